import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dearestPurchase, readPrice, taxRefund } from './tax-refund.ts';

describe('the tax refund', () => {
  it.each([
    [0, { amount: 0, rule: 'none' }],
    [14_999, { amount: 0, rule: 'none' }],
    [15_000, { amount: 1_500, rule: 'since2024', place: 'shop' }],
    [30_000, { amount: 3_000, rule: 'since2024', place: 'shop' }],
    [30_001, { amount: 3_000, rule: 'guide', place: 'shop' }],
    [120_000, { amount: 12_000, rule: 'guide', place: 'shop' }],
    [999_999, { amount: 99_999, rule: 'guide', place: 'shop' }],
    [1_000_000, { amount: 100_000, rule: 'guide', place: 'airport' }],
  ])('of %i won', (price, refund) => {
    expect(taxRefund(price)).toEqual(refund);
  });

  it('is whole won, never more than a tenth, and never less for a dearer purchase', () => {
    const price = fc.integer({ min: 1, max: dearestPurchase });
    fc.assert(
      fc.property(price, price, (one, other) => {
        const { amount } = taxRefund(one);
        expect(Number.isInteger(amount)).toBe(true);
        expect(amount * 10).toBeLessThanOrEqual(one);
        if (one <= other) expect(amount).toBeLessThanOrEqual(taxRefund(other).amount);
      }),
    );
  });
});

describe('a typed price', () => {
  it.each(['45000', '45.000', '45,000', '₩45,000', '45\u00a0000 ₩', ' 45.000 wones ', 'KRW 45000'])(
    '%s is forty-five thousand won',
    (text) => {
      expect(readPrice(text)).toEqual({ price: 45_000 });
    },
  );

  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['mucho', 'notANumber'],
    ['45.00', 'notANumber'],
    ['45,5', 'notANumber'],
    ['1.000,000', 'notANumber'],
    ['1e5', 'notANumber'],
    ['9'.repeat(400), 'notANumber'],
    ['0', 'tooSmall'],
    ['-45000', 'tooSmall'],
    ['100.000.001', 'tooLarge'],
  ])('%s: %s', (text, problem) => {
    expect(readPrice(text)).toEqual({ problem });
  });

  it('comes back as it was, however each language groups its digits', () => {
    const prices = fc.integer({ min: 1, max: dearestPurchase });
    fc.assert(
      fc.property(prices, fc.constantFrom('es', 'en', 'fr'), (price, language) => {
        const options = { useGrouping: 'always' } as const;
        const text = new Intl.NumberFormat(language, options).format(price);
        expect(readPrice(text)).toEqual({ price });
      }),
    );
  });
});
