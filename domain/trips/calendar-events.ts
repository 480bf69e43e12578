import type { CalendarEvent } from '../time/calendar-file.ts';
import { clockTime } from '../time/clock.ts';

const lastMinute = 24 * 60 - 1;

/** A stop as a calendar holds it. */
export interface CalendarStop {
  /** The id of the place or activity. */
  readonly of: string;
  readonly name: string;
  /** Minutes after midnight; absent for what takes the whole day. */
  readonly hours?: { readonly at: number; readonly until: number } | undefined;
  readonly description?: string | undefined;
  readonly location?: string | undefined;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
}

/** A day that has a date, `YYYY-MM-DD`. */
export interface CalendarDay {
  readonly date: string;
  readonly stops: readonly CalendarStop[];
}

/**
 * Entries of a calendar, by day. The same stop has the same id every time, wherever it is exported and on whatever day
 * it is, so that a second import replaces the first.
 */
export function calendarEvents(days: readonly CalendarDay[]): CalendarEvent[] {
  const times = new Map<string, number>();
  return days.flatMap(({ date, stops }) =>
    stops.map(({ of, name, hours, description, location, lat, lng }) => {
      const nth = (times.get(of) ?? 0) + 1;
      times.set(of, nth);
      return {
        uid: `stop-${of.replaceAll(/[^a-z0-9-]/g, '-')}-${nth}@rumbo-corea`,
        date,
        ...(hours && { hours: withinDay(hours) }),
        summary: name,
        ...(description && { description }),
        ...(location && { location }),
        ...(lat !== undefined && lng !== undefined && { position: { lat, lng } }),
      };
    }),
  );
}

/** At least a minute long, and before midnight. */
function withinDay({ at, until }: { readonly at: number; readonly until: number }) {
  const from = Math.min(at, lastMinute - 1);
  return {
    from: clockTime(from),
    to: clockTime(Math.max(from + 1, Math.min(until, lastMinute))),
  };
}
