import type { Locale } from '#content/locale.ts';
import { grouped, won } from '#domain/amounts.ts';

/** Two amounts in won as a language writes a range: `1.350-2.350 ₩`, `₩1,350–2,350`. */
export function wonRange({ from, to }: { from: number; to: number }, locale: Locale): string {
  const symbolFirst = won(0, locale).startsWith('₩');
  return symbolFirst
    ? `${won(from, locale)}–${grouped(to, locale)}`
    : `${grouped(from, locale)}-${won(to, locale)}`;
}
