/** Another currency of the visitor. */
export interface OwnCurrency {
  /** ISO 4217. */
  readonly currency: string;
  /** The value of 1,000 KRW in it. */
  readonly rate: number;
  /** The day (or month) that the rate is of. */
  readonly date: string;
}

/** The value of 1,000 KRW as typed; undefined when that is no number above 0. */
export function ownRate(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.');
  const rate = /^\d*\.?\d+$/.test(text) ? Number(text) : 0;
  return rate > 0 && rate < 1e9 ? rate : undefined;
}

/**
 * Writes amounts in KRW in another currency, to follow them: with two digits, from the lowest to the highest when there
 * are several, and nothing for 0. The script in the head holds this function's source, so it uses nothing outside
 * itself.
 */
export function ownCurrencyFormat(
  { currency, rate }: Pick<OwnCurrency, 'currency' | 'rate'>,
  language: string,
): (krw: readonly number[]) => string {
  const number = new Intl.NumberFormat(language, {
    maximumSignificantDigits: 2,
    useGrouping: 'always',
  });
  return (krw) => {
    const least = (Math.min(...krw) * rate) / 1000;
    const most = (Math.max(...krw) * rate) / 1000;
    // Ends that are written alike would be joined with a sign of the browser's own.
    const same = number.format(least) === number.format(most);
    const amount = same ? number.format(most) : number.formatRange(least, most);
    return most > 0 ? ` ≈\u00a0${amount}\u00a0${currency}` : '';
  };
}
