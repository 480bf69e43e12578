// Gyeongju: the observatory and the royal grave mounds.
import type { Point } from '../lib/math.ts';
import { pen, placePath, smoothPath } from '../lib/path.ts';
import { path, stroke } from '../lib/svg.ts';
import type { StoneColors } from './hall.ts';

/** Cheomseongdae, the bottle-shaped observatory. (x, y) = middle of its foot. */
export function cheomseongdae(x: number, y: number, height: number, colors: StoneColors): string {
  const place = (data: string) => placePath(data, x, y, height);
  const courses = 24;
  const halfAt = (share: number) => 0.155 + 0.15 * Math.pow(1 - Math.min(1, share / 0.78), 1.9);
  const edge = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.88];
  const outline = (side: 1 | -1, inset = 1): Point[] =>
    edge.map((share) => [
      x + side * halfAt(share) * inset * height,
      y - (0.04 + share * 0.98) * height,
    ]);
  const body = `${smoothPath(outline(-1))}${smoothPath(outline(1).reverse(), 'L')}Z`;
  const shade = `${smoothPath(outline(1, 0.22))}${smoothPath(outline(1).reverse(), 'L')}Z`;
  let joints = '';
  for (let i = 1; i < courses; i++) {
    const share = (i / courses) * 0.88;
    const half = halfAt(share) * height;
    const level = y - (0.04 + share * 0.98) * height;
    const step = (0.88 / courses) * 0.98 * height;
    joints += pen`M${x - half} ${level}q${half} ${height * 0.012} ${2 * half} 0`;
    for (const stone of i % 2 ? [-0.55, 0.05, 0.6] : [-0.8, -0.25, 0.35, 0.82])
      joints += pen`M${x + half * stone} ${level}v${-step}`;
  }
  const frame = place(
    'M-.33 0V-.05H.33V0ZM-.215-.9V-.945H.215V-.9ZM-.195-.945V-.99H.195V-.945Z' +
      'M-.235-.91V-.938H-.215V-.91ZM.215-.91V-.938H.235V-.91Z',
  );
  const frameShade = place('M.09 0V-.05H.33V0ZM.05-.9V-.945H.215V-.9ZM.05-.945V-.99H.195V-.945Z');
  return (
    path(body + frame, colors.lit) +
    path(shade + frameShade, colors.shade) +
    stroke(joints, colors.deep, Math.max(0.7, height * 0.004), { opacity: 0.6 }) +
    stroke(place('M-.215-.9H.215M-.195-.945H.195'), colors.deep, height * 0.006) +
    path(place('M-.05-.5V-.62H.05V-.5Z'), colors.deep)
  );
}

/** A grave mound. (x, y) = middle of its foot, `half` its half width; with the hard shadow side. */
export function moundPaths(x: number, y: number, half: number, height: number) {
  const place = (data: string) => placePath(data, x, y, half, height);
  return {
    body: place('M-1 0C-.78-.1-.62-.98 0-1C.62-.98 .78-.1 1 0Z'),
    shade: place('M.1-.99C.64-.9 .78-.1 1 0H.3C.5-.2 .46-.7 .1-.99Z'),
    contours: place(
      'M-.72-.05C-.55-.2-.42-.8 0-.97M-.36-.02C-.3-.3-.2-.8 0-.97M.05-.01C.1-.4 .1-.8 0-.97',
    ),
  };
}
