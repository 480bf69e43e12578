/** The value of one KRW from a typed rate for 1,000; undefined when that is no number above 0. */
export function ownRate(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.');
  const rate = /^\d*\.?\d+$/.test(text) ? Number(text) : 0;
  return rate > 0 && rate < 1e9 ? rate / 1000 : undefined;
}
