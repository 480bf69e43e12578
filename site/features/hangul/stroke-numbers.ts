import type { Point } from '#domain/drawn-map/geometry.ts';

/** Half the width of a number's disc, in units of the grid. */
export const discRadius = 7.5;

/** Where the number of each stroke stands: at its start, or a little further along where another number is there. */
export function numberPoints(paths: readonly string[]): Point[] {
  const points: Point[] = [];
  for (const path of paths) {
    const { start, along } = beginning(path);
    const taken = points.some(({ x, y }) => Math.hypot(x - start.x, y - start.y) < 2 * discRadius);
    const by = taken ? 2 * discRadius + 0.5 : 0;
    points.push({ x: start.x + by * along.x, y: start.y + by * along.y });
  }
  return points;
}

/** Where a stroke begins, and in which direction its first line runs. */
function beginning(path: string): { readonly start: Point; readonly along: Point } {
  const found = /^M([\d.]+) ([\d.]+) ([A-Z])/.exec(path);
  if (!found) throw new Error(`no stroke: ${path}`);
  const [, x, y, command] = found;
  return {
    start: { x: Number(x), y: Number(y) },
    along: command === 'H' ? { x: 1, y: 0 } : { x: 0, y: 1 },
  };
}
