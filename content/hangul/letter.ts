import type { Text } from '../locale.ts';

/** A line of a letter on a grid of 100 × 100, in the direction of the hand. */
export interface Stroke {
  readonly path: string;
  readonly text: Text;
}

/** Korean as `domain/korean` reads it, with its marks for sounds, and what it means. */
export interface Word {
  readonly source: string;
  readonly meaning: Text;
}

export interface Letter {
  readonly letter: string;
  /** The step that teaches it, from 1. */
  readonly step: number;
  readonly romanisation: string;
  /** How it is read, for the reader of each language; after a slash, at the end of a syllable. */
  readonly reading: Text;
  readonly sound: Text;
  /** A word that has the sound, which stands in bold. */
  readonly anchor: Text;
  readonly mnemonic: Text;
  readonly example: Word;
  /** In the order of writing. */
  readonly strokes: readonly Stroke[];
}

export interface Sign extends Word {
  readonly kind: 'sign' | 'menu' | 'station' | 'shop' | 'place' | 'word';
}
