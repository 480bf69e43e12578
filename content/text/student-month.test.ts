import { expect, test } from 'vitest';
import { BUDGET_DEFAULTS } from '../../domain/budget/budget-inputs.ts';
import { calculateBudget } from '../../domain/budget/budget.ts';
import { locales } from '../locale.ts';
import { localize } from '../localize.ts';
import { exchangeRates } from '../register/exchange-rates.ts';
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

test('what is paid once is the sum of its parts', () => {
  const once = ['school-application-fee', 'arc-fee', 'goshiwon-deposit'] as const;
  const visa = (register['visa-fee-long'].current.value / (exchangeRates['USD'] ?? 0)) * 1000;
  const fees = once.reduce((sum, id) => sum + register[id].current.value, visa);
  const { seoulFrom, seoulTo } = register['course-intensive-cost'].current.value;
  const rounded = (won: number) => Math.round(won / 100_000) * 100_000;
  const sum = (terms: number) => ({
    from: rounded(fees + terms * seoulFrom),
    to: rounded(fees + terms * seoulTo),
  });
  expect(register['study-start-one-term'].current.value).toEqual(sum(1));
  expect(register['study-start-two-terms'].current.value).toEqual(sum(2));
});
