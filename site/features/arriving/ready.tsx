import { Fold } from '#site/ui/fold.tsx';
import { Tips } from '#site/ui/tips.tsx';
import type { ArrivingPage } from './read.ts';
import type { Locale } from '#content/locale.ts';
import styles from './airport-section.module.css';

interface Props {
  readonly text: ArrivingPage['text']['ready' | 'firstDay'];
  /** Unfolds a list on narrow screens. */
  readonly show: string;
  readonly locale: Locale;
}

/** Short lists side by side: what to have ready, and the first day. */
export function Ready({ text, show, locale }: Props) {
  return (
    <div className={`wrap ${styles.ready}`}>
      {Object.values(text).map(({ id, heading, points }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{heading}</h2>
          <Fold narrow label={show} of={heading}>
            <Tips tips={points} locale={locale} />
          </Fold>
        </section>
      ))}
    </div>
  );
}
