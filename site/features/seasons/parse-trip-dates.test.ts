import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/time/days.ts';
import { stayLimits } from '#domain/entry-trip.ts';
import { lastDeparture, parseTripDates } from './parse-trip-dates.ts';
import { lengthOf } from './trip-outlook.ts';

const today = '2026-11-23';

describe('the dates of a trip as they were typed', () => {
  it.each([
    ['', '', { start: 'missing', end: 'missing' }],
    ['2027-04-01', '', { end: 'missing' }],
    ['', '2027-04-14', { start: 'missing' }],
    ['2027-02-30', '2027-04-14', { start: 'notADate' }],
    ['0027-04-01', '2027-04-14', { start: 'notADate' }],
    ['2027-04-14', '2027-04-01', { end: 'before' }],
    ['2026-11-01', '2026-11-22', { end: 'past' }],
    ['2027-01-01', '2029-01-01', { end: 'tooLong' }],
  ])('%s to %s: %j', (start, end, errors) => {
    expect(parseTripDates({ start, end }, today)).toEqual({ errors });
  });

  it('are accepted for a trip that has begun, and for one of a single day', () => {
    for (const [start, end] of [
      ['2026-11-01', today],
      ['2027-04-01', '2027-04-01'],
    ] as const)
      expect(parseTripDates({ start, end }, today)).toEqual({ dates: { from: start, to: end } });
  });

  it('are accepted up to the last departure, and no further', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), (later) => {
        const start = addDays(today, later);
        const end = lastDeparture(start);
        expect(parseTripDates({ start, end }, today)).toEqual({ dates: { from: start, to: end } });
        expect(lengthOf({ from: start, to: end })).toBe(stayLimits.max);
        const next = parseTripDates({ start, end: addDays(end, 1) }, today);
        expect(next).toEqual({ errors: { end: 'tooLong' } });
      }),
    );
  });

  it('never throw', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (start, end) => {
        expect(Object.keys(parseTripDates({ start, end }, today))).toHaveLength(1);
      }),
    );
  });
});
