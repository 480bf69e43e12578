import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';

/** A whole number with its thousands apart: `3.000`, `3,000`. */
export function grouped(number: number, locale: Locale): string {
  return formats[locale].number(Math.round(number));
}

/** A whole amount in South Korean won: `3.000 ₩`, `₩3,000`. */
export function won(amount: number, locale: Locale): string {
  return withSymbol(amount, '₩', locale);
}

/** An amount in won as people say it: a total to the nearest 5,000, or to another step. */
export function roundedWon(amount: number, step = 5000): number {
  return Math.round(amount / step) * step;
}

/** Two amounts in won, lowest to highest: `1.350-2.350 ₩`, `₩1,350–2,350`. */
export function wonRange({ from, to }: { from: number; to: number }, locale: Locale): string {
  return formats[locale].wonRange(Math.round(from), Math.round(to));
}

/** A whole amount with the symbol of its currency where the language puts it. */
export function withSymbol(amount: number, symbol: string, locale: Locale): string {
  return formats[locale].money(amount, symbol);
}

/** A share between 0 and 1 in whole percent: `25 %`, `25%`. */
export function percent(part: number, locale: Locale): string {
  return formats[locale].percent(Math.round(part * 100));
}
