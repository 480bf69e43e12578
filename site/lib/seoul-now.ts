import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { seoulClock, seoulMonth } from '#domain/seoul-date.ts';

/** What the strip about Seoul computes with. */
export interface SeoulStripData {
  readonly locale: Locale;
  /** What a month is typically like in Seoul; `{month}` is its place. */
  readonly typical: string;
  /** A month's weather, with places for `{high}` and `{low}`. */
  readonly range: string;
  /** The official averages of each month, in degrees Celsius. */
  readonly months: readonly { readonly high: number; readonly low: number }[];
}

/** Time and date in Seoul at an instant, and what its weather is usually like in that month. */
export function seoulNow(at: Date, { locale, typical, range, months }: SeoulStripData) {
  const { date, time, month } = seoulClock(at, locale);
  const { celsius } = formats[locale];
  const normal = months[seoulMonth(at)];
  return {
    date,
    time,
    typical: `${typical.replace('{month}', month)}:`,
    range: normal
      ? range.replace('{high}', celsius(normal.high)).replace('{low}', celsius(normal.low))
      : '',
  };
}
