import { decompose, isSyllable } from './syllable.ts';

/** The sound a word ends in, on which particles depend; ㄹ is a consonant that some of them take as a vowel. */
export type Ending = 'vowel' | 'rieul' | 'consonant' | 'unknown';

/** The endings of the digits as they are read: 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구. */
const digits: readonly Ending[] = [
  ...(['consonant', 'rieul', 'vowel', 'consonant', 'vowel'] as const),
  ...(['vowel', 'consonant', 'rieul', 'rieul', 'vowel'] as const),
];

/** What a word ends in; unknown when its last character is neither Hangul nor a digit. */
export function endingOf(word: string): Ending {
  const last = word.trim().at(-1) ?? '';
  // 십, 백, 천, 만 and 공 end in consonants that are no ㄹ, as 영 does.
  if (/\d/.test(last)) return digits[Number(last)] ?? 'unknown';
  if (!isSyllable(last)) return 'unknown';
  const { final } = decompose(last);
  if (final === '') return 'vowel';
  return final === 'ㄹ' ? 'rieul' : 'consonant';
}
