// The shape of a hanok roof as path data; hanok.ts paints it.
import type { Point } from '../lib/math.ts';
import { pen, smoothPath } from '../lib/path.ts';
import { bendOf, hipPoints } from './roof-hip.ts';

export interface RoofShape {
  /** Length of the ridge as a share of the width. */
  ridge?: number;
  /** How far the corners of the eaves rise, as a share of the height. */
  lift?: number;
  /** How far the ridge sags in the middle, as a share of the height. */
  sag?: number;
  tiles?: number;
  plaster?: boolean;
  /** Hip-and-gable roof; without it a plain hipped roof. */
  gable?: boolean;
  /** The lower roof of a two-storey hall: no ridge, the upper wall stands on it. */
  skirt?: boolean;
}

export interface RoofOutline {
  /** Points along the lower edge, from left to right. */
  eaves: Point[];
  eaveLine: string;
  ridgeLine: string;
  hips: string;
  tileRows: string;
  silhouette: string;
  litSlope: string;
  shadedSlope: string;
}

/** All lines and planes of a roof. x = its centre, y = the ridge. */
export function roofOutline(
  x: number,
  y: number,
  width: number,
  height: number,
  shape: RoofShape,
): RoofOutline {
  const { ridge = 0.5, lift = 0.16, sag = 0.07, tiles = 26, gable = true, skirt = false } = shape;
  const ridgeHalf = (width * ridge) / 2;
  const eaveHalf = width / 2;
  const ridgeSag = height * sag;
  const overshoot = ridgeThickness(height) * 0.5;
  // t runs from −1 at the left corner to 1 at the right one.
  const eaveY = (t: number) => y + height - height * lift * Math.pow(Math.abs(t), 3.6) * 1.35;
  const cornerY = eaveY(1);

  const eaves: Point[] = [];
  for (let i = -6; i <= 6; i++) eaves.push([x + (eaveHalf * i) / 6, eaveY(i / 6)]);
  const fromRight = [...eaves].reverse();

  const hipShape = {
    ridgeHalf,
    eaveHalf,
    height,
    drop: cornerY - y,
    gable: gable && !skirt,
    skirt,
  };
  const rightHip = hipPoints(hipShape).map(([dx, dy]): Point => [x + dx, y + dy]);
  const leftHip = hipPoints(hipShape).map(([dx, dy]): Point => [x - dx, y + dy]);
  const downLeft = pen`${x - ridgeHalf} ${y}${curves(leftHip)}`;
  const downRight = pen`${x + ridgeHalf} ${y}${curves(rightHip)}`;
  const upLeft = curves([...leftHip].reverse());

  return {
    eaves,
    eaveLine: smoothPath(eaves),
    ridgeLine:
      pen`M${x - ridgeHalf - overshoot} ${y - overshoot * 0.7}` +
      pen`Q${x} ${y + ridgeSag * 2} ${x + ridgeHalf + overshoot} ${y - overshoot * 0.7}`,
    hips: `M${downLeft}M${downRight}`,
    tileRows: tileRows(x, tiles, bendOf(hipShape), {
      top: (t) => [x + t * ridgeHalf, y + ridgeSag * (1 - t * t)],
      foot: (t) => [x + t * eaveHalf, eaveY(t)],
      drop: cornerY - y,
    }),
    silhouette:
      pen`M${x - ridgeHalf} ${y}Q${x} ${y + ridgeSag * 2} ` +
      `${downRight}${smoothPath(fromRight, 'L')}${upLeft}Z`,
    litSlope:
      pen`M${x - ridgeHalf * 0.35} ${y + ridgeSag}L` +
      `${downLeft}${smoothPath(eaves.slice(0, 5), 'L')}Z`,
    shadedSlope:
      pen`M${x + ridgeHalf * 0.25} ${y + ridgeSag}L` +
      `${downRight}${smoothPath(fromRight.slice(0, 6), 'L')}Z`,
  };
}

/** Thickness of the ridge and of the eaves. */
export function ridgeThickness(height: number): number {
  return Math.max(2.5, height * 0.1);
}

/** Rows of tiles from the ridge to the eaves, fanning out towards the corners. */
function tileRows(
  x: number,
  tiles: number,
  [bendX, bendY]: Point,
  slope: { top: (t: number) => Point; foot: (t: number) => Point; drop: number },
): string {
  let rows = '';
  for (let i = 1; i < tiles; i++) {
    const t = -1 + (2 * i) / tiles;
    const [topX, topY] = slope.top(t);
    const [footX, footY] = slope.foot(t);
    const middleX = x + t * bendX;
    const middleY = topY + (bendY * (footY - topY)) / slope.drop;
    const controlX = 2 * middleX - (topX + footX) / 2;
    const controlY = 2 * middleY - (topY + footY) / 2;
    rows += pen`M${topX} ${topY}Q${controlX} ${controlY} ${footX} ${footY}`;
  }
  return rows;
}

/** Quadratic curves through point, control, point, control, point; the first point is not written. */
function curves(points: readonly Point[]): string {
  return points
    .slice(1)
    .map(([x, y], index) => pen`${index % 2 ? ' ' : 'Q'}${x} ${y}`)
    .join('');
}
