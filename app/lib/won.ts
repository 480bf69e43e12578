import type { Locale } from '#content/locale.ts';

/** An amount in South Korean won as a language writes it: `3.000 ₩`, `₩3,000`. */
export function won(amount: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'KRW',
    currencyDisplay: 'narrowSymbol',
    useGrouping: 'always',
  }).format(amount);
}
