// Tiled roofs and low walls of hanok seen from above, in metres.
import { type Color, mix } from '../lib/color.ts';
import { lerp, range } from '../lib/math.ts';
import { pen, polygonPath } from '../lib/path.ts';
import { type Markup, path, roundStroke, stroke } from '../lib/svg.ts';
import { block, type Iso, line, type Triple } from './isometric.ts';

export interface Tiles {
  readonly roof: Color;
  readonly deep: Color;
  readonly plaster: Color;
}

/** A level line from one place to another, and how high it lies. */
export type Level = readonly [fromX: number, fromY: number, toX: number, toY: number, z: number];

/** One slope of a roof between ridge and eave; `shaded` looks away from the light. */
export function tiledSlope(
  iso: Iso,
  ridge: Level,
  eave: Level,
  tiles: Tiles,
  shaded = false,
): Markup {
  const at = ([fromX, fromY, toX, toY, z]: Level, share: number) =>
    iso(lerp(fromX, toX, share), lerp(fromY, toY, share), z);
  const length = Math.hypot(eave[2] - eave[0], eave[3] - eave[1]);
  const count = Math.round(length / 0.2);
  const rows = range(count - 1).map((i) =>
    line(at(ridge, (i + 1) / count), at(eave, (i + 1) / count)),
  );
  const ends = range(count).map((i) => {
    const [x, y] = at(eave, (i + 0.5) / count);
    return pen`M${x} ${y}h0`;
  });
  const fill = shaded ? mix(tiles.roof, tiles.deep, 0.6) : tiles.roof;
  return [
    path(polygonPath([at(ridge, 0), at(ridge, 1), at(eave, 1), at(eave, 0)]), fill),
    stroke(rows, tiles.deep, 1.6, { opacity: 0.75 }),
    stroke(line(at(eave, 0), at(eave, 1)), tiles.deep, 5),
    roundStroke(ends, mix(tiles.roof, tiles.plaster, 0.55), 4.4),
  ];
}

/** The plastered line along a ridge, a hip or a valley. */
export function roofRidge(iso: Iso, from: Triple, to: Triple, tiles: Tiles): Markup {
  const data = line(iso(...from), iso(...to));
  return [roundStroke(data, tiles.deep, 9), roundStroke(data, tiles.plaster, 3)];
}

/** A low wall under a little tiled roof. (x, y) = its far corner; it runs along x or along y. */
export function tiledWall(
  iso: Iso,
  [x, y]: readonly [x: number, y: number],
  length: number,
  along: 'x' | 'y',
  tiles: Tiles,
  color: Color,
): Markup {
  const height = 0.62;
  const top = height + 0.22;
  const over = 0.32;
  const alongX = along === 'x';
  const middle: Level = alongX
    ? [x, y + 0.1, x + length, y + 0.1, top]
    : [x + 0.1, y, x + 0.1, y + length, top];
  const foot: Level = alongX
    ? [x, y + over, x + length, y + over, height]
    : [x + over, y, x + over, y + length, height];
  const [fromX, fromY, toX, toY] = middle;
  return [
    block(iso, [x, y, 0], alongX ? [length, 0.2, height] : [0.2, length, height], color),
    tiledSlope(iso, middle, foot, tiles, !alongX),
    roofRidge(iso, [fromX, fromY, top], [toX, toY, top], tiles),
  ];
}
