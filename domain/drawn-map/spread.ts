import type { Point } from './geometry.ts';

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

/** Pixels between two marks. */
const gap = 3;

/** Pushes marks that touch apart, step by step, within the frame; the map has to be readable before it is exact. */
export function spread(from: readonly Point[], { width, height, radius }: Frame): Point[] {
  const points = from.map(({ x, y }) => ({ x, y }));
  const apart = radius * 2 + gap;
  const margin = radius + 6;
  for (let round = 0; round < 200; round++) {
    let moved = false;
    for (const [index, one] of points.entries()) {
      for (const other of points.slice(index + 1)) {
        const away = Math.hypot(other.x - one.x, other.y - one.y);
        if (away >= apart) continue;
        moved = true;
        // Two stops at the same place stand side by side, each pair turned another way.
        const angle = away < 0.01 ? index * 2.4 : Math.atan2(other.y - one.y, other.x - one.x);
        const step = (apart - away) / 2 + 0.05;
        for (const [point, sign] of [[one, -1] as const, [other, 1] as const]) {
          point.x = within(point.x + sign * step * Math.cos(angle), margin, width - margin);
          point.y = within(point.y + sign * step * Math.sin(angle), margin, height - margin);
        }
      }
    }
    if (!moved) break;
  }
  return points;
}

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
