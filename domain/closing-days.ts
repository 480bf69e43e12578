import { addDays, weekdayOf } from './days.ts';
import { holidaysKnown, isFeast, isPublicHoliday, type Feast } from './korean-holidays.ts';

/** The days on which a place does not open; Monday is 1 and Sunday 7. */
export interface ClosingDays {
  readonly weekdays?: readonly number[];
  /** A weekly day off on a public holiday moves to the next working day, as palaces do. */
  readonly movedByHolidays?: true;
  /** The same weekday in some weeks of a month: the first and the third Tuesday. */
  readonly nth?: { readonly weekday: number; readonly weeks: readonly number[] };
  readonly feasts?: readonly (Feast | 'new-year')[];
}

/**
 * Why a place is closed on a day: its weekly day off, a day off moved by a holiday, a monthly day off, or
 * a public holiday. `perhaps` is a day off in a year whose holidays are not known, as one might move it.
 */
export type Closing = 'weekday' | 'moved' | 'nth' | Feast | 'new-year' | 'perhaps';

const dayBefore = (date: string) => addDays(date, -1);

const isWorkingDay = (date: string) => weekdayOf(date) < 6 && !isPublicHoliday(date);

/** Why a place does not open on a date (`YYYY-MM-DD`, Korea); undefined when it opens. */
export function closingOn(rules: ClosingDays, date: string): Closing | undefined {
  const feast = rules.feasts?.find((each) =>
    each === 'new-year' ? date.endsWith('-01-01') : isFeast(date, each),
  );
  if (feast) return feast;
  if (isNth(rules, date)) return 'nth';
  return weeklyClosing(rules, date);
}

function isNth({ nth }: ClosingDays, date: string): boolean {
  const week = Math.ceil(Number(date.slice(8)) / 7);
  return nth !== undefined && nth.weekday === weekdayOf(date) && nth.weeks.includes(week);
}

function weeklyClosing(rules: ClosingDays, date: string): Closing | undefined {
  const { weekdays = [], movedByHolidays } = rules;
  const isDayOff = weekdays.includes(weekdayOf(date));
  if (!movedByHolidays) return isDayOff ? 'weekday' : undefined;
  if (!holidaysKnown(date)) return isDayOff ? 'perhaps' : undefined;
  if (isDayOff && !isPublicHoliday(date)) return 'weekday';
  return takesMovedDayOff(weekdays, date) ? 'moved' : undefined;
}

/** Whether this is the first working day after a day off that fell on a holiday. */
function takesMovedDayOff(weekdays: readonly number[], date: string): boolean {
  if (!isWorkingDay(date)) return false;
  for (let before = dayBefore(date); !isWorkingDay(before); before = dayBefore(before))
    if (isPublicHoliday(before) && weekdays.includes(weekdayOf(before))) return true;
  return false;
}
