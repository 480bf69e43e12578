import type { ReactNode } from 'react';
import { surface } from '#site/ui/surface.ts';
import { Prose } from '#site/ui/prose.tsx';
import type { Locale } from '#content/locale.ts';
import styles from './itinerary-panel.module.css';
import type { TripText, Plan } from './plan.ts';
import { TripMeta } from './trip-meta.tsx';

interface Props {
  readonly plan: Plan;
  readonly text: TripText;
  /** When it is best begun. */
  readonly first: { readonly heading: string; readonly text: string };
  readonly locale: Locale;
  /** Whether the page is this itinerary's own: its title then stands in the header of the page. */
  readonly own: boolean;
  /** Its dates, days, cost and files. */
  readonly children?: ReactNode;
}

/** The itinerary in view, and where to ask. */
export function ItineraryPanel({ plan, text, first, locale, own, children }: Props) {
  const { help, timeline } = text;
  return (
    <section aria-labelledby="plan" className={styles.section}>
      <div className="wrap">
        {own ? (
          <h2 className={styles.days}>{timeline.heading}</h2>
        ) : (
          <>
            {/* Links to the plan lead to its title, which takes the focus and so is said by screen readers. */}
            <h2 id="plan" tabIndex={-1} className={styles.title}>
              {plan.title}
            </h2>
            <TripMeta plan={plan} text={text} className={styles.meta} />
          </>
        )}
        <p className={styles.first}>
          <b>{first.heading}.</b> {first.text}
        </p>
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
