import { describe, expect, it } from 'vitest';
import { letters } from '#content/hangul/letters.ts';
import { discRadius, numberPoints } from './stroke-numbers.ts';

describe.each(letters)('the numbers of $letter', ({ strokes }) => {
  const points = numberPoints(strokes.map(({ path }) => path));

  it('are as many as its strokes, within the drawing', () => {
    expect(points).toHaveLength(strokes.length);
    for (const at of points.flatMap(({ x, y }) => [x, y])) {
      expect(at).toBeGreaterThanOrEqual(5);
      expect(at).toBeLessThanOrEqual(95);
    }
  });

  it('do not cover each other', () => {
    for (const [index, a] of points.entries())
      for (const b of points.slice(0, index))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(2 * discRadius);
  });
});

it('refuses what is no stroke', () => {
  expect(() => numberPoints(['L 1 2'])).toThrow('no stroke');
});
