import { checkOpening, isClosedOn } from './check-opening.ts';
import { dateOf, findingsOn, timedDay } from './check-trip.ts';
import { insertStop } from './changes.ts';
import { dayBegins, firstArrival, leavesFrom, placeOfStation, type Timed } from './day-times.ts';
import { sameAs } from './finding.ts';
import { legBetween, type Place } from './legs.ts';
import { usualStay, type Known, type TripContext } from './known.ts';
import type { Stop, Trip } from './trip.ts';
import { areTwoCities } from './walk.ts';

/** What would happen to a stop on a day: closed, in another city, no room, or the time at which it fits. */
export type Fit =
  | { readonly state: 'closed' | 'elsewhere' | 'full' }
  | {
      readonly state: 'fits';
      readonly index: number;
      /** Minutes after midnight. */
      readonly at: number;
      /** Minutes of way that it adds. */
      readonly extra: number;
    };

const latest = 23 * 60;
const quarter = 15;

type Slot = Extract<Fit, { state: 'fits' }>;

/** What would happen to a stop on each day. A stop that is in the trip already has to be taken out first. */
export function fitsOn(trip: Trip, stop: Stop, context: TripContext): Fit[] {
  return trip.days.map((_, day) => fitOn(trip, day, stop, context));
}

/** What would happen to a stop on one day. */
export function fitOn(trip: Trip, day: number, stop: Stop, context: TripContext): Fit {
  const known = context.known.get(stop.of);
  const { timed } = timedDay(trip, day, context);
  const nights = nightsAround(trip, day, context);
  if (known && isElsewhere(known, timed, nights)) return { state: 'elsewhere' };
  const date = dateOf(trip, day);
  if (known && date && isClosedOn(known, date)) return { state: 'closed' };
  const before = troubles(trip, day, context);
  const slots = slotsIn(timed, stop, known, nights.before, context)
    .filter(({ at }) => isOpen(stop, known, date, at))
    .toSorted((a, b) => a.extra - b.extra || Number(isEarly(a)) - Number(isEarly(b)));
  const found = slots.find(({ index, at }) => {
    const after = troubles(insertStop(trip, stop, { day, index, at }), day, context);
    return [...after].every((each) => before.has(each));
  });
  return found ?? { state: 'full' };
}

/** Before most of a town is awake: only where no other time has as short a way. */
const isEarly = ({ at }: Slot) => at < dayBegins;

/** Whether nothing about its hours is more than a note, whatever else the day holds. */
function isOpen(stop: Stop, known: Known | undefined, date: string, at: number): boolean {
  if (!known) return true;
  const until = at + (stop.stay ?? known.stay);
  const found = checkOpening({ stop, known, at, until, given: true }, date);
  return found.every(({ level }) => level === 'note');
}

/** What is more than a note about a day. */
function troubles(trip: Trip, day: number, context: TripContext): Set<string> {
  const findings = findingsOn(trip, day, context);
  return new Set(findings.filter(({ level }) => level !== 'note').map(sameAs));
}

/** Where one has slept before a day, and where one sleeps after it, which the last day has no need of. */
interface Nights {
  readonly before: Place | undefined;
  readonly after: Place | undefined;
  readonly isLast: boolean;
}

function nightsAround({ days }: Trip, day: number, context: TripContext): Nights {
  const at = (index: number) => placeOfStation(context, days[index]?.sleep ?? '');
  return { before: at(day - 1), after: at(day), isLast: day === days.length - 1 };
}

/** Whether all of a day is in another city; a day without places is where its nights are. */
function isElsewhere(known: Known, timed: readonly Timed[], nights: Nights): boolean {
  if (known.lat === undefined) return false;
  const isFar = (place: Known | Place) => areTwoCities(place, known);
  const placed = timed.flatMap((each) => (each.known?.lat === undefined ? [] : each.known));
  if (placed.length > 0) return placed.every(isFar);
  const { before, after, isLast } = nights;
  return before !== undefined && isFar(before) && (isLast || (after !== undefined && isFar(after)));
}

/** Every quarter of an hour at which a stop would have room between two others. */
function slotsIn(
  timed: readonly Timed[],
  stop: Stop,
  known: Known | undefined,
  night: Place | undefined,
  context: TripContext,
): Slot[] {
  const stay = stop.stay ?? known?.stay ?? usualStay;
  const way = (from: Known | undefined, to: Known | undefined) =>
    from && to ? legBetween(from, to, context).minutes : 0;
  return Array.from({ length: timed.length + 1 }, (_, index) => index).flatMap((index) => {
    const [before, next] = [timed[index - 1], timed[index]];
    const there = way(before?.known, known);
    const on = way(known, next?.known);
    const extra = Math.max(0, there + on - way(before?.known, next?.known));
    const first = night && known ? legBetween(night, known, context) : undefined;
    const alone = firstArrival(first);
    const early = first?.mode === 'journey' ? alone : leavesFrom;
    const from = before ? before.until + there : next ? early : alone;
    const to = (next ? next.at - on : latest) - stay;
    return quarters(from, to, !before && next !== undefined).map((at): Slot => ({
      state: 'fits',
      index,
      at,
      extra,
    }));
  });
}

/** The quarters between two times, a day's first stop as late as it can be. */
function quarters(from: number, to: number, backwards: boolean): number[] {
  const first = Math.ceil(from / quarter) * quarter;
  const count = Math.max(0, Math.floor((to - first) / quarter) + 1);
  const times = Array.from({ length: count }, (_, step) => first + step * quarter);
  return backwards ? times.reverse() : times;
}
