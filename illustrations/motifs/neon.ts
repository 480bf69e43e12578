// Neon tubes and signs.
import { type Color, mix } from '../lib/color.ts';
import { type Attributes, rect, stroke } from '../lib/svg.ts';
import { hangul } from './hangul.ts';

/** Neon tubes along a path: a wide soft glow and a bright core. */
export function neon(data: string, color: Color, width = 2.4): string {
  const ends: Attributes = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return (
    stroke(data, color, width * 2.6, { opacity: 0.3, ...ends }) +
    stroke(data, mix(color, '#ffffff', 0.55), width, ends)
  );
}

export interface NeonSign {
  color: Color;
  board: Color;
  /** Size of a syllable. */
  size: number;
  tube?: number;
  corner?: number;
}

/** An upright signboard with a word in neon. (x, y) = top left of the first syllable. */
export function neonSign(text: string, x: number, y: number, sign: NeonSign): string {
  const { color, board, size, tube = 2.4, corner = 3 } = sign;
  const width = size * 1.9;
  const height = size * 1.28 * text.length + size * 0.6;
  return (
    rect(x - size * 0.45, y - size * 0.45, width, height, board, { rx: corner }) +
    neon(hangul(text, x, y, size, { vertical: true }), color, tube)
  );
}
