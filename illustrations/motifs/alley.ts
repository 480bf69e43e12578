// What stands and hangs in an alley: utility poles, washing.
import type { Color } from '../lib/color.ts';
import { cycle, lerp, type Point } from '../lib/math.ts';
import { pen, rectPath } from '../lib/path.ts';
import { path, stroke } from '../lib/svg.ts';

/** A utility pole with sagging wires to the given ends. (x, y) = its foot. */
export function utilityPole(
  x: number,
  y: number,
  height: number,
  colors: { body: Color; wire?: Color; box?: Color; lit?: Color },
  wireEnds: readonly Point[] = [],
): string {
  const wires = wireEnds.map(([endX, endY], index) => {
    const startX = x + ((index % 3) - 1) * height * 0.09;
    const startY = y - height * (0.93 - 0.09 * Math.floor(index / 3));
    const sagY = (startY + endY) / 2 + Math.abs(endX - startX) * 0.12;
    return pen`M${startX} ${startY}Q${(startX + endX) / 2} ${sagY} ${endX} ${endY}`;
  });
  const part = (left: number, top: number, width: number, partHeight: number) =>
    rectPath(x + height * left, y - height * top, height * width, height * partHeight);
  const post = part(-0.012, 1, 0.024, 1);
  const crossbars = part(-0.13, 0.93, 0.26, 0.018) + part(-0.1, 0.84, 0.2, 0.016);
  const boxes = part(0.02, 0.78, 0.065, 0.11) + part(-0.07, 0.6, 0.05, 0.07);
  return (
    stroke(wires.join(''), colors.wire ?? colors.body, 1.4) +
    path(post + crossbars, colors.body) +
    path(boxes, colors.box ?? colors.body) +
    stroke(
      pen`M${x - height * 0.006} ${y}V${y - height}`,
      colors.lit ?? colors.body,
      height * 0.006,
    )
  );
}

/** Washing on a line between two points: shirts and towels about `size` tall. */
export function laundry(
  start: Point,
  end: Point,
  colors: readonly Color[],
  size: number,
  lineColor: Color = '#24414F',
): string {
  const [startX, startY] = start;
  const [endX, endY] = end;
  const sagY = (startY + endY) / 2 + size * 0.5;
  const rope = pen`M${startX} ${startY}Q${(startX + endX) / 2} ${sagY} ${endX} ${endY}`;
  const count = Math.floor(Math.abs(endX - startX) / (size * 0.95));
  let pieces = '';
  for (let i = 0; i < count; i++) {
    const t = (i + 0.6) / count;
    const x = lerp(startX, endX, t);
    const y = lerp(startY, endY, t) + size * t * (1 - t);
    const half = size * 0.34;
    const length = size * (0.7 + (0.3 * ((i * 7) % 3)) / 2);
    const towel = pen`M${x - half} ${y}h${2 * half}v${length}q${-half} ${-size * 0.1} ${-2 * half} 0z`;
    const shirt =
      pen`M${x - half * 0.5} ${y}h${half}l${half * 0.7} ${size * 0.22}` +
      pen`l${-half * 0.45} ${size * 0.16}v${size * 0.5}` +
      pen`h${-half * 1.5}v${-size * 0.5}l${-half * 0.45} ${-size * 0.16}z`;
    pieces += path(i % 3 === 1 ? towel : shirt, cycle(colors, i));
  }
  return stroke(rope, lineColor, 1.3) + pieces;
}
