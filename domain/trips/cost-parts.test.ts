import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayCost, tripCost, withMeals } from './cost-parts.ts';

it('a day costs its meals, rides and tickets', () => {
  expect(dayCost({ meals: 39_000, rides: [1550, 1500], tickets: [3000, 11_000] })).toEqual({
    food: 39_000,
    transport: 3050,
    tickets: 14_000,
    total: 56_050,
  });
});

const amounts = fc.array(fc.nat(50_000), { maxLength: 6 });
const day = fc.record({ meals: fc.nat(90_000), rides: amounts, tickets: amounts });

it('each part of a trip’s cost is the sum of its days', () => {
  fc.assert(
    fc.property(fc.array(day, { maxLength: 12 }), (days) => {
      const costs = days.map(dayCost);
      const trip = tripCost(costs);
      expect(trip.food + trip.transport + trip.tickets).toBe(trip.total);
      expect(trip.total).toBe(costs.reduce((sum, { total }) => sum + total, 0));
      expect(trip.tickets).toBe(days.flatMap(({ tickets }) => tickets).reduce((a, b) => a + b, 0));
    }),
  );
});

it('another amount for food changes only food and total', () => {
  fc.assert(
    fc.property(day, fc.nat(90_000), (paid, meals) => {
      expect(withMeals(dayCost(paid), meals)).toEqual(dayCost({ ...paid, meals }));
    }),
  );
});
