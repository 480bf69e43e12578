import type { Point } from './geometry.ts';

export interface CurveOptions {
  /** Whether the last point joins the first. */
  readonly closed?: boolean;
  /** 0 draws straight lines, 1 the roundest curve. */
  readonly roundness?: number;
  /** Decimal places of the coordinates. */
  readonly decimals?: number;
}

/** One cubic piece of a curve: its ends and its two control points. */
type Piece = readonly [from: Point, first: Point, second: Point, to: Point];

/** A curve through all points (Catmull–Rom) as cubic pieces. */
function pieces(points: readonly Point[], { closed = false, roundness = 0.5 }: CurveOptions) {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)]!;
  const share = roundness / 3;
  return Array.from({ length: closed ? count : count - 1 }, (_, index): Piece => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return [
      from,
      { x: from.x + (to.x - before.x) * share, y: from.y + (to.y - before.y) * share },
      { x: to.x - (after.x - from.x) * share, y: to.y - (after.y - from.y) * share },
      to,
    ];
  });
}

/** The path of a soft curve through the points, in relative coordinates, which compress best. */
export function curvePath(points: readonly Point[], options: CurveOptions = {}): string {
  const [first] = points;
  if (!first || points.length < 2) return '';
  const { decimals = 0, closed } = options;
  const round = (value: number) => Math.round(value * 10 ** decimals) / 10 ** decimals;
  const last = { x: round(first.x), y: round(first.y) };
  let path = `M${last.x} ${last.y}`;
  for (const [, ...targets] of pieces(points, options)) {
    const steps = targets.flatMap(({ x, y }) => [round(x - last.x), round(y - last.y)]);
    path += `c${steps.join(' ').replaceAll(' -', '-')}`;
    last.x = round(last.x + (steps[4] ?? 0));
    last.y = round(last.y + (steps[5] ?? 0));
  }
  return path + (closed ? 'z' : '');
}

/** Points along the same curve, for checking what lies on it. */
export function pointsAlong(points: readonly Point[], spacing: number, options: CurveOptions = {}) {
  return pieces(points, options).flatMap(([from, first, second, to]) => {
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / spacing));
    return Array.from({ length: steps + 1 }, (_, step): Point => {
      const [u, v] = [step / steps, 1 - step / steps];
      const mix = (axis: 'x' | 'y') =>
        v ** 3 * from[axis] +
        3 * v * v * u * first[axis] +
        3 * v * u * u * second[axis] +
        u ** 3 * to[axis];
      return { x: mix('x'), y: mix('y') };
    });
  });
}
