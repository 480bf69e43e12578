import { ProseList } from '#site/ui/prose-list.tsx';
import type { ArrivingPage } from '#content/arriving.server.ts';
import type { Locale } from '#content/locale.ts';
import styles from './airport-section.module.css';

interface Props {
  readonly words: ArrivingPage['copy']['ready' | 'firstDay'];
  readonly locale: Locale;
}

/** Short lists side by side: what to have ready, and the first day. */
export function Ready({ words, locale }: Props) {
  return (
    <div className={`wrap ${styles.ready}`}>
      {Object.values(words).map(({ id, heading, points }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{heading}</h2>
          <ProseList points={points} locale={locale} />
        </section>
      ))}
    </div>
  );
}
