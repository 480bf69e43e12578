import { embedCities, slugOf } from '#content/embed-paths.ts';
import { type CityPageId, pathTo } from '#content/pages.ts';
import { climates } from '#content/data/climates.ts';
import { seoulClimate } from '#content/data/seoul-climate.ts';
import { capital, formats } from '#content/formats.ts';
import { localize } from '#content/localize.ts';
import type { Locale } from '#content/locale.ts';
import { embedText } from '#content/text/embeds.ts';
import { text as seasons } from '#content/text/seasons.ts';
import { fill } from '#domain/text/fill.ts';
import { languageOf, readEmbed } from '#site/lib/read-embed.ts';
import { readYearRibbon } from './read-year-ribbon.ts';

/** The year and the months of each city, in the language of a route. */
export function weatherEmbeds(route: { readonly routePattern: string }) {
  const locale = languageOf(route);
  const months = [undefined, ...Array.from({ length: 12 }, (_, index) => index + 1)];
  return embedCities.flatMap((city) =>
    months.map((month) => ({
      params: { city: slugOf(city, locale), month: month && String(month) },
      props: { city, month, locale },
    })),
  );
}

/** What a month is like in a city, for other websites. @param month From 1; without it the year. */
export function readEmbeddedWeather(city: CityPageId, month: number | undefined, locale: Locale) {
  const { degrees, celsius, number, monthName } = formats[locale];
  const { titles, weather } = localize(embedText, locale);
  const shown = month ? climates[city].slice(month - 1, month) : climates[city];
  const name = localize(seasons.months.cities, locale)[city];
  const low = degrees(Math.min(...shown.map((each) => each.low)));
  const high = celsius(Math.max(...shown.map((each) => each.high)));
  const rain = number(Math.round(shown.reduce((sum, each) => sum + each.rain, 0)));
  const heading = month
    ? fill(titles.month, { month: capital(monthName(month - 1)), city: name })
    : fill(titles.year, { city: name });
  const embed = { kind: 'weather', city, month } as const;
  const href = `${pathTo('seasons', locale)}#year`;
  return {
    ...readEmbed(embed, locale, {
      title: heading,
      ...(!month && { framed: fill(titles.weather, { city: name }) }),
      href,
      note: fill(weather.averages, { period: localize(seoulClimate.period, locale) }),
    }),
    href,
    heading,
    month,
    range: fill(weather.range, { low, high }),
    rain: fill(month ? weather.rain : weather.yearRain, { amount: rain }),
    months: readYearRibbon(locale).cities.find(({ id }) => id === city)?.months ?? [],
  };
}

export type EmbeddedWeatherView = ReturnType<typeof readEmbeddedWeather>;
