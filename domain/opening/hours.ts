import { everyDay, type OpeningPeriod, type OpeningRule } from '#content/opening/opening-rule.ts';
import { minutesOf } from '../time/clock.ts';
import { addDays, inMonths, weekdayOf } from '../time/days.ts';
import { closingOn, isClosingFeast } from './closing-days.ts';

const dayAndNight: OpeningPeriod = { days: everyDay, opens: '00:00', closes: '24:00' };

/** The hours of a date (`YYYY-MM-DD`, Korea); none when it is closed. */
export function periodsOn(rule: OpeningRule, date: string): readonly OpeningPeriod[] {
  if (closingOn(rule, date)) return [];
  const all = rule.always ? [dayAndNight] : (rule.periods ?? []);
  const special = all.filter(({ feasts }) => feasts?.some((feast) => isClosingFeast(date, feast)));
  if (special.length > 0) return special;
  // On a day off that a holiday opens, the hours are those of the latest ordinary weekday before it, in its season.
  const month = Number(date.slice(5, 7));
  for (let back = 0; back < 7; back += 1) {
    const weekday = weekdayOf(addDays(date, -back));
    const found = all.filter((period) => !period.feasts && isOn(period, weekday, month));
    if (found.length > 0) return found;
  }
  return [];
}

function isOn({ days, months }: OpeningPeriod, weekday: number, month: number): boolean {
  const open: readonly number[] = days;
  return open.includes(weekday) && (!months || inMonths(month, months));
}

/** Opening hours in minutes after the midnight of a date. */
export interface Interval {
  readonly from: number;
  readonly to: number;
  readonly lastEntry?: number;
}

/** The hours of a date in minutes after its midnight, or after another that lies `offset` minutes before it. */
export function intervalsOn(rule: OpeningRule, date: string, offset = 0): Interval[] {
  return periodsOn(rule, date).map(({ opens, closes, lastEntry }) => {
    const from = minutesOf(opens);
    const later = (time: string) => {
      const minutes = minutesOf(time);
      return (minutes <= from ? minutes + 24 * 60 : minutes) + offset;
    };
    const open = { from: from + offset, to: later(closes) };
    return lastEntry === undefined ? open : Object.assign(open, { lastEntry: later(lastEntry) });
  });
}
