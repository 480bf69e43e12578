import { Prose } from './prose.tsx';
import type { Locale } from '#content/locale.ts';
import styles from './intro.module.css';

interface Props {
  readonly paragraphs: readonly string[];
  readonly locale: Locale;
}

/** What to know before the cards. */
export function Intro({ paragraphs, ...words }: Props) {
  return (
    <div className={`wrap ${styles.intro}`}>
      {paragraphs.map((text) => (
        <p key={text}>
          <Prose text={text} {...words} />
        </p>
      ))}
    </div>
  );
}
