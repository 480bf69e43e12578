import type { Point } from '#domain/drawn-map/geometry.ts';

/** The room in the middle of a coil for its number, and between two turns: units of the drawing. */
const inner = 15;
const turn = 3.7;

export const coilRadius = (turns: number) => inner + turns * turn;

/** A spiral of thread around a middle, whose outer end leads to the point where it is tied. */
export function coil(middle: Point, turns: number, tied: Point): Point[] {
  const end = Math.atan2(tied.y - middle.y, tied.x - middle.x);
  const steps = turns * 14;
  const spiral = Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = end - ((steps - step) / 14) * 2 * Math.PI;
    const radius = inner + (step / 14) * turn;
    return { x: middle.x + Math.cos(angle) * radius, y: middle.y + Math.sin(angle) * radius };
  });
  return [...spiral, tied];
}
