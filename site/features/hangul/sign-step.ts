import { shown } from '#domain/korean/source.ts';
import { spanishReading } from '#domain/korean/spanish-reading.ts';
import { decompose, isSyllable } from '#domain/korean/syllable.ts';

/** The two consonants that share the place below. */
const pairs: Readonly<Record<string, string>> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
};

/** The letters of a text in Hangul, each once. */
export function lettersOf(text: string): string[] {
  const letters = [...text].filter(isSyllable).map((syllable) => {
    const { initial, vowel, final } = decompose(syllable);
    return initial + vowel + (pairs[final] ?? final);
  });
  return [...new Set(letters.join(''))];
}

/** More syllables than a sign shows large. */
export const longestSign = 7;

/** Whether a name is in Hangul alone; one in Latin letters is no exercise. */
export const isHangul = (name: string) => /^[\p{Script=Hangul}\d ]+$/u.test(name);

/** The steps that teach more than letters. */
export interface FurtherSteps {
  /** The consonant below. */
  readonly finals: number;
  /** Sounds that change each other, and figures. */
  readonly rules: number;
}

/** The step at which a source can be read: all its letters, and what happens between them, are known. */
export function signStep(
  source: string,
  stepOf: (letter: string) => number,
  further: FurtherSteps,
): number {
  const text = shown(source);
  const alone = text
    .split(' ')
    .map((word) => [...word].map((syllable) => spanishReading(syllable)).join('-'))
    .join(' ');
  if (/\d/.test(text) || spanishReading(source) !== alone) return further.rules;
  const syllables = [...text].filter(isSyllable);
  const below = syllables.some((syllable) => decompose(syllable).final);
  return Math.max(below ? further.finals : 0, ...lettersOf(text).map(stepOf));
}
