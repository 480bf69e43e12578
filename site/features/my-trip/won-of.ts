import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import type { Range } from '#domain/trips/known.ts';

/** An amount, or from one to another. */
export function wonOf({ from, to }: Range, locale: Locale): string {
  const { won, wonRange } = formats[locale];
  return from === to ? won(from) : wonRange(from, to);
}
