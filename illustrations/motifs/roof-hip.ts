// The hips of a hanok roof: where they run from the ridge to the corners.
import type { Point } from '../lib/math.ts';

export interface Hip {
  ridgeHalf: number;
  eaveHalf: number;
  height: number;
  /** From the ridge down to the corner. */
  drop: number;
  gable: boolean;
  skirt: boolean;
}

/** Half width and height of the gable's foot; without a gable, the end of the ridge. */
function gableFoot({ ridgeHalf, eaveHalf, height, gable }: Hip): Point {
  return gable ? [ridgeHalf + (eaveHalf - ridgeHalf) * 0.22, height * 0.42] : [ridgeHalf, 0];
}

/** The right hip from the end of the ridge to the corner: points and the controls between them. */
export function hipPoints(hip: Hip): Point[] {
  const { ridgeHalf, eaveHalf, height, drop, skirt } = hip;
  const start: Point = [ridgeHalf, 0];
  const corner: Point = [eaveHalf, drop];
  if (skirt) return [start, [ridgeHalf + (eaveHalf - ridgeHalf) * 0.35, height * 0.72], corner];
  const [footX, footY] = gableFoot(hip);
  return [
    start,
    [ridgeHalf + 1, footY - height * 0.1],
    [footX, footY],
    [footX + (eaveHalf - footX) * 0.42, height * 0.78],
    corner,
  ];
}

/** Where the hip passes: every tile row bends like the hip beside it. */
export function bendOf(hip: Hip): Point {
  const { ridgeHalf, eaveHalf, height, drop, skirt } = hip;
  if (!skirt) return gableFoot(hip);
  const control = ridgeHalf + (eaveHalf - ridgeHalf) * 0.35;
  return [0.25 * ridgeHalf + 0.5 * control + 0.25 * eaveHalf, height * 0.36 + 0.25 * drop];
}
