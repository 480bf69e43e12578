import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { seoulClock, seoulMonth } from '#domain/seoul-date.ts';

/** The data of the strip about Seoul. */
export interface SeoulStripData {
  readonly locale: Locale;
  /** The label of the weather; `{month}` is a placeholder. */
  readonly typical: string;
  /** The temperatures, with the placeholders `{high}` and `{low}`. */
  readonly range: string;
  /** The official averages of each month, in degrees Celsius. */
  readonly months: readonly { readonly high: number; readonly low: number }[];
}

/** Time and date in Seoul at an instant, and the typical weather of the month. */
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
