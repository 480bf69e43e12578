import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { fill } from './fill.ts';

/** A text for one and for several. */
export interface Counted {
  readonly one: string;
  readonly other: string;
}

/** `cuatro días`, `4 paradas`: small numbers in words where the text of one is in words too. */
export function countOf({ one, other }: Counted, count: number, locale: Locale): string {
  const { inWords, number } = formats[locale];
  if (count === 1) return fill(one, { number: number(1) });
  const inDigits = /^(?:1|\{number\})/.test(one);
  return fill(other, { number: inDigits ? number(count) : inWords(count) });
}
