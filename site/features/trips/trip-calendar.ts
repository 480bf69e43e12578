import type { Locale } from '#content/locale.ts';
import { calendarFile, type CalendarEvent } from '#domain/time/calendar-file.ts';
import { minutesIn } from '#domain/time/clock.ts';
import { addDays } from '#domain/time/days.ts';
import type { ActivityEntry } from './read.ts';
import type { ClosedStop } from '#domain/trips/closed-stops.ts';
import { calendarEvents, type CalendarStop } from '#domain/trips/calendar-events.ts';
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
  'id' | 'time' | 'title' | 'description' | 'tips' | 'location' | 'stop'
>;

/** In the order of the trip. */
type DatedDays = readonly { readonly activities: readonly DatedActivity[] }[];

/** The events of a plan, with closings mentioned in their descriptions. */
export function plannedEvents(days: DatedDays, dates: Dates): CalendarEvent[] {
  return calendarEvents(
    days.map(({ activities }, position) => {
      const starts = startsOf(activities);
      return {
        date: addDays(dates.start, position),
        stops: activities.map(
          ({ id, title, description, tips, location, stop }, index): CalendarStop => ({
            of: id,
            name: title,
            hours: hoursOf(starts[index], starts[index + 1]),
            description: [
              ...warnings(dates, (found) => found.day === position && found.stop === index),
              description,
              ...(tips ?? []),
            ].join('\n'),
            location: [location, stop?.hangul].filter(Boolean).join(' · '),
            lat: stop?.lat,
            lng: stop?.lng,
          }),
        ),
      };
    }),
  );
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

function hoursOf(at: number | undefined, next = lastMinute): CalendarStop['hours'] {
  return at === undefined ? undefined : { at, until: Math.min(at + longest, next) };
}

/** The plan as a calendar file. */
export function plannedCalendar(
  { title, days }: { readonly title: string; readonly days: DatedDays },
  { stamp, ...dates }: Dates & { readonly stamp: Date },
): string {
  return calendarFile({ name: title, events: plannedEvents(days, dates), stamp });
}
