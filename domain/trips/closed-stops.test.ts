import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyDay } from '#content/opening/opening-rule.ts';
import { addDays, eachDay } from '../time/days.ts';
import { swapDays } from './changes.ts';
import { firstWeekdays } from './first-weekdays.ts';
import { bestSwap, closedStops, nextOpenStart, type Pair } from './closed-stops.ts';
import { contextWith, tripOf } from './testing-context.ts';
import type { Trip } from './trip.ts';

/** Seven stops, each closed on one day of the week. */
const context = contextWith(
  Object.fromEntries(
    everyDay.map((weekday) => [
      `off-${weekday}`,
      { closings: [{ rule: { closed: { weekdays: [weekday] } } }] },
    ]),
  ),
);

const left = (trip: Trip) => closedStops(trip, context).length;

const pairsOf = ({ days }: Trip) =>
  days.flatMap((_, one) =>
    days.flatMap((__, other): Pair[] => (one < other ? [[one, other]] : [])),
  );

describe('a trip that begins on a Tuesday', () => {
  const trip = tripOf('2027-04-06', ['off-2'], ['off-1'], ['off-7']);

  it('finds the closed day, and the next one to swap it with', () => {
    expect(closedStops(trip, context)).toEqual([
      { what: 'off-2', closing: 'weekday', day: 0, stop: 0, date: '2027-04-06' },
    ]);
    expect(bestSwap(trip, pairsOf(trip), left, 0)).toEqual([0, 1]);
    expect(bestSwap(trip, [[0, 2]], left, 0)).toEqual([0, 2]);
    expect(bestSwap(trip, [], left, 0)).toBeUndefined();
  });

  it('names the part that is closed', () => {
    const rule = { closed: { weekdays: [2 as const] } };
    const market = contextWith({ market: { closings: [{ rule, what: 'the hall' }] } });
    expect(closedStops(tripOf('2027-04-06', ['market']), market)[0]?.what).toBe('the hall');
  });

  it('says nothing without a first day', () => {
    expect(closedStops({ ...trip, start: '' }, context)).toEqual([]);
    expect(nextOpenStart({ ...trip, start: '' }, context)).toBeUndefined();
  });
});

it('a trip meets each weekly day off on one first weekday', () => {
  const trip = tripOf('', ['off-2'], ['off-1'], ['off-7', 'off-6']);
  const found = firstWeekdays(trip, context, '2027-01-01').flatMap(({ weekday, closed }) =>
    closed.map(({ day, what }) => ({ weekday, day, what })),
  );
  expect(found).toEqual([
    { weekday: 2, day: 0, what: 'off-2' },
    { weekday: 4, day: 2, what: 'off-6' },
    { weekday: 5, day: 2, what: 'off-7' },
    { weekday: 7, day: 1, what: 'off-1' },
  ]);
});

const anyTrip = fc
  .record({
    days: fc.array(fc.array(fc.constantFrom(...everyDay), { maxLength: 3 }), {
      minLength: 1,
      maxLength: 7,
    }),
    after: fc.nat(400),
  })
  .map(({ days, after }) =>
    tripOf(addDays('2027-01-01', after), ...days.map((stops) => stops.map((off) => `off-${off}`))),
  );

it('no swap leaves less than the best', () => {
  fc.assert(
    fc.property(anyTrip, (trip) => {
      const pairs = pairsOf(trip);
      const best = bestSwap(trip, pairs, left, 0);
      const all = pairs.map((pair) => left(swapDays(trip, ...pair)));
      expect(best && left(swapDays(trip, ...best))).toBe(best && Math.min(...all));
    }),
  );
});

it('with the later first day nothing is closed, and with none before it', () => {
  fc.assert(
    fc.property(anyTrip, (trip) => {
      const start = nextOpenStart(trip, context);
      for (const date of eachDay(
        addDays(trip.start, 1),
        addDays(start ?? addDays(trip.start, 15), -1),
      ))
        expect(left({ ...trip, start: date })).toBeGreaterThan(0);
      expect(start ? left({ ...trip, start }) : 0).toBe(0);
    }),
  );
});
