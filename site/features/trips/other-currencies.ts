import type { Locale } from '#content/locale.ts';
import { withSymbol } from '#domain/text/amounts.ts';
import { convert, RATES } from '#domain/budget/rates.ts';

const symbols = { EUR: '€', USD: 'US$' } as const;

/** KRW in euros and dollars at the rates of the edition: `≈ 310 € · 340 US$`. */
export function inOtherCurrencies(amount: number, locale: Locale): string {
  const converted = (['EUR', 'USD'] as const).map((currency) =>
    withSymbol(convert(amount, RATES[currency]), symbols[currency], locale),
  );
  return `≈ ${converted.join(' · ')}`;
}
