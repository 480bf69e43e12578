import type { ReactNode } from 'react';
import { surface } from '#site/ui/surface.ts';
import { Prose } from '#site/ui/prose.tsx';
import type { Locale } from '#content/locale.ts';
import { CostSection } from './cost-section.tsx';
import { Days } from './days.tsx';
import { Downloads } from './downloads.tsx';
import styles from './itinerary-panel.module.css';
import type { Labels, Meals, Plan } from './plan.ts';
import { TripMeta } from './trip-meta.tsx';

interface Props {
  readonly plan: Plan;
  readonly meals: Meals;
  readonly labels: Labels;
  readonly locale: Locale;
  /** Whether the page is this itinerary's own: its title then stands in the header of the page. */
  readonly own: boolean;
  /** The first day of the trip, and what is closed then. */
  readonly dates?: ReactNode;
}

/** The itinerary in view: its days, what it costs, what to take along, and where to ask. */
export function ItineraryPanel({ plan, meals, labels, locale, own, dates }: Props) {
  const { help, timeline } = labels;
  return (
    <section aria-labelledby="plan" className={styles.section} data-trip={plan.id}>
      <div className="wrap">
        {own ? (
          <h2 className={styles.days}>{timeline.heading}</h2>
        ) : (
          <>
            {/* Links to the plan lead to its title, which takes the focus and so is said by screen readers. */}
            <h2 id="plan" tabIndex={-1} className={styles.title}>
              {plan.title}
            </h2>
            <TripMeta plan={plan} labels={labels} className={styles.meta} />
          </>
        )}
        {dates}
        <Days plan={plan} labels={labels} locale={locale} />
        <div className={styles.along}>
          <CostSection plan={plan} meals={meals} labels={labels} locale={locale} />
          <Downloads title={plan.title} labels={labels} />
        </div>
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
