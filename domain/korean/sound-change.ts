import { tense } from './spoken.ts';
import type { Final, Initial, Vowel } from './syllable.ts';

/** A final that is two consonants: the one that stays, and the one that moves to a mute initial. */
const pairs: Partial<Record<Final, readonly [Final, Initial]>> = {
  ㄳ: ['ㄱ', 'ㅆ'],
  ㄵ: ['ㄴ', 'ㅈ'],
  ㄶ: ['ㄴ', 'ㅎ'],
  ㄺ: ['ㄹ', 'ㄱ'],
  ㄻ: ['ㄹ', 'ㅁ'],
  ㄼ: ['ㄹ', 'ㅂ'],
  ㄽ: ['ㄹ', 'ㅆ'],
  ㄾ: ['ㄹ', 'ㅌ'],
  ㄿ: ['ㄹ', 'ㅍ'],
  ㅀ: ['ㄹ', 'ㅎ'],
  ㅄ: ['ㅂ', 'ㅆ'],
};

/** The seven sounds that end a syllable, for every other final. */
const closedFinals: Partial<Record<Final, Final>> = {
  ㄲ: 'ㄱ',
  ㅋ: 'ㄱ',
  ㄳ: 'ㄱ',
  ㄺ: 'ㄱ',
  ㄵ: 'ㄴ',
  ㄶ: 'ㄴ',
  ㅅ: 'ㄷ',
  ㅆ: 'ㄷ',
  ㅈ: 'ㄷ',
  ㅊ: 'ㄷ',
  ㅌ: 'ㄷ',
  ㅎ: 'ㄷ',
  ㄼ: 'ㄹ',
  ㄽ: 'ㄹ',
  ㄾ: 'ㄹ',
  ㅀ: 'ㄹ',
  ㄻ: 'ㅁ',
  ㅍ: 'ㅂ',
  ㅄ: 'ㅂ',
  ㄿ: 'ㅂ',
};

/** A consonant and ㅎ, in either order, are one with a puff of air. */
const aspirated: Partial<Record<Initial | Final, Initial>> = {
  ㄱ: 'ㅋ',
  ㄷ: 'ㅌ',
  ㅂ: 'ㅍ',
  ㅈ: 'ㅊ',
};

/** Before ㅎ these keep their own sound: what stays, and what the ㅎ melts into. */
const melting: Partial<Record<Final, readonly [Final, 'ㄱ' | 'ㅂ' | 'ㅈ']>> = {
  ㅈ: ['', 'ㅈ'],
  ㄵ: ['ㄴ', 'ㅈ'],
  ㄺ: ['ㄹ', 'ㄱ'],
  ㄼ: ['ㄹ', 'ㅂ'],
};

const nasals: Partial<Record<Final, Final>> = { ㄱ: 'ㅇ', ㄷ: 'ㄴ', ㅂ: 'ㅁ' };

/** Where two syllables meet. */
export interface Meeting {
  readonly final: Final;
  readonly initial: Initial;
  /** The vowel of the second syllable. */
  readonly vowel: Vowel;
  /** Whether a space lies between. */
  readonly acrossWords: boolean;
  /** Whether tense sounds are heard: speech has them, the official romanisation does not write them. */
  readonly withTense: boolean;
  /** Whether the ㅎ of a noun stays apart in the romanisation. */
  readonly ownH?: true;
}

export interface Met {
  readonly final: Final;
  readonly initial: Initial;
}

/** The final as it sounds when nothing follows. */
export function closed(final: Final): Final {
  return closedFinals[final] ?? final;
}

/** How the final of one syllable and the initial of the next sound together, by the standard pronunciation. */
export function meet(meeting: Meeting): Met {
  if (meeting.initial !== 'ㅇ') return assimilated(withoutH(meeting), meeting.withTense);
  // A final changes before it runs on to another word: 못 알아, mo-da-ra.
  return linked(meeting.acrossWords ? { ...meeting, final: closed(meeting.final) } : meeting);
}

/** Before a mute initial the final, or the second of two, begins the next syllable. */
function linked({ final, vowel, acrossWords, withTense }: Meeting): Met {
  if (final === '' || final === 'ㅇ') return { final, initial: 'ㅇ' };
  if (final === 'ㅎ') return { final: '', initial: 'ㅇ' };
  const pair = pairs[final];
  // A final that stands alone is an initial as well.
  const [stays, moves] = pair ?? (['', final as Initial] as const);
  if (moves === 'ㅎ') return { final: '', initial: stays as Initial };
  if (vowel === 'ㅣ' && moves === 'ㅌ') return { final: stays, initial: 'ㅊ' };
  if (vowel === 'ㅣ' && moves === 'ㄷ' && !acrossWords) return { final: stays, initial: 'ㅈ' };
  return { final: stays, initial: pair && moves === 'ㅆ' && !withTense ? 'ㅅ' : moves };
}

/** ㅎ melts into the consonant beside it. */
function withoutH({ final, initial, vowel, withTense, ownH }: Meeting): Met {
  const pair = pairs[final];
  if (final === 'ㅎ' || pair?.[1] === 'ㅎ') {
    const stays = pair?.[0] ?? '';
    if (aspirated[initial] && initial !== 'ㅂ')
      return { final: stays, initial: aspirated[initial] };
    if (initial === 'ㅅ') return { final: stays, initial: withTense ? 'ㅆ' : 'ㅅ' };
    return { final: stays || (initial === 'ㄴ' ? 'ㄴ' : 'ㄷ'), initial };
  }
  if (initial === 'ㅎ') return ownH && !withTense ? { final, initial } : beforeH(final, vowel);
  // The stems of verbs: 앉다, 핥다.
  if ((final === 'ㄵ' || final === 'ㄾ') && withTense) return { final, initial: tense(initial) };
  return { final, initial };
}

function beforeH(final: Final, vowel: Vowel): Met {
  const [stays, last] = melting[final] ?? ['', closed(final)];
  const initial = aspirated[last];
  if (!initial) return { final, initial: 'ㅎ' };
  return { final: stays, initial: initial === 'ㅌ' && vowel === 'ㅣ' ? 'ㅊ' : initial };
}

/** What the closed final and the initial make of each other. */
function assimilated({ final: written, initial: begun }: Met, withTense: boolean): Met {
  let final = closed(written);
  let initial = begun;
  const nasal = nasals[final];
  if (nasal) {
    if (withTense) initial = tense(initial);
    if (initial === 'ㄹ') initial = 'ㄴ';
    if (initial === 'ㄴ' || initial === 'ㅁ') final = nasal;
  }
  if ((final === 'ㅁ' || final === 'ㅇ') && initial === 'ㄹ') initial = 'ㄴ';
  if ((final === 'ㄴ' && initial === 'ㄹ') || (final === 'ㄹ' && initial === 'ㄴ'))
    return { final: 'ㄹ', initial: 'ㄹ' };
  return { final, initial };
}
