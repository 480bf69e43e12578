// The shell of a cut-away room with its window and door.
import { Canvas } from '../lib/canvas.ts';
import { type Color, mix } from '../lib/color.ts';
import { polygonPath } from '../lib/path.ts';
import { ellipse, group, type Markup, path, stroke } from '../lib/svg.ts';
import { block, flat, type Iso, line, sideways, upright } from './isometric.ts';

export interface Shell {
  width: number;
  depth: number;
  height?: number;
  floor: Color;
  /** The wall that looks to the left, in the light, and the one that looks to the right. */
  wallLit: Color;
  wallShade: Color;
  /** Where the walls and the slab are cut. */
  cut: Color;
}

const WALL = 0.14;
const SLAB = 0.26;

/** Floor and the two far walls, cut open like a doll's house. */
export function roomShell(iso: Iso, shell: Shell): Markup {
  const { width, depth, height = 2.1, floor, wallLit, wallShade, cut } = shell;
  const full = height + SLAB;
  const cutShade = mix(cut, '#2A1F38', 0.32);
  const tops =
    flat(iso, -WALL, -WALL, width + WALL, WALL, height) +
    flat(iso, -WALL, -WALL, WALL, depth + WALL, height);
  const skirting = upright(iso, 0, 0, width, 0.09) + sideways(iso, 0, 0, depth, 0.09);
  return [
    path(flat(iso, 0, 0, width, depth), floor),
    path(upright(iso, 0, 0, width, height), wallLit),
    path(sideways(iso, 0, 0, depth, height), wallShade),
    path(skirting, cut, { opacity: 0.5 }),
    path(tops, mix(cut, '#fff8ea', 0.35)),
    path(
      upright(iso, -WALL, -SLAB, WALL, full, depth) + upright(iso, 0, -SLAB, width, SLAB, depth),
      cut,
    ),
    path(
      sideways(iso, -WALL, -SLAB, WALL, full, width) + sideways(iso, 0, -SLAB, depth, SLAB, width),
      cutShade,
    ),
  ];
}

/** Path of the room's hard shadow on the ground, falling to the right. */
export function roomShadow(iso: Iso, width: number, depth: number, length = 1.5): string {
  return polygonPath([
    iso(0, depth, -SLAB),
    iso(width, depth, -SLAB),
    iso(width + length, depth - length * 0.5, -SLAB),
    iso(width + length, -length * 0.5, -SLAB),
    iso(width, 0, -SLAB),
  ]);
}

/** Width and height of the window that every room has, and how high it sits. */
export const WINDOW = { width: 1.5, height: 1.05, sill: 0.8 } as const;

export interface WindowLook {
  frame: Color;
  /** What stands outside, in picture units; it is clipped to the glass. */
  view: Markup;
}

/** The window in the wall that looks to the left, starting at x. */
export function windowInRightWall(canvas: Canvas, iso: Iso, x: number, look: WindowLook): Markup {
  const { width, height, sill } = WINDOW;
  const glass = upright(iso, x, sill, width, height);
  const middle = line(iso(x + width / 2, 0, sill), iso(x + width / 2, 0, sill + height));
  const bar = line(iso(x, 0, sill + height * 0.66), iso(x + width, 0, sill + height * 0.66));
  return [
    path(upright(iso, x - 0.07, sill - 0.07, width + 0.14, height + 0.14), look.frame),
    group({ 'clip-path': canvas.clip(glass) }, look.view),
    stroke(middle + bar, look.frame, 4),
    block(iso, [x - 0.12, 0, sill - 0.12], [width + 0.24, 0.12, 0.06], look.frame),
  ];
}

/** The same window in the wall that looks to the right, starting at y. */
export function windowInLeftWall(canvas: Canvas, iso: Iso, y: number, look: WindowLook): Markup {
  const { width, height, sill } = WINDOW;
  const glass = sideways(iso, y, sill, width, height);
  const middle = line(iso(0, y + width / 2, sill), iso(0, y + width / 2, sill + height));
  const bar = line(iso(0, y, sill + height * 0.66), iso(0, y + width, sill + height * 0.66));
  return [
    path(sideways(iso, y - 0.07, sill - 0.07, width + 0.14, height + 0.14), look.frame),
    group({ 'clip-path': canvas.clip(glass) }, look.view),
    stroke(middle + bar, look.frame, 4),
    block(iso, [0, y - 0.12, sill - 0.12], [0.12, width + 0.24, 0.06], look.frame),
  ];
}

/** A closed door with a round handle in the wall that looks to the left. */
export function door(
  iso: Iso,
  x: number,
  colors: { panel: Color; frame: Color; handle: Color },
  { y = 0, width = 0.78, height = 1.8 }: { y?: number; width?: number; height?: number } = {},
): Markup {
  const knob = iso(x + width - 0.12, y, height * 0.46);
  return [
    path(upright(iso, x - 0.06, 0, width + 0.12, height + 0.06, y), colors.frame),
    path(upright(iso, x, 0, width, height, y), colors.panel),
    ellipse(knob[0], knob[1], 3, 3.6, colors.handle),
  ];
}
