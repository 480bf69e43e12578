import type { OpeningRule } from '#content/opening/opening-rule.ts';
import { closingOn, type Closing } from '#domain/opening/closing-days.ts';
import { addDays } from '#domain/time/days.ts';

/** A stop of a trip that is closed on some days. */
export interface TripClosing {
  /** Its day in the plan, from 1. */
  readonly day: number;
  /** Its index among the activities of that day. */
  readonly activity: number;
  readonly what: string;
  readonly rules: OpeningRule;
}

/** A stop that is closed on the date of the visit. */
export interface FoundClosing extends TripClosing {
  readonly date: string;
  readonly reason: Closing;
  /** The day of the trip, from 1. */
  readonly position: number;
}

/** A day that can be swapped with another in the same city, unless it is fixed. */
export interface MovableDay {
  readonly day: number;
  readonly city: string;
  readonly fixed?: boolean | undefined;
}

export interface DatedTrip {
  readonly days: readonly MovableDay[];
  readonly closings: readonly TripClosing[];
  /** The days of the plan in the order in which they are travelled. */
  readonly order: readonly number[];
  /** `YYYY-MM-DD`. */
  readonly start: string;
}

/** What is closed on a trip that begins on a date, in the order of the trip. */
export function closingsOf({ closings, order, start }: Omit<DatedTrip, 'days'>): FoundClosing[] {
  return order.flatMap((day, index) => {
    const date = addDays(start, index);
    return closings.flatMap((closing) => {
      const reason = closing.day === day && closingOn(closing.rules, date);
      return reason ? { ...closing, date, reason, position: index + 1 } : [];
    });
  });
}

/** The order with two days swapped; positions count from 1. */
export function swapped(order: readonly number[], [one, other]: readonly [number, number]) {
  return order.map((day, index) => {
    if (index === one - 1) return order[other - 1] ?? day;
    if (index === other - 1) return order[one - 1] ?? day;
    return day;
  });
}

/**
 * The two positions to swap for the fewest closings, preferring days close to the first closed one;
 * undefined when no swap helps.
 */
export function bestSwap(trip: DatedTrip): readonly [number, number] | undefined {
  const found = closingsOf(trip);
  const [first] = found;
  if (!first) return undefined;
  const positions = trip.order.map((_, index) => index + 1);
  const pairs = positions
    .flatMap((one) =>
      positions.filter((other) => other > one).map((other) => [one, other] as const),
    )
    .filter((pair) => canSwap(trip, pair))
    .map((pair) => ({
      pair,
      left: closingsOf({ ...trip, order: swapped(trip.order, pair) }).length,
      away: pair.includes(first.position) ? pair[1] - pair[0] : trip.order.length,
    }))
    .filter(({ left }) => left < found.length)
    .toSorted((a, b) => a.left - b.left || a.away - b.away);
  return pairs[0]?.pair;
}

function canSwap({ days, order }: DatedTrip, pair: readonly [number, number]): boolean {
  const [one, other] = pair.map((position) => days.find(({ day }) => day === order[position - 1]));
  return !!one && !!other && one.city === other.city && !one.fixed && !other.fixed;
}

/** The next start date, within two weeks, with which nothing is closed. */
export function nextOpenStart(trip: Omit<DatedTrip, 'days'>): string | undefined {
  const dates = Array.from({ length: 14 }, (_, index) => addDays(trip.start, index + 1));
  return dates.find((start) => closingsOf({ ...trip, start }).length === 0);
}
