import { expect, test } from 'vitest';
import { BUDGET_DEFAULTS } from './budget-inputs.ts';
import { daysOf, perDay, perMonth } from './budget-shares.ts';

test('a month has four weeks or thirty days, a week seven days', () => {
  const weeks = { ...BUDGET_DEFAULTS, duration: 6, durationType: 'weeks' } as const;
  expect(perMonth(3_000_000, weeks)).toBe(2_000_000);
  expect(daysOf(weeks)).toBe(42);
  expect(perMonth(6_390_000, BUDGET_DEFAULTS)).toBe(2_130_000);
  expect(perDay(6_390_000, BUDGET_DEFAULTS)).toBe(71_000);
});
