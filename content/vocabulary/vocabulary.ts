import type { Locale } from '../locale.ts';
import type { CountryWords, Words } from './country-words.ts';
import { english } from './english.ts';
import { englishOfCountries } from './english-of-countries.ts';
import { names } from './names.ts';
import { spanish } from './spanish.ts';
import { spanishOfCountries } from './spanish-of-countries.ts';

/** What is typed, and the guide's word for it. */
export type Pair = readonly [typed: string, written: string];

/** The words of the countries by the language that they speak. */
export const ofCountries: Readonly<Record<Locale, readonly CountryWords[]>> = {
  es: spanishOfCountries,
  en: englishOfCountries,
};

const anywhere: Readonly<Record<Locale, Words>> = { es: spanish, en: english };

/** The pairs of one language. */
export function vocabularyPairs(locale: Locale): readonly Pair[] {
  const ofEverywhere = [names, anywhere[locale]]
    .flatMap(Object.entries)
    .flatMap(([written, typed]: [string, string]) =>
      typed.split(',').map((each): Pair => [each.trim(), written]),
    );
  const ofSome = ofCountries[locale]
    .flatMap((subject) => Object.entries(subject))
    .flatMap(([written, typed]) => Object.keys(typed).map((each): Pair => [each, written]));
  return [...ofEverywhere, ...ofSome];
}
