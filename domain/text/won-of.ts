import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import type { Range } from '../trips/known.ts';
import { roundedWon } from './amounts.ts';

/** An amount, or from one to another. */
export function wonOf({ from, to }: Range, locale: Locale): string {
  const { won, wonRange } = formats[locale];
  return from === to ? won(from) : wonRange(from, to);
}

/** The same as people say it: to the nearest 10,000, and to 5,000 below a million. */
export function aboutWon({ from, to }: Range, locale: Locale): string {
  return wonOf({ from: asSaid(from), to: asSaid(to) }, locale);
}

const asSaid = (amount: number) => roundedWon(amount, amount < 1_000_000 ? 5000 : 10_000);

/** From an amount to the same. */
export const exactly = (amount: number): Range => ({ from: amount, to: amount });
