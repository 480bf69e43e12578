import { capital, formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { remembered } from '#domain/memory.ts';
import { fill } from '#domain/text/fill.ts';
import { canBeJudged } from '#domain/trips/check-opening.ts';
import { findingsOn, timedDay } from '#domain/trips/check-trip.ts';
import { nightBefore, type Timed } from '#domain/trips/day-times.ts';
import type { Finding } from '#domain/trips/finding.ts';
import type { Leg } from '#domain/trips/legs.ts';
import { cityOfStation } from '#domain/trips/nights.ts';
import { namesOf } from '#domain/trips/own-stop.ts';
import { ownStop, type Day, type Stop, type Trip } from '#domain/trips/trip.ts';
import { shortDay } from './time-text.ts';
import type { Facts } from './facts.ts';

/** How a stop stands: it cannot be visited, does not fit, is open, or nobody knows. */
export type StopState = 'closed' | 'tight' | 'open' | 'unknown';

export interface StopView extends Timed {
  readonly name: string;
  readonly state: StopState;
  /** What is more than a note, the worst first. */
  readonly findings: readonly Finding[];
}

export interface DayView {
  readonly index: number;
  /** `YYYY-MM-DD`; empty without a first day. */
  readonly date: string;
  /** `mar 6`, or `Día 1`. */
  readonly short: string;
  /** `martes 6`, or `día 1`. */
  readonly name: string;
  readonly title: string;
  /** `seoul`; undefined for a day of which nothing says where it is. */
  readonly city: string | undefined;
  readonly stops: readonly StopView[];
  readonly back: Leg | undefined;
  /** How many findings are more than a note. */
  readonly count: number;
}

/** The days of a trip as the page shows them; one that did not change is the same object as before. */
export function daysOf(trip: Trip, facts: Facts, locale: Locale): DayView[] {
  return trip.days.map((day, index) => {
    const views = viewsOf(day, facts);
    const key = `${index} ${trip.start} ${nightBefore(trip, index, facts.context)}`;
    const view = views.get(key) ?? dayOf(trip, index, facts, locale);
    views.set(key, view);
    return view;
  });
}

const viewsOf = remembered((_day: Day, _facts: Facts) => new Map<string, DayView>());

function dayOf(trip: Trip, index: number, facts: Facts, locale: Locale): DayView {
  const { title = '', sleep = '' } = trip.days[index] ?? {};
  const { date, timed, back } = timedDay(trip, index, facts.context);
  const numbered = fill(facts.text.board.day, { day: `${index + 1}` });
  const found = findingsOn(trip, index, facts.context);
  const serious = found.filter(({ level }) => level !== 'note');
  const stops = timed.map((each): StopView => {
    const own = serious.filter(({ stop }) => stop === each.stop.key);
    const shown = { name: nameOf(each.stop, facts), state: stateOf(each, own), findings: own };
    return Object.assign({}, each, shown);
  });
  return {
    index,
    date,
    short: date ? shortDay(date, locale) : numbered,
    name: date ? formats[locale].day(date) : numbered.toLowerCase(),
    title: title || titleOf(stops, facts, locale),
    city: cityOf(stops, sleep || (trip.days[index - 1]?.sleep ?? '')),
    stops,
    back,
    count: serious.length,
  };
}

/** The city of its first place, else that of where one sleeps. */
function cityOf(stops: readonly StopView[], night: string): string | undefined {
  const placed = stops.find(({ known }) => known?.lat !== undefined)?.known?.city;
  return placed ?? (cityOfStation(night) || undefined);
}

function stateOf({ known, stop }: Timed, findings: readonly Finding[]): StopState {
  if (findings.some(({ level }) => level === 'closed')) return 'closed';
  if (findings.length > 0) return 'tight';
  return stop.of !== ownStop && known && canBeJudged(known) ? 'open' : 'unknown';
}

/** What a stop is called. */
export function nameOf(stop: Stop, { context, text }: Facts): string {
  const known = context.known.get(stop.of);
  if (known) return known.name;
  return namesOf(stop).name || (stop.of === ownStop ? text.stop.own : text.stop.gone);
}

/** What a day is called whose traveller has not: as in its itinerary, else by its first two stops. */
function titleOf(stops: readonly StopView[], { titles, text }: Facts, locale: Locale): string {
  const planned = stops.flatMap(({ stop }) => titles[stop.of] ?? [])[0];
  if (planned) return planned;
  const [one, other] = stops.map(({ name }) => name);
  if (!one) return text.day.free;
  return other ? formats[locale].list([one, other]) : capital(one);
}
