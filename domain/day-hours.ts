import { holidaysKnown } from './korean-holidays.ts';
import {
  dateOf,
  hangsOnHolidays,
  koreanMinute,
  periodsOn,
  weekday,
  type Hours,
  type Timetable,
} from './open-now.ts';

/** The hours of one day on the Korean calendar; times are `HH:MM`. */
export type DayHours =
  | { readonly state: 'always' }
  | { readonly state: 'open'; readonly opens: string; readonly closes: string }
  /** `next` is missing where no day of the coming fortnight is open. */
  | { readonly state: 'closed'; readonly next?: OpenDay }
  /** Holidays may change the hours, and those of this year are not known. */
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
export function dayHours(hours: Hours, at: Date): DayHours {
  if ('always' in hours) return { state: 'always' };
  const { today } = koreanMinute(at);
  if (isUnknown(hours, today)) return { state: 'unknown' };
  const now = hoursOn(hours, today);
  if (now) return { state: 'open', ...now };
  const next = nextOpen(hours, today);
  return { state: 'closed', ...(next && { next }) };
}

function nextOpen(hours: Timetable, today: number): OpenDay | undefined {
  for (let inDays = 1; inDays <= 14; inDays += 1) {
    if (isUnknown(hours, today + inDays)) return undefined;
    const found = hoursOn(hours, today + inDays);
    if (found) return { inDays, weekday: weekday(today + inDays), opens: found.opens };
  }
  return undefined;
}

const isUnknown = (hours: Timetable, day: number) =>
  hangsOnHolidays(hours) && !holidaysKnown(dateOf(day));

/** From the first opening of a day to its last closing. */
function hoursOn(hours: Timetable, day: number) {
  const periods = periodsOn(hours, day).toSorted((a, b) => a.opens.localeCompare(b.opens));
  const [first] = periods;
  const last = periods.at(-1);
  return first && last && { opens: first.opens, closes: last.closes };
}

/**
 * The hours that hold on every open day, else by what they differ: the season or the day of the week.
 */
export function usualHours(
  hours: Hours,
): { readonly opens: string; readonly closes: string } | 'always' | 'season' | 'day' {
  if ('always' in hours) return 'always';
  const [first, ...others] = hours.periods;
  if (!first) return 'day';
  const same = others.every(
    ({ opens, closes }) => opens === first.opens && closes === first.closes,
  );
  if (same) return { opens: first.opens, closes: first.closes };
  return hours.periods.some(({ months }) => months) ? 'season' : 'day';
}
