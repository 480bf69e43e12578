import type { Sound } from './spoken.ts';
import type { Vowel } from './syllable.ts';
import { finalLetters, initialLetters, type Place, softens, writeSounds } from './write-sounds.ts';

const vowels: Readonly<Record<Vowel, string>> = {
  ㅏ: 'ah',
  ㅐ: 'eh',
  ㅑ: 'yah',
  ㅒ: 'yeh',
  ㅓ: 'uh',
  ㅔ: 'eh',
  ㅕ: 'yuh',
  ㅖ: 'yeh',
  ㅗ: 'oh',
  ㅘ: 'wah',
  ㅙ: 'weh',
  ㅚ: 'weh',
  ㅛ: 'yo',
  ㅜ: 'oo',
  ㅝ: 'wuh',
  ㅞ: 'weh',
  ㅟ: 'wee',
  ㅠ: 'yoo',
  ㅡ: 'eu',
  ㅢ: 'eui',
  ㅣ: 'ee',
};

/**
 * How a source is said, in the letters of English: a group for each syllable, links made. A doubled consonant is a
 * tense one.
 */
export function englishReading(source: string): string {
  return writeSounds(source, { as: 'speech', between: '-', syllable: englishSyllable });
}

function englishSyllable(sound: Sound, { firstOfWord, secondRieul }: Place): string {
  const { initial, final } = sound;
  const letters = englishVowel(sound, firstOfWord);
  const end = finalLetters[final] ?? '';
  if (secondRieul) return `l${letters}${end}`;
  if ((initial === 'ㅅ' || initial === 'ㅆ') && softens(sound))
    return `${initial === 'ㅆ' ? 'ssh' : 'sh'}${letters.replace(/^y/, '')}${end}`;
  // Before e an English g is read j: “gee”.
  const hard = initial === 'ㄱ' && letters.startsWith('e');
  return `${hard ? 'gh' : initialLetters[initial]}${letters}${end}`;
}

function englishVowel({ initial, vowel, final }: Sound, firstOfWord: boolean): string {
  if (vowel === 'ㅢ') return initial === 'ㅇ' && firstOfWord ? 'eui' : 'ee';
  if (vowel === 'ㅗ' && final) return 'o';
  const letters = vowels[vowel];
  if (initial === 'ㅇ') return letters;
  const swallowed = 'ㅖㅒ'.includes(vowel) || 'ㅈㅉㅊ'.includes(initial);
  return swallowed ? letters.replace(/^y/, '') : letters;
}
