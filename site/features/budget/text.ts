import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import type { BudgetInputs } from '#domain/budget/budget-inputs.ts';
import { RATES, convert } from '#domain/budget/rates.ts';
import { withSymbol, won } from '#domain/text/amounts.ts';
import { fill } from '#domain/text/fill.ts';
import type { BudgetText } from './read.ts';

/** `3 meses`, `1 week`. */
export function timeOf({ duration, durationType }: BudgetInputs, text: BudgetText): string {
  const { one, other } = text.units[durationType];
  return fill(duration === 1 ? one : other, { count: String(duration) });
}

/** The included parts as a list; empty when there are none. */
export function includesOf(inputs: BudgetInputs, text: BudgetText, locale: Locale): string {
  const names = ['includeFood', 'includeTransport', 'includeEntertainment'] as const;
  const words = names.filter((name) => inputs[name]).map((name) => text.includes[name].word);
  return formats[locale].list(words);
}

/**
 * An amount a month. What comes of dividing a shorter or longer stay is no more exact than the prices in it: three
 * digits, as theirs.
 */
export function monthly(krw: number, locale: Locale): string {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(krw || 1)) - 2);
  return won(krw % 1_000 === 0 ? krw : Math.round(krw / step) * step, locale);
}

const symbols = { EUR: '€', USD: 'US$' } as const satisfies Record<keyof typeof RATES, string>;

/** An amount in KRW at the fixed rate: `4.345 €`, `US$4,665`. */
export function foreign(krw: number, currency: keyof typeof RATES, locale: Locale): string {
  return withSymbol(convert(krw, RATES[currency]), symbols[currency], locale);
}
