// The houses of a Busan hillside, row by row down the slope: flat roofs, doors, stairs, water tanks.
import { type Color, mix } from '../lib/color.ts';
import { type Random, range } from '../lib/math.ts';
import { pen, rectPath } from '../lib/path.ts';
import { path, stroke } from '../lib/svg.ts';

export interface HouseRow {
  /** Height of the ground at a given x. */
  foot: (x: number) => number;
  from: number;
  to: number;
  /** About the width of a house. */
  unit: number;
  /** Leaves houses out, for a view between them. */
  open?: (x: number) => boolean;
  walls: readonly Color[];
  /** Tints the row: with which colour and how far (0…1). */
  air: Color;
  tint: number;
  colors: { roof: Color; side: Color; window: Color; door: Color; tank: Color };
  /** Doors, window frames, tanks and railings; not for rows far away. */
  details?: boolean;
}

/** Houses in the evening with light in their windows. */
export const LIT_HOUSES: HouseRow['colors'] = {
  roof: '#FFE2B8',
  side: '#1B1240',
  window: '#FFE9A8',
  door: '#6A2440',
  tank: '#4C8FB8',
};

/** One row of houses seen from the left and from above. */
export function houseRow(random: Random, row: HouseRow): string {
  const { foot, from, to, unit, open, walls, air, tint, colors, details = true } = row;
  const sideX = unit * 0.26;
  const sideY = -unit * 0.17;
  const fronts = new Map<Color, string>();
  let [sides, roofs, windows, doors, tanks, lids, rails] = ['', '', '', '', '', '', ''];
  let last = -1;
  for (let x = from - random() * 20; x < to;) {
    const width = unit * (0.75 + random() * 0.6);
    const height = unit * 0.84 * (0.72 + random() * 0.55);
    const y = foot(x + width / 2);
    const top = y - height;
    if (!open?.(x + width / 2)) {
      let index = Math.floor(random() * walls.length);
      if (index === last) index = (index + 1) % walls.length;
      last = index;
      const wall = mix(walls[index] ?? air, air, tint);
      const below = height + unit * 0.4;
      fronts.set(
        wall,
        (fronts.get(wall) ?? '') +
          rectPath(Math.round(x), Math.round(top), Math.round(width), Math.round(below)),
      );
      sides += pen`M${x + width} ${top}l${sideX} ${sideY}v${below}l${-sideX} ${-sideY}z`;
      roofs += pen`M${x} ${top}h${width}l${sideX} ${sideY}h${-width}z`;
      const columns = width > unit ? 3 : 2;
      for (const column of range(columns))
        if (random() < (details ? 0.8 : 0.5))
          windows += `M${Math.round(x + (width * (column + 0.5)) / columns)} ${Math.round(top + height * 0.3)}v${Math.round(unit * 0.2)}`;
      if (details && random() < 0.5)
        doors += rectPath(
          x + width * 0.62,
          y - height * 0.3,
          unit * 0.17,
          height * 0.3 + unit * 0.08,
        );
      if (details && random() < 0.4) {
        const tankX = x + width * (0.25 + random() * 0.3);
        const tankY = top + sideY * 0.5;
        const size = unit * 0.2;
        const lid = pen`a${size / 2} ${size * 0.2} 0 1 1`;
        tanks += rectPath(tankX, tankY - size, size, size);
        lids += pen`M${tankX} ${tankY - size}${lid} ${size} 0${lid} ${-size} 0z`;
      } else if (details && random() < 0.35) rails += pen`M${x} ${top - unit * 0.1}h${width}`;
    }
    x += width + unit * (random() < 0.2 ? 0.25 : 0.09);
  }
  const pane = Math.round(unit * 0.17);
  return [
    ...[...fronts].map(([color, data]) => path(data, color)),
    path(roofs, mix(colors.roof, air, tint)),
    path(sides, colors.side, { opacity: 0.4 }),
    details && unit > 40 ? stroke(windows, mix(colors.roof, air, tint), pane + 5) : '',
    stroke(windows, mix(colors.window, air, tint * 0.6), pane),
    details
      ? path(doors, colors.door) +
        path(tanks, colors.tank) +
        path(lids, mix(colors.tank, '#FFFFFF', 0.4))
      : '',
    rails ? stroke(rails, colors.roof, 1.4) : '',
  ].join('');
}
