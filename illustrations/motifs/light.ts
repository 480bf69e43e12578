// Stars, lamps and the glow around them.
import { Canvas } from '../lib/canvas.ts';
import type { Color } from '../lib/color.ts';
import { createRandom, lerp } from '../lib/math.ts';
import type { Palette } from '../lib/palette.ts';
import { circle, type Paint } from '../lib/svg.ts';

/** Path of stars in a box: stroke it with ROUND_CAPS, the width is the size of the stars. */
export function stars(
  seed: number,
  count: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
): string {
  const random = createRandom(seed);
  let data = '';
  for (let i = 0; i < count; i++) {
    const x = Math.round(lerp(left, right, random()));
    const y = Math.round(lerp(top, bottom, random()));
    data += `M${x} ${y}h0`;
  }
  return data;
}

/** Paint for the sky: a palette's four colours from the zenith down, at the given offsets (0…1). */
export function skyPaint(
  canvas: Canvas,
  palette: Pick<Palette, 'sky'>,
  [zenith, upper, lower, horizon]: readonly [number, number, number, number] = [0, 0.3, 0.6, 0.8],
): Paint {
  const [first, second, third, fourth] = palette.sky;
  return canvas.linearGradient({
    [zenith]: first,
    [upper]: second,
    [lower]: third,
    [horizon]: fourth,
  });
}

/** Paint for a smooth disc of light around a lamp. */
export function glow(canvas: Canvas, color: Color, opacity = 0.8): Paint {
  return canvas.radialGradient({ 0: [color, opacity], 0.3: [color, opacity / 3], 1: [color, 0] });
}

/** A grainy halo around the sun or moon; `start` (0…1) is where the disc ends. */
export function halo(
  canvas: Canvas,
  x: number,
  y: number,
  radius: number,
  color: Color,
  {
    start = 0.4,
    opacity = 0.6,
    fadeTo = color,
  }: { start?: number; opacity?: number; fadeTo?: Color } = {},
): string {
  const paint = canvas.radialGradient({ [start]: [color, opacity], 1: [fadeTo, 0] });
  return circle(x, y, radius, paint);
}
