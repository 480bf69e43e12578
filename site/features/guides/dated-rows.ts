import type { TimeBefore } from '#content/text/practical-guide.ts';
import { calendarFile } from '#domain/time/calendar-file.ts';
import { addDays, addMonths } from '#domain/time/days.ts';

/** A step on its day. */
export interface DatedRow {
  readonly date: string;
  readonly summary: string;
  readonly description: string;
}

interface Calendar {
  /** The anchor of the section, by which a second file replaces the first. */
  readonly id: string;
  readonly name: string;
  readonly rows: readonly DatedRow[];
  /** Today: what has passed is left out. */
  readonly today: string;
}

/** The date of a step, counted back from a day, both `YYYY-MM-DD`. */
export function dateBefore(day: string, { months = 0, days = 0 }: TimeBefore): string {
  return addDays(addMonths(day, -months), -days);
}

/** Alarms at 9:00 on the day before, and for the last step a week earlier too. */
const dayBefore = 15;
const weekBefore = dayBefore + 7 * 24;

/** The steps to come as an iCalendar file. */
export function datedRowsCalendar({ id, name, rows, today }: Calendar, stamp: Date): string {
  const last = rows.at(-1);
  const events = rows
    .map((row, index) => ({
      ...row,
      uid: `${id}-${index}@rumbo-corea`,
      alarms: row === last ? [dayBefore, weekBefore] : [dayBefore],
    }))
    .filter(({ date }) => date >= today);
  return calendarFile({ name, events, stamp });
}
