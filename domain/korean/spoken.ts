import { said } from './source.ts';
import { decompose, type Final, type Initial, isSyllable, type Vowel } from './syllable.ts';

/** A syllable as it is being said; what stands around it changes its consonants. */
export interface Sound {
  initial: Initial;
  readonly vowel: Vowel;
  final: Final;
  /** Whether its ㅎ stays apart in the romanisation, as that of nouns does: 백*화점. */
  readonly ownH?: true;
}

/** Syllables, and between them letters that are not Korean: `{place}`, `wifi`. */
export type Word = readonly (Sound | string)[];

/** The words of a text, and as strings what stands between them. */
export type Pieces = readonly (Word | string)[];

/** A space that sounds run across. */
export const runningSpace = '_';

const tenseOf: Partial<Record<Initial, Initial>> = {
  ㄱ: 'ㄲ',
  ㄷ: 'ㄸ',
  ㅂ: 'ㅃ',
  ㅅ: 'ㅆ',
  ㅈ: 'ㅉ',
};

/** The tense consonant of a plain one; every other is its own. */
export function tense(initial: Initial): Initial {
  return tenseOf[initial] ?? initial;
}

/** The words of a source, letter by letter; the mark of a tense consonant holds only where it is said. */
export function piecesOf(source: string, { withTense }: { withTense: boolean }): Pieces {
  return Array.from(said(source).matchAll(/((?:[\^+*]?[\p{L}\p{N}{}])+)|[^]/gu), ([text, word]) =>
    word === undefined ? text : wordOf(word, withTense),
  );
}

function wordOf(text: string, withTense: boolean): Word {
  return Array.from(text.matchAll(/([\^+*]?)([가-힣]|[^가-힣^+*]+)/g), ([, mark, letters = '']) => {
    if (!isSyllable(letters)) return letters;
    const sound: Sound = { ...decompose(letters), ...(mark === '*' && { ownH: true }) };
    if (mark === '+') sound.initial = 'ㄴ';
    if (mark === '^' && withTense) sound.initial = tense(sound.initial);
    return sound;
  });
}
