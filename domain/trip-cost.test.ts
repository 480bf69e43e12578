import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayCost, tripCost } from './trip-cost.ts';

describe('the cost of a day', () => {
  it('takes the middle level of Seoul: 600,000 and 80,000 a month', () => {
    expect(dayCost({ city: 'seoul', tickets: [3000, 11_000] })).toEqual({
      food: 20_000,
      transport: 2700,
      tickets: 14_000,
      total: 36_700,
    });
  });

  it.each(['busan', 'jeju', 'gyeongju'])('counts %s as Busan: 500,000 and 60,000', (city) => {
    expect(dayCost({ city, tickets: [] })).toEqual({
      food: 16_700,
      transport: 2000,
      tickets: 0,
      total: 18_700,
    });
  });
});

it('a trip costs what its days cost together, part by part', () => {
  const day = fc.record({
    city: fc.constantFrom('seoul', 'busan', 'jeju'),
    tickets: fc.array(fc.nat(50_000), { maxLength: 6 }),
  });
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
