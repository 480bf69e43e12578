import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  budgetInputsOf,
  BUDGET_DEFAULTS,
  budgetCities,
  budgetPurposes,
  durationLimits,
  durationTypes,
} from './budget/budget-inputs.ts';
import { afterBudget, answersIn, budgetLink, budgetStart } from './trip-answers.ts';

const inputsAt = (query: string) => budgetInputsOf(new URLSearchParams(query));
const stepAt = (query: string) => new URLSearchParams(query).get('step');

describe('answers in a URL', () => {
  test('valid answers are read, invalid ones are left out', () => {
    const read = (query: string) => answersIn(new URLSearchParams(query));
    expect(read('passport=MX&purpose=study&days=180&term=2027-03&city=busan&other=1')).toEqual({
      passport: 'MX',
      purpose: 'study',
      days: 180,
      term: '2027-03',
      city: 'busan',
    });
    expect(
      read('passport=other&purpose=x&days=0&term=2027-14&city=jeju&arrival=2027-13-01'),
    ).toEqual({});
    expect(read('days=1.5&passport=&arrival=2027-03-02')).toEqual({ arrival: '2027-03-02' });
  });
});

describe('the link to the calculator', () => {
  it.each([
    [{}, 'destination'],
    [{ city: 'busan' }, 'purpose'],
    [{ city: 'busan', purpose: 'transit' }, 'purpose'],
    [{ city: 'busan', purpose: 'study' }, 'duration'],
    [{ city: 'busan', purpose: 'study', days: 180 }, 'preferences'],
  ] as const)('of %j opens at the %s', (answers, step) => {
    expect(stepAt(budgetLink(answers))).toBe(step);
  });

  it.each([
    [1, '1 weeks'],
    [14, '2 weeks'],
    [15, '3 weeks'],
    [30, '1 months'],
    [60, '2 months'],
    [84, '12 weeks'],
    [90, '3 months'],
    [180, '6 months'],
    [365, '12 months'],
    [730, '12 months'],
  ])('counts %i days as %s', (days, stay) => {
    const { duration, durationType } = inputsAt(budgetLink({ days }));
    expect(`${duration} ${durationType}`).toBe(stay);
  });

  it('covers the whole stay, up to a year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 365 }), (days) => {
        const { duration, durationType } = inputsAt(budgetLink({ days }));
        expect(durationType === 'weeks' ? duration * 7 : mostDays(duration)).toBeGreaterThanOrEqual(
          days,
        );
        expect(duration).toBeLessThanOrEqual(durationLimits.max);
      }),
    );
  });
});

/** The most days that so many consecutive months can have. */
function mostDays(months: number): number {
  const lengths = Array.from({ length: 12 }, (_, first) => {
    return (Date.UTC(2027, first + months) - Date.UTC(2027, first)) / 86_400_000;
  });
  return Math.max(...lengths);
}

const inputs = fc.record({
  city: fc.constantFrom(...budgetCities),
  duration: fc.integer(durationLimits),
  durationType: fc.constantFrom(...durationTypes),
  purpose: fc.constantFrom(...budgetPurposes),
  includeFood: fc.boolean(),
});

describe('the calculator’s last answers', () => {
  it('open the calculator unchanged, at the first question', () => {
    fc.assert(
      fc.property(inputs, (chosen) => {
        const last = { ...BUDGET_DEFAULTS, ...chosen };
        const start = budgetStart(afterBudget({ passport: 'ES' }, last));
        expect(inputsAt(start)).toEqual(last);
        expect(stepAt(start)).toBe('destination');
      }),
    );
  });

  it('take over newer answers from another tool', () => {
    const before = afterBudget({}, { ...BUDGET_DEFAULTS, budgetLevel: 'premium' });
    expect(inputsAt(budgetStart({ ...before, city: 'busan', days: 180 }))).toEqual({
      ...BUDGET_DEFAULTS,
      budgetLevel: 'premium',
      city: 'busan',
      duration: 6,
    });
  });

  it('keep earlier answers that are more precise', () => {
    const before = { passport: 'MX', purpose: 'working-holiday', days: 184 } as const;
    const work = { ...BUDGET_DEFAULTS, purpose: 'work', duration: 6 } as const;
    expect(afterBudget(before, work)).toMatchObject(before);
    const weeks = { ...work, duration: 5, durationType: 'weeks', purpose: 'tourism' } as const;
    expect(afterBudget(before, weeks)).toMatchObject({ purpose: 'tourism', days: 35 });
  });
});
