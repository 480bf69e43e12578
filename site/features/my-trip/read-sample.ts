import { itineraries, type ItineraryId } from '#content/data/itineraries/itineraries.ts';
import { tripIds } from '#content/data/trip-numbers.ts';
import { formats } from '#content/formats.ts';
import { localize } from '#content/localize.ts';
import type { Locale } from '#content/locale.ts';
import { everyDay, type Weekday } from '#content/opening/opening-rule.ts';
import { pathTo } from '#content/pages.ts';
import { buildDay } from '#content/register/build-day.ts';
import { text } from '#content/text/my-trip.ts';
import { clock } from '#domain/time/clock.ts';
import { addDays, eachDay, weekdayOf } from '#domain/time/days.ts';
import { holidayOn } from '#domain/time/named-holidays.ts';
import { contextOf, idsOf } from '#domain/trips/catalogue.ts';
import { checkTrip } from '#domain/trips/check-trip.ts';
import { fixesFor } from '#domain/trips/fixes.ts';
import { encodeTrip } from '#domain/trips/link.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { readCatalogue } from '#site/features/trips/read-catalogue.ts';
import { readTrip } from '#site/features/trips/read-trips.ts';
import { daysOf, type DayView } from './days.ts';
import type { Facts } from './facts.ts';
import { findingText, fixText, shortText } from './finding-text.ts';
import { metroFacts, metroWay, stationAt } from './metro-facts.ts';
import { readTripTool } from './read-trip-tool.ts';

/** The itinerary that the page checks before there is a trip. */
export const sampleTrip = 'seoul-5days' satisfies ItineraryId;

/** A trip that begins then is far enough ahead to be planned. */
const ahead = 60;

/** What the tool says of an itinerary for each day of the week on which it may begin, in one language. */
export function readSample(locale: Locale) {
  const facts = readFacts(locale);
  const name = itineraries.find(({ id }) => id === sampleTrip)?.title[locale] ?? '';
  const trip = { ...readTrip(sampleTrip), name };
  const starts = everyDay.map((weekday) => {
    const dated = { ...trip, start: usualStart(trip, weekday, facts) };
    return { weekday, dated, days: daysOf(dated, facts, locale) };
  });
  return {
    text: localize(text.sample, locale),
    name,
    weekdays: starts.map(({ weekday, dated }) => ({
      weekday,
      name: formats[locale].weekdayName(weekday),
      short: shortWeekday(dated.start, locale),
      href: `${pathTo('trip', locale)}#${encodeTrip(dated, tripIds)}`,
      found: seriousIn(dated, facts).map((finding) => {
        const [fix] = fixesFor(finding, dated, facts.context);
        return {
          text: withoutDate(findingText(finding, { facts, locale }), dated, locale),
          fix: fix && fixText(fix, { facts, locale }),
        };
      }),
    })),
    days: daysOf(trip, facts, locale).map((day, index) => ({
      title: day.title,
      from: clock(day.stops[0]?.at ?? 0),
      to: clock(day.stops.at(-1)?.until ?? 0),
      short: starts.map(({ weekday, days }) => ({
        weekday,
        name: shortWeekday(days[index]?.date ?? '', locale),
      })),
      stops: stopsOf(day, index, starts, facts),
    })),
  };
}

export type Sample = ReturnType<typeof readSample>;

interface Start {
  readonly weekday: Weekday;
  readonly days: readonly DayView[];
}

/** The stops of a day, each with the first weekdays on which it cannot be visited as planned. */
function stopsOf(day: DayView, index: number, starts: readonly Start[], { text: words }: Facts) {
  return day.stops.map(({ at, until, name, state }, place) => ({
    at,
    until,
    name,
    state,
    off: starts.flatMap(({ weekday, days }) => {
      const found = days[index]?.stops[place]?.findings ?? [];
      return found.length > 0 ? [{ weekday, said: shortText(found, words) }] : [];
    }),
  }));
}

function readFacts(locale: Locale): Facts {
  const catalogue = readCatalogue(locale);
  const context = { ...contextOf(catalogue), metro: metroWay, stationAt };
  return { ...readTripTool(locale), context, ids: idsOf(catalogue), ...metroFacts() };
}

const seriousIn = (trip: Trip, { context }: Facts) =>
  checkTrip(trip, context).filter(({ level }) => level !== 'note');

/** The first such weekday in whose weeks there is no holiday and no day off of the month. */
function usualStart(trip: Trip, weekday: Weekday, facts: Facts): string {
  const from = addDays(buildDay, ahead);
  const first = addDays(from, (weekday - weekdayOf(from) + 7) % 7);
  const starts = Array.from({ length: 26 }, (_, week) => addDays(first, 7 * week));
  const usual = starts.find(
    (start) =>
      !eachDay(addDays(start, -7), addDays(start, trip.days.length)).some(holidayOn) &&
      !seriousIn({ ...trip, start }, facts).some(({ code }) => code === 'closed-nth'),
  );
  return usual ?? first;
}

const shortWeekday = (date: string, locale: Locale) =>
  formats[locale].shortWeekday(date).replace('.', '');

/** The weekday says enough: `El martes cierra…`. */
function withoutDate(said: string, { start, days }: Trip, locale: Locale): string {
  const { day, weekdayName } = formats[locale];
  return days
    .map((_, index) => addDays(start, index))
    .reduce((line, date) => line.replace(day(date), weekdayName(weekdayOf(date))), said);
}
