import { readClosingPlaces } from './read-closing-places.ts';
import { thisWeek } from '#content/text/this-week.ts';
import { busanClimate } from '#content/data/busan-climate.ts';
import { seasons } from '#content/data/seasons.ts';
import { seoulClimate } from '#content/data/seoul-climate.ts';
import type { Locale } from '#content/locale.ts';
import { readSource } from '#content/register/source-entry.ts';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';

/** What the home page says of a week, in one language: texts, climate, seasons and closing places. */
export function readThisWeek(locale: Locale) {
  const { pictures: _pictures, sources: _sources, ...texts } = localize(thisWeek, locale);
  const { sentences, holidays, ...text } = texts;
  return {
    text,
    closingsHref: `${pathTo('seasons', locale)}#closing-days`,
    pictures: thisWeek.pictures.map(({ drawing, months, alt }) => ({
      drawing,
      months,
      alt: alt[locale],
    })),
    /** What the browser computes the week of its own day with. */
    facts: {
      locale,
      sentences,
      holidays,
      seoul: seoulClimate.months,
      busan: busanClimate,
      seasons: seasons.map(({ from, to, text: line }) => ({ from, to, text: line[locale] })),
      places: readClosingPlaces(locale, 'lead').map(({ said, rules }) => ({
        name: said,
        rules,
      })),
    },
  };
}

export type ThisWeekPage = ReturnType<typeof readThisWeek>;
export type WeekFacts = ThisWeekPage['facts'];

/** Where climate, holidays and seasons come from. */
export function readWeekSources(locale: Locale) {
  const { climate, feasts, ...notes } = localize(thisWeek.sources, locale);
  return {
    ...notes,
    climate: climate.replace('{period}', seoulClimate.period[locale]),
    pages: sourcesOf(feasts, locale),
  };
}

export type WeekSources = ReturnType<typeof readWeekSources>;

/** The pages behind the seasons and the feasts, each once. */
function sourcesOf(feasts: { name: string; url: string; date: string }, locale: Locale) {
  const read = seasons.flatMap(({ source }) => (source ? [localize(source, locale)] : []));
  const unique = new Map([...read, feasts].map((source) => [source.url, source]));
  return [...unique.values()].map((source) => readSource(source, locale));
}
