// Parasols and swimmers, as symbols to repeat along a beach.
import { Canvas } from '../lib/canvas.ts';
import type { Color } from '../lib/color.ts';
import { pen } from '../lib/path.ts';
import { type Attributes, circle, drawAt } from '../lib/svg.ts';

/** Symbols are drawn this large, since finished paths keep whole numbers only. */
const SYMBOL_SIZE = 50;

/** Attributes that place a symbol of this file: copy(placed(x, y, size, { fill })). */
export function placed(
  x: number,
  y: number,
  size: number,
  attributes: Attributes = {},
): Attributes {
  const scale = Number((size / SYMBOL_SIZE).toFixed(2));
  return { transform: pen`translate(${x} ${y})scale(${String(scale)})`, ...attributes };
}

const large = drawAt(0, 0, SYMBOL_SIZE);

/**
 * A striped beach parasol with its shadow on the sand, as a symbol of radius 1 around the middle of
 * its edge; the fill is its colour.
 */
export function beachParasol(
  canvas: Canvas,
  colors: { stripe: Color; ink: Color; shadow: Color },
): (attributes?: Attributes) => string {
  const edge = 'Q.8 .22 .52 .14Q.28 .32 0 .2Q-.28 .32-.52 .14Q-.8 .22-1 0Z';
  return canvas.symbol([
    large.path('M-.1 1.05Q.5 .78 1.3 .9T1.6 1.2T-.1 1.05Z', colors.shadow),
    large.stroke('M0 0V1.1', colors.ink, 3),
    large.path(`M-1 0C-.86-.82 .86-.82 1 0${edge}`, undefined),
    large.path('M0-.62C-.4-.5-.5-.2-.52 .14Q-.28 .32 0 .2Z', colors.stripe),
    large.path('M0-.62C.66-.62 .9-.3 1 0Q.8 .22 .52 .14C.5-.2 .4-.5 0-.62Z', colors.stripe),
    large.path(
      'M.1-.62C.7-.58 .92-.26 1 0Q.8 .22 .52 .14Q.3 .32 .14 .24Q.4-.2 .1-.62Z',
      colors.ink,
      { opacity: 0.22 },
    ),
  ]);
}

/** Someone afloat in a yellow swimming ring, as a symbol about 2 wide. */
export function swimmer(
  canvas: Canvas,
  colors: { ring: Color; shade: Color; skin: Color; hair: Color },
): (attributes?: Attributes) => string {
  return canvas.symbol([
    large.path('M-1 0C-1 .7 1 .7 1 0Z', colors.shade),
    large.path('M-1 0C-1-.55 1-.55 1 0S-1 .55-1 0Z', colors.ring),
    large.path('M-.5-.02Q-.44-.56 0-.56T.5-.02Q0 .2-.5-.02Z', colors.skin),
    circle(0, -0.8 * SYMBOL_SIZE, 0.3 * SYMBOL_SIZE, colors.hair),
  ]);
}
