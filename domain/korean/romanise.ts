import type { Initial, Vowel } from './syllable.ts';
import { finalLetters, writeSounds } from './write-sounds.ts';

const initials: Readonly<Record<Initial, string>> = {
  ㄱ: 'g',
  ㄲ: 'kk',
  ㄴ: 'n',
  ㄷ: 'd',
  ㄸ: 'tt',
  ㄹ: 'r',
  ㅁ: 'm',
  ㅂ: 'b',
  ㅃ: 'pp',
  ㅅ: 's',
  ㅆ: 'ss',
  ㅇ: '',
  ㅈ: 'j',
  ㅉ: 'jj',
  ㅊ: 'ch',
  ㅋ: 'k',
  ㅌ: 't',
  ㅍ: 'p',
  ㅎ: 'h',
};

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
      (secondRieul ? 'l' : initials[initial]) + vowels[vowel] + (finalLetters[final] ?? ''),
  });
}
