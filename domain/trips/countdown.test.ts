import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PassportRules } from '../entry-check.ts';
import { addDays } from '../time/days.ts';
import { countdown, groupTasks, type Task } from './countdown.ts';
import { contextWith, tripOf } from './testing-context.ts';
import { airportRides, cardLoad } from './rides.ts';

const today = '2026-11-24';
const passport: PassportRules = {
  visa: 'free',
  maxStayDays: 90,
  kEtaWaiver: null,
  workingHoliday: 'unknown',
};
const rules = {
  today,
  passport,
  trainMonths: 1,
  bookings: [
    { id: 'garden', at: ['palace'], daysAhead: 6 },
    { id: 'border', at: ['border'] },
  ],
};
const context = {
  ...contextWith({
    palace: { station: 'seoul/b', walk: 1 },
    border: { lat: 37.89, lng: 126.74 },
    market: { lat: 37.6, station: 'seoul/a', walk: 1 },
    beach: { city: 'busan', lat: 35.16, lng: 129.16 },
    flight: {
      city: 'jeju',
      lat: 33.5,
      lng: 126.5,
      plan: {
        legs: [{ mode: 'flight' }],
        after: 'beach',
        booked: [{ mode: 'flight', route: 'to Jeju' }],
      },
    },
  }),
  metro: () => ({ minutes: 20, won: 1550, rides: [] }),
};
const trip = tripOf('2027-04-06', ['market', 'palace'], ['border'], ['beach', 'flight'], []);
const ids = (tasks: readonly Task[]) => tasks.map(({ id }) => id);
const tasks = countdown(trip, rules, context);
const named = (id: string) => tasks.find((each) => each.id === id);

describe('the tasks of a trip', () => {
  it('are dated by its first day and by its days', () => {
    expect(named('k-eta')).toMatchObject({ date: '2027-04-01', edge: 'by' });
    expect(named('e-arrival-without-k-eta')).toMatchObject({ date: '2027-04-04', edge: 'from' });
    expect(named('booking-garden')).toMatchObject({ date: '2027-03-31', visits: '2027-04-06' });
    expect(named('ticket-seoul-busan-1')).toMatchObject({
      date: '2027-03-08',
      travels: '2027-04-08',
    });
    expect(named('card')).toMatchObject({ date: '2027-04-06' });
  });

  it('have no date where nothing says one', () => {
    for (const id of ['passport', 'beds', 'booking-border', 'ticket-to Jeju-1'])
      expect(named(id), id).not.toHaveProperty('date');
  });

  it('leave out what the trip does not need', () => {
    const alone = countdown(
      tripOf('2027-04-06', ['market']),
      { ...rules, passport: undefined },
      context,
    );
    expect(ids(alone)).toEqual(['download', 'print']);
    expect(ids(countdown(tripOf('2027-04-06'), rules, undefined))).not.toContain('print');
  });

  it('move with the first day, and keep their ids', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 700 }), (later) => {
        const moved = countdown({ ...trip, start: addDays(trip.start, later) }, rules, context);
        expect(ids(moved).toSorted()).toEqual(ids(tasks).toSorted());
        const day = (each: Task | undefined) => each?.date ?? '';
        const card = moved.find(({ id }) => id === 'booking-garden');
        expect(day(card)).toBe(addDays(day(named('booking-garden')), later));
      }),
    );
  });

  it('have ids of their own, also for two trains to the same place', () => {
    const twice = tripOf('2027-04-06', ['palace'], ['beach'], ['palace'], ['beach'], []);
    const all = ids(countdown(twice, rules, context));
    expect(all.filter((id) => id.startsWith('ticket-')).toSorted()).toEqual([
      'ticket-busan-seoul-1',
      'ticket-busan-seoul-2',
      'ticket-seoul-busan-1',
      'ticket-seoul-busan-2',
    ]);
    expect(new Set(all).size).toBe(all.length);
  });

  it('hold what the visitor has added', () => {
    const own = countdown(trip, rules, context, [
      { id: 'own-1', text: 'Cat' },
      { id: 'own-2', text: 'Bank', date: '2027-01-02' },
    ]);
    expect(own.find(({ id }) => id === 'own-1')).not.toHaveProperty('date');
    expect(own.find(({ id }) => id === 'own-2')).toMatchObject({ kind: 'own', date: '2027-01-02' });
  });
});

describe('their groups', () => {
  it('are now, each month, the last days and the trip', () => {
    const groups = groupTasks(tasks, trip.start, today);
    expect(groups.map(({ when }) => when)).toEqual(['now', '2027-03', 'last', 'trip']);
    expect(groups[0]?.tasks.every(({ date }) => date === undefined)).toBe(true);
  });

  it('hold each task once, whatever day it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 60 }), (days) => {
        const groups = groupTasks(tasks, trip.start, addDays(trip.start, days));
        expect(ids(groups.flatMap((group) => group.tasks)).toSorted()).toEqual(
          ids(tasks).toSorted(),
        );
      }),
    );
  });

  it('have what is due under now', () => {
    const [now] = groupTasks(tasks, trip.start, '2027-04-02');
    expect(ids(now?.tasks ?? [])).toContain('k-eta');
    expect(ids(now?.tasks ?? [])).not.toContain('e-arrival-without-k-eta');
  });
});

describe('the rides of a trip', () => {
  it('load the card with metro and bus, to the next round sum', () => {
    const metro = () => ({ minutes: 20, won: 1550, rides: [] });
    const near = contextWith({
      north: { lat: 37.6, station: 'seoul/a', walk: 1 },
      south: { lat: 37.5, station: 'seoul/b', walk: 1 },
    });
    const day = tripOf('', ['north', 'south', 'north']);
    expect(cardLoad(day, { ...near, metro })).toEqual({ won: 3100, load: 5000 });
    expect(cardLoad(tripOf(''), near)).toEqual({ won: 0, load: 0 });
  });

  it('begin and end at the airport of the city where one sleeps', () => {
    const airport = 'seoul/incheon-intl-airport-terminal-1';
    expect(airportRides(tripOf('', [], []))).toEqual([
      { way: 'in', from: airport, to: 'seoul/hongik-univ' },
      { way: 'out', from: 'seoul/hongik-univ', to: airport },
    ]);
    expect(airportRides(tripOf('', []))).toEqual([]);
  });
});
