/**
 * The public holidays of South Korea (`YYYY-MM-DD`), substitute days and election days included, Sundays
 * by themselves not. Labour Day and Constitution Day count from 2026. New Year's Day and Memorial Day
 * have no substitute; the days of Seollal and Chuseok have one for a Sunday, the others also for a Saturday.
 * 2026 and 2027 are those of the published calendar, of which one day is not certain (`isDoubtfulHoliday`); 2028 and 2029 follow from the rules in force in 2026.
 * A holiday that the government declares at short notice is missing until it is added here.
 */
const holidays: Readonly<Record<number, string>> = {
  2026:
    '01-01 02-16 02-17 02-18 03-01 03-02 05-01 05-05 05-24 05-25 06-03 06-06 07-17 08-15 08-17 ' +
    '09-24 09-25 09-26 10-03 10-05 10-09 12-25',
  2027:
    '01-01 02-06 02-07 02-08 02-09 03-01 05-01 05-03 05-05 05-13 06-06 07-17 07-19 08-15 08-16 ' +
    '09-14 09-15 09-16 10-03 10-04 10-09 10-11 12-25 12-27',
  2028:
    '01-01 01-26 01-27 01-28 03-01 04-12 05-01 05-02 05-05 06-06 07-17 08-15 10-02 10-03 10-04 ' +
    '10-05 10-09 12-25',
  2029:
    '01-01 02-12 02-13 02-14 03-01 05-01 05-05 05-07 05-20 05-21 06-06 07-17 08-15 09-21 09-22 ' +
    '09-23 09-24 10-03 10-09 12-25',
};

/** The last year whose holidays are those of the official calendar. */
export const lastOfficialYear = 2027;

const feasts = {
  seollal: ['2026-02-17', '2027-02-07', '2028-01-27', '2029-02-13'],
  chuseok: ['2026-09-25', '2027-09-15', '2028-10-03', '2029-09-22'],
} as const;

/** A holiday of the lunar calendar: the day itself, without the days around it. */
export type Feast = keyof typeof feasts;

/** Whether the holidays of the year of a date (`YYYY-MM-DD`) are known. */
export function holidaysKnown(date: string): boolean {
  return Number(date.slice(0, 4)) in holidays;
}

/** Whether a date (`YYYY-MM-DD`) is a public holiday; false where `holidaysKnown` is false. */
export function isPublicHoliday(date: string): boolean {
  return holidays[Number(date.slice(0, 4))]?.includes(date.slice(5)) ?? false;
}

/**
 * Whether a holiday is not certain: the substitute for Labour Day of 2027, which stands in a single copy of the
 * calendar, while the law gave that day no substitute before it became a public holiday.
 */
export const isDoubtfulHoliday = (date: string) => date === '2027-05-03';

/** Whether a date (`YYYY-MM-DD`) is the day of this lunar holiday; false where `holidaysKnown` is false. */
export function isFeast(date: string, feast: Feast): boolean {
  return feasts[feast].some((day) => day === date);
}

/** The days (`YYYY-MM-DD`) of a lunar holiday in the years whose holidays are known. */
export function feastDays(feast: Feast): readonly string[] {
  return feasts[feast];
}

/** The public holidays (`YYYY-MM-DD`) of the years in which they are known, in their order. */
export const publicHolidays: readonly string[] = Object.entries(holidays).flatMap(([year, days]) =>
  days.split(' ').map((day) => `${year}-${day}`),
);
