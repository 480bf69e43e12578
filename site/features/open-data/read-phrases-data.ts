import { owner } from '#content/data/owner.ts';
import { readerOf } from '#content/phrases/readers.ts';
import { allPhrases, type PlacedPhrase } from '#content/phrases/phrases.ts';
import { situations } from '#content/phrases/situations.ts';
import { phraseView } from '#site/features/phrases/read-phrase.ts';
import { fileHead, inBoth } from './read-head.ts';
import { shown } from '#domain/korean/source.ts';

/** The phrases with their blanks filled with the examples, and as patterns. */
export function readPhrasesData() {
  const read = allPhrases.flatMap((phrase) => readerOf(phrase)?.readOn ?? []);
  return {
    ...fileHead('phrases', read),
    situations: situations.map(({ id, name }) => ({ id, name })),
    phrases: allPhrases.map(phraseData),
  };
}

function phraseData(phrase: PlacedPhrase) {
  const { id, situation, level, only, blanks = [], source, meaning } = phrase;
  const view = { es: phraseView(id, 'es'), en: phraseView(id, 'en') };
  return {
    id,
    situation,
    level,
    ko: view.es.hangul,
    meaning: inBoth((locale) => view[locale].meaning),
    romanisation: view.es.romanisation,
    reading: inBoth((locale) => view[locale].reading),
    ...(blanks.length > 0 && { pattern: { ko: shown(source), meaning } }),
    reviewed: readerOf(phrase) !== undefined,
    answers: view.es.answers.map((answer, index) => ({
      ko: answer.hangul,
      meaning: inBoth((locale) => view[locale].answers[index]?.meaning ?? answer.meaning),
    })),
    ...(only && { only }),
    url: inBoth((locale) => owner.origin + view[locale].href),
  };
}
