import { type AnswerId, answers } from '#content/phrases/answers.ts';
import type { Answer } from '#content/phrases/answer.ts';
import { allPhrases, isFor, phraseOf, type PlacedPhrase } from '#content/phrases/phrases.ts';
import { isOnlyShown } from '#content/phrases/readers.ts';
import { type PhraseId, type SituationId, situations } from '#content/phrases/situations.ts';
import { phrasePage } from '#content/text/phrase-situations.ts';
import { filledIn, localize } from '#content/localize.ts';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import type { Card } from '#site/ui/show-card/card.ts';
import { readingIn } from '#domain/korean/reading-in.ts';
import { romanise } from '#domain/korean/romanise.ts';
import { fill, said, shown } from '#domain/korean/source.ts';

/** Korean as it is printed, with how it is said. */
export function readKorean(source: string, locale: Locale) {
  return {
    hangul: shown(source),
    reading: readingIn(locale)(source),
    romanisation: romanise(source),
  };
}

/** A phrase in one language, its blanks filled with their examples, and what is needed to fill them otherwise. */
export function phraseView(id: PhraseId, locale: Locale) {
  const view = openView(id, locale);
  return { ...view, card: cardOf(view) };
}

function openView(id: PhraseId, locale: Locale) {
  const phrase = phraseOf(id);
  const { situation, source, meaning, note, literal } = phrase;
  const blanks = (phrase.blanks ?? []).map((blank) => localize(blank, locale));
  const sources = Object.fromEntries(blanks.map((blank) => [blank.id, blank.example.source]));
  const parts = partsOf(meaning[locale], blanks);
  const filled = fill(source, sources);
  return {
    id,
    situation,
    href: pathTo(phrasePage(situation), locale) + `#${id}`,
    /** What it means, with the examples; `blank` names those parts that can change. */
    parts,
    meaning: parts.map(({ text }) => text).join(''),
    ...readKorean(filled, locale),
    /** As a voice says it, numbers in words. */
    said: shown(said(filled)),
    /** Doubtful until a native speaker has read it: it has no reading to say. */
    onlyShown: isOnlyShown(phrase),
    note: note && filledIn(note[locale], locale),
    literal: literal?.[locale],
    answers: (phrase.answers ?? []).map((answer) => readAnswer(answer, locale)),
    /** With the blanks still open: `{place}`. */
    open: { source, meaning: meaning[locale] },
    blanks,
  };
}

export type PhraseView = ReturnType<typeof phraseView>;

/** The phrase as it is shown to somebody, with what can be answered. */
function cardOf({
  hangul,
  meaning,
  reading,
  onlyShown,
  ...view
}: ReturnType<typeof openView>): Card {
  return {
    title: meaning,
    said: onlyShown ? '' : view.said,
    lines: [
      {
        kind: 'large',
        korean: hangul,
        meaning,
        romanised: view.romanisation,
        ...(!onlyShown && { reading }),
      },
    ],
    answers: view.answers.map((answer) => ({
      kind: answer.kind,
      korean: answer.hangul,
      meaning: answer.meaning,
    })),
  };
}

/** An answer in one language; one with blanks keeps them open. */
function readAnswer(id: AnswerId, locale: Locale) {
  const { source, meaning, kind }: Answer = answers[id];
  return { id, kind, source, meaning: meaning[locale], ...readKorean(source, locale) };
}

/** The phrases that readers of a language need, what everybody needs first. */
export function phrasesFor(situation: SituationId, locale: Locale): readonly PlacedPhrase[] {
  return allPhrases
    .filter((phrase) => phrase.situation === situation && isFor(locale, phrase))
    .toSorted((a, b) => a.level - b.level);
}

/** The situations with the number of their phrases. */
export function readSituations(locale: Locale) {
  return situations.map(({ id, seal, name }) => ({
    id,
    seal,
    name: name[locale],
    href: pathTo(phrasePage(id), locale),
    count: phrasesFor(id, locale).length,
  }));
}

export type SituationLink = ReturnType<typeof readSituations>[number];

/** A meaning in parts: text, and the examples of its blanks. */
function partsOf(
  meaning: string,
  blanks: readonly { readonly id: string; readonly example: { readonly text: string } }[],
): { readonly text: string; readonly blank?: string }[] {
  return meaning
    .split(/\{(\w+)\}/)
    .map((text, at) => {
      if (at % 2 === 0) return { text };
      const example = blanks.find(({ id }) => id === text)?.example.text ?? '';
      return { text: example, blank: text };
    })
    .filter(({ text }) => text !== '');
}
