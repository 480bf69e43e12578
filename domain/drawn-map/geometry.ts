/** Latitude and longitude in degrees, as the lines of the drawn maps hold them. */
export type Coordinates = readonly [lat: number, lng: number];

/** A point of a drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const metresOfDegree = 111_200;

/** Positions as metres east and south of an origin; exact enough for a region of one or two degrees. */
export function metresFrom([lat, lng]: Coordinates): (position: Coordinates) => Point {
  const shrink = Math.cos((lat * Math.PI) / 180);
  return ([toLat, toLng]) => ({
    x: (toLng - lng) * shrink * metresOfDegree,
    y: (lat - toLat) * metresOfDegree,
  });
}

/** The square around a point, from the middle of each side. */
export function around({ x, y }: Point, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

export function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

/** From a point to the nearest edge of a box; none within it. */
export function distanceTo({ left, right, top, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));
}

/** The runs of a line that come near the box, each with one point beyond it. */
export function runsIn(line: readonly Point[], box: Box): Point[][] {
  const inside = ({ x, y }: Point) =>
    x > box.left && x < box.right && y > box.top && y < box.bottom;
  const runs: Point[][] = [];
  let run: Point[] | undefined;
  for (const [index, point] of line.entries()) {
    const near = [line[index - 1], point, line[index + 1]].some((each) => each && inside(each));
    if (near && !run) runs.push((run = []));
    if (near) run?.push(point);
    else run = undefined;
  }
  return runs.filter(({ length }) => length > 1);
}

/** Cuts a ring at a box (Sutherland–Hodgman). */
export function clipRing(ring: readonly Point[], box: Box): Point[] {
  const sides = [
    { axis: 'x', limit: box.left, keep: 1 },
    { axis: 'x', limit: box.right, keep: -1 },
    { axis: 'y', limit: box.top, keep: 1 },
    { axis: 'y', limit: box.bottom, keep: -1 },
  ] as const;
  let points = [...ring];
  for (const { axis, limit, keep } of sides) {
    const inside = (point: Point) => (point[axis] - limit) * keep >= 0;
    points = points.flatMap((point, index) => {
      const before = points.at(index - 1) ?? point;
      const share = (limit - before[axis]) / (point[axis] - before[axis]);
      const cut = {
        x: before.x + (point.x - before.x) * share,
        y: before.y + (point.y - before.y) * share,
      };
      if (inside(point)) return inside(before) ? [point] : [cut, point];
      return inside(before) ? [cut] : [];
    });
  }
  return points;
}
