import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';

/** South Korea is nine hours ahead of UTC all year round. */
const AHEAD = 9 * 60 * 60 * 1000;

/** Date and 24-hour time in Seoul at a moment, in the words of a language. */
export function seoulClock(at: Date, locale: Locale) {
  const [day = '', time = ''] = new Date(at.getTime() + AHEAD).toISOString().split('T');
  return { date: formats[locale].weekdayOfYear(day), time: time.slice(0, 5) };
}
