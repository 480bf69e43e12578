import { holidaysKnown, isFeast, isPublicHoliday, type Feast } from './korean-holidays.ts';

/** The same opening hours on some days of the week, in Korean time. */
export interface Period {
  /** Monday is 1, Sunday 7. */
  readonly days: readonly number[];
  /** First and last month of the season, 1 to 12; all year when absent. */
  readonly months?: readonly [first: number, last: number];
  /** `HH:MM`. */
  readonly opens: string;
  /** `HH:MM`, `24:00` for midnight; at or before `opens` it means the following day. */
  readonly closes: string;
  /** `HH:MM` of the last admission. */
  readonly lastEntry?: string;
}

/** When a place can be visited. */
export type Hours =
  | { readonly always: true }
  | {
      readonly periods: readonly Period[];
      /** The weekly day off moves to the next working day when it falls on a public holiday. */
      readonly opensOnHolidayMoved?: true;
      readonly closedOn?: readonly (Feast | 'new-year')[];
    };

/** What a visitor finds at an instant; times are `HH:MM` on the Korean clock. */
export type OpenState =
  /** Without `until` it does not close within a day; `lastEntry` is still ahead. */
  | { readonly state: 'open'; readonly until?: string; readonly lastEntry?: string }
  /** Open, but no longer admitting visitors. */
  | { readonly state: 'last-entry-passed'; readonly until: string }
  | { readonly state: 'opens'; readonly at: string }
  /** It was open today and does not open again. */
  | { readonly state: 'closed' }
  | { readonly state: 'closed-today' }
  /** Holidays may change the hours, and those of this year are not known. */
  | { readonly state: 'unknown' };

export type Timetable = Exclude<Hours, { readonly always: true }>;

/** An opening interval, in minutes after midnight of the day asked about. */
interface Interval {
  readonly from: number;
  readonly to: number;
  readonly lastEntry: number | undefined;
}

const minute = 60_000;
const dayLength = 24 * 60;

/** South Korea has no summer time: its clock is nine hours ahead all year. */
const koreanOffset = 9 * 60;

/** Whether a place is open at an instant, by the clock and the holidays of South Korea. */
export function openState(hours: Hours, at: Date): OpenState {
  if ('always' in hours) return { state: 'open' };
  const { today, now } = koreanMinute(at);
  if (hangsOnHolidays(hours) && !holidaysKnown(dateOf(today))) return { state: 'unknown' };

  const intervals = merged(
    [-1, 0, 1].flatMap((offset) => intervalsOf(hours, today + offset, offset)),
  );
  const current = intervals.find(({ from, to }) => from <= now && now < to);
  if (current) return whileOpen(current, now);
  const next = intervals.find(({ from }) => from > now && from < dayLength);
  if (next) return { state: 'opens', at: clock(next.from) };
  const wasOpen = intervals.some(({ from, to }) => from < dayLength && to > 0);
  return { state: wasOpen ? 'closed' : 'closed-today' };
}

/** The day since 1970 and the minute of that day at an instant, on the Korean clock. */
export function koreanMinute(at: Date) {
  const korean = Math.floor(at.getTime() / minute) + koreanOffset;
  const today = Math.floor(korean / dayLength);
  return { today, now: korean - today * dayLength };
}

function whileOpen({ to, lastEntry }: Interval, now: number): OpenState {
  if (to - now > dayLength) return { state: 'open' };
  const until = clock(to);
  if (lastEntry === undefined) return { state: 'open', until };
  if (now > lastEntry) return { state: 'last-entry-passed', until };
  return { state: 'open', until, lastEntry: clock(lastEntry) };
}

/** The intervals that begin on a day, `offset` days from the day asked about. */
function intervalsOf(hours: Timetable, day: number, offset: number): Interval[] {
  return periodsOn(hours, day).map(({ opens, closes, lastEntry }) => {
    const from = minutes(opens);
    const later = (time: number) => (time <= from ? time + dayLength : time) + offset * dayLength;
    return {
      from: from + offset * dayLength,
      to: later(minutes(closes)),
      lastEntry: lastEntry === undefined ? undefined : later(minutes(lastEntry)),
    };
  });
}

/** The intervals in order, those that touch merged. */
function merged(intervals: readonly Interval[]): Interval[] {
  const result: Interval[] = [];
  for (const interval of intervals.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && interval.from <= last.to) {
      const longer = interval.to > last.to ? interval : last;
      result.splice(-1, 1, { ...longer, from: last.from });
    } else result.push(interval);
  }
  return result;
}

export function periodsOn(hours: Timetable, day: number): readonly Period[] {
  if (hours.closedOn?.some((closing) => isClosing(dateOf(day), closing))) return [];
  const regular = regularPeriods(hours, day);
  if (!hours.opensOnHolidayMoved) return regular;
  if (regular.length === 0) return isPublicHoliday(dateOf(day)) ? usualPeriods(hours, day) : [];
  return dayOffMovesTo(hours, day) ? [] : regular;
}

const regularPeriods = ({ periods }: Timetable, day: number) =>
  periods.filter(({ days, months }) => days.includes(weekday(day)) && inSeason(day, months));

/** The hours on a day off that falls on a holiday: those of the latest ordinary day before it. */
function usualPeriods(hours: Timetable, day: number): readonly Period[] {
  for (let back = 1; back < 7; back += 1) {
    const periods = regularPeriods(hours, day - back);
    if (periods.length > 0) return periods;
  }
  return [];
}

/** Whether this is the first working day after a day off that fell on a holiday. */
function dayOffMovesTo(hours: Timetable, day: number): boolean {
  if (!isWorkingDay(day)) return false;
  for (let before = day - 1; !isWorkingDay(before); before -= 1) {
    if (isPublicHoliday(dateOf(before)) && regularPeriods(hours, before).length === 0) return true;
  }
  return false;
}

export const hangsOnHolidays = ({ opensOnHolidayMoved, closedOn = [] }: Timetable) =>
  opensOnHolidayMoved === true || closedOn.some((closing) => closing !== 'new-year');

const isClosing = (date: string, closing: Feast | 'new-year') =>
  closing === 'new-year' ? date.endsWith('-01-01') : isFeast(date, closing);

const isWorkingDay = (day: number) => weekday(day) < 6 && !isPublicHoliday(dateOf(day));

function inSeason(day: number, months: Period['months']): boolean {
  if (!months) return true;
  const [first, last] = months;
  const month = Number(dateOf(day).slice(5, 7));
  return first <= last ? first <= month && month <= last : first <= month || month <= last;
}

/** Days are counted since 1970-01-01, a Thursday. */
export const weekday = (day: number) => ((((day + 3) % 7) + 7) % 7) + 1;

export const dateOf = (day: number) =>
  new Date(day * dayLength * minute).toISOString().slice(0, 10);

function minutes(time: string): number {
  const [hour, rest] = time.split(':');
  return Number(hour) * 60 + Number(rest);
}

function clock(time: number): string {
  const inDay = ((time % dayLength) + dayLength) % dayLength;
  // Midnight can only be a closing time here.
  if (inDay === 0) return '24:00';
  return [Math.floor(inDay / 60), inDay % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
