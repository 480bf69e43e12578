import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dearestPurchase, readPrice, taxRefund } from './tax-refund.ts';

const rules = { minimum: 15_000, usualFrom: 5, usualTo: 8, inShopBelow: 1_000_000 };

describe('the tax refund', () => {
  it.each([
    [0, undefined],
    [14_999, undefined],
    [15_000, { from: 750, to: 1_200, most: 1_363, place: 'shop' }],
    [120_000, { from: 6_000, to: 9_600, most: 10_909, place: 'shop' }],
    [999_999, { from: 49_999, to: 79_999, most: 90_909, place: 'shop' }],
    [1_000_000, { from: 50_000, to: 80_000, most: 90_909, place: 'airport' }],
  ])('of %i won', (price, refund) => {
    expect(taxRefund(price, rules)).toEqual(refund);
  });

  it('is in whole won, at most the tax in the price, and never lower for a higher price', () => {
    const price = fc.integer({ min: rules.minimum, max: dearestPurchase });
    fc.assert(
      fc.property(price, price, (one, other) => {
        const refund = taxRefund(one, rules);
        const more = taxRefund(Math.max(one, other), rules);
        expect([refund?.from, refund?.to, refund?.most].every(Number.isInteger)).toBe(true);
        expect(refund?.from).toBeLessThanOrEqual(refund?.to ?? 0);
        expect(refund?.to).toBeLessThanOrEqual(refund?.most ?? 0);
        expect((refund?.most ?? 0) * 11).toBeLessThanOrEqual(one);
        expect(refund?.to).toBeLessThanOrEqual(more?.to ?? 0);
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
  ])('%s: %s', (text, error) => {
    expect(readPrice(text)).toEqual({ error });
  });

  it('reads the amounts that each language writes', () => {
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
