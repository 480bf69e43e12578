import type { Letter, Word } from '#content/hangul/letter.ts';
import type { Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { readingIn } from '#domain/korean/reading-in.ts';
import { shown } from '#domain/korean/source.ts';
import { decompose } from '#domain/korean/syllable.ts';
import { readStep } from './read-decks.ts';

export type HangulWord = ReturnType<typeof readWord>;
export type HangulLetter = ReturnType<typeof readLetter>;

/** A word in one language: what is shown, how it is read, and what it means. */
export function readWord({ source, meaning }: Word, locale: Locale) {
  return {
    hangul: shown(source),
    reading: readingIn(locale)(source),
    meaning: meaning[locale],
    step: readStep(source),
  };
}

/** A letter in one language. */
export function readLetter({ example, ...letter }: Letter, locale: Locale) {
  return { ...localize(letter, locale), example: readWord(example, locale) };
}

/** A syllable with its letters. */
export function readBlock(block: string, locale: Locale) {
  return {
    block,
    letters: decompose(block),
    reading: readingIn(locale)(block),
    step: readStep(block),
  };
}
