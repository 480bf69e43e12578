import {
  findStop,
  insertStop,
  moveStop,
  removeStop,
  swapDays,
  withDay,
  withStop,
} from './changes.ts';
import { bestSwap, type Pair } from './closed-stops.ts';
import { openOn } from './check-opening.ts';
import { checkTrip, dateOf, findingsOn, timedDay } from './check-trip.ts';
import { sameAs, type Finding } from './finding.ts';
import { fitOn, slotOn } from './fits.ts';
import type { TripContext } from './known.ts';
import { orderDay } from './order-day.ts';
import type { Trip } from './trip.ts';

/** A press that mends a finding, with what its label names. */
export interface Fix {
  readonly code: 'swap-days' | 'move' | 'other-time' | 'push' | 'order' | 'by-time' | 'to-tray';
  readonly names: Readonly<Record<string, string | number>>;
  readonly trip: Trip;
}

type Mend = (trip: Trip, finding: Finding, context: TripContext) => Iterable<Fix>;

const mends: readonly Mend[] = [byTime, swaps, moves, otherTime, push, order, toTray];

/**
 * What mends a finding, the best first and each found when it is asked for: it makes the finding go away and closes
 * nothing else. Notes are not mended, but for a place that is in the trip twice.
 */
export function* fixesFor(finding: Finding, trip: Trip, context: TripContext): Generator<Fix> {
  if (finding.level === 'note' && finding.code !== 'twice') return;
  const before = closedIn(checkTrip(trip, context));
  for (const mend of mends)
    for (const fix of mend(trip, finding, context)) {
      const after = checkTrip(fix.trip, context);
      const isGone = !after.some((each) => sameAs(each) === sameAs(finding));
      if (isGone && [...closedIn(after)].every((each) => before.has(each))) yield fix;
    }
}

function closedIn(findings: readonly Finding[]): Set<string> {
  return new Set(findings.filter(({ level }) => level === 'closed').map(sameAs));
}

/** The two days of a city to swap: what leaves the fewest closed, and the nearest of those. */
function swaps(trip: Trip, { day, level }: Finding, context: TripContext): Fix[] {
  if (day === undefined || level !== 'closed' || isFixed(trip, day, context)) return [];
  const pairs = trip.days.flatMap((_, other): Pair[] => {
    if (other === day || cityOf(trip, other, context) !== cityOf(trip, day, context)) return [];
    return isFixed(trip, other, context) ? [] : [[Math.min(day, other), Math.max(day, other)]];
  });
  const closed = (swapped: Trip, pair: Pair) =>
    pair
      .flatMap((each) => findingsOn(swapped, each, context))
      .filter((each) => each.level === 'closed').length;
  const best = bestSwap(trip, pairs, closed, day);
  if (!best) return [];
  const [one, other] = best;
  const names = { one: one + 1, other: other + 1 };
  return [{ code: 'swap-days', names, trip: swapDays(trip, one, other) }];
}

/** A day with a journey cannot be swapped. */
function isFixed(trip: Trip, day: number, context: TripContext): boolean {
  const { timed } = timedDay(trip, day, context);
  return timed.length === 0 || timed.some(({ leg }) => leg?.mode === 'journey');
}

function cityOf(trip: Trip, day: number, { known }: TripContext): string | undefined {
  return trip.days[day]?.stops.map(({ of }) => known.get(of)?.city).find(Boolean);
}

/** Other days on which the stop has room, the nearest first. */
function moves(trip: Trip, { stop: key, day: from = 0 }: Finding, context: TripContext): Fix[] {
  const found = key === undefined ? undefined : findStop(trip, key);
  if (!found || key === undefined) return [];
  const without = removeStop(trip, key);
  const near = trip.days
    .map((_, day) => day)
    .filter((day) => day !== from)
    .toSorted((a, b) => Math.abs(a - from) - Math.abs(b - from));
  for (const day of near) {
    const fit = fitOn(without, day, found.stop, context);
    if (fit.state !== 'fits') continue;
    const names = { day: day + 1, at: fit.at, date: dateOf(trip, day) };
    const moved = insertStop(without, found.stop, slotOn(without, day, fit));
    return [{ code: 'move', names, trip: moved }];
  }
  return [];
}

/** The quarters of an hour of the same day at which the stop has room, the nearest first. */
function* otherTime(trip: Trip, { stop: key, day }: Finding, context: TripContext): Generator<Fix> {
  const found = key === undefined ? undefined : findStop(trip, key);
  if (!found || key === undefined || day === undefined) return;
  const { timed, date } = timedDay(trip, day, context);
  const index = timed.findIndex(({ stop }) => stop.key === key);
  const [before, each] = [timed[index - 1], timed[index]];
  const rule = each?.known?.hours?.rule;
  const last = rule && date ? openOn(rule, date).at(-1) : undefined;
  const stay = each ? each.until - each.at : 0;
  const limit = Math.min(last?.lastEntry ?? Infinity, (last?.to ?? 23 * 60) - stay);
  const first = Math.ceil((before?.until ?? 7 * 60) / 15) * 15;
  const now = each?.at ?? first;
  const count = Math.max(0, Math.floor((limit - first) / 15) + 1);
  const times = Array.from({ length: count }, (_, step) => first + step * 15)
    .filter((at) => at !== now)
    .toSorted((a, b) => Math.abs(a - now) - Math.abs(b - now));
  for (const at of times) {
    const changed = withStop(trip, key, (stop) => ({ ...stop, at }));
    const left = findingsOn(changed, day, context).filter(
      (one) => one.stop === key && one.level !== 'note',
    );
    if (left.length === 0) yield { code: 'other-time', names: { at }, trip: changed };
  }
}

/** The stop, and whatever it then meets, begins as soon as one can be there. */
function push(trip: Trip, { stop: key, day }: Finding, context: TripContext): Fix[] {
  if (key === undefined || day === undefined) return [];
  const index = trip.days[day]?.stops.findIndex((stop) => stop.key === key) ?? -1;
  if (index < 0) return [];
  let pushed = trip;
  for (let place = index; place < (trip.days[day]?.stops.length ?? 0); place++) {
    const { timed } = timedDay(pushed, day, context);
    const [before, each] = [timed[place - 1], timed[place]];
    if (!before || !each?.given) continue;
    const soonest = Math.ceil((before.until + (each.leg?.minutes ?? 0)) / 5) * 5;
    if (soonest > each.at)
      pushed = withStop(pushed, each.stop.key, (stop) => ({ ...stop, at: soonest }));
  }
  if (pushed === trip) return [];
  const names = { at: timedDay(pushed, day, context).timed[index]?.at ?? 0 };
  return [{ code: 'push', names, trip: pushed }];
}

/** The stops of the day in the order of their times. */
function byTime(trip: Trip, { day, code }: Finding, context: TripContext): Fix[] {
  if (day === undefined || code !== 'out-of-order') return [];
  const times = new Map(timedDay(trip, day, context).timed.map(({ stop, at }) => [stop.key, at]));
  const sorted = withDay(trip, day, (each) => ({
    ...each,
    stops: each.stops.toSorted((a, b) => (times.get(a.key) ?? 0) - (times.get(b.key) ?? 0)),
  }));
  return [{ code: 'by-time', names: { day: day + 1 }, trip: sorted }];
}

/** The day by the shortest way. */
function order(trip: Trip, { day }: Finding, context: TripContext): Fix[] {
  if (day === undefined) return [];
  return [{ code: 'order', names: { day: day + 1 }, trip: orderDay(trip, day, context).trip }];
}

function toTray(trip: Trip, { stop: key }: Finding): Fix[] {
  if (key === undefined) return [];
  return [{ code: 'to-tray', names: {}, trip: moveStop(trip, key, { index: trip.tray.length }) }];
}
