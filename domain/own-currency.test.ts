import { describe, expect, test } from 'vitest';
import { isOldRate, ownRate } from './own-currency.ts';

test.each([
  ['2026-11-28', false],
  ['2026-11-29', true],
])('a rate of 29 September is old on %s: %s', (today, old) => {
  expect(isOldRate('2026-09-29', today)).toBe(old);
});

describe('the typed rate', () => {
  test.each([
    ['12,5', 12.5],
    ['12.5', 12.5],
    [' 730 ', 730],
    ['.5', 0.5],
  ])('%s', (typed, rate) => expect(ownRate(typed)).toBeCloseTo(rate, 10));

  test.each(['', '0', '-3', 'abc', '1,2,3', '1e3', '99999999999'])('%s is none', (typed) =>
    expect(ownRate(typed)).toBeUndefined(),
  );
});
