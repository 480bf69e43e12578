import { answers } from '#content/phrases/answers.ts';
import { blankValues } from '#content/phrases/blank-values.ts';
import type { Blank } from '#content/phrases/phrase.ts';
import { countries } from '#content/phrases/countries.ts';
import { phraseOf } from '#content/phrases/phrases.ts';
import { isOnlyShown } from '#content/phrases/readers.ts';
import { type PhraseId, situations } from '#content/phrases/situations.ts';
import { places } from '#content/data/places.ts';
import { localize } from '#content/localize.ts';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { stationSource } from '#domain/korean/station.ts';
import { metroNetwork } from '#domain/metro/metro-network.ts';
import { shown } from '#domain/korean/source.ts';
import { readPage } from '#site/lib/read-page.ts';
import type { BookPhrase, PhraseBook, Value } from './phrase-book.ts';
import { phrasesFor } from './read-phrase.ts';

/** The page on which a card of one's own is made. */
export function readPhraseCard(locale: Locale) {
  return { ...readPage(locale, 'phrase-card'), book: readBook(locale), ...links(locale) };
}

/** The page of the phrases that a device keeps. */
export function readFavourites(locale: Locale) {
  return {
    ...readPage(locale, 'phrase-favourites'),
    book: readBook(locale),
    ...links(locale),
  };
}

function links(locale: Locale) {
  return {
    parent: { label: readPage(locale, 'phrases').text.menu.label, href: pathTo('phrases', locale) },
    cardPath: pathTo('phrase-card', locale),
    favouritesPath: pathTo('phrase-favourites', locale),
  };
}

/** All phrases in one language, with the words that their blanks can take. */
function readBook(locale: Locale): PhraseBook {
  return {
    locale,
    situations: situations.map(({ id, seal, name }) => ({
      id,
      seal,
      name: name[locale],
      phrases: phrasesFor(id, locale).map((phrase) => readBookPhrase(phrase.id, locale)),
    })),
    answers: Object.fromEntries(
      Object.entries(localize(answers, locale)).map(([id, { source, ...answer }]) => [
        id,
        { ...answer, korean: shown(source) },
      ]),
    ),
    options: {
      ...localize(blankValues, locale),
      country: localize(countries, locale),
      place: placeValues(locale),
      station: stationValues(),
    },
  };
}

function readBookPhrase(id: PhraseId, locale: Locale): BookPhrase {
  const phrase = phraseOf(id);
  return {
    id,
    source: phrase.source,
    meaning: phrase.meaning[locale],
    blanks: (phrase.blanks ?? []).map((blank: Blank) => ({
      id: blank.id,
      type: blank.type,
      label: blank.label[locale],
      options: listOf(blank),
      example: localize(blank.example, locale),
    })),
    answers: phrase.answers ?? [],
    onlyShown: isOnlyShown(phrase),
  };
}

function listOf({ type, from }: Blank): string | undefined {
  if (from) return from;
  return type === 'place' || type === 'station' || type === 'country' ? type : undefined;
}

/** The places of the guide, by name. */
function placeValues(locale: Locale): readonly Value[] {
  const { compare } = new Intl.Collator(locale);
  return places
    .flatMap(({ name, hangul }) => (hangul ? [{ source: hangul, text: name[locale] }] : []))
    .toSorted((a, b) => compare(a.text, b.text));
}

/** The stations of the metro, with 역 as they are asked for; after a consonant an n is added. */
function stationValues(): readonly Value[] {
  const all = metroNetwork().stations.map(({ en, hangul }) => [stationSource(hangul), en] as const);
  return [...new Map(all)].map(([source, text]) => ({ source, text }));
}
