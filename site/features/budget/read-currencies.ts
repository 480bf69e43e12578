import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { exchangeRates, ratesDay } from '#content/register/exchange-rates.ts';
import { rateHint } from '#content/text/own-currency.ts';
import { currencies } from '#domain/currencies.ts';
import { fill } from '#domain/text/fill.ts';

/** The currencies with the guide's rate of 1,000 KRW, and what is said of it where none is typed. */
export function readCurrencies(locale: Locale) {
  const date = formats[locale].date(ratesDay);
  return currencies(locale).map((each) => {
    const rate = exchangeRates[each.code] ?? 0;
    const written = new Intl.NumberFormat(locale, { maximumSignificantDigits: 4 }).format(rate);
    const hint = fill(rateHint[locale], { rate: written, date });
    return { code: each.code, name: each.name, rate, hint };
  });
}

export type RatedCurrency = ReturnType<typeof readCurrencies>[number];
