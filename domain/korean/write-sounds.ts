import { type Manner, soundsOf } from './sounds.ts';
import { runningSpace, type Sound } from './spoken.ts';
import type { Initial } from './syllable.ts';

/** Where in its word a sound stands. */
export interface Place {
  readonly firstOfWord: boolean;
  /** Whether it is the second ㄹ of two, a long l. */
  readonly secondRieul: boolean;
}

export type WriteSyllable = (sound: Sound, place: Place) => string;

/** A source in Latin letters, syllable by syllable; spaces, punctuation and other letters stay as they are. */
export function writeSounds(
  source: string,
  manner: Manner & { readonly between: string; readonly syllable: WriteSyllable },
): string {
  return soundsOf(source, manner)
    .map((piece) => {
      if (typeof piece === 'string') return piece === runningSpace ? ' ' : piece;
      const written = piece.map((sound, at) => {
        if (typeof sound === 'string') return sound;
        const before = piece[at - 1];
        const secondRieul =
          sound.initial === 'ㄹ' && typeof before === 'object' && before.final === 'ㄹ';
        return manner.syllable(sound, { firstOfWord: at === 0, secondRieul });
      });
      return written.join(manner.between);
    })
    .join('');
}

/** Vowels that begin with a short i, before which ㅅ is said sh. */
export function softens({ vowel }: Sound): boolean {
  return 'ㅑㅒㅕㅖㅛㅠㅣㅟ'.includes(vowel);
}

/** The consonants that begin a syllable, alike in the romanisation and in English. */
export const initialLetters: Readonly<Record<Initial, string>> = {
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

/** The seven sounds that end a syllable, alike in all three ways to write them. */
export const finalLetters: Partial<Record<Sound['final'], string>> = {
  ㄱ: 'k',
  ㄴ: 'n',
  ㄷ: 't',
  ㄹ: 'l',
  ㅁ: 'm',
  ㅂ: 'p',
  ㅇ: 'ng',
};
