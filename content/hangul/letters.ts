import { consonants } from './consonants.ts';
import { doubleVowels } from './double-vowels.ts';
import { firstVowels } from './first-vowels.ts';
import type { Letter } from './letter.ts';
import { strongConsonants } from './strong-consonants.ts';
import { yVowels } from './y-vowels.ts';

/** The forty letters in the order in which they are learnt. */
export const letters: readonly Letter[] = [
  ...firstVowels,
  ...consonants,
  ...yVowels,
  ...strongConsonants,
  ...doubleVowels,
];
