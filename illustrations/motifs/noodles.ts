// Noodles in locks, and the arcs they are wound along.
import type { Color } from '../lib/color.ts';
import { cycle, type Point } from '../lib/math.ts';
import { smoothPath } from '../lib/path.ts';
import { roundStroke, stroke } from '../lib/svg.ts';

export interface Noodles {
  /** Strands side by side in one lock. */
  strands: number;
  width: number;
  /** From the shaded to the lit side; the strands of a lock run through them. */
  colors: readonly Color[];
  /** The dark around and between the strands. */
  ground: Color;
  /** From strand to strand in widths; over 1 shows the ground between them. */
  pitch?: number;
}

/**
 * A lock of noodles lying side by side along a smooth line; it pinches and fans out like a real
 * one. Draw several over a dark ground, the topmost last.
 */
export function noodleLock(
  line: readonly Point[],
  { strands, width, colors, ground, pitch = 0.94 }: Noodles,
  fan: readonly number[] = [1],
): string {
  const layers = new Map<Color, string>();
  for (let i = 0; i < strands; i++) {
    const offset = (i - (strands - 1) / 2) * width * pitch;
    const strand = line.map(([x, y], index): Point => {
      const before = line[index - 1] ?? line[index] ?? [x, y];
      const after = line[index + 1] ?? line[index] ?? [x, y];
      const dx = after[0] - before[0];
      const dy = after[1] - before[1];
      const length = Math.hypot(dx, dy) || 1;
      const spread = offset * cycle(fan, index);
      return [x - (dy / length) * spread, y + (dx / length) * spread];
    });
    const color = cycle(colors, i);
    layers.set(color, (layers.get(color) ?? '') + smoothPath(strand));
  }
  return [
    stroke(smoothPath(line), ground, strands * width * pitch),
    ...[...layers].map(([color, data]) => roundStroke(data, color, width)),
  ].join('');
}

/** Points of an arc that drifts inwards by `drift`, for locks wound around a dish (radians). */
export function coil(
  x: number,
  y: number,
  radius: number,
  from: number,
  to: number,
  drift = 0,
  squash = 1,
): Point[] {
  const steps = Math.max(3, Math.ceil(Math.abs(to - from) * 2));
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const angle = from + ((to - from) * i) / steps;
    const reach = radius - (drift * i) / steps;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * squash];
  });
}
