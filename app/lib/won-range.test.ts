import { expect, test } from 'vitest';
import { wonRange } from './won-range.ts';

test('a range carries its symbol once, where the language puts it', () => {
  const range = { from: 1_350, to: 2_350 };
  expect(wonRange(range, 'es')).toBe('1.350–2.350\u00a0₩');
  expect(wonRange(range, 'en')).toBe('₩1,350–2,350');
});
