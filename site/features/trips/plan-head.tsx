import { ButtonLink } from '#site/ui/button.tsx';
import type { Plan, TripText } from './plan.ts';
import type { VisitedCity } from './read-itinerary-stays.ts';
import type { TripOffer } from './read-ready-trips.ts';
import { TripRibbon } from './trip-ribbon.tsx';
import styles from './trip-ribbon.module.css';

interface Props {
  readonly plan: Plan;
  readonly text: TripText;
  /** When it is best begun. */
  readonly first: { readonly heading: string; readonly text: string };
  /** Opens the itinerary as the visitor's own trip. */
  readonly offer: TripOffer;
  /** The cities of all trips, from which the ribbon of a trip through several takes its names. */
  readonly cities: readonly VisitedCity[];
}

/** Above the days of an itinerary on its own page. */
export function PlanHead({ plan, text, first, offer, cities }: Props) {
  return (
    <div className={styles.head}>
      <div className="row">
        <h2>{text.timeline.heading}</h2>
        <ButtonLink look="line" href={offer.href} className="needs-script">
          {offer.button}
          <span className="visually-hidden">{`. ${offer.hint}`}</span>
        </ButtonLink>
      </div>
      <TripRibbon stays={plan.stays} cities={cities} text={text} />
      <p>
        <b>{first.heading}.</b> {first.text}
      </p>
    </div>
  );
}
