/** What one KRW is worth; fixed, as of March 2025. */
export const RATES = { USD: 0.00073, EUR: 0.00068 } as const;

/** An amount in KRW in another currency, rounded to whole units. @param rate Value of one KRW. */
export function convert(krw: number, rate: number): number {
  return Math.round(krw * rate);
}
