import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestOrder, costOfOrder, type Cost } from './order.ts';

const matrix = (most: number) =>
  fc.integer({ min: 0, max: most }).chain((count) =>
    fc
      .array(fc.array(fc.nat(100), { minLength: count + 1, maxLength: count + 1 }), {
        minLength: count + 1,
        maxLength: count + 1,
      })
      .map((ways) => {
        const cost: Cost = (from, to) => ways[from + 1]?.[to + 1] ?? 0;
        return { count, cost };
      }),
  );

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) =>
    permutations(items.filter((each) => each !== first)).map((rest) => [first].concat(rest)),
  );
}

describe('the best order', () => {
  it('is a permutation that is never longer, and leaves what is fixed', () => {
    fc.assert(
      fc.property(matrix(14), fc.uniqueArray(fc.nat(13)), ({ count, cost }, places) => {
        const fixed = new Set(places.filter((place) => place < count));
        const given = Array.from({ length: count }, (_, index) => index);
        const order = bestOrder(count, cost, fixed);
        expect(order.toSorted((a, b) => a - b)).toEqual(given);
        expect(costOfOrder(order, cost)).toBeLessThanOrEqual(costOfOrder(given, cost));
        for (const place of fixed) expect(order[place]).toBe(place);
      }),
    );
  });

  it('is the shortest of all up to seven stops', () => {
    fc.assert(
      fc.property(matrix(6), ({ count, cost }) => {
        const all = permutations(Array.from({ length: count }, (_, index) => index));
        const shortest = Math.min(...all.map((order) => costOfOrder(order, cost)));
        expect(costOfOrder(bestOrder(count, cost), cost)).toBe(shortest);
      }),
      { numRuns: 40 },
    );
  });
});
