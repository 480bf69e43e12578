import { everyDay, type Weekday } from '#content/opening/opening-rule.ts';
import { addDays, weekdayOf } from '../time/days.ts';
import { closedStops, type ClosedStop } from './closed-stops.ts';
import type { TripContext } from './known.ts';
import type { Trip } from './trip.ts';

/** Half a year, so that no run of holidays hides a weekly day off. */
const weeks = 26;

/** A weekday on which a trip may begin, with the stops that it would then meet on their weekly day off. */
export interface FirstWeekday {
  readonly weekday: Weekday;
  readonly closed: readonly Pick<ClosedStop, 'day' | 'what' | 'plural'>[];
}

/**
 * What a trip meets closed when it begins on each day of the week; days off of a month and holidays hang on the date.
 * @param from The first date that is tried (`YYYY-MM-DD`).
 */
export function firstWeekdays(
  trip: Trip,
  context: Pick<TripContext, 'known'>,
  from: string,
): FirstWeekday[] {
  const starts = Array.from({ length: 7 * weeks }, (_, index) => addDays(from, index));
  return everyDay.map((weekday) => {
    const closed = starts
      .filter((start) => weekdayOf(start) === weekday)
      .flatMap((start) => closedStops({ ...trip, start }, context))
      .filter(({ closing }) => closing === 'weekday');
    const each = new Map(closed.map((stop) => [`${stop.day} ${stop.stop} ${stop.what}`, stop]));
    return { weekday, closed: [...each.values()] };
  });
}
