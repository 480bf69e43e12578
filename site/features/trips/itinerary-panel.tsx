import type { ReactNode } from 'react';
import { surface } from '#site/ui/surface.ts';
import { Prose } from '#site/ui/prose.tsx';
import type { Locale } from '#content/locale.ts';
import styles from './itinerary-panel.module.css';
import type { TripText } from './plan.ts';

interface Props {
  readonly text: TripText;
  readonly locale: Locale;
  /** What stands above it: its title where the page has another. */
  readonly head?: ReactNode;
  /** Its dates, days, cost and files. */
  readonly children?: ReactNode;
}

/** The itinerary in view, and where to ask. */
export function ItineraryPanel({ text: { help }, locale, head, children }: Props) {
  return (
    <section aria-labelledby="plan" className={styles.section}>
      <div className="wrap">
        {head}
        {children}
        <div className={`not-printed ${surface('hwang')} ${styles.help}`}>
          <h3>{help.heading}</h3>
          <p>
            <Prose text={help.text} locale={locale} />
          </p>
        </div>
      </div>
    </section>
  );
}
