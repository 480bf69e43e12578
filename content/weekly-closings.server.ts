import type { ClosingPlace } from './closing-places.server.ts';
import { closingDays } from './copy/trip-outlook.ts';
import { thisWeek } from './copy/this-week.ts';
import { capital, formats } from './formats.ts';
import type { Locale } from './locale.ts';
import { localize } from './localize.ts';

const feasts = ['new-year', 'seollal', 'chuseok'] as const;

/** The closing days of the week, of the month and of the year, each with the places that close. */
export function weeklyClosings(places: readonly ClosingPlace[], locale: Locale) {
  const { list, weekdayName } = formats[locale];
  const words = localize(closingDays, locale);
  const holidays = localize(thisWeek.holidays, locale);
  const weekdays = Array.from({ length: 7 }, (_, index) => ({
    day: capital(weekdayName(index + 1)),
    places: places.filter(({ rules }) => rules.weekdays?.some((each) => each === index + 1)),
  }));
  const monthly = places.flatMap(({ rules: { nth }, ...place }) => {
    if (!nth) return [];
    const weeks = list(nth.weeks.map((week) => ordinal(words.weeks, week)));
    const day = words.nth.replace('{weekday}', weekdayName(nth.weekday)).replace('{weeks}', weeks);
    return [{ day: capital(day), places: [place] }];
  });
  const yearly = feasts.map((feast) => ({
    day: holidays[feast],
    places: places.filter(({ rules }) => rules.feasts?.includes(feast)),
  }));
  const moved = places.filter(({ rules }) => rules.movedByHolidays).map(({ name }) => name);
  return {
    words: { ...words, note: words.note.replace('{places}', list(moved)) },
    rows: [...weekdays, ...monthly, ...yearly]
      .filter((row) => row.places.length > 0)
      .map((row) => ({
        day: row.day,
        places: row.places.map(({ name, href }) => ({ name: capital(name), href })),
      })),
  };
}

function ordinal(weeks: Readonly<Record<string, string>>, week: number): string {
  const name = weeks[week];
  if (!name) throw new Error(`no month has a week ${week}`);
  return name;
}
