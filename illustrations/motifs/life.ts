// Birds, a cat, and what people carry and hang up.
import type { Color } from '../lib/color.ts';
import { placePath, rectPath } from '../lib/path.ts';
import { ellipse, path, roundStroke, stroke } from '../lib/svg.ts';

/** A paper parasol in light and shade. (x, y) = middle of its lower edge. */
export function parasol(
  x: number,
  y: number,
  radius: number,
  lit: Color,
  shade: Color,
  stick: Color = '#4A2A22',
): string {
  const canopy = 'M-1 0C-.8-.75 .8-.75 1 0Q.66-.12 .34 .04Q0-.1-.34 .04Q-.66-.12-1 0Z';
  const shaded = 'M.05-.56C.6-.5 .9-.3 1 0Q.66-.12 .34 .04Q.3-.35 .05-.56Z';
  return (
    stroke(placePath('M0-.3L-.12 1.1', x, y, radius), stick, 2) +
    path(placePath(canopy, x, y, radius), lit) +
    path(placePath(shaded, x, y, radius), shade)
  );
}

/** Path of flying birds, each at (x, y) with its half wing span. */
export function birds(...flock: (readonly [x: number, y: number, size: number])[]): string {
  const bird = 'M-1-.25q.5-.35 1 .25q.5-.6 1-.25q-.5 0-1 .5q-.5-.5-1-.5z';
  return flock.map(([x, y, size]) => placePath(bird, x, y, size)).join('');
}

/** A cat sitting with its back to us. (x, y) = where it sits, `size` = its height. */
export function cat(x: number, y: number, size: number, fur: Color, stripes: Color): string {
  const place = (data: string) => placePath(data, x, y, size);
  const body = place(
    'M-.3 0C-.42-.4-.2-.55-.2-.72L-.22-1.02L-.08-.9H.08L.22-1.02L.2-.72C.2-.55 .42-.4 .3 0Z',
  );
  const tail = place('M.26-.06q.5 .1 .4 .4');
  const back = place('M-.1-.44h.2M-.13-.3h.26M-.12-.16h.24');
  return (
    path(body, fur) + roundStroke(tail, fur, size * 0.12) + roundStroke(back, stripes, size * 0.06)
  );
}

/** A paper lantern in light and shade, hanging from (x, y − 1.2 × size). (x, y) = its centre. */
export function lantern(
  x: number,
  y: number,
  size: number,
  lit: Color,
  shade: Color,
  frame: Color = '#2A1F28',
): string {
  const place = (data: string) => placePath(data, x, y, size);
  const ribs = place('M0-.7v1.4M-.3-.6q-.2 .6 0 1.2M.3-.6q.2 .6 0 1.2');
  const cap = (top: number) => rectPath(x - size * 0.26, y + size * top, size * 0.52, size * 0.14);
  return (
    stroke(place('M0-1.2V-.7'), frame, 1.2) +
    ellipse(x, y, size * 0.62, size * 0.7, lit) +
    path(place('M-.62 0a.62 .7 0 0 0 1.24 0z'), shade) +
    stroke(ribs, frame, 0.8, { opacity: 0.3 }) +
    path(cap(-0.8) + cap(0.64), frame)
  );
}
