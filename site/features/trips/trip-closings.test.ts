import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyDay, type Weekday } from '#content/opening/opening-rule.ts';
import { addDays } from '#domain/time/days.ts';
import { bestSwap, closingsOf, nextOpenStart, swapped, type DatedTrip } from './trip-closings.ts';

const closing = (day: number, weekday: Weekday) => ({
  day,
  activity: 0,
  what: `stop of day ${day}`,
  rules: { closed: { weekdays: [weekday] } },
});

const seoul = (day: number, fixed?: true) => ({ day, city: 'seoul', fixed });

/** Palaces on the first two days, as in Seoul: Tuesdays and Mondays. */
const trip: DatedTrip = {
  days: [1, 2, 3].map((day) => seoul(day)),
  closings: [closing(1, 2), closing(2, 1)],
  order: [1, 2, 3],
  start: '2027-04-06',
};

describe('a trip that begins on a Tuesday', () => {
  it('finds the closed day and suggests a swap with the next one', () => {
    expect(closingsOf(trip)).toEqual([
      { ...trip.closings[0], date: '2027-04-06', position: 1, reason: 'weekday' },
    ]);
    expect(bestSwap(trip)).toEqual([1, 2]);
    expect(closingsOf({ ...trip, order: [2, 1, 3] })).toEqual([]);
  });

  it('suggests no swap with a fixed day or with another city', () => {
    expect(bestSwap({ ...trip, days: [seoul(1), seoul(2, true), seoul(3)] })).toEqual([1, 3]);
    const elsewhere = [seoul(1), { day: 2, city: 'busan' }, seoul(3, true)];
    expect(bestSwap({ ...trip, days: elsewhere })).toBeUndefined();
    expect(nextOpenStart(trip)).toBe('2027-04-07');
  });

  it('suggests nothing when nothing is closed', () => {
    expect(bestSwap({ ...trip, start: '2027-04-07' })).toBeUndefined();
  });
});

const anyTrip = fc
  .record({
    count: fc.integer({ min: 1, max: 7 }),
    closed: fc.array(fc.tuple(fc.integer({ min: 1, max: 7 }), fc.constantFrom(...everyDay))),
    after: fc.nat(400),
  })
  .map(({ count, closed, after }): DatedTrip => {
    const order = Array.from({ length: count }, (_, index) => index + 1);
    return {
      days: order.map((day) => seoul(day)),
      closings: closed.map(([day, weekday]) => closing(day, weekday)),
      order,
      start: addDays('2027-01-01', after),
    };
  });

it('a suggested swap always leaves fewer closings, and undoing it restores them', () => {
  fc.assert(
    fc.property(anyTrip, (any) => {
      const pair = bestSwap(any);
      if (!pair) return;
      const order = swapped(any.order, pair);
      expect(closingsOf({ ...any, order }).length).toBeLessThan(closingsOf(any).length);
      expect(swapped(order, pair)).toEqual(any.order);
    }),
  );
});

it('with the suggested start date nothing is closed', () => {
  fc.assert(
    fc.property(anyTrip, (any) => {
      const start = nextOpenStart(any) ?? '';
      expect(start ? closingsOf({ ...any, start }) : []).toEqual([]);
    }),
  );
});
