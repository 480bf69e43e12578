import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pricesToday } from '#content/data/prices-today.ts';
import {
  BUDGET_DEFAULTS,
  budgetAccommodations,
  budgetCities,
  budgetLevels,
  budgetPurposes,
  durationTypes,
  type BudgetInputs,
} from './budget-inputs.ts';
import { calculateBudget, monthlyFigures } from './budget.ts';
import { budgetToday, type PricesToday } from './budget-today.ts';

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

const { goshiwon, hasukjib, dormitory, apartment, food, transport, course } = monthlyFigures;
const always = (amount: number) => ({ budget: amount, mid: amount, premium: amount });
const rooms = { goshiwon, hasukjib: always(hasukjib), dormitory: always(dormitory) };

/** A register whose prices are those of the edition of March 2025. */
const edition: PricesToday = {
  rent: {
    seoul: { ...rooms, apartment: apartment.seoul },
    busan: { ...rooms, apartment: apartment.busan },
  },
  food,
  transport,
  term: { seoul: course, busan: course },
  short: { weeks4: 700_000, weeks8: 1_300_000 },
};

const today = (patch: Partial<BudgetInputs>) =>
  budgetToday({ ...BUDGET_DEFAULTS, ...patch }, pricesToday);

describe('the total at current prices', () => {
  test.each([
    // 3 × (400,000 + 583,500 + 62,000 + 300,000 + 100,000 + 200,000) and a term of 1,765,000
    [{}, 6_700_000],
    // 6 × (400,000 + 500,000 + 64,000 + 600,000) and two terms of 1,300,000
    [{ city: 'busan', duration: 6 }, 11_980_000],
    // 3 × (622,000 + 82,000 of fees + 50,000 + 200,000 + 200,000)
    [
      {
        purpose: 'work',
        accommodation: 'apartment',
        includeFood: false,
        includeTransport: false,
        includeEntertainment: false,
      },
      3_460_000,
    ],
    // A month and a course of four weeks of 700,000
    [{ duration: 4, durationType: 'weeks' }, 2_350_000],
  ] as const)('of %o is %d', (patch, total) => {
    expect(today(patch)).toBe(total);
  });

  test('is the specified one where the register says the same, for stays of one term or without a course', () => {
    const rounded = (inputs: BudgetInputs) =>
      Math.round(calculateBudget(inputs).total / 10_000) * 10_000;
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const one =
          inputs.purpose === 'study'
            ? ({ ...inputs, duration: 3, durationType: 'months' } as const)
            : inputs;
        expect(budgetToday(one, edition)).toBe(rounded(one));
      }),
    );
  });

  test('is rounded to 10,000 and never falls with a longer stay', () => {
    fc.assert(
      fc.property(anyInputs, fc.integer({ min: 1, max: 12 }), (inputs, other) => {
        const [shorter, longer] = [inputs.duration, other].toSorted((a, b) => a - b);
        const total = (duration = 1) => budgetToday({ ...inputs, duration }, pricesToday);
        expect(total(shorter) % 10_000).toBe(0);
        expect(total(shorter)).toBeLessThanOrEqual(total(longer));
      }),
    );
  });
});
