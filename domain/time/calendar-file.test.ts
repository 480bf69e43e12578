import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarEvent } from './calendar-file.ts';

const stamp = new Date('2026-03-02T10:30:05.678Z');

const lunch: CalendarEvent = {
  uid: 'seoul-5days-1-2@rumbo-corea',
  date: '2026-12-31',
  hours: { from: '13:30', to: '15:00' },
  summary: 'Comida y té; en Insadong, 인사동',
  description:
    'Primera línea\nSegunda: C:\\viaje, con «ñ» y 한국어 식당에서 먹는 점심 식사와 차 한 잔',
  location: 'Insadong-gil, Jongno-gu',
  position: { lat: 37.5743, lng: 126.9857 },
};

function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return {
    calendar,
    events: calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part)),
  };
}

describe('the calendar file', () => {
  const text = calendarFile({ name: 'Seúl, esencial', events: [lunch], stamp });

  it('a calendar parser reads back the same events', () => {
    const { calendar, events } = parse(text);
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    // The parser does not unescape extension properties.
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(String.raw`Seúl\, esencial`);
    const [event] = events;
    expect(event?.uid).toBe(lunch.uid);
    expect(event?.summary).toBe(lunch.summary);
    expect(event?.description).toBe(lunch.description);
    expect(event?.location).toBe(lunch.location);
    expect(event?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe(
      '2026-03-02T10:30:05Z',
    );
    expect(event?.component.getFirstPropertyValue('geo')).toEqual([37.5743, 126.9857]);
  });

  it('times are Korean, with the time zone defined in the file', () => {
    const { calendar, events } = parse(text);
    const zone = calendar.getFirstSubcomponent('vtimezone');
    expect(zone?.getFirstPropertyValue('tzid')).toBe('Asia/Seoul');
    expect(zone && new ICAL.Timezone(zone).tzid).toBe('Asia/Seoul');
    const start = events[0]?.startDate;
    expect(start?.toString()).toBe('2026-12-31T13:30:00');
    expect(events[0]?.endDate.toString()).toBe('2026-12-31T15:00:00');
    expect(text).toContain('DTSTART;TZID=Asia/Seoul:20261231T133000\r\n');
    // 13:30 in Korea is 4:30 UTC.
    expect(start?.toJSDate().toISOString()).toBe('2026-12-31T04:30:00.000Z');
  });

  it('an event of several days ends after its last one, and a feed says when to ask again', () => {
    const week = { uid: 'week@rumbo-corea', date: '2027-03-28', until: '2027-04-03', summary: 'W' };
    const { calendar, events } = parse(
      calendarFile({ name: 'Feed', events: [week], stamp, refreshDays: 7 }),
    );
    expect(events[0]?.startDate.toString()).toBe('2027-03-28');
    expect(events[0]?.endDate.toString()).toBe('2027-04-04');
    const refresh = calendar.getFirstPropertyValue('refresh-interval')?.toString();
    expect([refresh, calendar.getFirstPropertyValue('x-published-ttl')]).toEqual(['P7D', 'P7D']);
    expect(text).not.toContain('TTL');
  });

  it('an event without hours takes the whole day, also at the end of a year', () => {
    const { hours: _hours, ...whole } = lunch;
    const { events } = parse(calendarFile({ name: 'x', events: [whole], stamp }));
    expect(events[0]?.startDate.isDate).toBe(true);
    expect(events[0]?.endDate.toString()).toBe('2027-01-01');
  });

  it('any text survives, in lines of at most 75 octets that end in CRLF', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (summary) => {
        const file = calendarFile({ name: 'x', events: [{ ...lunch, summary }], stamp });
        expect(file.endsWith('\r\n')).toBe(true);
        for (const line of file.slice(0, -2).split('\r\n')) {
          expect(line).not.toMatch(/[\r\n]/);
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        }
        const wanted = summary
          .replaceAll(/\r\n?/g, '\n')
          .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ');
        expect(parse(file).events[0]?.summary ?? '').toBe(wanted);
      }),
    );
  });
});
