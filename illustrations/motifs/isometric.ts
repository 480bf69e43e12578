// The isometric view of cut-away rooms: x runs down to the right, y down to the left, z upwards; metres.
import { type Color, mix } from '../lib/color.ts';
import type { Point } from '../lib/math.ts';
import { ellipsePath, pen, polygonPath } from '../lib/path.ts';
import { path } from '../lib/svg.ts';

/** Pixels of a metre in every room, so that the cards can be compared. */
export const ROOM_UNIT = 76;

const COS = 0.866;
const SIN = 0.5;

/** Turns metres into a position in the picture. */
export type Iso = (x: number, y: number, z?: number) => Point;

/** A room whose far corner stands on the floor at (originX, originY). */
export function isometric(originX: number, originY: number, unit = ROOM_UNIT): Iso {
  return (x, y, z = 0) => [
    originX + (x - y) * COS * unit,
    originY + (x + y) * SIN * unit - z * unit,
  ];
}

/** Path of a rectangle lying flat at height z. */
export function flat(iso: Iso, x: number, y: number, width: number, depth: number, z = 0): string {
  return polygonPath([
    iso(x, y, z),
    iso(x + width, y, z),
    iso(x + width, y + depth, z),
    iso(x, y + depth, z),
  ]);
}

/** Path of an upright rectangle that runs along x and looks to the left; y is its plane. */
export function upright(
  iso: Iso,
  x: number,
  z: number,
  width: number,
  height: number,
  y = 0,
): string {
  return polygonPath([
    iso(x, y, z),
    iso(x + width, y, z),
    iso(x + width, y, z + height),
    iso(x, y, z + height),
  ]);
}

/** Path of an upright rectangle that runs along y and looks to the right; x is its plane. */
export function sideways(
  iso: Iso,
  y: number,
  z: number,
  depth: number,
  height: number,
  x = 0,
): string {
  return polygonPath([
    iso(x, y, z),
    iso(x, y + depth, z),
    iso(x, y + depth, z + height),
    iso(x, y, z + height),
  ]);
}

/** A position, or the extent of a block, in metres. */
export type Triple = readonly [x: number, y: number, z: number];

/** A block: lit top, lit left face, shaded right face. */
export function block(
  iso: Iso,
  [x, y, z]: Triple,
  [width, depth, height]: Triple,
  color: Color,
  ink: Color = '#2A1F38',
): string {
  return (
    path(flat(iso, x, y, width, depth, z + height), mix(color, '#fff8ea', 0.26)) +
    path(upright(iso, x, z, width, height, y + depth), color) +
    path(sideways(iso, y, z, depth, height, x + width), mix(color, ink, 0.3))
  );
}

/** Path of a line between two points. */
export function line(from: Point, to: Point): string {
  return pen`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
}

/** Path of a circle lying flat: radius in metres. */
export function disc(
  iso: Iso,
  x: number,
  y: number,
  z: number,
  radius: number,
  unit = ROOM_UNIT,
): string {
  const [cx, cy] = iso(x, y, z);
  return ellipsePath(cx, cy, radius * unit * 1.22, radius * unit * 0.71);
}

/** Path of a circle in a wall that looks to the right. */
export function discSideways(iso: Iso, x: number, y: number, z: number, radius: number): string {
  const points = Array.from({ length: 16 }, (_, i): Point => {
    const angle = (i * Math.PI) / 8;
    return iso(x, y + Math.cos(angle) * radius, z + Math.sin(angle) * radius);
  });
  return polygonPath(points);
}
