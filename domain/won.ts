/**
 * An amount in South Korean won as a language writes it: `3.000 ₩`, `₩3,000`.
 * @param language BCP 47 tag.
 */
export function won(amount: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'KRW',
    currencyDisplay: 'narrowSymbol',
    useGrouping: 'always',
  }).format(amount);
}
