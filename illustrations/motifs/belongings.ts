// What lies, stands and hangs in the cut-away rooms.
import { type Color, mix } from '../lib/color.ts';
import { cycle } from '../lib/math.ts';
import { pen } from '../lib/path.ts';
import { ellipse, type Markup, type Paint, path, stroke } from '../lib/svg.ts';
import { block, flat, type Iso, ROOM_UNIT, type Triple, upright } from './isometric.ts';

export interface LampLook {
  lit: Color;
  shade: Color;
  wire: Color;
}

/** The paper lamp that hangs in every room, its wire running out of the picture. */
export function paperLamp(x: number, y: number, look: LampLook): Markup {
  const half = 40;
  return [
    stroke(pen`M${x} -4V${y - 28}`, look.wire, 2),
    ellipse(x, y, half, 29, look.lit),
    path(pen`M${x + 6} ${y - 29}a${half - 6} 29 0 0 1 0 58q22-29 0-58z`, look.shade),
    stroke(pen`M${x - 35} ${y - 13}h70M${x - 40} ${y}h80M${x - 35} ${y + 13}h70`, look.shade, 1.4, {
      opacity: 0.8,
    }),
    stroke(pen`M${x - 12} ${y - 28}h24M${x - 12} ${y + 28}h24`, look.wire, 3),
  ];
}

/** Books standing in a row along x. */
export function books(
  iso: Iso,
  [x, y, z]: Triple,
  count: number,
  colors: readonly Color[],
  depth = 0.2,
): Markup {
  return Array.from({ length: count }, (_, i) =>
    block(iso, [x + i * 0.085, y, z], [0.08, depth, 0.22 + ((i * 7) % 4) * 0.03], cycle(colors, i)),
  );
}

/** An open laptop whose screen looks to the left front. */
export function laptop(
  iso: Iso,
  x: number,
  y: number,
  z: number,
  body: Color,
  screen: Paint,
): Markup {
  return [
    path(upright(iso, x, z, 0.42, 0.3, y), body),
    path(upright(iso, x + 0.03, z + 0.04, 0.36, 0.23, y), screen),
    block(iso, [x, y, z], [0.42, 0.28, 0.02], body),
  ];
}

/** A pair of shoes pointing along y. */
export function shoes(iso: Iso, x: number, y: number, color: Color, z = 0): Markup {
  return [0, 0.13].map((offset) => [
    block(iso, [x + offset, y, z], [0.1, 0.26, 0.06], color),
    path(flat(iso, x + offset + 0.015, y + 0.02, 0.07, 0.1, z + 0.06), mix(color, '#1A1030', 0.6)),
  ]);
}

/** A plant in a pot: leaves as blades fanning out. */
export function pottedPlant(
  iso: Iso,
  x: number,
  y: number,
  colors: { pot: Color; leaf: Color; leafLight: Color },
  z = 0,
  size = 1,
): Markup {
  const [cx, cy] = iso(x + 0.14 * size, y + 0.14 * size, z + 0.26 * size);
  const blade = (angle: number, length: number) => {
    const tipX = cx + Math.sin(angle) * length;
    const tipY = cy - Math.cos(angle) * length;
    const bendX = Math.cos(angle) * length * 0.24;
    const bendY = Math.sin(angle) * length * 0.24;
    const midX = (cx + tipX) / 2;
    const midY = (cy + tipY) / 2;
    return pen`M${cx} ${cy}Q${midX - bendX} ${midY - bendY} ${tipX} ${tipY}Q${midX + bendX} ${midY + bendY} ${cx} ${cy}Z`;
  };
  const dark = [-0.9, 0.05, 0.9].map((angle, i) => blade(angle, (34 + i * 3) * size));
  const light = [-0.45, 0.45].map((angle, i) => blade(angle, (42 - i * 4) * size));
  return [
    block(iso, [x, y, z], [0.28 * size, 0.28 * size, 0.26 * size], colors.pot),
    path(dark, colors.leaf),
    path(light, colors.leafLight),
  ];
}

/** A round dish with its content, standing on a table. */
export function dish(
  iso: Iso,
  [x, y, z]: Triple,
  radius: number,
  colors: { body: Color; content: Color },
  height = 0.06,
): Markup {
  const [cx, cy] = iso(x, y, z);
  const rx = radius * ROOM_UNIT * 1.22;
  const ry = radius * ROOM_UNIT * 0.71;
  const top = cy - height * ROOM_UNIT;
  const foot = pen`${rx * 0.7} ${ry * 0.7} 0 0 0 ${rx * 1.4} 0`;
  return [
    path(
      pen`M${cx - rx} ${top}L${cx - rx * 0.7} ${cy}a${foot}L${cx + rx} ${top}z`,
      mix(colors.body, '#2A1F38', 0.25),
    ),
    ellipse(cx, top, rx, ry, colors.body),
    ellipse(cx, top + 0.6, rx * 0.76, ry * 0.76, colors.content),
  ];
}
