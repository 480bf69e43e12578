import { expect, test } from 'vitest';
import { median, rounded } from './statistics.ts';

test('the median does not depend on order or outliers', () => {
  expect(median([9, 1, 1000])).toBe(9);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([7])).toBe(7);
  expect(median([])).toBeNaN();
});

test('rounding keeps the decimals that were asked for', () => {
  expect(rounded(1.2345, 2)).toBe(1.23);
  expect(rounded(99.5)).toBe(100);
});
