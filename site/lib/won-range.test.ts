import { expect, test } from 'vitest';
import { wonRange } from './won-range.ts';

test('a range carries its symbol once, where the language puts it', () => {
  const range = { from: 1_350, to: 2_350 };
  expect(wonRange(range, 'es')).toBe('1.350-2.350\u00a0₩');
  expect(wonRange(range, 'en')).toBe('₩1,350–2,350');
});

test('a range keeps all its separators', () => {
  expect(wonRange({ from: 700_000, to: 1_200_000 }, 'es')).toBe('700.000-1.200.000\u00a0₩');
  expect(wonRange({ from: 700_000, to: 1_200_000 }, 'en')).toBe('₩700,000–1,200,000');
  expect(wonRange({ from: 1500, to: 9000 }, 'es')).toBe('1.500-9.000\u00a0₩');
});
