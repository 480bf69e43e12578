import type { ClosingPlace } from '#site/lib/read-closing-places.ts';
import { closingDays } from '#content/text/trip-outlook.ts';
import { thisWeek } from '#content/text/this-week.ts';
import { capital, formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { weekdaysOff } from '#content/opening/opening-rule.ts';
import { monthlyWords } from '#content/opening/opening-words.ts';

const articles: Readonly<Record<Locale, RegExp>> = { es: /^(?:el|la|los|las) /, en: /^the / };

/** The name of a place as an entry of a list, without an article: `Danubi train`. */
function listedName(name: string, locale: Locale): string {
  return capital(name.replace(articles[locale], ''));
}

const feasts = ['new-year', 'seollal', 'chuseok'] as const;

/** The closing days of the week, of the month and of the year, each with the places that close. */
export function readWeeklyClosings(locale: Locale, places: readonly ClosingPlace[]) {
  const { list, weekdayName } = formats[locale];
  const text = localize(closingDays, locale);
  const holidays = localize(thisWeek.holidays, locale);
  const weekdays = Array.from({ length: 7 }, (_, index) => ({
    day: capital(weekdayName(index + 1)),
    places: places.filter(({ rules }) => weekdaysOff(rules).some((each) => each === index + 1)),
  }));
  const holidayRow = {
    day: text.holidays,
    places: places.filter(({ rules }) => rules.closed?.holidays),
  };
  const monthly = places.flatMap(({ rules, ...place }) =>
    rules.closed?.monthly
      ? [{ day: monthlyWords(rules.closed.monthly, locale), places: [place] }]
      : [],
  );
  const yearly = feasts.map((feast) => ({
    day: holidays[feast],
    places: places.filter(({ rules }) => rules.closed?.feasts?.includes(feast)),
  }));
  const moved = places.filter(({ rules }) => rules.closed?.onHoliday).map(({ said }) => said);
  return {
    text: { ...text, note: text.note.replace('{places}', list(moved)) },
    rows: [...weekdays, holidayRow, ...sameDay(monthly), ...yearly]
      .filter((row) => row.places.length > 0)
      .map((row) => ({
        day: capital(row.day),
        places: row.places.map(({ name, href }) => ({ name: listedName(name, locale), href })),
      })),
  };
}

/** The rows of the same day as one. */
function sameDay<Place>(
  rows: readonly { readonly day: string; readonly places: readonly Place[] }[],
) {
  return [...Map.groupBy(rows, ({ day }) => day)].map(([day, same]) => ({
    day,
    places: same.flatMap(({ places }) => places),
  }));
}
