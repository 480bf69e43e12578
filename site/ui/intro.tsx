import { Prose } from './prose.tsx';
import type { Locale } from '#content/locale.ts';
import styles from './intro.module.css';

interface Props {
  readonly paragraphs: readonly string[];
  readonly locale: Locale;
}

/** What to know before the cards. */
export function Intro({ paragraphs, ...text }: Props) {
  return (
    <div className={`wrap ${styles.intro}`}>
      {paragraphs.map((line) => (
        <p key={line}>
          <Prose text={line} {...text} />
        </p>
      ))}
    </div>
  );
}
