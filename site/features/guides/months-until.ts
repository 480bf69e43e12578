/**
 * How many months there are from one month of a year to the next one of a period that comes every year; none within it.
 * @param month All three from 1 to 12; a period may go over the end of the year.
 */
export function monthsUntil(month: number, from: number, to: number): number {
  const within = from <= to ? month >= from && month <= to : month >= from || month <= to;
  return within ? 0 : (from - month + 12) % 12;
}
