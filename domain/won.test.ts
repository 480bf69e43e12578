import { expect, test } from 'vitest';
import { won } from './won.ts';

test('won are written as each language does, with all their separators', () => {
  expect(won(3000, 'es')).toBe('3.000\u00a0₩');
  expect(won(3000, 'en')).toBe('₩3,000');
  expect(won(11000, 'es')).toBe('11.000\u00a0₩');
});
