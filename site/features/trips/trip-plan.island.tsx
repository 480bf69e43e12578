import { CostSection } from './cost-section.tsx';
import { Days } from './days.tsx';
import { Downloads } from './downloads.tsx';
import styles from './itinerary-panel.module.css';
import type { Meals, Trip, TripPageText } from './plan.ts';
import { TripDates, type DateProps } from './trip-dates.tsx';
import { useTrip } from './use-trip.ts';

interface Props extends Omit<DateProps, 'state' | 'trip'> {
  readonly trip: Trip;
  readonly meals: Meals;
  readonly text: TripPageText;
  /** The path of the planner of the metro. */
  readonly metro: string;
}

/** An itinerary with its dates, days, cost and files; the query holds what the visitor chooses. */
export function TripPlan({ trip, meals, text, metro, locale, ...dates }: Props) {
  const state = useTrip(trip, meals);
  return (
    <div data-guide>
      <TripDates trip={trip} state={state} text={text} locale={locale} {...dates} />
      <Days trip={trip} state={state} text={text} metro={metro} locale={locale} />
      <div className={styles.along}>
        <CostSection trip={trip} state={state} meals={meals} text={text} locale={locale} />
        <Downloads trip={trip} state={state} text={text} />
      </div>
    </div>
  );
}
