// Rows of goods on shelves, seen from the front.
import type { Color } from '../lib/color.ts';
import { cycle, range } from '../lib/math.ts';
import { type Markup, rect } from '../lib/svg.ts';

/** A shelf with small packages of different heights on it. (x, y) = left end of the board. */
export function shelf(
  x: number,
  y: number,
  width: number,
  height: number,
  colors: readonly Color[],
  seed = 0,
): Markup {
  const step = height * 0.75;
  return [
    rect(x, y, width, height * 0.22, '#C9A878'),
    range(Math.floor(width / step)).map((i) => {
      const tall = height * (1 - ((i * 7 + seed * 5) % 3) / 6);
      return rect(x + 4 + i * step, y - tall, step * 0.74, tall, cycle(colors, i * 3 + seed));
    }),
  ];
}
