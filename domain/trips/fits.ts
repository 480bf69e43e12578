import { checkOpening, isClosedOn } from './check-opening.ts';
import { dateOf, findingsOn, timedDay } from './check-trip.ts';
import { insertStop, type Slot } from './changes.ts';
import {
  dayBegins,
  firstArrival,
  leavesFrom,
  nightBefore,
  wakingPlace,
  type Timed,
} from './day-times.ts';
import { sameAs, type Finding } from './finding.ts';
import { legBetween, placeOfStation, type Place } from './legs.ts';
import { usualStay, type Known, type TripContext } from './known.ts';
import type { Stop, Trip } from './trip.ts';
import { areTwoCities } from './walk.ts';

/** What would happen to a stop on a day: closed, in another city, no room, or the time at which it fits. */
export type Fit =
  | { readonly state: 'closed' | 'elsewhere' | 'full' }
  | (Room & { readonly state: 'fits' })
  /** A part of it is closed. */
  | (Room & { readonly state: 'part'; readonly what: string });

interface Room {
  readonly index: number;
  /** Minutes after midnight. */
  readonly at: number;
  /** It comes at about that time after the stop before, and needs none of its own. */
  readonly follows?: true;
  /** Minutes of way that it adds. */
  readonly extra: number;
}

const latest = 23 * 60;
const mealsBegin = 11 * 60;
const quarter = 15;

/** Where a stop goes on a day: to its place and time if it fits there, else to the end. */
export function slotOn(trip: Trip, day: number | undefined, fit: Fit | undefined): Slot {
  if (!fit || !('index' in fit)) {
    const stops = day === undefined ? trip.tray : (trip.days[day]?.stops ?? []);
    return { day, index: stops.length };
  }
  const { index, at, follows } = fit;
  return { day, index, ...(!follows && { at }) };
}

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
  const before = new Set(troubles(trip, day, context).map(sameAs));
  /** The day with the stop, where nothing new is said against it. */
  const tried = (slot: Slot): Trip | undefined => {
    const after = insertStop(trip, stop, slot);
    const isNew = (each: Finding) => !isPart(each, stop) && !before.has(sameAs(each));
    return troubles(after, day, context).some(isNew) ? undefined : after;
  };
  const rooms = roomsIn(timed, stop, known, wakingFor(trip, day, stop, context), context)
    .filter(({ at }) => isOpen(stop, known, date, at))
    .toSorted(
      (a, b) =>
        Number(isBeforeMeals(known, a)) - Number(isBeforeMeals(known, b)) ||
        a.extra - b.extra ||
        Number(isEarly(a)) - Number(isEarly(b)),
    );
  for (const room of rooms) {
    const after = tried({ day, index: room.index, at: room.at });
    if (!after) continue;
    const loose = tried({ day, index: room.index });
    const at = loose && timedDay(loose, day, context).timed[room.index]?.at;
    const follows = at !== undefined && Math.abs(at - room.at) <= quarter;
    const found: Room = follows ? { ...room, at, follows } : room;
    const closed = troubles(after, day, context).find((each) => isPart(each, stop));
    return closed
      ? { state: 'part', what: `${closed.names['what']}`, ...found }
      : { state: 'fits', ...found };
  }
  return { state: 'full' };
}

/** Before most of a town is awake: only where no other time has as short a way. */
const isEarly = ({ at }: Room) => at < dayBegins;

/** Nobody lunches at eight: only where there is no later time. */
const isBeforeMeals = (known: Known | undefined, { at }: Room) =>
  known?.icon === 'food' && at < mealsBegin;

/** Whether a finding is that a part of a stop is closed, at whatever time. */
const isPart = ({ code, stop: key }: Finding, { key: own }: Stop) =>
  code === 'part-closed' && key === own;

/** Whether nothing about its hours is more than a note, whatever else the day holds. */
function isOpen(stop: Stop, known: Known | undefined, date: string, at: number): boolean {
  if (!known) return true;
  const until = at + (stop.stay ?? known.stay);
  const found = checkOpening({ stop, known, at, until, given: true }, date);
  return found.every(({ level, code }) => level === 'note' || code === 'part-closed');
}

/** What is more than a note about a day. */
function troubles(trip: Trip, day: number, context: TripContext): Finding[] {
  return findingsOn(trip, day, context).filter(({ level }) => level !== 'note');
}

/** Where one wakes up on a day that a stop begins. */
function wakingFor(trip: Trip, day: number, stop: Stop, context: TripContext): Place | undefined {
  const begun = insertStop(trip, stop, { day, index: 0 });
  return wakingPlace(context, nightBefore(begun, day, context));
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
function roomsIn(
  timed: readonly Timed[],
  stop: Stop,
  known: Known | undefined,
  night: Place | undefined,
  context: TripContext,
): Room[] {
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
    return quarters(from, to, !before && next !== undefined).map((at): Room => ({
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
