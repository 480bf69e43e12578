import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { calculateBudget } from './budget.ts';
import {
  budgetInputsOf,
  budgetQuery,
  parseBudgetInputs,
  parseDuration,
  BUDGET_DEFAULTS,
} from './budget-inputs.ts';

describe('a duration', () => {
  test.each([
    ['3', 3],
    [' 7 ', 7],
    ['2,6', 3],
    ['0', 1],
    ['-4', 1],
    ['13', 12],
    ['1e9', 12],
    ['Infinity', 12],
    ['', 1],
    ['tres', 1],
    [Number.NaN, 1],
    [8, 8],
    [{}, 1],
  ])('typed as %j is %i', (typed, expected) => {
    expect(parseDuration(typed)).toBe(expected);
  });
});

it('an empty query gives the defaults', () => {
  expect(budgetInputsOf(new URLSearchParams())).toEqual(BUDGET_DEFAULTS);
});

it('an unknown value becomes the default', () => {
  const query = new URLSearchParams(
    'city=tokyo&duration=99&purpose=&includeFood=0&accommodation=x',
  );
  expect(budgetInputsOf(query)).toEqual({ ...BUDGET_DEFAULTS, duration: 12, includeFood: false });
});

it('any values give valid inputs with a finite total', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.anything()), (fields) => {
      const inputs = parseBudgetInputs((name) => fields[name]);
      expect(inputs.duration).toBeGreaterThanOrEqual(1);
      expect(inputs.duration).toBeLessThanOrEqual(12);
      expect(Number.isSafeInteger(calculateBudget(inputs).total)).toBe(true);
    }),
  );
});

it('the query of inputs reads back as the same inputs', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom('weeks', 'months'),
      fc.boolean(),
      fc.constantFrom('seoul', 'busan'),
      (duration, durationType, includeFood, city) => {
        const inputs = { ...BUDGET_DEFAULTS, duration, durationType, includeFood, city } as const;
        expect(budgetInputsOf(budgetQuery(inputs))).toEqual(inputs);
      },
    ),
  );
});
