// Mountains and clouds.
import type { Color } from '../lib/color.ts';
import { createRandom, type Point } from '../lib/math.ts';
import { pen, polygonPath, smoothPath, triplesFrom } from '../lib/path.ts';
import { type Attributes, type Paint, path, stroke } from '../lib/svg.ts';

export interface Ridge {
  from?: number;
  to?: number;
  /** Distance between two points. */
  step?: number;
  roughness?: number;
  /** Above 1 the summits are pointed, below 1 they are domes. */
  sharpness?: number;
}

/**
 * The outline of a mountain range from left to right, as points: fill it with mountain(). `base` is the height of its
 * foot; each of the `peaks` is an x, the height above the base and half the width: '40 130 90, 240 150 80'.
 */
export function ridgePoints(seed: number, base: number, peaks: string, ridge: Ridge = {}): Point[] {
  const { from = -20, to = 820, step = 16, roughness = 6, sharpness = 1.35 } = ridge;
  const summits = triplesFrom(peaks);
  const random = createRandom(seed);
  const points: Point[] = [];
  let wobble = 0;
  for (let x = from; x <= to; x += step) {
    wobble = wobble * 0.6 + (random() - 0.5) * roughness;
    let height = 0;
    for (const [summit, summitHeight, halfWidth] of summits) {
      const distance = Math.abs(x - summit) / halfWidth;
      if (distance >= 1) continue;
      const slope = Math.pow(Math.cos((distance * Math.PI) / 2), sharpness);
      height = Math.max(height, summitHeight * slope);
    }
    points.push([x, base - height + wobble]);
  }
  return points;
}

/** A mountain range: smooth outline above, cut off straight at `bottom`. */
export function mountain(
  outline: readonly Point[],
  bottom: number,
  fill: Paint,
  attributes?: Attributes,
): string {
  const right = outline.at(-1)?.[0] ?? 0;
  const left = outline[0]?.[0] ?? 0;
  const data = pen`${smoothPath(outline)}L${right} ${bottom}L${left} ${bottom}Z`;
  return path(data, fill, attributes);
}

/** Shaded rock faces that fall from summits (x, y) to the right, with a broken inner edge. */
export function facets(
  seed: number,
  faces: readonly (readonly [x: number, y: number, width: number, height: number])[],
  fill: Paint,
  attributes?: Attributes,
): string {
  const random = createRandom(seed);
  const notches = 6;
  let data = '';
  for (const [x, y, width, height] of faces) {
    const edge: Point[] = [[x, y]];
    for (let i = 1; i <= notches; i++) {
      const jag = (i % 2 ? -1 : 1) * width * 0.07 * (0.6 + random());
      edge.push([x + jag + width * 0.06 * i, y + (height * i) / notches]);
    }
    data += polygonPath([...edge, [x + width, y + height]]);
  }
  return path(data, fill, attributes);
}

/** A steep peak in the manner of the royal folding screens. (x, y) = summit, `halfWidth` at the foot. */
export function peak(
  x: number,
  y: number,
  halfWidth: number,
  height: number,
  look: { fill: Color; shade: Color; contour?: Color; contours?: number },
): string {
  const { fill, shade, contour, contours = 4 } = look;
  const outline = (scale: number) => {
    const reach = halfWidth * scale;
    const top = y + height * (1 - scale);
    return (
      pen`M${x - reach} ${y + height}C${x - reach * 0.62} ${y + height * 0.62}` +
      pen` ${x - reach * 0.42} ${top + height * 0.02} ${x} ${top}` +
      pen`S${x + reach * 0.62} ${y + height * 0.62} ${x + reach} ${y + height}`
    );
  };
  const shadow =
    pen`M${x} ${y}C${x + halfWidth * 0.42} ${y + height * 0.02} ${x + halfWidth * 0.62} ${y + height * 0.62}` +
    pen` ${x + halfWidth} ${y + height}H${x + halfWidth * 0.1}` +
    pen`C${x + halfWidth * 0.3} ${y + height * 0.7} ${x - halfWidth * 0.05} ${y + height * 0.4} ${x} ${y}Z`;
  let lines = '';
  for (let i = 1; i <= contours; i++) lines += outline(1 - i / (contours + 1));
  const contourLines = contour ? stroke(lines, contour, 1.5, { opacity: 0.3 }) : '';
  return path(`${outline(1)}Z`, fill) + path(shadow, shade) + contourLines;
}

/** Path of a flat poster cloud. (x, y) = its left tip, `width` to the right, `height` upwards. */
export function cloud(x: number, y: number, width: number, height = width * 0.1): string {
  return (
    pen`M${x} ${y}` +
    pen`c${width * 0.12} ${-height * 0.4} ${width * 0.2} ${-height * 0.3} ${width * 0.28} ${-height * 0.55}` +
    pen`c${width * 0.1} ${-height * 0.6} ${width * 0.26} ${-height * 0.6} ${width * 0.36} ${-height * 0.1}` +
    pen`c${width * 0.1} ${-height * 0.2} ${width * 0.24} ${height * 0.1} ${width * 0.36} ${height * 0.65}` +
    pen`c${-width * 0.3} ${height * 0.3} ${-width * 0.7} ${height * 0.3} ${-width} 0z`
  );
}
