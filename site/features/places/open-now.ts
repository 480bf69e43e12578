import type { OpeningRule } from '#content/opening/opening-rule.ts';
import { closingOn, hangsOnHolidays } from '#domain/opening/closing-days.ts';
import { intervalsOn, type Interval } from '#domain/opening/hours.ts';
import { clockTime } from '#domain/time/clock.ts';
import { holidaysKnown } from '#domain/time/korean-holidays.ts';

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
  /** No hours are known, or holidays may change them and those of this year are not known. */
  | { readonly state: 'unknown' };

const minute = 60_000;
const dayLength = 24 * 60;

/** South Korea has no summer time: its clock is nine hours ahead all year. */
const koreanOffset = 9 * 60;

/** Whether a place is open at an instant, by the clock and the holidays of South Korea. */
export function openState(rule: OpeningRule, at: Date): OpenState {
  const { today, now } = koreanMinute(at);
  if (isUncertain(rule, dateOf(today))) return { state: 'unknown' };
  if (!rule.always && !rule.periods)
    return { state: closingOn(rule, dateOf(today)) ? 'closed-today' : 'unknown' };

  const intervals = merged(
    [-1, 0, 1].flatMap((days) => intervalsOn(rule, dateOf(today + days), days * dayLength)),
  );
  const current = intervals.find(({ from, to }) => from <= now && now < to);
  if (current) return whileOpen(current, now);
  const next = intervals.find(({ from }) => from > now && from < dayLength);
  if (next) return { state: 'opens', at: clock(next.from) };
  const wasOpen = intervals.some(({ from, to }) => from < dayLength && to > 0);
  return { state: wasOpen ? 'closed' : 'closed-today' };
}

/** Whether holidays decide on a date (`YYYY-MM-DD`) that are not known, or not certain. */
export const isUncertain = (rule: OpeningRule, date: string) =>
  (hangsOnHolidays(rule) && !holidaysKnown(date)) || closingOn(rule, date) === 'perhaps';

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

/** Days are counted since 1970-01-01. */
export const dateOf = (day: number) =>
  new Date(day * dayLength * minute).toISOString().slice(0, 10);

/** Midnight can only be a closing time here. */
const clock = (time: number) => (time % dayLength === 0 ? '24:00' : clockTime(time));
