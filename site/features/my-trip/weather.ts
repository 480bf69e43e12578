import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { clock } from '#domain/time/clock.ts';
import { fill } from '#domain/text/fill.ts';
import { daylight, seoulCentre } from '#domain/time/daylight.ts';
import { holidayOn } from '#domain/time/named-holidays.ts';
import { inSeason, type Season } from '#domain/time/this-week.ts';
import type { DayView } from './days.ts';
import type { Facts } from './facts.ts';

/** What a day brings: holiday, what its month is like, what its city has in season, and when it gets dark. */
export function weatherOf(
  { date, city, stops }: Pick<DayView, 'date' | 'city' | 'stops'>,
  facts: WeatherFacts,
  locale: Locale,
): string {
  if (!date) return '';
  const { weather } = facts.text;
  const month = Number(date.slice(5, 7)) - 1;
  const { celsius, monthName, number } = formats[locale];
  const station = climateCity(city);
  const usual = facts.climates[station][month];
  const holiday = holidayOn(date);
  const placed = stops.find(({ known }) => known?.lat !== undefined)?.known;
  const { lat = seoulCentre.lat, lng = seoulCentre.lng } = placed ?? {};
  return [
    holiday && fill(weather.holiday, { name: facts.holidays[holiday] }),
    usual &&
      fill(weather.usual, {
        month: monthName(month),
        city: facts.cities[station],
        high: celsius(usual.high),
        low: celsius(usual.low),
      }),
    usual &&
      usual.rain >= facts.rainyFrom &&
      fill(weather.rain, { rain: number(Math.round(usual.rain)) }),
    seasonOf(date, city, facts.seasons)?.text,
    fill(weather.sunset, { time: clock(Math.round(daylight(date, { lat, lng }).sets)) }),
  ]
    .filter(Boolean)
    .join(' ');
}

export type WeatherFacts = Pick<
  Facts,
  'climates' | 'rainyFrom' | 'seasons' | 'cities' | 'holidays'
> & { readonly text: Pick<Facts['text'], 'weather'> };

/** The shortest season of a date says most about it; one of another city says nothing. */
export function seasonOf<Each extends Season & { readonly cities?: readonly string[] }>(
  date: string,
  city: string | undefined,
  seasons: readonly Each[],
): Each | undefined {
  return inSeason(date, seasons)
    .filter(({ cities }) => !cities || cities.includes(city ?? ''))
    .toSorted((a, b) => lengthOf(a) - lengthOf(b))[0];
}

/** The station whose averages come nearest. */
export function climateCity(city: string | undefined): keyof Facts['climates'] {
  if (city === 'jeju') return 'jeju';
  return city === 'busan' || city === 'gyeongju' ? 'busan' : 'seoul';
}

/** The days of a season, more or less: the shortest says most about a date. */
function lengthOf({ from, to }: Season): number {
  const day = (date: string) => Number(date.slice(0, 2)) * 31 + Number(date.slice(3));
  const days = day(to) - day(from);
  return days < 0 ? days + 372 : days;
}
