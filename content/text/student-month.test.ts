import { expect, test } from 'vitest';
import { BUDGET_DEFAULTS } from '../../domain/budget/budget-inputs.ts';
import { calculateBudget } from '../../domain/budget/budget.ts';
import { locales } from '../locale.ts';
import { localize } from '../localize.ts';
import { register } from '../register/register.ts';
import { studentMonth } from './student-month.ts';

const month = (budgetLevel: 'budget' | 'mid') =>
  calculateBudget({ ...BUDGET_DEFAULTS, duration: 1, purpose: 'tourism', budgetLevel }).total;

test('the month of the calculator is what the calculator computes', () => {
  expect(register['calc-month'].current.value).toEqual({ from: month('budget'), to: month('mid') });
});

test.each(locales)('each range is in the list once, the current one first (%s)', (locale) => {
  const { kinds, short } = localize(studentMonth, locale);
  const amounts = kinds.map(({ amount }) => amount);
  expect(new Set(amounts).size).toBe(3);
  expect(amounts[0]).toContain(locale === 'es' ? '1.500.000' : '1,500,000');
  const [first = ''] = amounts;
  expect(short.indexOf(first)).toBeGreaterThan(0);
});
