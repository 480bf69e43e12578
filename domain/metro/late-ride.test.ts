import { describe, expect, test } from 'vitest';
import { lateRide, taxiInstead } from './late-ride.ts';

const seoul = { first: '05:30', last: '00:00', end: '01:00' };

describe('a ride', () => {
  test.each([
    ['08:30', 40, undefined],
    ['22:50', 40, undefined],
    ['22:50', 80, 'maybe'],
    ['23:00', 10, 'maybe'],
    ['23:59', 10, 'maybe'],
    ['00:40', 10, 'maybe'],
    ['01:00', 10, 'closed'],
    ['05:29', 10, 'closed'],
    ['05:30', 90, undefined],
  ] as const)('at %s of %i minutes is said to be %s', (at, minutes, late) => {
    expect(lateRide(seoul, at, minutes)).toBe(late);
  });

  test.each(['', '25:00', '9:30', '12:60', '<b>'])('says nothing at %j', (at) => {
    expect(lateRide(seoul, at, 30)).toBeUndefined();
  });
});

describe('a taxi instead', () => {
  const tariff = {
    base: 4_800,
    baseMetres: 1_600,
    step: 100,
    stepMetres: 131,
    surcharges: [{ from: 23, to: 2, percent: 40 }],
  };

  test('costs more at night, and a longer way more', () => {
    const byDay = taxiInstead(tariff, 10_000, '12:00');
    const byNight = taxiInstead(tariff, 10_000, '00:30');
    const far = taxiInstead(tariff, 20_000, '00:30');
    expect(byDay).toEqual({ from: 11_000, to: 14_000 });
    expect(byNight?.from).toBeGreaterThan(byDay?.from ?? 0);
    expect(byNight?.to).toBeGreaterThan(byNight?.from ?? 0);
    expect(far?.from).toBeGreaterThan(byNight?.from ?? 0);
  });

  test('has no sum out of the city', () => {
    expect(taxiInstead(tariff, 60_000, '00:30')).toBeUndefined();
  });
});
