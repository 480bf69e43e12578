import type { Locale } from '#content/locale.ts';
import { Sources } from '#site/ui/sources.tsx';
import type { PracticalGuideData, PracticalSection } from './read.ts';
import styles from './guide-sources.module.css';

interface Props {
  readonly sources: PracticalSection['sources'];
  readonly practicalSectionText: PracticalGuideData['practicalSectionText'];
  readonly locale: Locale;
}

/** Where statements were read, folded. */
export function GuideSources({ sources, practicalSectionText, locale }: Props) {
  if (sources.length === 0) return null;
  return (
    <details className={styles.sources}>
      <summary>{practicalSectionText.sources.replace('{count}', String(sources.length))}</summary>
      <ul>
        {sources.map((source) => (
          <li key={source.url}>
            <Sources sources={[source]} locale={locale} />
          </li>
        ))}
      </ul>
    </details>
  );
}
