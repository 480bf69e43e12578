import type { Vowel } from './syllable.ts';
import { finalLetters, initialLetters, writeSounds } from './write-sounds.ts';

const vowels: Readonly<Record<Vowel, string>> = {
  ㅏ: 'a',
  ㅐ: 'ae',
  ㅑ: 'ya',
  ㅒ: 'yae',
  ㅓ: 'eo',
  ㅔ: 'e',
  ㅕ: 'yeo',
  ㅖ: 'ye',
  ㅗ: 'o',
  ㅘ: 'wa',
  ㅙ: 'wae',
  ㅚ: 'oe',
  ㅛ: 'yo',
  ㅜ: 'u',
  ㅝ: 'wo',
  ㅞ: 'we',
  ㅟ: 'wi',
  ㅠ: 'yu',
  ㅡ: 'eu',
  ㅢ: 'ui',
  ㅣ: 'i',
};

/** The official romanisation of a source (Revised Romanisation of 2000), in small letters. */
export function romanise(source: string): string {
  return writeSounds(source, {
    as: 'romanisation',
    between: '',
    syllable: ({ initial, vowel, final }, { secondRieul }) =>
      (secondRieul ? 'l' : initialLetters[initial]) + vowels[vowel] + (finalLetters[final] ?? ''),
  });
}
