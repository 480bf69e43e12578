import { won } from '#app/lib/won.ts';
import type { Locale } from '#content/locale.ts';

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Two amounts in KRW with one sign: `300.000–500.000 ₩`, `₩300,000–500,000`. */
export function wonRange({ from, to }: Range, locale: Locale): string {
  const plain = (amount: number) =>
    new Intl.NumberFormat(locale, { useGrouping: 'always' }).format(amount);
  return won(to, locale).replace(plain(to), `${plain(from)}–${plain(to)}`);
}
