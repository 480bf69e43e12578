import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#content/locale.ts';
import { exchangeRates } from '#content/register/exchange-rates.ts';
import { register } from '#content/register/register.ts';
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
    ['en-US@posix', 'USD'],
    ['ca-ES-valencia', 'EUR'],
    ['zh-Hant-TW', undefined],
    ['', undefined],
    ['es', undefined],
    ['ko-KR', undefined],
  ])('of a browser in %s are %s', (language, code) => {
    expect(currencyOf(language)).toBe(code);
  });

  it.each([
    ['EUR', 'fx-eur'],
    ['USD', 'fx-usd'],
  ] as const)('have in %s a rate like the central bank’s', (code, id) => {
    const bank = register[id].current.value * 1000;
    expect(Math.abs((exchangeRates[code] ?? 0) / bank - 1)).toBeLessThan(0.01);
  });

  it.each(locales)('have a name in %s', (locale) => {
    for (const { code, name } of currencies(locale)) expect(name).not.toBe(code);
    expect(new Set(codes(locale)).size).toBe(codes(locale).length);
  });
});
