import { copy } from '#content/copy/where-to-stay.ts';
import type { City } from '#content/data/place-facts.ts';
import { visitorAreas, type Noise, type VisitorArea } from '#content/data/visitor-areas.ts';
import type { Locale, Localized } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { readPracticalGuide } from './read-practical-guides.ts';

const cities: readonly City[] = ['seoul', 'busan'];
const loudness: readonly Noise[] = ['low', 'medium', 'high'];

/** The page of where visitors sleep, in one language. */
export function readWhereToStay(locale: Locale) {
  const words = localize(copy.areas, locale);
  return {
    ...readPracticalGuide('where-to-stay', locale),
    areas: {
      words,
      cities: cities.map((city) => ({
        city,
        caption: words.captions[city],
        areas: visitorAreas
          .filter((area) => area.city === city)
          .map((area) => entryOf(localize(area, locale), words)),
      })),
    },
  };
}

export type VisitorAreas = ReturnType<typeof readWhereToStay>['areas'];

function entryOf(area: Localized<VisitorArea>, words: Localized<typeof copy.areas>) {
  const { id, name, hangul, stations, character, forWhom, noise, airport } = area;
  const { changes, route } = airport;
  const changesText = [words.direct, words.change][changes] ?? words.changes;
  return {
    id,
    name,
    hangul,
    character,
    forWhom,
    route,
    changes,
    stations: stations.join(', '),
    loudness: loudness.indexOf(noise),
    noise: words.levels[noise],
    changesText: changesText.replace('{count}', String(changes)),
  };
}
