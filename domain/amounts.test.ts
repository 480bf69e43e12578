import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grouped, percent, withSymbol, won } from './amounts.ts';

const languages = fc.constantFrom('es', 'en', 'en-GB');
const amounts = fc.oneof(fc.integer({ min: -20_000, max: 20_000 }), fc.maxSafeInteger());

test('won are written as each language does, with all their separators', () => {
  expect(won(3000, 'es')).toBe('3.000\u00a0₩');
  expect(won(3000, 'en')).toBe('₩3,000');
  expect(won(11000, 'es')).toBe('11.000\u00a0₩');
});

test('numbers and amounts are those of the platform', () => {
  fc.assert(
    fc.property(amounts, languages, (amount, language) => {
      const options = { useGrouping: 'always', maximumFractionDigits: 0 } as const;
      const platform = (more: object) =>
        new Intl.NumberFormat(language, { ...options, ...more }).format(amount);
      const money = { style: 'currency', currencyDisplay: 'narrowSymbol' };
      expect(grouped(amount, language)).toBe(platform({}));
      expect(won(amount, language)).toBe(platform({ ...money, currency: 'KRW' }));
      expect(withSymbol(amount, '€', language)).toBe(platform({ ...money, currency: 'EUR' }));
      expect(withSymbol(amount, '$', language)).toBe(platform({ ...money, currency: 'USD' }));
    }),
  );
});

test('parts are whole percents, as the platform writes them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), languages, (part, language) => {
      const platform = new Intl.NumberFormat(language, { style: 'percent' });
      expect(percent(part / 100, language)).toBe(platform.format(part / 100));
    }),
  );
});
