import type { ReactNode } from 'react';
import { ButtonLink } from '#site/ui/button.tsx';
import { surface } from '#site/ui/surface.ts';
import { Prose } from '#site/ui/prose.tsx';
import type { Locale } from '#content/locale.ts';
import styles from './itinerary-panel.module.css';
import type { TripText, Plan } from './plan.ts';
import type { VisitedCity } from './read-itinerary-stays.ts';
import type { TripOffer } from './read-ready-trips.ts';
import { TripMeta } from './trip-meta.tsx';
import { TripRibbon } from './trip-ribbon.tsx';

interface Props {
  readonly plan: Plan;
  readonly text: TripText;
  /** When it is best begun, where the dates do not say it. */
  readonly first?: { readonly heading: string; readonly text: string } | undefined;
  readonly locale: Locale;
  /** Whether the page is this itinerary's own: its title then stands in the header of the page. */
  readonly own: boolean;
  /** Opens the itinerary as the visitor's own trip. */
  readonly offer?: TripOffer | undefined;
  /** The cities of all trips, from which the ribbon of a trip through several takes its names. */
  readonly cities?: readonly VisitedCity[] | undefined;
  /** Its dates, days, cost and files. */
  readonly children?: ReactNode;
}

/** The itinerary in view, and where to ask. */
export function ItineraryPanel({ plan, text, first, locale, own, offer, cities, children }: Props) {
  const { help, timeline } = text;
  return (
    <section aria-labelledby="plan" className={styles.section}>
      <div className="wrap">
        {own ? (
          <>
            <div className={`row ${styles.days}`}>
              <h2>{timeline.heading}</h2>
              {offer && (
                <ButtonLink look="line" href={offer.href} className="needs-script">
                  {offer.button}
                  <span className="visually-hidden">{`. ${offer.hint}`}</span>
                </ButtonLink>
              )}
            </div>
            {cities && <TripRibbon stays={plan.stays} cities={cities} text={text} />}
          </>
        ) : (
          <>
            {/* Links to the plan lead to its title, which takes the focus and so is said by screen readers. */}
            <h2 id="plan" tabIndex={-1} className={styles.title}>
              {plan.title}
            </h2>
            <TripMeta plan={plan} text={text} className={styles.meta} />
          </>
        )}
        {first && (
          <p className={styles.days}>
            <b>{first.heading}.</b> {first.text}
          </p>
        )}
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
