// The marks of a travel route: dotted line and numbered stops.
import type { Color } from '../lib/color.ts';
import { pen, placePath } from '../lib/path.ts';
import { circle, ROUND_CAPS, roundStroke, stroke } from '../lib/svg.ts';

/** Strokes of the digits in a box 0.6 wide and 1 high. */
const DIGITS = [
  'M0 .3a.3 .3 0 0 1 .6 0v.4a.3 .3 0 0 1 -.6 0z',
  'M.1 .22L.36 0V1',
  'M.02 .27a.28 .27 0 0 1 .56 0Q.58 .52 .02 1H.6',
  'M.04 .14Q.14 0 .3 0a.24 .24 0 0 1 0 .47h-.06h.06a.26 .26 0 0 1 0 .53Q.1 1 .01 .84',
  'M.44 1V0L0 .7H.62',
  'M.54 0H.1L.06 .44Q.18 .37 .3 .37a.3 .31 0 0 1 0 .63Q.1 1 .01 .85',
  'M.46 0Q.02 .34 .02 .69a.28 .3 0 1 0 .56 0a.28 .29 0 1 0 -.56 0',
  'M0 0H.6L.2 1',
] as const;

export interface RouteColors {
  /** The dots, and what they lie on. */
  line: Color;
  under: Color;
  /** Disc, ring and number of a stop. */
  disc: Color;
  ring: Color;
  number: Color;
}

/** The dotted line of a journey. */
export function route(
  data: string,
  colors: Pick<RouteColors, 'line' | 'under'>,
  width = 5,
): string {
  const dots = { 'stroke-dasharray': pen`0 ${width * 2.4}`, ...ROUND_CAPS };
  return (
    stroke(data, colors.under, width * 1.9, { opacity: 0.45, ...dots }) +
    stroke(data, colors.line, width, dots)
  );
}

/** A numbered stop of a journey (1…7). (x, y) = its centre. */
export function stop(
  number: number,
  x: number,
  y: number,
  colors: RouteColors,
  radius = 17,
): string {
  const size = radius * 1.05;
  const digit = placePath(DIGITS[number] ?? DIGITS[0], x - size * 0.31, y - size * 0.5, size);
  return (
    circle(x + radius * 0.14, y + radius * 0.2, radius * 1.12, colors.under, { opacity: 0.35 }) +
    circle(x, y, radius * 1.12, colors.ring) +
    circle(x, y, radius * 0.9, colors.disc) +
    roundStroke(digit, colors.number, radius * 0.2, { 'stroke-linejoin': 'round' })
  );
}
