import type { Point } from './geometry.ts';

interface Frame {
  readonly width: number;
  readonly height: number;
  /** The room beside the points, and above and below them. */
  readonly sides: number;
  readonly ends: number;
}

/**
 * The scale and offset by which points fill a frame, leaving room for names.
 * @param most The scale that it does not exceed.
 */
export function fit(points: readonly Point[], { width, height, sides, ends }: Frame, most: number) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = Math.min(
    (width - 2 * sides) / Math.max(wide, 1),
    (height - 2 * ends) / Math.max(high, 1),
    most,
  );
  return {
    scale,
    x: width / 2 - (left + wide / 2) * scale,
    y: height / 2 - (top + high / 2) * scale,
  };
}
