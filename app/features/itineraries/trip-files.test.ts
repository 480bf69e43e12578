import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarFile } from '#domain/calendar-file.ts';
import { itineraries } from '#content/data/itineraries/itineraries.ts';
import { paths } from '#content/pages.ts';
import { readItineraries } from '#content/read.server.ts';
import { planOf } from './plan.ts';
import { tripEvents, tripRoute } from './trip-files.ts';

const plans = itineraries.map(({ id }) =>
  planOf(readItineraries(id in paths ? (id as 'busan-3days') : 'itineraries', 'es')),
);

describe.each(plans)('$id', (plan) => {
  const events = tripEvents(plan, '2027-12-28');

  it('gives every activity its moment on the right day', () => {
    expect(events).toHaveLength(plan.days.flatMap(({ activities }) => activities).length);
    expect(events[0]?.date).toBe('2027-12-28');
    const last = new Date(Date.UTC(2027, 11, 27 + plan.duration)).toISOString().slice(0, 10);
    expect(events.at(-1)?.date).toBe(last);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  it('lets no activity run into the next, nor past midnight', () => {
    for (const [index, { date, hours }] of events.entries()) {
      if (!hours) continue;
      expect(hours.from < hours.to, `${date} ${hours.from}`).toBe(true);
      const next = events[index + 1];
      if (next?.date === date && next.hours) expect(hours.to <= next.hours.from).toBe(true);
    }
  });

  it('makes a calendar that a parser reads', () => {
    const text = calendarFile({ name: plan.title, events, stamp: new Date(0) });
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    const read = calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
    expect(read.map(({ summary }) => summary)).toEqual(events.map(({ summary }) => summary));
  });

  it('makes a route of each day with its stops in order', () => {
    const route = tripRoute(plan, { day: 'Día {number}' } as Parameters<typeof tripRoute>[1]);
    const stops = plan.days.flatMap(({ activities }) => activities.filter(({ stop }) => stop));
    expect(route.match(/<wpt /g)).toHaveLength(stops.length);
    expect(route.match(/<rtept /g)).toHaveLength(stops.length);
    expect(route).toContain(`<name>Día 1: `);
  });
});
