import type { Locale } from '#content/locale.ts';
import { countryName, countrySynonyms } from '#content/data/country-words.ts';
import { formats } from '#content/formats.ts';
import { seoulClimate } from '#content/data/seoul-climate.ts';
import { embassies } from '#content/data/embassies.ts';
import { passports } from '#content/data/entry-rules.ts';
import { tripLengths } from '#content/data/answers/trips.ts';
import { readAsked, readShortAnswers, type ShortAnswer } from './read-search-answers.ts';
import { readSearchDocuments } from './read-search-documents.ts';
import { lastKinds, searchWeights, type SearchDocument } from './read-text.ts';
import { otherWords } from '#content/vocabulary/other-words.ts';
import { vocabularyPairs } from '#content/vocabulary/vocabulary.ts';

/** All that the search of one language works with. */
export interface SearchIndex {
  readonly locale: Locale;
  readonly documents: readonly SearchDocument[];
  readonly answers: readonly ShortAnswer[];
  readonly asked: readonly (readonly string[])[];
  readonly synonyms: readonly (readonly [typed: string, written: string])[];
  /** The names of countries and months. */
  readonly settings: readonly string[];
  readonly otherWords: string;
  readonly weights: typeof searchWeights;
  readonly last: typeof lastKinds;
}

const named = [...passports, ...embassies.map(({ id, country }) => ({ id, name: country }))];

/** Every country with a passport or an embassy in the guide. */
const countries = [...new Map(named.map((country) => [country.id, country])).values()];

/** The index of one language, for the browser and the server alike. */
export function readSearchIndex(locale: Locale): SearchIndex {
  const documents = readSearchDocuments(locale);
  return {
    locale,
    documents,
    answers: readShortAnswers(locale, documents),
    asked: readAsked(),
    synonyms: [
      ...vocabularyPairs(locale),
      ...countrySynonyms(countries, locale),
      ...tripLengths(locale),
    ],
    settings: [
      ...countries.map((country) => countryName(country)[locale]),
      'Busan',
      ...new Set(tripLengths(locale).map(([, written]) => written)),
      ...seoulClimate.months.map((_, month) => formats[locale].monthName(month)),
    ],
    otherWords: otherWords[locale],
    weights: searchWeights,
    last: lastKinds,
  };
}
