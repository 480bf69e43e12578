import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { clock } from '#domain/time/clock.ts';
import { fill } from '#domain/text/fill.ts';
import { daylight, seoulCentre } from '#domain/time/daylight.ts';
import { holidayOn } from '#domain/time/named-holidays.ts';
import { inSeason, type Season } from '#domain/time/this-week.ts';
import type { DayView } from './days.ts';
import type { Facts } from './facts.ts';

/** What a day brings: holiday, usual temperatures, what the season has, and when it gets dark. */
export function weatherOf({ date, city, stops }: DayView, facts: Facts, locale: Locale): string {
  if (!date) return '';
  const { weather } = facts.text;
  const month = Number(date.slice(5, 7)) - 1;
  const { celsius, monthName } = formats[locale];
  const usual = facts.climates[climateCity(city)][month];
  const holiday = holidayOn(date);
  const season = inSeason(date, facts.seasons).toSorted((a, b) => lengthOf(a) - lengthOf(b))[0];
  const placed = stops.find(({ known }) => known?.lat !== undefined)?.known;
  const { lat = seoulCentre.lat, lng = seoulCentre.lng } = placed ?? {};
  return [
    holiday && fill(weather.holiday, { name: facts.holidays[holiday] }),
    usual &&
      fill(weather.usual, {
        month: monthName(month),
        high: celsius(usual.high),
        low: celsius(usual.low),
      }),
    season?.text,
    fill(weather.sunset, { time: clock(Math.round(daylight(date, { lat, lng }).sets)) }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The station whose averages come nearest. */
function climateCity(city: string | undefined): keyof Facts['climates'] {
  if (city === 'jeju') return 'jeju';
  return city === 'busan' || city === 'gyeongju' ? 'busan' : 'seoul';
}

/** The days of a season, more or less: the shortest says most about a date. */
function lengthOf({ from, to }: Season): number {
  const day = (date: string) => Number(date.slice(0, 2)) * 31 + Number(date.slice(3));
  const days = day(to) - day(from);
  return days < 0 ? days + 372 : days;
}
