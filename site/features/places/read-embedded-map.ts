import { embedCities, slugOf } from '#content/embed-paths.ts';
import { pathTo, type CityPageId } from '#content/pages.ts';
import { localize } from '#content/localize.ts';
import type { Locale } from '#content/locale.ts';
import { embedText } from '#content/text/embeds.ts';
import { text as seasons } from '#content/text/seasons.ts';
import { fill } from '#domain/text/fill.ts';
import { languageOf, readEmbed } from '#site/lib/read-embed.ts';
import { readCity } from './read.ts';

/** The cities, in the language of a route. */
export function mapEmbeds(route: { readonly routePattern: string }) {
  const locale = languageOf(route);
  return embedCities.map((city) => ({
    params: { city: slugOf(city, locale) },
    props: { city, locale },
  }));
}

/** The drawn map of a city for other websites, in one language. */
export function readEmbeddedMap(city: CityPageId, locale: Locale) {
  const href = pathTo(city, locale);
  const name = localize(seasons.months.cities, locale)[city];
  const title = fill(embedText.titles.map[locale], { city: name });
  const { attractions, spread } = readCity(locale, city);
  return {
    ...readEmbed({ kind: 'map', city }, locale, { title, href }),
    city,
    href,
    heading: title,
    places: attractions,
    text: spread,
  };
}

export type EmbeddedMapView = ReturnType<typeof readEmbeddedMap>;
