import type { CalendarEvent } from '../time/calendar-file.ts';
import { clockTime } from '../time/clock.ts';
import { timedDay } from './check-trip.ts';
import type { Timed } from './day-times.ts';
import type { TripContext } from './known.ts';
import type { Trip } from './trip.ts';

const lastMinute = 24 * 60 - 1;

/**
 * The stops of a trip that has dates as entries of a calendar. The same stop has the same id every time, so that a
 * second import replaces the first.
 */
export function tripEvents(trip: Trip, context: TripContext): CalendarEvent[] {
  const times = new Map<string, number>();
  return trip.days.flatMap((_, day) => {
    const { date, timed } = timedDay(trip, day, context);
    return date
      ? timed.map((each) => {
          const nth = (times.get(each.stop.of) ?? 0) + 1;
          times.set(each.stop.of, nth);
          return eventOf(each, date, nth);
        })
      : [];
  });
}

function eventOf({ stop, known, at, until }: Timed, date: string, nth: number): CalendarEvent {
  const from = Math.min(at, lastMinute - 1);
  const { lat, lng, hangul, name = '' } = known ?? {};
  return {
    uid: `stop-${stop.of.replaceAll(/[^a-z0-9-]/g, '-')}-${nth}@rumbo-corea`,
    date,
    hours: {
      from: clockTime(from),
      to: clockTime(Math.max(from + 1, Math.min(until, lastMinute))),
    },
    summary: name || (stop.note ?? ''),
    ...(known && stop.note && { description: stop.note }),
    ...(hangul && { location: hangul }),
    ...(lat !== undefined && lng !== undefined && { position: { lat, lng } }),
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
