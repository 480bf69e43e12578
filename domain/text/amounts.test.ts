import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formats } from '#content/formats.ts';
import { locales } from '#content/locale.ts';
import { grouped, percent, withSymbol, won } from './amounts.ts';

const anyLocale = fc.constantFrom(...locales);
const amounts = fc.oneof(fc.integer({ min: -20_000, max: 20_000 }), fc.maxSafeInteger());

test('amounts in won have the separators of each language', () => {
  expect(won(3000, 'es')).toBe('3.000\u00a0₩');
  expect(won(3000, 'en')).toBe('₩3,000');
  expect(won(11000, 'es')).toBe('11.000\u00a0₩');
});

test('numbers and amounts equal those of Intl', () => {
  fc.assert(
    fc.property(amounts, anyLocale, (amount, locale) => {
      const options = { useGrouping: 'always', maximumFractionDigits: 0 } as const;
      const platform = (more: object) =>
        new Intl.NumberFormat(formats[locale].language, { ...options, ...more }).format(amount);
      const money = { style: 'currency', currencyDisplay: 'narrowSymbol' };
      expect(grouped(amount, locale)).toBe(platform({}));
      expect(won(amount, locale)).toBe(platform({ ...money, currency: 'KRW' }));
      expect(withSymbol(amount, '€', locale)).toBe(platform({ ...money, currency: 'EUR' }));
      expect(withSymbol(amount, '$', locale)).toBe(platform({ ...money, currency: 'USD' }));
    }),
  );
});

test('shares are whole percents as Intl writes them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), anyLocale, (part, locale) => {
      const platform = new Intl.NumberFormat(formats[locale].language, { style: 'percent' });
      expect(percent(part / 100, locale)).toBe(platform.format(part / 100));
    }),
  );
});
