// Ragged round pieces: meat, dough, puddles.
import { createRandom, cycle, type Point } from '../lib/math.ts';
import { pen } from '../lib/path.ts';

export interface Lump {
  /** Points on the outline. */
  corners?: number;
  /** How far the outline strays from an ellipse (0…1). */
  roughness?: number;
  /** Radians. */
  rotation?: number;
}

/** Path of a ragged round piece: meat, dough, a puddle. (x, y) = its centre. */
export function lumpPath(
  seed: number,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  { corners = 9, roughness = 0.22, rotation = 0 }: Lump = {},
): string {
  const random = createRandom(seed);
  const outline: Point[] = [];
  for (let i = 0; i < corners; i++) {
    const angle = (i / corners) * 2 * Math.PI;
    const reach = 1 - roughness * random();
    const dx = Math.cos(angle) * reach * radiusX;
    const dy = Math.sin(angle) * reach * radiusY;
    outline.push([
      x + dx * Math.cos(rotation) - dy * Math.sin(rotation),
      y + dx * Math.sin(rotation) + dy * Math.cos(rotation),
    ]);
  }
  return closedPath(outline);
}

/** A smooth closed curve through all points. */
function closedPath(points: readonly Point[]): string {
  const at = (index: number): Point => cycle(points, index + points.length);
  const [startX, startY] = at(0);
  let data = pen`M${startX} ${startY}`;
  points.forEach(([x, y], index) => {
    const [before, next, after] = [at(index - 1), at(index + 1), at(index + 2)];
    data += pen`C${x + (next[0] - before[0]) / 6} ${y + (next[1] - before[1]) / 6}`;
    data += pen` ${next[0] - (after[0] - x) / 6} ${next[1] - (after[1] - y) / 6} ${next[0]} ${next[1]}`;
  });
  return `${data}Z`;
}
