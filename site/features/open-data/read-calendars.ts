import { d4 } from '#content/data/d4.ts';
import { placeOf, schools } from '#content/data/schools.ts';
import { seasons } from '#content/data/seasons.ts';
import { capital, formats } from '#content/formats.ts';
import { localize } from '#content/localize.ts';
import type { Locale } from '#content/locale.ts';
import { everyDataset } from '#content/open-data/datasets.ts';
import { readSource } from '#content/register/source-entry.ts';
import { buildDay } from '#content/register/build-day.ts';
import { dataWords } from '#content/text/data.ts';
import { thisWeek } from '#content/text/this-week.ts';
import { closingOn } from '#domain/opening/closing-days.ts';
import { fill } from '#domain/text/fill.ts';
import { calendarFile, type CalendarEvent } from '#domain/time/calendar-file.ts';
import { addDays, addMonths, eachDay } from '#domain/time/days.ts';
import { isDoubtfulHoliday, publicHolidays } from '#domain/time/korean-holidays.ts';
import { holidayOn } from '#domain/time/named-holidays.ts';
import { readClosingPlaces } from '#site/lib/read-closing-places.ts';
import { coursePlan } from '#site/features/study/d4-planner.ts';
import { usualCourses } from '#site/features/study/school-terms.ts';

/** The calendars that one subscribes to, by the data set that has them. */
export const calendars = {
  holidays: holidayEvents,
  closings: closingEvents,
  blossom: blossomEvents,
  'd4-terms': termEvents,
} as const satisfies Record<string, (locale: Locale) => CalendarEvent[]>;

export type CalendarId = keyof typeof calendars;

/** A calendar as an iCalendar file. The same event keeps its id, so that it is not doubled when the file is read again. */
export function readCalendar(id: CalendarId, locale: Locale): string {
  const { name } = everyDataset.find((each) => each.id === id) ?? {};
  return calendarFile({
    name: `${name?.[locale]} · Rumbo Corea`,
    events: calendars[id](locale),
    stamp: new Date(`${buildDay}T00:00:00Z`),
    refreshDays: 7,
  });
}

function holidayEvents(locale: Locale): CalendarEvent[] {
  const names = localize(thisWeek.holidays, locale);
  return publicHolidays.flatMap((date) => {
    const holiday = holidayOn(date);
    if (!holiday) return [];
    const name = capital(names[holiday]);
    const doubt = isDoubtfulHoliday(date) ? ` (${dataWords.calendars.doubtful[locale]})` : '';
    const description = thisWeek.sources.holidays[locale];
    return [{ uid: `holiday-${date}@rumbo-corea`, date, summary: name + doubt, description }];
  });
}

/** From the first of the month of the build for a year: an event for each day on which something is closed. */
function closingEvents(locale: Locale): CalendarEvent[] {
  const words = localize(dataWords.calendars, locale);
  const places = readClosingPlaces(locale, 'lead');
  const first = `${buildDay.slice(0, 7)}-01`;
  return eachDay(first, addMonths(addDays(first, -1), 13)).flatMap((date) => {
    const closed = places.flatMap(({ said, rules }) => {
      const why = closingOn(rules, date);
      const doubt = why === 'perhaps' ? ` (${words.perhaps})` : '';
      return why ? [said + doubt] : [];
    });
    if (closed.length === 0) return [];
    const summary = fill(words.closed, { places: formats[locale].list(closed) });
    return [{ uid: `closed-${date}@rumbo-corea`, date, summary, description: words.closedNote }];
  });
}

/** For the coming years. */
function blossomEvents(locale: Locale): CalendarEvent[] {
  const year = Number(buildDay.slice(0, 4));
  return [year, year + 1, year + 2].flatMap((of) =>
    seasons.flatMap(({ blossom, from, to, text, source, cities = [] }) => {
      if (!blossom) return [];
      const said = source && readSource(source, locale);
      const summary = text[locale].replace(/\.$/, '');
      return [
        {
          uid: `blossom-${of}-${cities.join('-')}@rumbo-corea`,
          date: `${of}-${from}`,
          until: `${of}-${to}`,
          summary,
          description: [
            dataWords.calendars.blossomNote[locale],
            said && `${said.name}: ${said.url}`,
          ]
            .filter(Boolean)
            .join('\n'),
        },
      ];
    }),
  );
}

/** The steps towards the coming terms, and what schools have published of theirs. */
function termEvents(locale: Locale): CalendarEvent[] {
  const words = localize(dataWords.calendars, locale);
  const steps = localize(d4.steps, locale);
  const usual = usualCourses(buildDay).flatMap(({ term, starts }) =>
    coursePlan(steps, { starts }, buildDay).map(({ id, title, text, first, last }) => ({
      uid: `d4-step-${term}-${id}@rumbo-corea`,
      date: first,
      until: last,
      summary: fill(words.step, { step: title, term: formats[locale].month(term) }),
      description: `${text}\n${words.stepNote}`,
    })),
  );
  return [...usual, ...schools.flatMap((school) => schoolEvents(school, locale))];
}

function schoolEvents(school: (typeof schools)[number], locale: Locale): CalendarEvent[] {
  const { id, name, calendar } = school;
  if (placeOf(school).sample) return [];
  const words = localize(dataWords.calendars, locale);
  const coming = (calendar?.terms ?? []).filter(({ starts }) => starts >= buildDay);
  return coming.flatMap(({ starts, applyFrom, applyTo }) => {
    const said = (summary: string) => fill(summary, { school: name[locale] });
    const uid = (part: string) => `school-${id}-${starts}-${part}@rumbo-corea`;
    const begins = { uid: uid('starts'), date: starts, summary: said(words.starts) };
    if (!applyTo) return [begins];
    const from = applyFrom ?? applyTo;
    const summary = said(applyFrom ? words.apply : words.applyBy);
    return [{ uid: uid('apply'), date: from, until: applyTo, summary }, begins];
  });
}
