// The tiled roof of a Korean house, temple or palace hall, seen from the front.
import { type Color, mix } from '../lib/color.ts';
import type { Point } from '../lib/math.ts';
import type { Palette } from '../lib/palette.ts';
import { pen, smoothPath } from '../lib/path.ts';
import { path, ROUND_CAPS, roundStroke, stroke } from '../lib/svg.ts';
import type { HallColors } from './hall.ts';
import { ridgeThickness, roofOutline, type RoofShape } from './roof.ts';

export interface RoofColors {
  roof: Color;
  roofDeep: Color;
  lit: Color;
  /** Plaster of the ridges; `lit` unless given. */
  plaster?: Color;
  /** Light on the left slope; `lit` unless given. */
  sheen?: Color;
  /** Round tile ends; `lit` unless given. */
  dot?: Color;
  /** Rafter ends, and the dark under the eaves. */
  rafter?: Color;
  under?: Color;
}

/** Roof and hall colours of a palette. */
export function hanokColors(
  palette: Pick<Palette, 'roof' | 'roofDeep' | 'lit' | 'green' | 'ink' | 'red' | 'gold'>,
): RoofColors & HallColors {
  const { roof, roofDeep, lit, green, ink, red, gold } = palette;
  return {
    roof,
    roofDeep,
    lit,
    plaster: lit,
    rafter: green,
    under: ink,
    dot: mix(roof, lit, 0.45),
    dark: mix(ink, red, 0.15),
    door: mix(green, ink, 0.25),
    red,
    redLight: mix(red, lit, 0.28),
    green,
    gold,
  };
}

/** A tiled roof. x = its centre, y = the ridge, `width` from eave to eave, `height` ridge to eave. */
export function hanokRoof(
  x: number,
  y: number,
  width: number,
  height: number,
  colors: RoofColors,
  shape: RoofShape = {},
): string {
  const { tiles = 26, plaster = true, skirt = false } = shape;
  const roof = roofOutline(x, y, width, height, shape);
  const plasterColor = colors.plaster ?? colors.lit;
  const edge = ridgeThickness(height);
  const dots = { 'stroke-dasharray': pen`0 ${width / tiles}`, ...ROUND_CAPS };
  return [
    rafters(x, edge, roof.eaves, colors),
    path(roof.silhouette, colors.roof),
    tiles
      ? stroke(roof.tileRows, colors.roofDeep, Math.max(0.8, edge * 0.2), { opacity: 0.8 })
      : '',
    path(roof.shadedSlope, colors.roofDeep, { opacity: 0.5 }),
    path(roof.litSlope, colors.sheen ?? colors.lit, { opacity: 0.2 }),
    stroke(roof.eaveLine, colors.roofDeep, edge * 0.6),
    tiles ? stroke(roof.eaveLine, colors.dot ?? colors.lit, edge * 0.42, dots) : '',
    roundStroke(roof.hips, colors.roofDeep, edge * 0.75),
    plaster ? roundStroke(roof.hips, plasterColor, edge * 0.32) : '',
    skirt ? '' : roundStroke(roof.ridgeLine, colors.roofDeep, edge * 1.35),
    plaster && !skirt ? stroke(roof.ridgeLine, plasterColor, edge * 0.62) : '',
  ].join('');
}

/** The dark under the eaves and the row of rafter ends in it. */
function rafters(x: number, edge: number, eaves: readonly Point[], colors: RoofColors): string {
  const band = edge * 0.9;
  const line = smoothPath(
    eaves.map(([eaveX, eaveY]): Point => [x + (eaveX - x) * 0.975, eaveY + band * 0.95]),
  );
  const dashes = { 'stroke-dasharray': pen`${edge * 0.55} ${edge * 0.5}` };
  return (
    (colors.under ? stroke(line, colors.under, band * 2.6) : '') +
    (colors.rafter ? stroke(line, colors.rafter, band * 1.5, dashes) : '')
  );
}
