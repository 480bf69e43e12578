import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#content/locale.ts';
import { exchangeRates } from '#content/register/exchange-rates.ts';
import { currencies, currencyOf } from './currencies.ts';

const codes = (locale: Locale) => currencies(locale).map(({ code }) => code);

describe('the currencies', () => {
  it('begin with those of the readers', () => {
    expect(codes('en').slice(0, 3)).toEqual(['GBP', 'CAD', 'AUD']);
    expect(codes('es')[0]).toBe('MXN');
    expect(codes('en').toSorted()).toEqual(codes('es').toSorted());
    expect(codes('en').toSorted()).toEqual(Object.keys(exchangeRates).toSorted());
  });

  it.each([
    ['es-MX', 'MXN'],
    ['es-EC', 'USD'],
    ['es-ES', 'EUR'],
    ['en-GB', 'GBP'],
    ['pt-BR', 'BRL'],
    ['es', undefined],
    ['ko-KR', undefined],
  ])('of a browser in %s are %s', (language, code) => {
    expect(currencyOf(language)).toBe(code);
  });

  it.each(locales)('have a name in %s', (locale) => {
    for (const { code, name } of currencies(locale)) expect(name).not.toBe(code);
    expect(new Set(codes(locale)).size).toBe(codes(locale).length);
  });
});
