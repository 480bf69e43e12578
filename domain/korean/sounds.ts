import { closed, meet } from './sound-change.ts';
import { type Pieces, piecesOf, runningSpace, type Sound } from './spoken.ts';

export interface Manner {
  /** In speech sounds run across marked spaces and consonants grow tense; the official romanisation has neither. */
  readonly as: 'speech' | 'romanisation';
}

/** The sounds of a source by the standard pronunciation: words of syllables, and what stands between them. */
export function soundsOf(source: string, { as }: Manner): Pieces {
  const withTense = as === 'speech';
  const pieces = piecesOf(source, { withTense });
  /** The syllable that meets the next one. */
  let before: Sound | undefined;
  let acrossWords = false;
  const stop = () => {
    if (before) before.final = closed(before.final);
    before = undefined;
  };
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      acrossWords = piece === runningSpace && as === 'speech';
      if (!acrossWords) stop();
      continue;
    }
    for (const sound of piece) {
      if (typeof sound === 'string') {
        stop();
      } else {
        if (before) {
          const met = meet({ ...sound, final: before.final, acrossWords, withTense });
          before.final = met.final;
          sound.initial = met.initial;
        }
        before = sound;
      }
      acrossWords = false;
    }
  }
  stop();
  return pieces;
}
