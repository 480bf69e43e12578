import { runInThisContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import source from './won-amount.js?raw';

type Format = (
  own: { readonly currency: string; readonly rate: number },
  language: string,
) => (krw: readonly number[]) => string;

/** As the head of a document runs it. */
const ownCurrencyFormat = runInThisContext(`{ ${source} ownCurrencyFormat; }`) as Format;

describe('amounts in another currency', () => {
  const pesos = ownCurrencyFormat({ currency: 'MXN', rate: 13.5 }, 'es');
  /** No-break spaces as spaces. */
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');

  test.each([
    [[1550], ' ≈ 21 MXN'],
    [[15_500], ' ≈ 210 MXN'],
    [[2_345_000], ' ≈ 31.700 MXN'],
    [[50], ' ≈ 0,68 MXN'],
    [[10_000, 15_000], ' ≈ 140-200 MXN'],
    [[15_000, 8000, 10_000], ' ≈ 110-200 MXN'],
    [[10_000, 10_010], ' ≈ 140 MXN'],
    [[0], ''],
  ])('%j', (krw, text) => expect(plain(pesos(krw))).toBe(text));

  test('the language decides how a range is written', () => {
    const pounds = ownCurrencyFormat({ currency: 'GBP', rate: 0.53 }, 'en');
    expect(plain(pounds([1_000_000, 1_500_000]))).toBe(' ≈ 530–795 GBP');
  });

  test('what two travellers pay is twice what one does', () => {
    const euros = ownCurrencyFormat({ currency: 'EUR', rate: 0.648 }, 'es');
    expect(plain(euros([2_076_538]))).toBe(' ≈ 1.350 EUR');
    expect(plain(euros([4_153_076]))).toBe(' ≈ 2.690 EUR');
  });

  test('an amount is written with two digits, a sum with three, within five per cent of its value', () => {
    const amounts = fc.integer({ min: 1000, max: 100_000_000 });
    const rates = fc.double({ min: 0.1, max: 10_000, noNaN: true });
    fc.assert(
      fc.property(amounts, rates, (krw, rate) => {
        const text = ownCurrencyFormat({ currency: 'USD', rate }, 'en')([krw]);
        const written = Number(text.replaceAll(/[^\d.]/g, ''));
        const value = (krw * rate) / 1000;
        expect(String(written).replaceAll(/^0\.0*|0+$|\./g, '').length).toBeLessThanOrEqual(
          krw < 1e6 ? 2 : 3,
        );
        expect(Math.abs(written - value)).toBeLessThanOrEqual(Math.max(0.005, value * 0.05) + 1e-9);
      }),
    );
  });

  test('the order of several amounts does not matter', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1 });
    fc.assert(
      fc.property(amounts, (krw) => {
        expect(pesos(krw.toReversed())).toBe(pesos(krw));
      }),
    );
  });
});
