import type { Locale } from '#content/locale.ts';
import { calendarFile, type CalendarEvent } from '#domain/time/calendar-file.ts';
import { clockTime, minutesIn } from '#domain/time/clock.ts';
import { addDays } from '#domain/time/days.ts';
import type { ActivityEntry } from './read.ts';
import type { ClosedStop } from '#domain/trips/closed-stops.ts';
import { closingText, type ClosingText } from './closing-text.ts';

/** When the parts of the day begin, in minutes after midnight. */
const partStart: Readonly<Record<string, number>> = { AM: 9 * 60, PM: 14 * 60, EVE: 19 * 60 };

/** Longest duration (minutes) of an activity in the calendar; shorter when the next one begins before. */
const longest = 120;
/** Minutes between an activity with a clock time and the part of the day that follows it. */
const pause = 90;
const lastStart = 23 * 60 + 30;
const lastMinute = 24 * 60 - 1;

/** The dates of a trip and the closings on them. */
interface Dates {
  /** `YYYY-MM-DD`. */
  readonly start: string;
  readonly closings: readonly ClosedStop[];
  readonly text: ClosingText;
  readonly locale: Locale;
}

type DatedActivity = Pick<
  ActivityEntry,
  'time' | 'title' | 'description' | 'tips' | 'location' | 'stop'
>;

interface Dated {
  readonly id: string;
  /** In the order of the trip; `day` is that of the plan. */
  readonly days: readonly { readonly day: number; readonly activities: readonly DatedActivity[] }[];
}

/** The events of a trip, with closings mentioned in their descriptions. */
export function tripEvents({ id, days }: Dated, dates: Dates): CalendarEvent[] {
  const { start } = dates;
  return days.flatMap(({ day, activities }, position) => {
    const starts = startsOf(activities);
    return activities.map((activity, index) => {
      const { title, description, tips, location, stop } = activity;
      const hours = hoursOf(starts[index], starts[index + 1]);
      const where = [location, stop?.hangul].filter(Boolean).join(' · ');
      return {
        // The same for a day that has changed its place, so that a second import moves it.
        uid: `${id}-${start}-${day}-${index + 1}@rumbo-corea`,
        date: addDays(start, position),
        ...(hours && { hours }),
        summary: title,
        description: [
          ...warnings(dates, (found) => found.day === position && found.stop === index),
          description,
          ...(tips ?? []),
        ].join('\n'),
        ...(where && { location: where }),
        ...(stop && { position: { lat: stop.lat, lng: stop.lng } }),
      };
    });
  });
}

function warnings(
  { closings, text, locale }: Dates,
  concerns: (found: ClosedStop) => boolean,
): string[] {
  return closings.filter(concerns).map((found) => closingText(found, text, locale));
}

/** When each activity begins, in minutes after midnight; undefined for one that takes the whole day. */
function startsOf(activities: readonly DatedActivity[]): (number | undefined)[] {
  const starts: (number | undefined)[] = [];
  for (const { time } of activities) {
    const given = minutesIn(time);
    const part = partStart[time];
    const before = starts.at(-1);
    if (given !== undefined) starts.push(given);
    else if (part === undefined) starts.push(undefined);
    else starts.push(Math.min(Math.max(part, (before ?? 0) + pause), lastStart));
  }
  return starts;
}

function hoursOf(from: number | undefined, next: number | undefined): CalendarEvent['hours'] {
  if (from === undefined) return undefined;
  const to = Math.min(from + longest, next ?? lastMinute, lastMinute);
  return { from: clockTime(from), to: clockTime(to) };
}

/** The trip as a calendar file. */
export function tripCalendar(
  trip: Dated & { readonly title: string },
  { stamp, ...dates }: Dates & { readonly stamp: Date },
): string {
  return calendarFile({ name: trip.title, events: tripEvents(trip, dates), stamp });
}
