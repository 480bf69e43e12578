import { capital } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { fill } from '#domain/text/fill.ts';
import { nextKey, removeStop, withLength } from '#domain/trips/changes.ts';
import { findingsOn } from '#domain/trips/check-trip.ts';
import { fitOn, fitsOn, slotOn, type Fit } from '#domain/trips/fits.ts';
import type { TripContext } from '#domain/trips/known.ts';
import { emptyTrip, limits, stopsOf, type Stop, type Trip } from '#domain/trips/trip.ts';
import { countOf } from '#domain/text/count-of.ts';
import { daysOf, type DayView } from './days.ts';
import { addStop, placeStop, stopsIn } from './edits.ts';
import type { Facts } from './facts.ts';
import { fitText } from './fit-text.ts';
import { findingsText } from './placed-text.ts';

/** What a button adds: a stop, or the stops of a day of an itinerary. */
export interface Added {
  readonly stops: readonly Omit<Stop, 'key'>[];
  readonly isDay: boolean;
}

/** A day that it can go to, or none, and what would happen there. */
export interface Choice {
  /** The index of the day; absent for none. */
  readonly day?: number;
  readonly name: string;
  readonly says: string;
  readonly state?: Fit['state'] | undefined;
  /** It is there already. */
  readonly isHere: boolean;
  readonly change: (trip: Trip | undefined) => Trip;
}

interface Words {
  readonly facts: Facts;
  readonly locale: Locale;
}

/** Where a stop that is added stands in the trip already; of a place also what an itinerary does there. */
export function stopIn(
  trip: Trip | undefined,
  { stops, isDay }: Added,
  { known }: Pick<TripContext, 'known'>,
) {
  const [added] = stops;
  if (!trip || isDay || !added) return undefined;
  const all = stopsOf(trip);
  const stop =
    all.find(({ of }) => of === added.of) ??
    all.find(({ of }) => known.get(of)?.place === added.of);
  const day = trip.days.findIndex((each) => stop && each.stops.includes(stop));
  return stop && { key: stop.key, ...(day >= 0 && { day }) };
}

/** The days to choose from, that with the least way first; without a trip its first day. */
export function choicesFor(trip: Trip = emptyTrip, added: Added, words: Words): Choice[] {
  const { facts, locale } = words;
  const { adding, text } = facts;
  const here = stopIn(trip, added, facts.context);
  const days = daysOf(trip, facts, locale);
  const count = trip.days.length;
  const more: Choice = {
    day: count,
    name: count === 0 ? adding.first : adding.another,
    says: count === 0 ? adding.firstSays : adding.anotherSays,
    isHere: false,
    change: (before = emptyTrip) => put(withDays(before, count + 1), added, { day: count }, facts),
  };
  const none: Choice = {
    name: text.board.tray,
    says: here && here.day === undefined ? text.move.here : text.move.tray,
    isHere: here !== undefined && here.day === undefined,
    change: (before = emptyTrip) => put(before, added, {}, facts),
  };
  return [
    ...(added.isDay ? copies(trip, added, days, words) : fitting(trip, added, days, words)),
    ...(count < limits.days ? [more] : []),
    none,
  ];
}

/** What would happen to a stop on each day. */
function fitting(trip: Trip, added: Added, days: readonly DayView[], { facts }: Words): Choice[] {
  const here = stopIn(trip, added, facts.context);
  const stop = { ...added.stops[0], of: added.stops[0]?.of ?? '', key: here?.key ?? nextKey(trip) };
  const fits = fitsOn(removeStop(trip, stop.key), stop, facts.context);
  const extra = (fit: Fit | undefined) => (fit?.state === 'fits' ? fit.extra : Infinity);
  return days
    .map(({ index, name }): Choice => {
      const fit = fits[index];
      const isHere = here?.day === index;
      return {
        day: index,
        name: capital(name),
        says: isHere ? facts.text.move.here : fitText(fit, index, { facts, days }),
        state: isHere ? undefined : fit?.state,
        isHere,
        change: (before = emptyTrip) => put(before, added, slotOn(before, index, fit), facts),
      };
    })
    .toSorted((a, b) => extra(fits[a.day ?? 0]) - extra(fits[b.day ?? 0]));
}

/** What is on each day already, and the warnings that there would be. */
function copies(trip: Trip, added: Added, days: readonly DayView[], words: Words): Choice[] {
  const { facts, locale } = words;
  const { copy } = facts.adding;
  const placed = added.stops.find(({ of }) => facts.context.known.get(of)?.lat !== undefined);
  const first = placed && { ...placed, key: nextKey(trip) };
  return days.map(({ index, name, stops }): Choice => {
    const change = (before: Trip = emptyTrip) => put(before, added, { day: index }, facts);
    const found = findingsOn(change(trip), index, facts.context);
    const isFine = found.every(({ level }) => level === 'note');
    const fit = first && fitOn(trip, index, first, facts.context);
    const isElsewhere = fit?.state === 'elsewhere';
    const where = stops.length === 0 ? copy.free : countOf(copy.after, stops.length, locale);
    const findings = isElsewhere
      ? fitText(fit, index, { facts, days })
      : findingsText(found, { facts, locale });
    return {
      day: index,
      name: capital(name),
      says: fill(copy.findings, { where, findings }),
      state: isElsewhere ? 'elsewhere' : isFine ? 'fits' : 'full',
      isHere: false,
      change,
    };
  });
}

const withDays = (trip: Trip, count: number) =>
  trip.days.length < count ? withLength(trip, count) : trip;

interface Place {
  readonly day?: number | undefined;
  readonly index?: number;
  readonly at?: number | undefined;
}

/** Puts what is added there; a stop that the trip has moves. A day keeps its times where nothing else stands. */
function put(trip: Trip, added: Added, { day, index, at }: Place, { context }: Facts): Trip {
  const here = stopIn(trip, added, context);
  if (here)
    return placeStop(trip, here.key, { day, at, index: index ?? stopsIn(trip, day).length });
  const isFree = stopsIn(trip, day).length === 0;
  return added.stops.reduce((before, { at: planned, ...stop }) => {
    const time = added.isDay && isFree && day !== undefined ? planned : at;
    return addStop(before, stop, { day, ...(index !== undefined && { index }), at: time });
  }, trip);
}
