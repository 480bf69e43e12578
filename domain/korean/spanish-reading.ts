import type { Sound } from './spoken.ts';
import type { Initial, Vowel } from './syllable.ts';
import { finalLetters, type Place, softens, writeSounds } from './write-sounds.ts';

const initials: Readonly<Record<Initial, string>> = {
  ㄱ: 'g',
  ㄲ: 'k',
  ㄴ: 'n',
  ㄷ: 'd',
  ㄸ: 't',
  ㄹ: 'r',
  ㅁ: 'm',
  ㅂ: 'b',
  ㅃ: 'p',
  ㅅ: 's',
  ㅆ: 'ss',
  ㅇ: '',
  ㅈ: 'ch',
  ㅉ: 'tch',
  ㅊ: 'ch’',
  ㅋ: 'k’',
  ㅌ: 't’',
  ㅍ: 'p’',
  ㅎ: 'h',
};

const vowels: Readonly<Record<Vowel, string>> = {
  ㅏ: 'a',
  ㅐ: 'e',
  ㅑ: 'ya',
  ㅒ: 'ye',
  ㅓ: 'ŏ',
  ㅔ: 'e',
  ㅕ: 'yŏ',
  ㅖ: 'ye',
  ㅗ: 'o',
  ㅘ: 'ua',
  ㅙ: 'ue',
  ㅚ: 'ue',
  ㅛ: 'yo',
  ㅜ: 'u',
  ㅝ: 'uŏ',
  ㅞ: 'ue',
  ㅟ: 'ui',
  ㅠ: 'yu',
  ㅡ: 'ŭ',
  ㅢ: 'ŭi',
  ㅣ: 'i',
};

/**
 * How a source is said, in the letters of Spanish with ŏ and ŭ: a group for each syllable, links made. Nothing in it
 * misleads a Spanish reader, as the j, h, ge, ae, eo and eu of the romanisation do.
 */
export function spanishReading(source: string): string {
  return writeSounds(source, { as: 'speech', between: '-', syllable: spanishSyllable });
}

function spanishSyllable(sound: Sound, { firstOfWord, secondRieul }: Place): string {
  const { initial, vowel, final } = sound;
  const letters = spanishVowel(sound, firstOfWord);
  const end = finalLetters[final] ?? '';
  if (secondRieul) return `l${letters}${end}`;
  if ((initial === 'ㅅ' || initial === 'ㅆ') && softens(sound)) {
    // The sound of sh holds the i of the vowel: shŏ.
    const rest = vowel === 'ㅣ' ? letters : letters.replace(/^i/, '');
    return `${initial === 'ㅆ' ? 'ssh' : 'sh'}${rest}${end}`;
  }
  if (initial !== 'ㄱ') return initials[initial] + letters + end;
  // gue, gui and güe, güi, as Spanish writes them.
  if (/^u[ei]/.test(letters)) return `g${letters.replace('u', 'ü')}${end}`;
  return (/^[ie]/.test(letters) ? 'gu' : 'g') + letters + end;
}

/** After a consonant the short i of a vowel is written i, and not at all where it is not heard. */
function spanishVowel({ initial, vowel }: Sound, firstOfWord: boolean): string {
  if (vowel === 'ㅢ') return initial === 'ㅇ' && firstOfWord ? 'ŭi' : 'i';
  const letters = vowels[vowel];
  if (initial === 'ㅇ' || !letters.startsWith('y')) return letters;
  const swallowed = 'ㅖㅒ'.includes(vowel) || 'ㅈㅉㅊ'.includes(initial);
  return (swallowed ? '' : 'i') + letters.slice(1);
}
