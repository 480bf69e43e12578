import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { holidaysKnown } from '#domain/time/korean-holidays.ts';
import type { Holiday } from '#domain/time/named-holidays.ts';
import { holidaysOn, lengthOf } from './trip-outlook.ts';

/** Days in a row of one holiday. */
interface HolidayDays {
  /** The first: `lunes, 5 de octubre`. */
  readonly date: string;
  readonly holiday: Holiday;
  readonly count: number;
}

/** The public holidays by year, as far as they are known. */
export function holidayYears(first: number, locale: Locale) {
  const years: { readonly year: number; readonly days: readonly HolidayDays[] }[] = [];
  for (let year = first; holidaysKnown(String(year)); year += 1) {
    const runs = holidaysOn({ from: `${year}-01-01`, to: `${year}-12-31` });
    const days = runs.map((run) => ({
      date: formats[locale].weekdayOfYear(run.from),
      holiday: run.value,
      count: lengthOf(run),
    }));
    years.push({ year, days });
  }
  return years;
}
