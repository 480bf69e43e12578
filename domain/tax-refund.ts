/** The guide's rule, in per cent and KRW: purchases over the amount (specification 2, section 9). */
export const refundRule = { percent: 10, over: 30_000 } as const;

/**
 * What has held since January 2024, in KRW: purchases from an amount on, and below which price the
 * shop itself may give the tax back (updates `tax-refund-minimum` and `tax-refund-immediate`).
 */
export const refundSince2024 = { from: 15_000, inShopBelow: 1_000_000 } as const;

/** What a purchase gives back. */
export interface TaxRefund {
  /** KRW, before the refund operator takes its fee. */
  readonly amount: number;
  /** By the guide's figure, by the one that has held since 2024 alone, or by neither. */
  readonly rule: 'guide' | 'since2024' | 'none';
  /** Where it may be had; a purchase without a refund has no place. */
  readonly place?: 'shop' | 'airport';
}

/** The VAT that a visitor gets back on one purchase of a price in KRW (specification 2, section 9). */
export function taxRefund(price: number): TaxRefund {
  const { percent, over } = refundRule;
  const { from, inShopBelow } = refundSince2024;
  if (price < from) return { amount: 0, rule: 'none' };
  return {
    amount: Math.floor((price * percent) / 100),
    rule: price > over ? 'guide' : 'since2024',
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
