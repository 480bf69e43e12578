import { addDays } from '../time/days.ts';
import { swapDays } from './changes.ts';
import { daysOff, type DayOff } from './check-opening.ts';
import type { TripContext } from './known.ts';
import type { Trip } from './trip.ts';

/** A stop of a trip that is closed on the date of the visit: a part, or the whole place by its name. */
export interface ClosedStop extends DayOff {
  readonly what: string;
  /** The index of the day, and that of the stop on it. */
  readonly day: number;
  readonly stop: number;
  readonly date: string;
}

type KnownStops = Pick<TripContext, 'known'>;

/** What is closed on a trip, in its order; nothing without a first day. */
export function closedStops({ start, days }: Trip, { known }: KnownStops): ClosedStop[] {
  if (!start) return [];
  return days.flatMap(({ stops }, day) => {
    const date = addDays(start, day);
    return stops.flatMap(({ of }, stop) => {
      const found = known.get(of);
      if (!found) return [];
      return daysOff(found, date).map(({ closing, what = found.name, plural }) => {
        return { closing, what, plural, day, stop, date };
      });
    });
  });
}

/** The first day, within two weeks, of a trip on which nothing is closed. */
export function nextOpenStart(trip: Trip, context: KnownStops): string | undefined {
  if (!trip.start) return undefined;
  const starts = Array.from({ length: 14 }, (_, index) => addDays(trip.start, index + 1));
  return starts.find((start) => closedStops({ ...trip, start }, context).length === 0);
}

/** The indices of two days. */
export type Pair = readonly [one: number, other: number];

/**
 * Of some pairs of days those two to swap: what leaves the least, and the nearest of those.
 * @param left How much is still closed in a trip.
 * @param near The day that one would rather swap.
 */
export function bestSwap(
  trip: Trip,
  pairs: readonly Pair[],
  left: (trip: Trip, pair: Pair) => number,
  near: number,
): Pair | undefined {
  const ranked = pairs.map((pair) => ({
    pair,
    left: left(swapDays(trip, ...pair), pair),
    away: pair.includes(near) ? Math.abs(pair[1] - pair[0]) : trip.days.length,
  }));
  return ranked.toSorted((a, b) => a.left - b.left || a.away - b.away)[0]?.pair;
}
