import { remembered } from '../memory.ts';
import { isJourney, legBetween, placeOfStation, plannedLeg, type Leg, type Place } from './legs.ts';
import { usualStay, type Known, type TripContext } from './known.ts';
import { ownStop, type Day, type Stop, type Trip } from './trip.ts';
import { areTwoCities } from './walk.ts';

/** A stop of a day with what follows from its place in it. */
export interface Timed {
  readonly stop: Stop;
  /** Absent for an own stop, and for one that is no longer in the guide. */
  readonly known?: Known;
  /** Minutes after midnight. */
  readonly at: number;
  readonly until: number;
  /** Whether the visitor has set the time. */
  readonly given: boolean;
  /** The way from the stop before, or from where one has slept. */
  readonly leg?: Leg;
}

/** When a day begins whose first stop has no time. */
export const dayBegins = 9 * 60;
/** When one leaves for another city at the earliest, unless the visitor says so. */
export const leavesFrom = 7 * 60;
/** Times are written to the end of the following day. */
const latestStart = 48 * 60 - 5;

/**
 * When each stop of a day begins and ends.
 * @param night Where one wakes up: the id of a station, or of a stop in another city.
 */
export function timesOf(day: Day, context: TripContext, night = ''): Timed[] {
  const timed: Timed[] = [];
  let last = wakingPlace(context, night);
  for (const stop of day.stops) {
    const known = context.known.get(stop.of);
    const before = timed.at(-1);
    const leg = legTo(known, before, last, context);
    const arrival = before ? before.until + (leg?.minutes ?? 0) : firstArrival(leg);
    const at = stop.at ?? Math.min(Math.ceil(arrival / 5) * 5, latestStart);
    const until = at + (stop.stay ?? known?.stay ?? usualStay);
    timed.push({
      stop,
      at,
      until,
      given: stop.at !== undefined,
      ...(known && { known }),
      ...(leg && { leg }),
    });
    if (known?.lat !== undefined) last = known;
    // Where rides to no single place lead, nobody knows, nor where something was that the guide no longer has.
    else if (known ? known.plan?.legs.length : stop.of !== ownStop) last = undefined;
  }
  return timed;
}

/** When one reaches the first stop of a day: as the day begins, or after the journey from where one has slept. */
export function firstArrival(leg: Leg | undefined): number {
  return leg?.mode === 'journey' ? Math.max(dayBegins, leavesFrom + leg.minutes) : dayBegins;
}

function legTo(
  known: Known | undefined,
  before: Timed | undefined,
  last: Place | undefined,
  context: TripContext,
): Leg | undefined {
  if (!known) return undefined;
  const { plan } = known;
  const hasPlace = known.lat !== undefined;
  const follows = plan && plan.after === before?.stop.of && (before || !isThere(known, last));
  if (plan && (follows || !hasPlace)) {
    const to = hasPlace ? known : undefined;
    return plan.legs.length > 0 || (last && to)
      ? plannedLeg(plan.legs, last, to, context)
      : undefined;
  }
  return last && hasPlace ? legBetween(last, known, context) : undefined;
}

/** Whether a day's plan begins with a journey to where one has slept. */
function isThere(known: Known, last: Place | undefined): boolean {
  if (!last || known.lat === undefined || areTwoCities(last, known)) return false;
  return known.plan?.legs.some(isJourney) === true;
}

/** The way back to where one sleeps at the end of a day. */
export function wayBack(day: Day, context: TripContext): Leg | undefined {
  const last = context.known.get(day.stops.at(-1)?.of ?? '');
  const placed = day.stops.findLast(({ of }) => context.known.get(of)?.lat !== undefined);
  const from = placed && context.known.get(placed.of);
  const to = placeOfStation(context, day.sleep);
  const planned = last?.plan?.back;
  const stays = from && to && !areTwoCities(from, to) && planned?.some(isJourney);
  if (planned && !stays) return plannedLeg(planned, from, to, context);
  return from && to ? legBetween(from, to, context) : undefined;
}

/** A day with its times, and the way back to where one sleeps after it. */
export interface TimedDay {
  readonly timed: readonly Timed[];
  readonly back: Leg | undefined;
}

/** The times of a day, which are worked out once for each place where one has slept. */
export function timedOn(day: Day, context: TripContext, night = ''): TimedDay {
  const known = timesByNight(day, context);
  const found = known.get(night) ?? {
    timed: timesOf(day, context, night),
    back: wayBack(day, context),
  };
  known.set(night, found);
  return found;
}

const timesByNight = remembered((_day: Day, _context: TripContext) => new Map<string, TimedDay>());

/**
 * Where one wakes up before a day: the id of the station where one has slept, or without one that of the last place
 * before, if it lies in another city than the day's first, so that a journey leads there. Empty for anywhere else.
 */
export function nightBefore({ days }: Trip, day: number, context: TripContext): string {
  const slept = days[day - 1]?.sleep;
  if (slept) return slept;
  const first = placedIn(days[day], context).at(0);
  if (!first) return '';
  for (const before of days.slice(0, day).toReversed()) {
    const last = before.sleep || (placedIn(before, context).at(-1)?.id ?? '');
    const place = wakingPlace(context, last);
    if (place) return areTwoCities(place, first) ? last : '';
  }
  return '';
}

const placedIn = (day: Day | undefined, { known }: TripContext): Known[] =>
  (day?.stops ?? []).flatMap(({ of }) => {
    const found = known.get(of);
    return found?.lat === undefined ? [] : [found];
  });

/** The place of a station or of a stop. */
export const wakingPlace = (context: TripContext, id: string): Place | undefined =>
  context.known.get(id) ?? placeOfStation(context, id);
