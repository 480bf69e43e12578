const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
/** In Unicode each initial and vowel has 28 syllables: without an ending, then with 27 consonants. */
const endings = 28;
const rieul = 8;

/**
 * What a Korean word ends in, which decides the particle of direction: `로` after a vowel or ㄹ, `으로`
 * after another consonant. ㄹ counts as a vowel; unknown when the word does not end in Hangul.
 */
export function hangulEnding(word: string): 'vowel' | 'consonant' | 'unknown' {
  const code = word.trim().codePointAt(word.trim().length - 1) ?? 0;
  if (code < firstSyllable || code > lastSyllable) return 'unknown';
  const ending = (code - firstSyllable) % endings;
  return ending === 0 || ending === rieul ? 'vowel' : 'consonant';
}
