import type { Text } from '../locale.ts';

/** Monday is 1 and Sunday is 7, as in ISO 8601. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** `seollal` and `chuseok` mean the day itself, without the days around it. */
export type ClosingFeast = 'new-year' | 'seollal' | 'chuseok';

interface Days {
  readonly days: readonly Weekday[];
  /** First and last month of the season, 1 to 12; a season may span the new year. All year when absent. */
  readonly months?: readonly [first: number, last: number];
}

/** The same opening hours on some days of the week, in Korean time. */
export interface OpeningPeriod extends Days {
  /** `HH:MM`. */
  readonly opens: string;
  /** `HH:MM`, `24:00` for midnight. At or before `opens` it means the following day. */
  readonly closes: string;
  /** `HH:MM` of the last admission, if earlier than closing. */
  readonly lastEntry?: string;
  /** Only on these feasts, on which it replaces all other hours. */
  readonly feasts?: readonly ClosingFeast[];
}

/** What begins at set times, as a show does. */
export interface Sessions extends Days {
  /** `HH:MM` each. */
  readonly at: readonly string[];
}

/** The same weekday in some weeks of a month: the first and the third Tuesday. */
export interface MonthlyClosing {
  readonly weekday: Weekday;
  readonly weeks: readonly (1 | 2 | 3 | 4 | 'last')[];
  /** 1 to 12; every month when absent. */
  readonly months?: readonly number[];
  /** A day off that is a public holiday moves to the first day after it that is none. */
  readonly onHoliday?: 'next-day';
}

/** The days on which something is closed, beside those without hours. */
export interface ClosingDays {
  /** The weekly days off where no hours are known; otherwise they are the days without hours. */
  readonly weekdays?: readonly Weekday[];
  /**
   * What becomes of a weekly day off on a public holiday: it opens, and closes instead on the next day that is no
   * holiday or on the next working day, as palaces do, or not at all.
   */
  readonly onHoliday?: 'next-day' | 'next-working-day' | 'opens';
  readonly monthly?: MonthlyClosing;
  readonly feasts?: readonly ClosingFeast[];
  /** On every public holiday. */
  readonly holidays?: true;
}

/** When a place or a part of it can be visited. Words, table, badge and checks are derived from it. */
export interface OpeningRule {
  /** What opens, as the subject of a sentence, if it is not the whole place: `el mirador`. */
  readonly of?: Text & { readonly plural?: true };
  /** It runs rather than opens: a boat, a fountain. */
  readonly runs?: true;
  /** Open day and night. */
  readonly always?: true;
  readonly periods?: readonly OpeningPeriod[];
  readonly sessions?: readonly Sessions[];
  /** The hours are approximate, or differ from shop to shop. */
  readonly about?: true;
  readonly closed?: ClosingDays;
  /** Closed on days that no field can say: the note does, and the hours are not called daily. */
  readonly otherDaysOff?: true;
  /** A sentence for what the other fields cannot say. */
  readonly note?: Text;
}

export const everyDay: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** Every day of the week but these. */
export function everyDayBut(...off: readonly Weekday[]): readonly Weekday[] {
  return everyDay.filter((day) => !off.includes(day));
}

/** The weekly days off: those named, or those without hours; none for what has a single day of its own, as a show. */
export function weekdaysOff({
  periods = [],
  sessions = [],
  closed,
}: OpeningRule): readonly Weekday[] {
  const open = [...periods, ...sessions].flatMap(({ days }) => days);
  if (open.length === 0) return closed?.weekdays ?? [];
  return everyDay.filter((day) => !open.includes(day));
}
