import { embedCities, embedNames, slugOf } from '#content/embed-paths.ts';
import { localize } from '#content/localize.ts';
import type { Locale } from '#content/locale.ts';
import { embedText } from '#content/text/embeds.ts';
import { fill } from '#domain/text/fill.ts';
import { readEmbeddedPhrase } from '#site/features/phrases/read-embedded-phrase.ts';
import { readEmbeddedMap } from '#site/features/places/read-embedded-map.ts';
import { readEmbeddedWeather } from '#site/features/seasons/read-embedded-weather.ts';
import { readEmbeddedDay } from '#site/features/trips/read-embedded-day.ts';
import type { EmbedView } from '#site/lib/read-embed.ts';

/** What other websites can frame, with the code for it, in one language. */
export function readEmbedList(locale: Locale) {
  const { kinds, ...text } = localize(embedText.page, locale);
  const listed = ({ title, path, code, ratio }: EmbedView) => ({ title, path, code, ratio });
  const { light, dark } = embedNames[locale];
  const path = slugOf('seoul', locale);
  return {
    text: { ...text, theme: fill(text.theme, { light, dark }) },
    kinds: [
      {
        id: 'map',
        ...kinds.map,
        embeds: embedCities.map((city) => listed(readEmbeddedMap(city, locale))),
      },
      { id: 'day', ...kinds.day, embeds: [listed(readEmbeddedDay('seoul-5days', 1, locale))] },
      { id: 'phrase', ...kinds.phrase, embeds: [listed(readEmbeddedPhrase('thisPlease', locale))] },
      {
        id: 'weather',
        name: kinds.weather.name,
        text: fill(kinds.weather.text, { path }),
        embeds: embedCities.map((city) => listed(readEmbeddedWeather(city, undefined, locale))),
      },
    ],
  } as const;
}

export type EmbedListData = ReturnType<typeof readEmbedList>;
