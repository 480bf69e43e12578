import type { CalendarEvent } from '../time/calendar-file.ts';
import { calendarEvents, type CalendarStop } from './calendar-events.ts';
import { timedDay } from './check-trip.ts';
import type { Timed } from './day-times.ts';
import type { TripContext } from './known.ts';
import { namesOf } from './own-stop.ts';
import type { Trip } from './trip.ts';

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
  const { lat, lng, hangul } = known ?? {};
  const { name, note } = namesOf(stop);
  return {
    of: stop.of,
    name: known?.name ?? name,
    hours: { at, until },
    description: note || undefined,
    location: hangul,
    lat,
    lng,
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
