// A city by the sea: glass towers on the shore.
import { pointOnCurve } from '../lib/math.ts';
import { pen } from '../lib/path.ts';

export interface GlassTower {
  x: number;
  width: number;
  /** Height of the foot and of the top. */
  base: number;
  top: number;
  /** Below 0 the left shoulder is tall, above 0 the right one; at 0 the top is rounded. */
  shoulder?: number;
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
