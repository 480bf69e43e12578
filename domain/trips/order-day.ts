import { withDay } from './changes.ts';
import { findingsOn } from './check-trip.ts';
import { nightBefore, wakingPlace } from './day-times.ts';
import type { TripContext } from './known.ts';
import { legBetween, placeOfStation } from './legs.ts';
import { bestOrder, costOfOrder, type Cost } from './order.ts';
import type { Trip } from './trip.ts';

/** A day in the order of the shortest way. */
export interface OrderedDay {
  readonly trip: Trip;
  /** Minutes of way before and after. */
  readonly before: number;
  readonly after: number;
}

/**
 * Puts the stops of a day in the order of the shortest way, from where one wakes up to where one sleeps. Stops with a
 * time of their own keep their place. Of the two directions of a way the one with fewer findings counts.
 */
export function orderDay(trip: Trip, day: number, context: TripContext): OrderedDay {
  const stops = trip.days[day]?.stops ?? [];
  const fixed = new Set(stops.flatMap(({ at }, index) => (at === undefined ? [] : [index])));
  return ordered(trip, day, fixed, context);
}

/**
 * The same without the times of its stops, but for that at which the day begins; undefined where it is no shorter, or
 * where something new does not fit.
 */
export function orderWithoutTimes(
  trip: Trip,
  day: number,
  context: TripContext,
): OrderedDay | undefined {
  const begins = trip.days[day]?.stops[0]?.at;
  const found = ordered(trip, day, new Set(), context);
  const loose = withDay(found.trip, day, (each) => ({
    ...each,
    stops: each.stops.map(({ at: _at, ...stop }, index) =>
      index === 0 && begins !== undefined ? { ...stop, at: begins } : stop,
    ),
  }));
  const troubles = (one: Trip) =>
    findingsOn(one, day, context).filter(({ level }) => level !== 'note').length;
  const helps = found.after < found.before && troubles(loose) <= troubles(trip);
  return helps ? { ...found, trip: loose } : undefined;
}

function ordered(
  trip: Trip,
  day: number,
  fixed: ReadonlySet<number>,
  context: TripContext,
): OrderedDay {
  const stops = trip.days[day]?.stops ?? [];
  const night = wakingPlace(context, nightBefore(trip, day, context));
  const bed = placeOfStation(context, trip.days[day]?.sleep ?? '');
  const [start, end] = [night ?? bed, bed ?? night];
  const places = stops.map(({ of }) => context.known.get(of));
  const memory = new Map<number, number>();
  const cost: Cost = (from, to) => {
    const key = (from + 1) * 512 + to + 1;
    const kept = memory.get(key);
    if (kept !== undefined) return kept;
    const [one, other] = [from < 0 ? start : places[from], to < 0 ? end : places[to]];
    const leg = one && other ? legBetween(one, other, context).minutes : 0;
    memory.set(key, leg);
    return leg;
  };
  const given = stops.map((_, index) => index);
  const best = bestOrder(stops.length, cost, fixed);
  const apply = (order: readonly number[]) =>
    withDay(trip, day, (each) => ({
      ...each,
      stops: order.flatMap((index) => stops[index] ?? []),
    }));
  const findings = (one: Trip) => findingsOn(one, day, context).length;
  const minutes = (order: readonly number[]) => costOfOrder(order, cost);
  const [straight, turned] = [apply(best), apply(best.toReversed())];
  const turns = fixed.size === 0 && minutes(best.toReversed()) <= minutes(best);
  const chosen = turns && findings(turned) < findings(straight) ? best.toReversed() : best;
  return { trip: apply(chosen), before: minutes(given), after: minutes(chosen) };
}
