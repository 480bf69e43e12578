/** The figures of the register that decide a refund. */
export interface RefundRules {
  /** Lowest purchase (KRW) that gets a refund. */
  readonly minimum: number;
  /** Per cent of the price that visitors usually get back. */
  readonly usualFrom: number;
  readonly usualTo: number;
  /** Below this price (KRW) the shop itself may deduct the tax. */
  readonly inShopBelow: number;
}

/** What a purchase gives back, in KRW. */
export interface TaxRefund {
  /** What visitors usually get, after the operator's fee. */
  readonly from: number;
  readonly to: number;
  /** The VAT in the price, which a refund cannot exceed. */
  readonly most: number;
  readonly place: 'shop' | 'airport';
}

/** VAT is 10 % of the net price, which is an eleventh of the shelf price. */
const vatShare = 11;

/** What a visitor gets back on one purchase of a price in KRW; undefined below the minimum. */
export function taxRefund(price: number, rules: RefundRules): TaxRefund | undefined {
  const { minimum, usualFrom, usualTo, inShopBelow } = rules;
  if (price < minimum) return undefined;
  return {
    from: Math.floor((price * usualFrom) / 100),
    to: Math.floor((price * usualTo) / 100),
    most: Math.floor(price / vatShare),
    place: price < inShopBelow ? 'shop' : 'airport',
  };
}

/** Highest price (KRW) that is calculated; a higher one is probably a typing error. */
export const dearestPurchase = 100_000_000;

export type PriceError = 'missing' | 'notANumber' | 'tooSmall' | 'tooLarge';

/** Reads a price in won as it was typed: `45000`, `45.000`, `45,000`, `₩45 000`, `45.000 wones`. */
export function readPrice(
  text: string,
): { readonly price: number } | { readonly error: PriceError } {
  const typed = text.trim();
  if (typed === '') return { error: 'missing' };
  const pattern =
    /^(?:₩|krw)?\s*(-?(?:\d{1,15}|\d{1,3}([.,\s])\d{3}(?:\2\d{3}){0,3}))\s*(?:₩|krw|won|wones)?$/i;
  const [, digits] = pattern.exec(typed) ?? [];
  if (digits === undefined) return { error: 'notANumber' };
  const price = Number(digits.replace(/[.,\s]/g, ''));
  if (price < 1) return { error: 'tooSmall' };
  return price > dearestPurchase ? { error: 'tooLarge' } : { price };
}
