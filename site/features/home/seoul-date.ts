import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';

/** South Korea is nine hours ahead of UTC all year round. */
const AHEAD = 9 * 60 * 60 * 1000;

export type Sky = 'dawn' | 'day' | 'dusk' | 'night';

/** When each begins through most of the year, by the hours of Seoul. */
const skies = [
  { until: 5, sky: 'night' },
  { until: 8, sky: 'dawn' },
  { until: 17, sky: 'day' },
  { until: 20, sky: 'dusk' },
  { until: 24, sky: 'night' },
] as const;

/** What the sky over Seoul is like at a moment. */
export function seoulSky(at: Date): Sky {
  const hour = new Date(at.getTime() + AHEAD).getUTCHours();
  return skies.find(({ until }) => hour < until)?.sky ?? 'night';
}

/** Date and 24-hour time in Seoul at a moment, in the words of a language. */
export function seoulClock(at: Date, locale: Locale) {
  const [day = '', time = ''] = new Date(at.getTime() + AHEAD).toISOString().split('T');
  return { date: formats[locale].weekdayOfYear(day), time: time.slice(0, 5) };
}
