import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarFile } from '#domain/time/calendar-file.ts';
import { itineraries } from '#content/data/itineraries/itineraries.ts';
import { contextOf } from '#domain/trips/catalogue.ts';
import { tripEvents, tripRoutes } from '#domain/trips/trip-files.ts';
import { gpxFile } from '#domain/trips/gpx.ts';
import { readCatalogue } from './read-catalogue.ts';
import { readItineraries } from './read.ts';
import { readTrip } from './read-trips.ts';
import { closingsOf, plannedStops, plannedTrip } from './planned-trip.ts';
import { plannedEvents } from './trip-calendar.ts';

const pages = itineraries.map(({ id }) => readItineraries('es', id));
const plans = pages.map(({ shown }) => shown);
const text = pages[0]!.itinerariesText.closings;

/** The events of a plan with its days in another order, and in the planned order. */
function eventsOf(
  plan: (typeof plans)[number],
  start: string,
  order = plan.days.map(({ day }) => day),
) {
  const days = order.map((planned) => plan.days[planned - 1]!);
  const { closings } = closingsOf(plan, days, start);
  return plannedEvents(days, { start, closings, text, locale: 'es' });
}

describe.each(plans)('$id', (plan) => {
  const events = eventsOf(plan, '2027-12-28');

  it('puts every activity on the right day', () => {
    expect(events).toHaveLength(plan.days.flatMap(({ activities }) => activities).length);
    expect(events[0]?.date).toBe('2027-12-28');
    const last = new Date(Date.UTC(2027, 11, 27 + plan.duration)).toISOString().slice(0, 10);
    expect(events.at(-1)?.date).toBe(last);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  it('has the ids that the same stops have in a trip of one’s own', () => {
    const own = tripEvents(
      { ...readTrip(plan.id), start: '2027-12-28' },
      contextOf(readCatalogue('es')),
    );
    expect(events.map(({ uid }) => uid)).toEqual(own.map(({ uid }) => uid));
  });

  it('has no activity that overlaps the next or ends after midnight', () => {
    for (const [index, { date, hours }] of events.entries()) {
      if (!hours) continue;
      expect(hours.from < hours.to, `${date} ${hours.from}`).toBe(true);
      const next = events[index + 1];
      if (next?.date === date && next.hours) expect(hours.to <= next.hours.from).toBe(true);
    }
  });

  it('gives a valid calendar file', () => {
    const line = calendarFile({ name: plan.title, events, stamp: new Date(0) });
    const calendar = new ICAL.Component(ICAL.parse(line) as unknown[]);
    const read = calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
    expect(read.map(({ summary }) => summary)).toEqual(events.map(({ summary }) => summary));
  });

  it('gives a route for each day with its stops in order', () => {
    const route = gpxFile(
      plan.title,
      tripRoutes(plannedTrip(plan.days), plannedStops(plan), (day) => `Día ${day}`),
    );
    const stops = plan.days.flatMap(({ activities }) => activities.filter(({ stop }) => stop));
    expect(route.match(/<wpt /g)).toHaveLength(stops.length);
    expect(route.match(/<rtept /g)).toHaveLength(stops.length);
    expect(route).toContain(`<name>Día 1: `);
  });
});

describe('a first day on which the palace is closed', () => {
  const plan = plans.find(({ id }) => id === 'seoul-5days')!;
  const palace = (events: ReturnType<typeof eventsOf>) =>
    events.find(({ summary }) => summary === 'Palacio Gyeongbokgung');

  it('is mentioned only in the event of the palace', () => {
    const events = eventsOf(plan, '2027-04-06');
    expect(palace(events)?.description).toMatch(
      /^El martes 6 de abril de 2027 cierra el palacio Gyeongbokgung\. Es su día de cierre semanal\./,
    );
    expect(events.filter(({ description }) => description?.includes(' cierra '))).toHaveLength(1);
  });

  it('is not mentioned after swapping the days, and the event keeps its uid', () => {
    const swapped = eventsOf(plan, '2027-04-06', [2, 1, 3, 4, 5]);
    expect(swapped.some(({ description }) => description?.includes(' cierra '))).toBe(false);
    expect(palace(swapped)?.date).toBe('2027-04-07');
    expect(palace(swapped)?.uid).toBe(palace(eventsOf(plan, '2027-04-06'))?.uid);
    expect(swapped[0]).toMatchObject({ summary: 'Palacio Changdeokgung', date: '2027-04-06' });
  });
});
