import { describe, expect, it } from 'vitest';
import { letters } from '#content/hangul/letters.ts';
import { decompose } from '#domain/korean/syllable.ts';
import { blockPieces, placed } from './block-pieces.ts';

const strokes = Object.fromEntries(
  letters.map((letter) => [letter.letter, letter.strokes.map(({ path }) => path)]),
);
const whole = { x: 0, y: 0, width: 100, height: 100 };

it.each(letters)('moves every stroke of $letter and loses none', (letter) => {
  for (const { path } of letter.strokes) {
    expect(placed(path, whole)).toBe(path.replaceAll(/ (?=[HVQA])/g, ''));
    const numbers = placed(path, { x: 50, y: 50, width: 50, height: 50 });
    expect(numbers.match(/[MHVQA]/g)).toEqual(path.match(/[MHVQA]/g));
    expect(numbers).not.toContain('NaN');
  }
});

describe('the pieces of a block', () => {
  it.each([
    ['강', ['ㄱ', 'ㅏ', 'ㅇ']],
    ['고', ['ㄱ', 'ㅗ']],
    ['원', ['ㅇ', 'ㅝ', 'ㄴ']],
  ])('%s', (block, expected) => {
    const pieces = blockPieces(decompose(block), strokes);
    expect(pieces.map(({ letter }) => letter)).toEqual(expected);
  });

  it('set the consonant below under all else', () => {
    const [initial, , final] = blockPieces(decompose('밥'), strokes);
    const lowest = (paths: readonly string[] = []) =>
      Math.max(
        ...paths.flatMap((path) => [...path.matchAll(/V([\d.]+)/g)].map(([, y]) => Number(y))),
      );
    const highest = (paths: readonly string[] = []) =>
      Math.min(...paths.map((path) => Number(/^M[-\d.]+ ([-\d.]+)/.exec(path)?.[1])));
    expect(highest(final?.paths)).toBeGreaterThan(lowest(initial?.paths));
  });
});
