import type { OpeningRule } from '#content/opening/opening-rule.ts';
import { weekdayOf } from '#domain/time/days.ts';
import { periodsOn } from '#domain/opening/hours.ts';
import { dateOf, isUncertain, koreanMinute } from './open-now.ts';

/** The hours of one day on the Korean calendar; times are `HH:MM`. */
export type DayHours =
  | { readonly state: 'always' }
  | { readonly state: 'open'; readonly opens: string; readonly closes: string }
  /** `next` is missing where no day of the coming fortnight is open. */
  | { readonly state: 'closed'; readonly next?: OpenDay }
  /** No hours are known, or holidays may change them and those of this year are not known. */
  | { readonly state: 'unknown' };

/** A later day on which a place opens. */
export interface OpenDay {
  /** From today: tomorrow is 1. */
  readonly inDays: number;
  /** Monday is 1, Sunday 7. */
  readonly weekday: number;
  readonly opens: string;
}

/** The hours of the Korean day on which an instant falls. */
export function dayHours(rule: OpeningRule, at: Date): DayHours {
  if (rule.always && !rule.closed) return { state: 'always' };
  const { today } = koreanMinute(at);
  if (isUncertain(rule, dateOf(today)) || (!rule.always && !rule.periods))
    return { state: 'unknown' };
  const now = hoursOn(rule, today);
  if (now) return { state: 'open', ...now };
  const next = nextOpen(rule, today);
  return { state: 'closed', ...(next && { next }) };
}

function nextOpen(rule: OpeningRule, today: number): OpenDay | undefined {
  for (let inDays = 1; inDays <= 14; inDays += 1) {
    if (isUncertain(rule, dateOf(today + inDays))) return undefined;
    const found = hoursOn(rule, today + inDays);
    if (found) return { inDays, weekday: weekdayOf(dateOf(today + inDays)), opens: found.opens };
  }
  return undefined;
}

/** From the first opening of a day to its last closing. */
function hoursOn(rule: OpeningRule, day: number) {
  const periods = periodsOn(rule, dateOf(day)).toSorted((a, b) => a.opens.localeCompare(b.opens));
  const [first] = periods;
  const last = periods.at(-1);
  return first && last && { opens: first.opens, closes: last.closes };
}

/**
 * The hours that hold on every open day, else by what they differ: the season or the day of the week.
 */
export function usualHours(
  rule: OpeningRule,
): { readonly opens: string; readonly closes: string } | 'always' | 'season' | 'day' {
  if (rule.always) return 'always';
  const [first, ...others] = (rule.periods ?? []).filter(({ feasts }) => !feasts);
  if (!first) return 'day';
  const same = others.every(
    ({ opens, closes }) => opens === first.opens && closes === first.closes,
  );
  if (same) return { opens: first.opens, closes: first.closes };
  return [first, ...others].some(({ months }) => months) ? 'season' : 'day';
}
