// A city by the sea: glass towers on the shore, box houses on the slope.
import { type Color, mix } from '../lib/color.ts';
import { pointOnCurve } from '../lib/math.ts';
import { pen, rectPath } from '../lib/path.ts';
import { path, stroke } from '../lib/svg.ts';

export interface GlassTower {
  x: number;
  width: number;
  /** Height of the foot and of the top. */
  base: number;
  top: number;
  /** A tall left shoulder (−1), a tall right one (1), or a rounded top (0). */
  shoulder?: -1 | 0 | 1;
}

/** All glass towers of a shore as paths: fill bodies, lit and shades; stroke the floors. */
export function glassTowers(towers: readonly GlassTower[], storey = 7) {
  const result = { bodies: '', lit: '', shades: '', floors: '' };
  for (const { x, width, base, top, shoulder = 0 } of towers) {
    const right = x + width;
    const rise = width * 0.62;
    const leftTop = top + (shoulder < 0 ? 0 : shoulder > 0 ? rise : rise * 0.5);
    const rightTop = top + (shoulder > 0 ? 0 : shoulder < 0 ? rise : rise * 0.6);
    const middle = shoulder === 0 ? top - rise * 0.2 : Math.min(leftTop, rightTop) + rise * 0.08;
    const roof = (share: number) =>
      pointOnCurve([x, leftTop], [x + width * 0.4, middle], [right, rightTop], share);
    const [edgeX, edgeY] = roof(0.16);
    const [seamX, seamY] = roof(0.66);
    const [outerX, outerY] = roof(0.84);
    result.bodies += pen`M${x} ${base}V${leftTop}Q${x + width * 0.4} ${middle} ${right} ${rightTop}V${base}z`;
    result.lit += pen`M${x} ${base}V${leftTop}L${edgeX} ${edgeY}V${base}z`;
    result.shades += pen`M${seamX} ${base}V${seamY}L${outerX} ${outerY}L${right} ${rightTop}V${base}z`;
    for (let y = Math.max(leftTop, rightTop) + storey; y < base - 2; y += storey)
      result.floors += pen`M${x} ${Math.round(y)}h${width}`;
  }
  return result;
}

/** Box houses stepping down a slope: walls by colour, right sides, flat roofs, lit windows. */
export function boxHouses(
  random: () => number,
  rows: readonly {
    y: (x: number) => number;
    from: number;
    to: number;
    size: number;
    tint: number;
  }[],
  walls: readonly Color[],
  air: Color,
) {
  const painted: string[] = [];
  for (const { y, from, to, size, tint } of rows) {
    const byColor = new Map<Color, string>();
    let sides = '';
    let roofs = '';
    let windows = '';
    for (let x = from; x < to;) {
      const width = size * (0.8 + random() * 0.7);
      const height = size * (0.7 + random() * 0.6);
      const foot = y(x + width / 2);
      const top = Math.round(foot - height);
      const color = walls[Math.floor(random() * walls.length)] ?? air;
      const left = Math.round(x);
      const data = rectPath(left, top, Math.round(width), Math.round(height + size * 0.5));
      byColor.set(color, (byColor.get(color) ?? '') + data);
      sides += rectPath(left + width * 0.74, top, width * 0.26, height + size * 0.5);
      roofs += pen`M${left} ${top}h${width}`;
      for (const share of [0.2, 0.5])
        if (random() < 0.7)
          windows += pen`M${left + width * share} ${top + height * 0.34}h${size * 0.16}`;
      x += width + (random() < 0.25 ? size * 0.2 : 0);
    }
    for (const [color, data] of byColor) painted.push(path(data, mix(color, air, tint)));
    painted.push(path(sides, mix(air, '#151233', 0.5), { opacity: 0.34 }));
    painted.push(stroke(roofs, mix('#FFE2B8', air, tint + 0.1), size * 0.09));
    painted.push(stroke(windows, '#FFE3A0', size * 0.2, { opacity: 0.9 }));
  }
  return painted.join('');
}
