import { expect, test } from 'vitest';
import { monthsUntil } from './months-until.ts';

test.each([
  { month: 2, from: 2, to: 3, months: 0 },
  { month: 3, from: 2, to: 3, months: 0 },
  { month: 1, from: 2, to: 3, months: 1 },
  { month: 4, from: 2, to: 3, months: 10 },
  { month: 12, from: 2, to: 4, months: 2 },
  { month: 1, from: 12, to: 2, months: 0 },
  { month: 11, from: 12, to: 2, months: 1 },
])('in month $month, $from to $to is $months months off', ({ month, from, to, months }) => {
  expect(monthsUntil(month, from, to)).toBe(months);
});
