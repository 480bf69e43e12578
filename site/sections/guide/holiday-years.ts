import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { addDays } from '#domain/days.ts';
import { holidaysKnown } from '#domain/korean-holidays.ts';
import { holidayOn, type Holiday } from '#domain/named-holidays.ts';

/** Days in a row of one holiday. */
interface HolidayDays {
  /** The first: `lunes, 5 de octubre`. */
  readonly date: string;
  readonly holiday: Holiday;
  count: number;
}

/** The public holidays by year, as far as they are known. */
export function holidayYears(from: number, locale: Locale) {
  const years: { year: number; days: HolidayDays[] }[] = [];
  let before: Holiday | undefined;
  for (let date = `${from}-01-01`; holidaysKnown(date); date = addDays(date, 1)) {
    const holiday = holidayOn(date);
    const year = Number(date.slice(0, 4));
    if (years.at(-1)?.year !== year) years.push({ year, days: [] });
    const days = years.at(-1)?.days ?? [];
    const last = days.at(-1);
    if (holiday && holiday === before && last) last.count += 1;
    else if (holiday) days.push({ date: formats[locale].weekdayOfYear(date), holiday, count: 1 });
    before = holiday;
  }
  return years;
}
