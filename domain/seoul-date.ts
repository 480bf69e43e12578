import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';

/** South Korea is nine hours ahead of UTC all year round. */
const AHEAD = 9 * 60 * 60 * 1000;

/** A date whose UTC fields are those of Seoul's clock. */
const inSeoul = (at: Date) => new Date(at.getTime() + AHEAD);

/** The month in Seoul at a moment, 0 for January. */
export function seoulMonth(at: Date): number {
  return inSeoul(at).getUTCMonth();
}

/** Date, 24-hour time and month in Seoul at a moment, in the words of a language. */
export function seoulClock(at: Date, locale: Locale) {
  const [day = '', time = ''] = inSeoul(at).toISOString().split('T');
  return {
    date: formats[locale].weekdayOfYear(day),
    time: time.slice(0, 5),
    month: formats[locale].monthName(seoulMonth(at)),
  };
}
