import type { Locale } from '#content/locale.ts';
import { won } from '#domain/won.ts';

/** Two amounts in won as a language writes a range: `1.350–2.350 ₩`, `₩1,350–2,350`. */
export function wonRange(range: { from: number; to: number }, locale: Locale): string {
  const plain = new Intl.NumberFormat(locale, { useGrouping: 'always' });
  const symbolFirst = won(0, locale).startsWith('₩');
  return symbolFirst
    ? `${won(range.from, locale)}–${plain.format(range.to)}`
    : `${plain.format(range.from)}–${won(range.to, locale)}`;
}
