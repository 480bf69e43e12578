import { RATES } from '#domain/budget/rates.ts';
import { oneOffItems, type OneOffCosts } from './one-off-items.ts';

const written =
  /^(us\$|usd|eur|krw|[€$₩])?\s*(\d[\d.,]*)\s*(€|us\$|\$|₩|eur|euros?|usd|krw|won|wones)?$/i;

/** Higher amounts (KRW) are taken for a typing error. */
const MOST = 1_000_000_000;

/**
 * KRW of a typed amount: won, or euros and dollars by their symbol at the calculator's fixed rates.
 * `undefined` when it is no amount.
 */
export function readAmount(typed: string): number | undefined {
  const match = written.exec(typed.replaceAll(/[\s\u00a0]/g, ''));
  if (!match) return undefined;
  const [, before = '', digits = '', after = ''] = match;
  const amount = Number(plainNumber(digits));
  const krw = Math.round(amount / rateOf((before + after).toLowerCase()));
  return krw >= 0 && krw <= MOST ? krw : undefined;
}

/** KRW of all amounts that can be read. */
export function oneOffTotal(costs: OneOffCosts): number {
  return oneOffItems.reduce((sum, item) => sum + (readAmount(costs[item] ?? '') ?? 0), 0);
}

function rateOf(currency: string): number {
  if (/€|eur/.test(currency)) return RATES.EUR;
  return /\$|usd/.test(currency) ? RATES.USD : 1;
}

/** `1.200`, `1,200` and `1.200,50` as JavaScript writes numbers: a decimal point and no thousands separator. */
function plainNumber(digits: string): string {
  if (/^\d{1,3}([.,]\d{3})+$/.test(digits)) return digits.replaceAll(/[.,]/g, '');
  const decimal = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (decimal < 0) return digits;
  return `${digits.slice(0, decimal).replaceAll(/[.,]/g, '')}.${digits.slice(decimal + 1)}`;
}
