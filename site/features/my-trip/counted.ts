import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { fill } from '#domain/text/fill.ts';

/** A text for one and for several. */
export interface Counted {
  readonly one: string;
  readonly other: string;
}

/** `cuatro días`, `4 paradas`: small numbers in words where the text of one is in words too. */
export function countOf(text: Counted, count: number, locale: Locale): string {
  if (count === 1) return text.one;
  const { inWords, number } = formats[locale];
  const words = !text.one.startsWith('1');
  return fill(text.other, { number: words ? inWords(count) : number(count) });
}
