// The letters of hangul as strokes, and how syllables are composed of them.

export const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
export const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
export const FINALS = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';

/** Strokes of the consonants in a box of 1 × 1. */
export const CONSONANT_STROKES: Record<string, string> = {
  ㄱ: 'M0 0H1V1',
  ㄲ: 'M0 0H.42V1M.58 0H1V1',
  ㄴ: 'M0 0V1H1',
  ㄷ: 'M1 0H0V1H1',
  ㄸ: 'M.42 0H0V1H.42M1 0H.58V1H1',
  ㄹ: 'M0 0H1V.5H0V1H1',
  ㅁ: 'M0 0H1V1H0Z',
  ㅂ: 'M0 0V1H1V0M0 .5H1',
  ㅃ: 'M0 0V1H.42V0M0 .5H.42M.58 0V1H1V0M.58 .5H1',
  ㅅ: 'M.5 0L0 1M.5 .1L1 1',
  ㅆ: 'M.25 0L0 1M.25 .1L.48 1M.75 0L.52 1M.75 .1L1 1',
  ㅇ: 'M0 .5a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0',
  ㅈ: 'M0 0H1M.5 0L0 1M.5 .2L1 1',
  ㅉ: 'M0 0H.46M.23 0L0 1M.23 .2L.46 1M.54 0H1M.77 0L.54 1M.77 .2L1 1',
  ㅊ: 'M.3 -.2H.7M0 .1H1M.5 .1L0 1M.5 .3L1 1',
  ㅋ: 'M0 0H1V1M0 .5H1',
  ㅌ: 'M1 0H0V1H1M0 .5H1',
  ㅍ: 'M0 0H1M0 1H1M.3 0V1M.7 0V1',
  ㅎ: 'M.3 -.05H.7M0 .18H1M.1 .68a.4 .32 0 1 0 .8 0a.4 .32 0 1 0 -.8 0',
};

/** Strokes of the vowels in their own box: tall beside the consonant, or wide below it. */
export const VOWEL_STROKES: Record<string, string> = {
  ㅏ: 'M0 0V1M0 .5H1',
  ㅐ: 'M0 0V1M1 0V1M0 .5H1',
  ㅑ: 'M0 0V1M0 .33H1M0 .66H1',
  ㅒ: 'M0 0V1M1 0V1M0 .33H1M0 .66H1',
  ㅓ: 'M1 0V1M0 .5H1',
  ㅔ: 'M.5 0V1M1 0V1M0 .5H.5',
  ㅕ: 'M1 0V1M0 .33H1M0 .66H1',
  ㅖ: 'M.5 0V1M1 0V1M0 .33H.5M0 .66H.5',
  ㅣ: 'M.3 0V1',
  ㅗ: 'M.5 0V1M0 1H1',
  ㅛ: 'M.3 0V1M.7 0V1M0 1H1',
  ㅜ: 'M0 0H1M.5 0V1',
  ㅠ: 'M0 0H1M.3 0V1M.7 0V1',
  ㅡ: 'M0 .5H1',
};

/** Vowels made of a wide one below and a tall one beside the consonant. */
export const COMPOUND_VOWELS: Record<string, readonly [wide: string, tall: string]> = {
  ㅘ: ['ㅗ', 'ㅏ'],
  ㅙ: ['ㅗ', 'ㅐ'],
  ㅚ: ['ㅗ', 'ㅣ'],
  ㅝ: ['ㅜ', 'ㅓ'],
  ㅞ: ['ㅜ', 'ㅔ'],
  ㅟ: ['ㅜ', 'ㅣ'],
  ㅢ: ['ㅡ', 'ㅣ'],
};

/** Pairs of final consonants. */
export const FINAL_PAIRS: Record<string, string> = {
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

export const WIDE_VOWELS = 'ㅗㅛㅜㅠㅡ';

/** The strokes of a letter; throws a RangeError for anything else. */
export function strokesOf(table: Record<string, string>, letter: string): string {
  const strokes = table[letter];
  if (strokes === undefined) throw new RangeError(`no strokes for the letter ${letter}`);
  return strokes;
}
