// What hangs flat on the walls of an isometric room, drawn as if seen from the front.
import { pen } from '../lib/path.ts';
import { group, type Markup } from '../lib/svg.ts';
import type { Iso } from './isometric.ts';

/** Content on the wall that looks to the left (it runs along x): its origin at x metres, z metres high. */
export function onRightWall(iso: Iso, x: number, z: number, content: Markup, y = 0): Markup {
  const [left, top] = iso(x, y, z);
  return group({ transform: pen`matrix(.87 .5 0 1 ${left} ${top})` }, content);
}

/** Content on the wall that looks to the right (it runs along y): its origin at y metres, the far side of it. */
export function onLeftWall(iso: Iso, y: number, z: number, content: Markup, x = 0): Markup {
  const [left, top] = iso(x, y, z);
  return group({ transform: pen`matrix(.87 -.5 0 1 ${left} ${top})` }, content);
}
