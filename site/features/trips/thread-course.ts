import { pointsAlong } from '#domain/drawn-map/curve.ts';
import type { Point } from '#domain/drawn-map/geometry.ts';

/** How far a leg bends to one side or the other, as shares of its length. */
const bends = [0.08, -0.08, 0.15, -0.15, 0.22, -0.22, 0.3, -0.3] as const;

/** The legs of a line through cities, each bent so that it keeps clear of other lines and cities. */
export function throughCities(
  stops: readonly Point[],
  taken: readonly Point[],
  cities: readonly Point[],
): Point[][] {
  const legs: Point[][] = [];
  for (const [index, to] of stops.slice(1).entries()) {
    const from = stops[index]!;
    const passed = cities.filter((city) => distance(city, from) > 1 && distance(city, to) > 1);
    const lines = [...taken, ...pointsOf(legs)];
    const options = bends.map((bend) => {
      const leg = arc(from, to, bend);
      const free = pointsOf([leg]).filter(
        (each) => distance(each, from) > 30 && distance(each, to) > 30,
      );
      const near = free.filter((each) => nearest(each, lines) < 9).length;
      const over = free.filter((each) => nearest(each, passed) < 16).length;
      return { leg, cost: near + over * 5 + Math.abs(bend) * 20 };
    });
    legs.push(options.toSorted((one, other) => one.cost - other.cost)[0]!.leg);
  }
  return legs;
}

function arc(from: Point, to: Point, bend: number): Point[] {
  return [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const aside = bend * 4 * share * (1 - share);
    return {
      x: from.x + (to.x - from.x) * share - (to.y - from.y) * aside,
      y: from.y + (to.y - from.y) * share + (to.x - from.x) * aside,
    };
  });
}

/** Points along curves, for checking what lies near them. */
export const pointsOf = (curves: readonly (readonly Point[])[]): Point[] =>
  curves.flatMap((curve) => pointsAlong(curve, 5));

/** The middle of a coil beside its city, within the sheet and with most room around it. */
export function besideCity(
  city: Point,
  radius: number,
  taken: readonly Point[],
  { width, height }: { readonly width: number; readonly height: number },
): Point {
  const edge = radius + 6;
  const others = taken.filter((point) => distance(point, city) > 3);
  const options = [3, 10, 18, 26, 36].flatMap((gap) =>
    Array.from({ length: 48 }, (_, step) => {
      const angle = (step / 48) * 2 * Math.PI;
      const from = (away: number) => ({
        x: city.x + Math.cos(angle) * away,
        y: city.y + Math.sin(angle) * away,
      });
      const middle = from(radius + gap);
      const tail = [10, 14, 18, 22, 26, 30, 34].filter((away) => away < gap + 4);
      const room = Math.min(
        nearest(middle, others) - radius,
        ...tail.map((away) => (nearest(from(away), others) - 5) * 3),
        6,
      );
      const { x, y } = middle;
      const inside = x > edge && x < width - edge && y > edge && y < height - edge;
      return { middle, room: inside ? room - gap / 6 : -Infinity };
    }),
  );
  return options.toSorted((one, other) => other.room - one.room)[0]!.middle;
}

/** The point of a thread with most room around it, as near its middle as that allows. */
export function clearest(course: readonly Point[], taken: readonly Point[], size: number): Point {
  const options = course.map((point, index) => {
    const room = Math.min(nearest(point, taken), size * 2.5);
    return { point, room: room - Math.abs(index / course.length - 0.5) };
  });
  return options.toSorted((one, other) => other.room - one.room)[0]?.point ?? { x: 0, y: 0 };
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Asked some hundred thousand times for a drawing: one root, and no list of distances. */
function nearest({ x, y }: Point, others: readonly Point[]): number {
  let least = Infinity;
  for (const other of others) least = Math.min(least, (other.x - x) ** 2 + (other.y - y) ** 2);
  return Math.sqrt(least);
}
