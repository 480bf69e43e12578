// Hangul as graphics: the letters arranged in syllables.
import { placePath } from '../lib/path.ts';
import { type Paint, roundStroke } from '../lib/svg.ts';
import {
  COMPOUND_VOWELS,
  CONSONANT_STROKES,
  FINAL_PAIRS,
  FINALS,
  INITIALS,
  strokesOf,
  VOWEL_STROKES,
  VOWELS,
  WIDE_VOWELS,
} from './hangul-strokes.ts';

export interface LetteringOptions {
  /** Space between two cells, in cells. */
  gap?: number;
  /** From the top down, as on a signboard. */
  vertical?: boolean;
}

/** Path (for a stroke) of a hangul text. (x, y) = top left of the first cell, `size` of a cell. */
export function hangul(
  text: string,
  x: number,
  y: number,
  size: number,
  { gap = 0.28, vertical = false }: LetteringOptions = {},
): string {
  const advance = size * (1 + gap);
  return [...text]
    .map((character, index) => {
      const cellX = vertical ? x : x + index * advance;
      const cellY = vertical ? y + index * advance : y;
      return character === ' ' ? '' : syllable(character, cellX, cellY, size);
    })
    .join('');
}

/** Painted letters: a text drawn with round ends and corners. */
export function lettering(
  text: string,
  x: number,
  y: number,
  size: number,
  color: Paint,
  width: number,
  options: LetteringOptions = {},
): string {
  const strokes = hangul(text, x, y, size, options);
  return roundStroke(strokes, color, width, { 'stroke-linejoin': 'round' });
}

/** One syllable: its letters arranged in a cell. */
function syllable(character: string, x: number, y: number, size: number): string {
  const code = character.charCodeAt(0) - 0xac00;
  if (code < 0 || code >= 11172) throw new RangeError(`not a hangul syllable: ${character}`);
  const initial = INITIALS.charAt(Math.floor(code / 588));
  const vowel = VOWELS.charAt(Math.floor((code % 588) / 28));
  const final = FINALS.charAt(code % 28).trim();
  const height = final ? 0.56 : 1;

  const consonant = (letter: string, left: number, top: number, width: number, tall: number) =>
    placePath(
      strokesOf(CONSONANT_STROKES, letter),
      x + size * left,
      y + size * top,
      size * width,
      size * tall,
    );
  const wideVowel = (letter: string, left: number, width: number) => {
    const top = height * (final ? 0.58 : 0.62) - (letter === 'ㅡ' ? 0.02 : 0);
    const strokes = strokesOf(VOWEL_STROKES, letter);
    return placePath(
      strokes,
      x + size * left,
      y + size * top,
      size * width,
      size * (final ? 0.16 : 0.34),
    );
  };
  const tallVowel = (letter: string) => {
    const left = 'ㅓㅕㅔㅖ'.includes(letter) ? 0.66 : 0.78;
    const width = 'ㅔㅖ'.includes(letter) ? 0.38 : 'ㅐㅒ'.includes(letter) ? 0.26 : 0.22;
    const strokes = strokesOf(VOWEL_STROKES, letter);
    return placePath(
      strokes,
      x + size * left,
      y - size * 0.06,
      size * width,
      size * (height + 0.04),
    );
  };

  let data = '';
  const compound = COMPOUND_VOWELS[vowel];
  if (compound) {
    data += consonant(initial, 0.06, 0, 0.48, height * (final ? 0.42 : 0.46));
    data += wideVowel(compound[0], -0.04, 0.68) + tallVowel(compound[1]);
  } else if (WIDE_VOWELS.includes(vowel)) {
    data += consonant(initial, 0.14, 0, 0.72, height * (final ? 0.42 : 0.46));
    data += wideVowel(vowel, -0.02, 1.04);
  } else {
    data += consonant(initial, 0, 0, 0.56, height * 0.9) + tallVowel(vowel);
  }
  if (!final) return data;
  const pair = FINAL_PAIRS[final];
  return pair
    ? data +
        consonant(pair.charAt(0), 0.1, 0.72, 0.36, 0.32) +
        consonant(pair.charAt(1), 0.58, 0.72, 0.36, 0.32)
    : data + consonant(final, 0.16, 0.72, 0.72, 0.32);
}
