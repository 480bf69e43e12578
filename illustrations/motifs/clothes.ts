// Clothes for sale: garments on hangers and on dress forms.
import { type Color, mix } from '../lib/color.ts';
import { cycle, lerp, range } from '../lib/math.ts';
import { pen, placePath } from '../lib/path.ts';
import { path, roundStroke, stroke } from '../lib/svg.ts';

/** Outline and shaded right side of each garment: one unit tall, hung from (0, 0). */
const GARMENTS = {
  coat: [
    'M-.1 .06L-.28 .16-.36 .6-.26 .62-.22 .4-.28 1H.28L.22 .4 .26 .62 .36 .6 .28 .16 .1 .06 0 .2z',
    'M0 .2L.1 .06 .28 .16 .36 .6 .26 .62 .22 .4 .28 1H.02z',
  ],
  dress: [
    'M-.14 .04L-.1 .04-.06 .14H.06L.1 .04 .14 .04 .16 .24 .1 .42 .34 1Q0 1.06-.34 1L-.1 .42-.16 .24z',
    'M.02 .14H.06L.1 .04H.14L.16 .24 .1 .42 .34 1Q.2 1.03 .08 1.03z',
  ],
  shirt: [
    'M-.1 .05L-.26 .12-.36 .34-.26 .4-.2 .32V.7H.2V.32L.26 .4 .36 .34 .26 .12 .1 .05Q0 .14-.1 .05z',
    'M.06 .09L.1 .05 .26 .12 .36 .34 .26 .4 .2 .32V.7H.06z',
  ],
  trousers: ['M-.16 .06H.16L.2 1H.04L0 .34-.04 1H-.2z', 'M.04 .06H.16L.2 1H.04L0 .34z'],
  hanbok: [
    'M-.08 .06L-.3 .16-.36 .36-.2 .34-.16 .3-.36 1Q0 1.08 .36 1L.16 .3 .2 .34 .36 .36 .3 .16 .08 .06 0 .16z',
    'M.02 .3H.16L.36 1Q.22 1.05 .1 1.05z',
  ],
} as const;

export type Garment = keyof typeof GARMENTS;

/** A garment on a hanger. (x, y) = its neck, `size` = its height. */
export function garment(kind: Garment, x: number, y: number, size: number, color: Color): string {
  const [outline, shade] = GARMENTS[kind];
  return (
    path(placePath(outline, x, y, size), color) +
    path(placePath(shade, x, y, size), mix(color, '#1A1030', 0.25))
  );
}

/** Garments side by side on a rail of `count`, from (x, y) over `width`. */
export function clothesRail(
  x: number,
  y: number,
  width: number,
  size: number,
  kinds: readonly Garment[],
  colors: readonly Color[],
  rail: Color,
  count: number,
): string {
  const pieces = range(count).map((index) => {
    const middle = lerp(x, x + width, (index + 0.5) / count);
    const hook = stroke(pen`M${middle} ${y}v${size * 0.08}`, rail, size * 0.025);
    return hook + garment(cycle(kinds, index), middle, y + size * 0.06, size, cycle(colors, index));
  });
  return roundStroke(pen`M${x} ${y}h${width}`, rail, size * 0.045) + pieces.join('');
}
