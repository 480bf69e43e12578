const initials = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'] as readonly Initial[];
const vowels = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'] as readonly Vowel[];
const finals = [
  '',
  ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ',
] as readonly Final[];

/** The consonant a syllable begins with; ㅇ is mute. */
export type Initial =
  | ('ㄱ' | 'ㄲ' | 'ㄴ' | 'ㄷ' | 'ㄸ' | 'ㄹ' | 'ㅁ' | 'ㅂ' | 'ㅃ' | 'ㅅ')
  | ('ㅆ' | 'ㅇ' | 'ㅈ' | 'ㅉ' | 'ㅊ' | 'ㅋ' | 'ㅌ' | 'ㅍ' | 'ㅎ');

export type Vowel =
  | ('ㅏ' | 'ㅐ' | 'ㅑ' | 'ㅒ' | 'ㅓ' | 'ㅔ' | 'ㅕ' | 'ㅖ' | 'ㅗ' | 'ㅘ' | 'ㅙ')
  | ('ㅚ' | 'ㅛ' | 'ㅜ' | 'ㅝ' | 'ㅞ' | 'ㅟ' | 'ㅠ' | 'ㅡ' | 'ㅢ' | 'ㅣ');

/** The one or two consonants below, if any. */
export type Final =
  | ''
  | Exclude<Initial, 'ㄸ' | 'ㅃ' | 'ㅉ'>
  | ('ㄳ' | 'ㄵ' | 'ㄶ' | 'ㄺ' | 'ㄻ' | 'ㄼ' | 'ㄽ' | 'ㄾ' | 'ㄿ' | 'ㅀ' | 'ㅄ');

/** The letters of a syllable: 강 is ㄱ, ㅏ, ㅇ. */
export interface Letters {
  readonly initial: Initial;
  readonly vowel: Vowel;
  readonly final: Final;
}

/** Unicode has the 11,172 syllables in a row: by initial, then by vowel, then by final. */
const first = 0xac00;
const last = 0xd7a3;

/** Whether a character is one composed syllable of Hangul. */
export function isSyllable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return code >= first && code <= last;
}

/** The letters of a syllable: 강 → ㄱ, ㅏ, ㅇ. Throws a RangeError for anything else. */
export function decompose(syllable: string): Letters {
  if (!isSyllable(syllable)) throw new RangeError(`no syllable of Hangul: ${syllable}`);
  const number = (syllable.codePointAt(0) ?? first) - first;
  return {
    initial: initials[Math.floor(number / (vowels.length * finals.length))] as Initial,
    vowel: vowels[Math.floor(number / finals.length) % vowels.length] as Vowel,
    final: finals[number % finals.length] as Final,
  };
}

/** The syllable of these letters: ㄱ, ㅏ, ㅇ → 강. */
export function compose({ initial, vowel, final }: Letters): string {
  const above = initials.indexOf(initial) * vowels.length + vowels.indexOf(vowel);
  return String.fromCodePoint(first + above * finals.length + finals.indexOf(final));
}
