/** The date that many days after a date, both `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

/** The same day some months later, or earlier where they are negative, or the last day of a shorter month; both `YYYY-MM-DD`. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)))
    .toISOString()
    .slice(0, 10);
}

/** The days from one date to another, both `YYYY-MM-DD`; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/** Every date from one to another, both `YYYY-MM-DD` and included; none when the second is earlier. */
export function eachDay(from: string, to: string): string[] {
  const count = Math.max(0, daysBetween(from, to) + 1);
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}

/** Monday is 1, Sunday 7. @param date `YYYY-MM-DD`. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay() || 7;
}

/** Whether a text is an existing date, `YYYY-MM-DD`, in the years in which trips are planned. */
export function isDate(text: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(text) && addDays(text, 0) === text;
}

/** Whether a month (1 to 12) is in a part of the year, given by its first and last month. */
export function inMonths(month: number, [first, last]: readonly [number, number]): boolean {
  return first <= last ? first <= month && month <= last : first <= month || month <= last;
}
