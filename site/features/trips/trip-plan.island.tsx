import type { ReactNode } from 'react';
import { CostSection } from './cost-section.tsx';
import { Days } from './days.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { Downloads } from './downloads.tsx';
import styles from './itinerary-panel.module.css';
import type { Meals, OpenTrip, TripPageText } from './plan.ts';
import { TripDates, type DateProps } from './trip-dates.tsx';
import { useTrip } from './use-trip.ts';

interface Props extends Omit<DateProps, 'state' | 'trip'> {
  readonly trip: OpenTrip;
  readonly meals: Meals;
  readonly text: TripPageText;
  /** The path of the planner of the metro. */
  readonly metro: string;
  /** What unfolds dates, cost and files below the days, where each stop is brief as well; without it they stand in view. */
  readonly folded?: string | undefined;
  /** When it is best begun, beside the dates where those are folded. */
  readonly first?: ReactNode;
  /** A picture of each day. */
  readonly children?: ReactNode;
}

/** An itinerary with its days, dates, cost and files; the query holds what the visitor chooses. */
export function TripPlan(props: Props) {
  const { trip, meals, text, metro, folded, first, children, locale, ...dates } = props;
  const state = useTrip(trip, meals);
  const start = <TripDates trip={trip} state={state} text={text} locale={locale} {...dates} />;
  const along = (
    <div className={`split-wide ${styles.along}`}>
      <div>
        {!folded && (
          <Fold narrow label={text.calendar.start} open={state.start !== ''}>
            {start}
          </Fold>
        )}
        <Downloads trip={trip} state={state} text={text} />
      </div>
      <CostSection trip={trip} state={state} meals={meals} text={text} locale={locale} />
    </div>
  );
  return (
    <div data-guide data-shown={state.days[state.selected - 1]?.day}>
      {children}
      <Days trip={trip} state={state} brief={folded !== undefined} {...{ text, metro, locale }} />
      {folded ? (
        <Fold label={folded} open={state.start !== ''}>
          <p>{first}</p>
          {start}
          {along}
        </Fold>
      ) : (
        along
      )}
    </div>
  );
}
