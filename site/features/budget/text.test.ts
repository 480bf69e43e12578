import { expect, test } from 'vitest';
import { monthly } from './text.ts';

test.each([
  [2_803_333, '2.800.000 ₩'],
  [55_333, '55.300 ₩'],
  [1_455_000, '1.455.000 ₩'],
  [62_000, '62.000 ₩'],
  [0, '0 ₩'],
])('%i won a month are %s', (krw, text) => {
  expect(monthly(krw, 'es').replaceAll('\u00a0', ' ')).toBe(text);
});
