import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BUDGET_DEFAULTS,
  budgetAccommodations,
  budgetCities,
  budgetLevels,
  budgetPurposes,
  calculateBudget,
  durationTypes,
  type BudgetInputs,
} from './budget.ts';
import { courseNotice, termsOf, type CoursePrices } from './course-notice.ts';

const prices: CoursePrices = {
  term: { seoul: { from: 1_650_000, to: 1_880_000 }, busan: { from: 1_200_000, to: 1_300_000 } },
  short: { from: 700_000, to: 1_300_000 },
  edition: { term: { from: 1_500_000, to: 2_500_000 }, short: { from: 700_000, to: 1_500_000 } },
};

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

const noticeOf = (patch: Partial<BudgetInputs>) =>
  courseNotice({ ...BUDGET_DEFAULTS, ...patch }, prices);

describe('the notice about the course', () => {
  test('is shown exactly when the counted course is outside what schools charge', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const notice = courseNotice(inputs, prices);
        const { education, total } = calculateBudget(inputs);
        if (inputs.purpose !== 'study') {
          expect(notice).toBeUndefined();
          return;
        }
        const terms = termsOf(inputs);
        const { from, to } = terms === 0 ? prices.short : prices.term[inputs.city];
        const real = { from: from * Math.max(terms, 1), to: to * Math.max(terms, 1) };
        const within = real.from <= education && education <= real.to;
        expect(notice === undefined).toBe(within);
        if (!notice) return;
        expect(notice).toMatchObject({ counted: education, real, terms });
        expect(notice.kind).toBe(education < real.from ? 'under' : 'over');
        if (notice.total) {
          expect(notice.total.from - total).toBe(real.from - education);
          expect(notice.total.to - total).toBe(real.to - education);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('does not change the budget', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const before = calculateBudget(inputs);
        courseNotice(inputs, prices);
        expect(calculateBudget(inputs)).toEqual(before);
      }),
    );
  });
});

test.each([
  // Ten weeks are a whole term: 1,200,000 / 10 × 2.5.
  [
    { duration: 10, durationType: 'weeks' },
    { kind: 'under', terms: 1, counted: 300_000, cause: 'weeks' },
  ],
  // One course is counted, four terms are paid.
  [{ duration: 12 }, { kind: 'under', terms: 4, counted: 1_200_000, cause: 'one-course' }],
  [
    { duration: 6, city: 'busan' },
    { real: { from: 2_400_000, to: 2_600_000 }, total: { from: 12_060_000, to: 12_260_000 } },
  ],
  // A stay of four months already needs two paid terms.
  [{ duration: 4 }, { terms: 2 }],
  [{ duration: 1 }, { kind: 'under', terms: 0, counted: 400_000, cause: 'part' }],
  [
    { duration: 3, city: 'busan', budgetLevel: 'premium' },
    { kind: 'over', counted: 1_600_000 },
  ],
] as const)('%o', (patch, expected) => {
  expect(noticeOf(patch)).toMatchObject(expected);
});

test('no notice when the amount fits: a term in Busan, two months', () => {
  expect(noticeOf({ duration: 3, city: 'busan' })).toBeUndefined();
  expect(noticeOf({ duration: 2 })).toBeUndefined();
});

test('no total for a stay shorter than any course with a known price', () => {
  expect(noticeOf({ duration: 3, durationType: 'weeks' })?.total).toBeUndefined();
});
