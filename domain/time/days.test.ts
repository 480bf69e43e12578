import { expect, it } from 'vitest';
import { addDays, isDate, addMonths, weekdayOf } from './days.ts';

it.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-25', 9, '2027-01-03'],
  ['2026-03-29', 0, '2026-03-29'],
  ['2027-01-01', -1, '2026-12-31'],
])('%s and %i days is %s', (date, days, wanted) => {
  expect(addDays(date, days)).toBe(wanted);
});

it.each([
  ['2026-11-22', 6, '2027-05-22'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-12-31', 6, '2027-06-30'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2027-02-28', -4, '2026-10-28'],
])('%s and %i months is %s', (date, months, wanted) => {
  expect(addMonths(date, months)).toBe(wanted);
});

it('numbers weekdays from Monday', () => {
  expect(weekdayOf('2027-04-05')).toBe(1);
  expect(weekdayOf('2027-04-11')).toBe(7);
});

it('accepts only dates that exist', () => {
  expect(['2027-04-06', '2028-02-29'].map(isDate)).toEqual([true, true]);
  expect(['', '2027-02-29', '2027-4-6', '0202-04-06', 'mañana'].filter(isDate)).toEqual([]);
});
