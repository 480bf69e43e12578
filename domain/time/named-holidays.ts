import { addDays, weekdayOf } from './days.ts';
import { holidaysKnown, isFeast, isPublicHoliday } from './korean-holidays.ts';

/** The holidays that have the same date every year. */
const fixed = {
  '01-01': 'new-year',
  '03-01': 'independence-movement',
  '05-01': 'labour',
  '05-05': 'children',
  '06-06': 'memorial',
  '07-17': 'constitution',
  '08-15': 'liberation',
  '10-03': 'foundation',
  '10-09': 'hangul',
  '12-25': 'christmas',
} as const;

const buddhasBirthdays = ['2026-05-24', '2027-05-13', '2028-05-02', '2029-05-20'];

const elections = ['2026-06-03', '2028-04-12'];

/** A public holiday; `seollal` and `chuseok` are three days each. */
export type Holiday =
  | (typeof fixed)[keyof typeof fixed]
  | 'seollal'
  | 'chuseok'
  | 'buddha'
  | 'election'
  /** A working day off in place of a holiday on a weekend or on another holiday. */
  | 'substitute';

/** The public holiday on a date (`YYYY-MM-DD`); undefined where `holidaysKnown` is false. */
export function holidayOn(date: string): Holiday | undefined {
  if (!isPublicHoliday(date)) return undefined;
  const near = [addDays(date, -1), date, addDays(date, 1)];
  for (const feast of ['seollal', 'chuseok'] as const)
    if (near.some((day) => isFeast(day, feast))) return feast;
  if (buddhasBirthdays.includes(date)) return 'buddha';
  if (elections.includes(date)) return 'election';
  const day = date.slice(5);
  return isFixed(day) ? fixed[day] : 'substitute';
}

const isFixed = (day: string): day is keyof typeof fixed => day in fixed;

/** The first day of the next public holiday after a date; undefined where the calendar is not known. */
export function nextHoliday(date: string): { date: string; holiday: Holiday } | undefined {
  for (let day = addDays(date, 1); holidaysKnown(day); day = addDays(day, 1)) {
    const holiday = holidayOn(day);
    if (holiday) return { date: day, holiday };
  }
  return undefined;
}

/** The Monday of the week of a date. */
export function mondayOf(date: string): string {
  return addDays(date, 1 - weekdayOf(date));
}
