import type { CalendarEvent } from '../time/calendar-file.ts';
import { clockTime } from '../time/clock.ts';
import { timedDay } from './check-trip.ts';
import type { Timed } from './day-times.ts';
import type { TripContext } from './known.ts';
import type { Trip } from './trip.ts';

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

/** The stops of a trip that has dates as entries of a calendar. */
export function tripEvents(trip: Trip, context: TripContext): CalendarEvent[] {
  return calendarEvents(
    trip.days.flatMap((_, day) => {
      const { date, timed } = timedDay(trip, day, context);
      return date ? [{ date, stops: timed.map(calendarStop) }] : [];
    }),
  );
}

function calendarStop({ stop, known, at, until }: Timed): CalendarStop {
  const { lat, lng, hangul, name = '' } = known ?? {};
  return {
    of: stop.of,
    name: name || (stop.note ?? ''),
    hours: { at, until },
    description: known && stop.note,
    location: hangul,
    lat,
    lng,
  };
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

/** The stops of each day that have a position, as the routes of a GPX file. @param dayName `Día 1`. */
export function tripRoutes(
  trip: Trip,
  { known }: Pick<TripContext, 'known'>,
  dayName: (day: number) => string,
) {
  return trip.days.map(({ title, stops }, day) => {
    let number = 0;
    const points = stops.flatMap(({ of }) => {
      const { lat, lng, name = '', hangul } = known.get(of) ?? {};
      if (lat === undefined || lng === undefined) return [];
      const numbered = `${day + 1}.${++number} ${name}`;
      return [{ lat, lng, name: numbered, ...(hangul && { description: hangul }) }];
    });
    const name = dayName(day + 1);
    return { name: title ? `${name}: ${title}` : name, points };
  });
}
