import { describe, expect, it } from 'vitest';
import { everyDay, everyDayBut, type OpeningRule } from '#content/opening/opening-rule.ts';
import { checkTrip } from './check-trip.ts';
import { costOf } from './costs.ts';
import type { FindingCode } from './finding.ts';
import type { Known } from './known.ts';
import { clock, contextWith, hours, tripOf } from './testing-context.ts';
import type { Trip } from './trip.ts';

const day = { days: everyDay, opens: '09:00', closes: '18:00', lastEntry: '17:00' };
const palace: OpeningRule = {
  periods: [{ ...day, days: everyDayBut(2) }],
  closed: { onHoliday: 'next-working-day' },
};

const stops: Readonly<Record<string, Partial<Known>>> = {
  palace: hours(palace),
  museum: hours({
    periods: [day],
    closed: { monthly: { weekday: 1, weeks: [1] }, feasts: ['seollal', 'chuseok', 'new-year'] },
  }),
  office: hours({ periods: [day], closed: { holidays: true } }),
  fountain: {
    closings: [{ rule: { sessions: [{ days: everyDay, months: [4, 10], at: ['20:00'] }] } }],
  },
  market: {
    ...hours({ periods: [day] }),
    closings: [{ rule: { closed: { weekdays: [7] } }, what: 'the hall' }],
  },
  stalls: hours({ periods: [day], about: true }),
  bar: hours({ periods: [{ days: everyDay, opens: '18:00', closes: '02:00' }] }),
  square: { outdoors: true },
  beach: { outdoors: true, icon: 'beach' },
  alley: {},
  near: { outdoors: true, lat: 37.58 },
  gamcheon: { outdoors: true, city: 'busan', lat: 35.1, lng: 129.01 },
  seongsan: { outdoors: true, city: 'jeju', lat: 33.46, lng: 126.94 },
};
const context = contextWith(stops);

const codes = (trip: Trip, today?: string) =>
  checkTrip(trip, context, today).map(({ code }) => code);

/** Code, a trip that it is found in, and one in which it just is not. */
const table: readonly (readonly [FindingCode, Trip, Trip])[] = [
  ['closed-weekday', tripOf('2027-04-06', ['palace 9:00']), tripOf('2027-04-07', ['palace 9:00'])],
  // The holiday of Tuesday 9 February 2027 moves the day off to Wednesday.
  ['closed-moved', tripOf('2027-02-10', ['palace 9:00']), tripOf('2027-02-09', ['palace 9:00'])],
  ['closed-nth', tripOf('2027-04-05', ['museum 9:00']), tripOf('2027-04-12', ['museum 9:00'])],
  ['closed-holiday', tripOf('2027-05-05', ['office 9:00']), tripOf('2027-05-06', ['office 9:00'])],
  ['closed-new-year', tripOf('2027-01-01', ['museum 9:00']), tripOf('2027-01-02', ['museum 9:00'])],
  ['closed-seollal', tripOf('2027-02-07', ['museum 9:00']), tripOf('2027-02-08', ['museum 9:00'])],
  ['closed-chuseok', tripOf('2027-09-15', ['museum 9:00']), tripOf('2027-09-16', ['museum 9:00'])],
  [
    'closed-season',
    tripOf('2027-11-02', ['fountain 20:00']),
    tripOf('2027-10-02', ['fountain 20:00']),
  ],
  ['before-opening', tripOf('2027-04-07', ['palace 8:55']), tripOf('2027-04-07', ['palace 9:00'])],
  [
    'after-last-entry',
    tripOf('2027-04-07', ['palace 17:05']),
    tripOf('2027-04-07', ['palace 17:00']),
  ],
  ['after-closing', tripOf('2027-04-07', ['palace 18:00']), tripOf('2027-04-07', ['palace 17:00'])],
  ['after-closing', tripOf('2027-04-07', ['stalls 18:00']), tripOf('2027-04-07', ['bar 25:55'])],
  ['part-closed', tripOf('2027-04-11', ['market 9:00']), tripOf('2027-04-10', ['market 9:00'])],
  ['past-closing', tripOf('2027-04-07', ['bar 25:05']), tripOf('2027-04-07', ['bar 25:00'])],
  ['overlap', tripOf('', ['square 9:00', 'near 9:55']), tripOf('', ['square 9:00', 'near 10:30'])],
  [
    'leg-too-long',
    tripOf('', ['square 9:00', 'near 10:10']),
    tripOf('', ['square 9:00', 'near 10:20']),
  ],
  [
    'out-of-order',
    tripOf('', ['square 12:00', 'near 11:00']),
    tripOf('', ['square 12:00', 'near 14:00']),
  ],
  [
    'past-midnight',
    tripOf('', ['square 22:30', 'near', 'alley']),
    tripOf('', ['square 21:00', 'near', 'alley']),
  ],
  ['two-cities', tripOf('', ['gamcheon', 'seongsan']), tripOf('', ['square', 'gamcheon'])],
  ['gone', tripOf('', ['#999']), tripOf('', ['own'])],
  ['perhaps-closed', tripOf('2031-04-08', ['palace 9:00']), tripOf('2031-04-09', ['palace 9:00'])],
  [
    'long-day',
    tripOf('', ['square 9:00', 'near 20:05']),
    tripOf('', ['square 9:00', 'near 20:00']),
  ],
  ['hours-unknown', tripOf('', ['alley']), tripOf('', ['square'])],
  ['holidays-unknown', tripOf('2031-04-09', ['palace 9:00']), tripOf('2031-04-09', ['square'])],
  ['public-holiday', tripOf('2027-05-05', []), tripOf('2027-05-06', [])],
  ['dark', tripOf('2027-04-06', ['beach 18:30']), tripOf('2027-04-06', ['square 18:30'])],
  ['twice', tripOf('', ['square'], ['square']), tripOf('', ['square'], ['near'])],
];

describe('the check of a trip', () => {
  it.each(table)('finds %s where it is, and just not', (code, hit, miss) => {
    expect(codes(hit)).toContain(code);
    expect(codes(miss)).not.toContain(code);
  });

  it('says nothing of dates without a first day', () => {
    expect(codes(tripOf('', ['palace 3:00']))).toEqual([]);
  });

  it('says that a trip has passed on the day after', () => {
    expect(codes(tripOf('2027-04-07', ['square']), '2027-04-08')).toContain('past');
    expect(codes(tripOf('2027-04-07', ['square']), '2027-04-07')).not.toContain('past');
  });

  it('names nights without a place to sleep, but for the last', () => {
    const trip = tripOf('', ['square'], ['near']);
    const nowhere = { ...trip, days: trip.days.map((each) => ({ ...each, sleep: '' })) };
    expect(codes(nowhere).filter((code) => code === 'no-way-back')).toHaveLength(1);
    expect(codes(trip)).not.toContain('no-way-back');
  });

  it('warns of a day that begins with a journey at night, and just not', () => {
    const stationAt = () => ({ lat: 37.56, lng: 126.92 });
    const early = (time: string) =>
      checkTrip(tripOf('', [], [`gamcheon ${time}`]), { ...context, stationAt }).map(
        ({ code }) => code,
      );
    expect(early('7:55')).toContain('early-start');
    expect(early('8:00')).not.toContain('early-start');
  });

  it('knows of no way from where something was that the guide no longer has', () => {
    const trip = tripOf('', ['square 9:00', '#999 10:30', 'gamcheon 13:00']);
    expect(codes(trip)).toEqual(['gone']);
    expect(costOf(trip, context).transport).toBe(0);
  });

  it('calls a stop that is gone by its own name, and never by its note', () => {
    const stop = { key: 1, of: '#999', name: 'Hakrim Dabang', note: 'with cash' };
    const days = [{ title: '', sleep: '', stops: [stop] }];
    const found = checkTrip({ ...tripOf(''), days }, context);
    expect(found[0]?.names).toEqual({ name: 'Hakrim Dabang' });
  });

  it('warns of late ways by metro', () => {
    const metro = {
      ...contextWith({
        one: { outdoors: true, station: 'a', walk: 3 },
        two: { outdoors: true, station: 'b', walk: 3, lat: 37.5 },
      }),
      metro: () => ({ minutes: 20, rides: [] }),
    };
    const late = (at: string) => checkTrip(tripOf('', [`one ${at}`, 'two']), metro);
    expect(late('22:30').map(({ code }) => code)).toContain('late-metro');
    expect(late('22:25').map(({ code }) => code)).not.toContain('late-metro');
  });

  it('is milder where hours are approximate, and puts what is closed first', () => {
    const found = checkTrip(tripOf('2027-04-06', ['stalls 8:00', 'palace 10:00']), context);
    expect(found.map(({ code, level }) => `${code} ${level}`).slice(0, 2)).toEqual([
      'closed-weekday closed',
      'before-opening tight',
    ]);
    expect(found[0]).toMatchObject({ day: 0, stop: 2, names: { place: 'palace' } });
    expect(found[1]?.names).toMatchObject({ at: clock('8:00'), opens: clock('9:00') });
  });
});

describe('feasts', () => {
  it.each(['2026-02-17', '2027-02-07', '2028-01-27', '2029-02-13'])('of Seollal on %s', (date) => {
    expect(codes(tripOf(date, ['museum 10:00']))).toContain('closed-seollal');
  });
  it.each(['2026-09-25', '2027-09-15', '2028-10-03', '2029-09-22'])('of Chuseok on %s', (date) => {
    expect(codes(tripOf(date, ['museum 10:00']))).toContain('closed-chuseok');
  });
});
