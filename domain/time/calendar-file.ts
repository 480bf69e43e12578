import { addDays } from './days.ts';

/** One entry of a calendar, in Korean time. */
export interface CalendarEvent {
  /** The same for the same event every time, so that a second import replaces the first. */
  readonly uid: string;
  /** `YYYY-MM-DD` in Korea. */
  readonly date: string;
  /** The last day of an event of several whole days, that day included. */
  readonly until?: string;
  /** Clock times `HH:MM` of that day; an event without them takes the whole day. */
  readonly hours?: { readonly from: string; readonly to: string };
  readonly summary: string;
  readonly description?: string;
  readonly location?: string;
  /** Alarms, in hours before the beginning; an event of a whole day begins at midnight. */
  readonly alarms?: readonly number[];
  /** Degrees (WGS 84). */
  readonly position?: { readonly lat: number; readonly lng: number };
}

export interface CalendarFile {
  /** The name that calendar programs show. */
  readonly name: string;
  readonly events: readonly CalendarEvent[];
  /** The moment at which the file is made. */
  readonly stamp: Date;
  /** After how many days a program that has subscribed to it should ask again. */
  readonly refreshDays?: number;
}

/** Korea has kept UTC+9 without summer time since 1988. */
const koreanTime = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Seoul',
  'BEGIN:STANDARD',
  'DTSTART:19881009T000000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0900',
  'TZNAME:KST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** An iCalendar file (RFC 5545) with its events in Korean time, ready to be saved as `.ics`. */
export function calendarFile({ name, events, stamp, refreshDays }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rumbo Corea//Guide//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    // RFC 7986, and what older programs read.
    ...(refreshDays
      ? [`REFRESH-INTERVAL;VALUE=DURATION:P${refreshDays}D`, `X-PUBLISHED-TTL:P${refreshDays}D`]
      : []),
    ...koreanTime,
    ...events.flatMap((event) => eventLines(event, utc(stamp))),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent, stamp: string): string[] {
  const {
    uid,
    date,
    until = date,
    hours,
    summary,
    description,
    location,
    alarms = [],
    position,
  } = event;
  const at = (time: string) => `${compact(date)}T${compact(time)}00`;
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp}`,
    ...(hours
      ? [`DTSTART;TZID=Asia/Seoul:${at(hours.from)}`, `DTEND;TZID=Asia/Seoul:${at(hours.to)}`]
      : [`DTSTART;VALUE=DATE:${compact(date)}`, `DTEND;VALUE=DATE:${compact(addDays(until, 1))}`]),
    `SUMMARY:${escaped(summary)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(position ? [`GEO:${position.lat.toFixed(6)};${position.lng.toFixed(6)}`] : []),
    ...alarms.flatMap((before) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(summary)}`,
      `TRIGGER:-PT${before}H`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

const compact = (value: string) => value.replaceAll(/[-:]/g, '');

const utc = (moment: Date) => `${compact(moment.toISOString()).slice(0, 15)}Z`;

/** A text value (RFC 5545, 3.3.11); control characters have no place in one. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

const utf8 = new TextEncoder();

/** Lines of at most 75 octets, cut between characters; each further one begins with a space (3.1). */
function folded(line: string): string {
  let result = '';
  let octets = 0;
  for (const character of line) {
    const size = utf8.encode(character).length;
    if (octets + size > 75) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}
