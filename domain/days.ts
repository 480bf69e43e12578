/** The date that many days after a date, both `YYYY-MM-DD`. */
export function dayAfter(date: string, days: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

/** The same day some months later, or the last of a shorter month; both `YYYY-MM-DD`. */
export function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayAfter(`${year}-${month + months}-${Math.min(day, last)}`, 0);
}

/** Monday is 1, Sunday 7. @param date `YYYY-MM-DD`. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay() || 7;
}

/** Whether a text is a date that exists, `YYYY-MM-DD`, of the years in which trips are planned. */
export function isDate(text: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(text) && dayAfter(text, 0) === text;
}
