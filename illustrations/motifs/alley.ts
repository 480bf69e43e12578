// What hangs in an alley: washing.
import type { Color } from '../lib/color.ts';
import { cycle, lerp, type Point } from '../lib/math.ts';
import { pen } from '../lib/path.ts';
import { path, stroke } from '../lib/svg.ts';

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
