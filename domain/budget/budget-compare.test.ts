import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  BUDGET_DEFAULTS,
  budgetAccommodations,
  budgetCities,
  budgetLevels,
  budgetPurposes,
  durationTypes,
  type BudgetInputs,
} from './budget-inputs.ts';
import { calculateBudget } from './budget.ts';
import { compareBudgets, singleChanges } from './budget-compare.ts';

const anyInputs: fc.Arbitrary<BudgetInputs> = fc.record({
  city: fc.constantFrom(...budgetCities),
  duration: fc.integer({ min: 1, max: 12 }),
  durationType: fc.constantFrom(...durationTypes),
  purpose: fc.constantFrom(...budgetPurposes),
  budgetLevel: fc.constantFrom(...budgetLevels),
  accommodation: fc.constantFrom(...budgetAccommodations),
  includeFood: fc.boolean(),
  includeTransport: fc.boolean(),
  includeEntertainment: fc.boolean(),
});

test('the totals of the defaults in both cities at the three levels', () => {
  // Worked out by hand from the rates. A month in Seoul, mid: 450 + 600 + 80 + 400 + 300 + 100 + 200 = 2,130 thousand; times three.
  // Low: 300 + 400 + 80 + 400 + 150 + 300 = 1,630. Premium: 450 + 900 + 120 + 533⅓ + 500 + 300.
  // Busan takes off 50, 100, 150 of food and 20, 20, 30 of transport.
  const totals = compareBudgets(BUDGET_DEFAULTS).map(({ level, cities: [seoul, busan] }) => [
    level,
    [seoul?.result.total, seoul?.saves],
    [busan?.result.total, busan?.saves],
  ]);
  expect(totals).toEqual([
    ['budget', [4_890_000, 1_500_000], [4_680_000, 1_710_000]],
    ['mid', [6_390_000, 0], [6_030_000, 360_000]],
    ['premium', [8_410_000, -2_020_000], [7_870_000, -1_480_000]],
  ]);
});

test('single changes of the defaults come with the largest saving first', () => {
  const changes = singleChanges(BUDGET_DEFAULTS).map(({ change, inputs, saves }) => [
    change,
    inputs[change],
    saves,
  ]);
  expect(changes).toEqual([
    ['budgetLevel', 'budget', 1_500_000],
    ['city', 'busan', 360_000],
    // 450,000 against 400,000 a month.
    ['accommodation', 'dormitory', 150_000],
    // 550,000 against 450,000 a month.
    ['accommodation', 'hasukjib', -300_000],
    // 350,000 more rent and 100,000 more utilities a month.
    ['accommodation', 'apartment', -1_350_000],
    ['budgetLevel', 'premium', -2_020_000],
  ]);
});

test('a change that costs the same is left out', () => {
  const stay = { ...BUDGET_DEFAULTS, includeFood: false, includeTransport: false };
  expect(singleChanges(stay).some(({ change }) => change === 'city')).toBe(false);
});

test('every alternative has the budget of its own inputs', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const { total } = calculateBudget(inputs);
      const all = compareBudgets(inputs).flatMap(({ cities }) => cities);
      const mine = all.filter(
        ({ inputs: { city, budgetLevel } }) =>
          city === inputs.city && budgetLevel === inputs.budgetLevel,
      );
      expect(all).toHaveLength(6);
      expect(mine.map(({ saves }) => saves)).toEqual([0]);
      for (const each of [...all, ...singleChanges(inputs)]) {
        expect(each.result).toEqual(calculateBudget(each.inputs));
        expect(each.result.total + each.saves).toBe(total);
      }
      for (const { change, inputs: other } of singleChanges(inputs))
        expect({ ...other, [change]: inputs[change] }).toEqual(inputs);
    }),
  );
});
