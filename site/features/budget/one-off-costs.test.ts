import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneOffTotal, readAmount } from './one-off-costs.ts';
import { oneOffItems, oneOffItemsFor } from './one-off-items.ts';

test.each([
  ['35000', 35_000],
  ['35.000 ₩', 35_000],
  ['₩35,000', 35_000],
  [' 1 200 000 ', 1_200_000],
  // 680 / 0.00068 and 73 / 0.00073.
  ['680 €', 1_000_000],
  ['EUR 680', 1_000_000],
  ['73 $', 100_000],
  ['US$73', 100_000],
  ['1.360,00 €', 2_000_000],
  ['0,68 €', 1000],
  ['', undefined],
  ['mucho', undefined],
  ['12abc', undefined],
  ['-5', undefined],
  ['99999999999999999999', undefined],
])('%j is %s won', (typed, krw) => {
  expect(readAmount(typed)).toBe(krw);
});

test('any text is no amount or a whole number of won of at least 0', () => {
  const texts = fc.oneof(fc.string(), fc.stringMatching(/^[\d.,€$ ]{0,12}$/));
  const holds = fc.property(texts, (typed) => {
    const krw = readAmount(typed) ?? 0;
    return Number.isSafeInteger(krw) && krw >= 0;
  });
  expect(fc.check(holds).failed).toBe(false);
});

test('the sum leaves out amounts that cannot be read', () => {
  expect(oneOffTotal({ flight: '680 €', card: '35.000', visa: 'no lo sé' })).toBe(1_035_000);
  expect(oneOffTotal({})).toBe(0);
});

test('a traveller is not asked for what only students pay, unless it is filled in', () => {
  expect(oneOffItemsFor('study', {})).toEqual([...oneOffItems]);
  const asked = oneOffItemsFor('tourism', { card: '35.000' });
  expect(asked).toContain('flight');
  expect(asked).toContain('card');
  expect(asked).not.toContain('application');
});
