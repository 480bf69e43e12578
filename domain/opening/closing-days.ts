import { weekdaysOff, type ClosingFeast, type OpeningRule } from '#content/opening/opening-rule.ts';
import { remembered } from '../memory.ts';
import { addDays, inMonths, weekdayOf } from '../time/days.ts';
import {
  holidaysKnown,
  isDoubtfulHoliday,
  isFeast,
  isPublicHoliday,
} from '../time/korean-holidays.ts';

/**
 * Why a place is closed on a day: its weekly day off, a day off moved by a holiday, a monthly day off, a public
 * holiday, a feast, or the season. `perhaps` is a day off, or the day to which it would move, where the holidays are not
 * certain.
 */
export type Closing = 'weekday' | 'moved' | 'nth' | 'holiday' | ClosingFeast | 'season' | 'perhaps';

/** Why a place does not open on a date (`YYYY-MM-DD`, Korea); undefined when it opens. */
export const closingOn = remembered((rule: OpeningRule, date: string): Closing | undefined => {
  const { closed = {} } = rule;
  const feast = closed.feasts?.find((each) => isClosingFeast(date, each));
  if (feast) return feast;
  if (closed.holidays && isPublicHoliday(date)) return 'holiday';
  return monthlyClosing(rule, date) ?? weeklyClosing(rule, date) ?? seasonalClosing(rule, date);
});

/** Whether holidays that are not known in every year decide on the days off or the hours. */
export function hangsOnHolidays({ closed = {}, periods = [] }: OpeningRule): boolean {
  const { onHoliday, monthly, holidays, feasts = [] } = closed;
  const special = periods.flatMap((period) => period.feasts ?? []);
  return (
    !!onHoliday ||
    !!monthly?.onHoliday ||
    !!holidays ||
    [...feasts, ...special].some((feast) => feast !== 'new-year')
  );
}

export const isClosingFeast = (date: string, feast: ClosingFeast) =>
  feast === 'new-year' ? date.endsWith('-01-01') : isFeast(date, feast);

function monthlyClosing({ closed }: OpeningRule, date: string): Closing | undefined {
  const monthly = closed?.monthly;
  if (!monthly) return undefined;
  const isDayOff = (day: string) =>
    weekdayOf(day) === monthly.weekday &&
    (monthly.months?.includes(Number(day.slice(5, 7))) ?? true) &&
    monthly.weeks.some((week) => (week === 'last' ? isLastWeek(day) : week === weekOf(day)));
  if (!monthly.onHoliday) return isDayOff(date) ? 'nth' : undefined;
  return movable(isDayOff, date, 'nth', isPublicHoliday);
}

const weekOf = (date: string) => Math.ceil(Number(date.slice(8)) / 7);

const isLastWeek = (date: string) => addDays(date, 7).slice(5, 7) !== date.slice(5, 7);

function weeklyClosing(rule: OpeningRule, date: string): Closing | undefined {
  const off: readonly number[] = weekdaysOff(rule);
  const isDayOff = (day: string) => off.includes(weekdayOf(day));
  switch (rule.closed?.onHoliday) {
    case undefined:
      return isDayOff(date) ? 'weekday' : undefined;
    case 'opens':
      return movable(isDayOff, date, 'weekday', () => false);
    case 'next-day':
      return movable(isDayOff, date, 'weekday', isPublicHoliday);
    case 'next-working-day':
      return movable(
        isDayOff,
        date,
        'weekday',
        (day) => weekdayOf(day) > 5 || isPublicHoliday(day),
      );
  }
}

/**
 * A day off that opens on a public holiday.
 * @param skips The days that the moved day off passes over; none when it is not made up for.
 */
function movable(
  isDayOff: (date: string) => boolean,
  date: string,
  usual: Closing,
  skips: (date: string) => boolean,
): Closing | undefined {
  if (!holidaysKnown(date)) return isDayOff(date) ? 'perhaps' : undefined;
  if (isDayOff(date) && isDoubtfulHoliday(date)) return 'perhaps';
  if (isDayOff(date) && !isPublicHoliday(date)) return usual;
  if (skips(date)) return undefined;
  for (let before = addDays(date, -1); skips(before); before = addDays(before, -1))
    if (isPublicHoliday(before) && isDayOff(before))
      return isDoubtfulHoliday(before) ? 'perhaps' : 'moved';
  return undefined;
}

/** Nothing is on in this month on any day of the week. */
function seasonalClosing({ periods, sessions }: OpeningRule, date: string): Closing | undefined {
  const timetable = [...(periods ?? []), ...(sessions ?? [])];
  const month = Number(date.slice(5, 7));
  const isOn = timetable.some(({ months }) => !months || inMonths(month, months));
  return timetable.length === 0 || isOn ? undefined : 'season';
}
