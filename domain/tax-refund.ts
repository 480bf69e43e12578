/** What decides a refund, from the register of figures. */
export interface RefundRules {
  /** KRW from which a purchase counts. */
  readonly minimum: number;
  /** Per cent of the price that usually reach the visitor. */
  readonly usualFrom: number;
  readonly usualTo: number;
  /** KRW below which the shop itself may take the tax off. */
  readonly inShopBelow: number;
}

/** What a purchase gives back, in KRW. */
export interface TaxRefund {
  /** What usually arrives, after the operator's fee. */
  readonly from: number;
  readonly to: number;
  /** The VAT within the price: more cannot come back. */
  readonly most: number;
  readonly place: 'shop' | 'airport';
}

/** VAT is a tenth of the price without it, so an eleventh of the price on the shelf. */
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

/** KRW of the dearest purchase that is worked out: beyond it a slip of the finger is likelier. */
export const dearestPurchase = 100_000_000;

export type PriceProblem = 'missing' | 'notANumber' | 'tooSmall' | 'tooLarge';

/** Reads a price in won as it was typed: `45000`, `45.000`, `45,000`, `₩45 000`, `45.000 wones`. */
export function readPrice(
  text: string,
): { readonly price: number } | { readonly problem: PriceProblem } {
  const typed = text.trim();
  if (typed === '') return { problem: 'missing' };
  const pattern =
    /^(?:₩|krw)?\s*(-?(?:\d{1,15}|\d{1,3}([.,\s])\d{3}(?:\2\d{3}){0,3}))\s*(?:₩|krw|won|wones)?$/i;
  const [, digits] = pattern.exec(typed) ?? [];
  if (digits === undefined) return { problem: 'notANumber' };
  const price = Number(digits.replace(/[.,\s]/g, ''));
  if (price < 1) return { problem: 'tooSmall' };
  return price > dearestPurchase ? { problem: 'tooLarge' } : { price };
}
