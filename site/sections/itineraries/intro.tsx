import { Prose } from '#site/ui/prose.tsx';
import type { Locale } from '#content/locale.ts';
import styles from './intro.module.css';

interface Props {
  readonly paragraphs: readonly string[];
  readonly locale: Locale;
}

/** How to use the itineraries, and links to read first. */
export function Intro({ paragraphs, locale }: Props) {
  return (
    <div className={`wrap ${styles.intro}`}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Prose text={paragraph} locale={locale} />
        </p>
      ))}
    </div>
  );
}
