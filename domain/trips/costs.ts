import { dayCost, tripCost, type TripCost } from './cost-parts.ts';
import { nightBefore, timedOn } from './day-times.ts';
import type { Known, TripContext } from './known.ts';
import type { Leg } from './legs.ts';
import { ownStop, type Trip } from './trip.ts';

/** What a trip costs, KRW a person, and what that leaves out. */
export interface CountedTrip extends TripCost {
  readonly days: readonly TripCost[];
  /** Of all travellers. */
  readonly group: number;
  readonly left: {
    /** How many ways have a fare that no source gives. */
    readonly unseen: number;
    /** The names of stops of which nobody knows what they cost. */
    readonly unknown: readonly string[];
  };
}

/**
 * What a trip costs a person: meals of every day, rides, admissions and journeys; travellers share a taxi. Fares are
 * those of the ready-made trip where a stop follows the one that it was planned after, else those of the estimate.
 */
export function costOf(trip: Trip, context: TripContext): CountedTrip {
  const meals = context.meals[trip.meals] ?? 0;
  const all = trip.days.map((day, index) => {
    const { timed, back } = timedOn(day, context, nightBefore(trip, index, context));
    const legs = [...timed.flatMap(({ leg }) => leg ?? []), ...(back ? [back] : [])];
    const stops = timed.flatMap(({ known }) => known ?? []);
    return { legs, stops };
  });
  const days = all.map(({ legs, stops }) =>
    dayCost({
      meals,
      rides: legs.map((leg) => fareOf(leg, trip.people)),
      tickets: stops.flatMap(({ tickets }) => tickets),
    }),
  );
  return countedTrip(days, trip.people, {
    unseen: all.flatMap(({ legs }) => legs).filter(({ unseen }) => unseen).length,
    unknown: [
      ...new Set(all.flatMap(({ stops }) => stops.filter(isUnknown)).map(({ name }) => name)),
    ],
  });
}

/** The costs of days as those of a trip. */
export function countedTrip(
  days: readonly TripCost[],
  people: number,
  left: CountedTrip['left'] = { unseen: 0, unknown: [] },
): CountedTrip {
  const sum = tripCost(days);
  return { ...sum, days, group: sum.total * people, left };
}

/** KRW a person. */
function fareOf({ won = 0, car = 0 }: Leg, people: number): number {
  return won + Math.round(car / people);
}

const isUnknown = ({ id, priced }: Known) => id !== ownStop && !priced;
