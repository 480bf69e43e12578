// What tops a cooked dish: lettuce, half an egg, sesame.
import type { Color } from '../lib/color.ts';
import { createRandom } from '../lib/math.ts';
import { pen, placePath } from '../lib/path.ts';
import { ellipse, group, path, roundStroke } from '../lib/svg.ts';
import { lumpPath } from './lump.ts';

export interface LeafColors {
  frill: Color;
  blade: Color;
  heart: Color;
  rib: Color;
}

const LETTUCE: LeafColors = {
  frill: '#3E7F34',
  blade: '#6FAE45',
  heart: '#A9D36B',
  rib: '#EAF3C4',
};

/** A ruffled lettuce leaf from above, its stalk downwards. (x, y) = its middle, size = half length. */
export function lettuce(
  seed: number,
  x: number,
  y: number,
  size: number,
  rotation: number,
  { frill, blade, heart, rib }: LeafColors = LETTUCE,
): string {
  const ruffle = { corners: 34, roughness: 0.2 };
  const veins =
    'M0 .8Q.04 0 0-.7M0 .45Q-.3 .2-.55 .14M.01 .4Q.3 .2 .56 .1M0 .1Q-.3-.14-.5-.3M.02 .06Q.3-.2 .5-.36M0-.3Q-.16-.46-.26-.62M0-.34Q.14-.5 .24-.66';
  return group(
    { transform: pen`translate(${x} ${y}) rotate(${rotation})` },
    path(lumpPath(seed, 0, 0, size * 0.86, size, ruffle), frill),
    path(lumpPath(seed + 1, -3, -3, size * 0.78, size * 0.92, ruffle), blade),
    path(lumpPath(seed + 2, -4, size * 0.06, size * 0.5, size * 0.68, ruffle), heart),
    roundStroke(placePath(veins, 0, 0, size), rib, size * 0.03),
    path(placePath('M-.09 1.02Q-.03 .3 0-.2Q.04 .3 .1 1.02Q0 1.1-.09 1.02Z', 0, 0, size), rib),
  );
}

/** Half a boiled egg, cut side up; squash 1 = from above. (x, y) = its middle. */
export function halfEgg(x: number, y: number, radius: number, squash = 1, rotation = 0): string {
  return group(
    { transform: pen`translate(${x} ${y}) rotate(${rotation})` },
    ellipse(4, 8, radius * 1.18, radius * squash, '#3A1A10', { opacity: 0.35 }),
    ellipse(1, 4, radius * 1.18, radius * squash, '#DCCBB0'),
    ellipse(0, 0, radius * 1.18, radius * squash, '#FFFBF0'),
    ellipse(-radius * 0.1, 1, radius * 0.66, radius * squash * 0.66, '#E08E1E'),
    ellipse(-radius * 0.12, -1, radius * 0.6, radius * squash * 0.6, '#F8B83A'),
    ellipse(
      -radius * 0.3,
      -radius * squash * 0.22,
      radius * 0.2,
      radius * squash * 0.13,
      '#FFE9A8',
    ),
  );
}

/** Sesame seeds, a few ragged handfuls in a box instead of an even spread. */
export function sesame(
  seed: number,
  places: readonly (readonly [x: number, y: number, spread: number, count: number])[],
  squash = 1,
): string {
  const random = createRandom(seed);
  let seeds = '';
  for (const [x, y, spread, count] of places) {
    for (let i = 0; i < count; i++) {
      const angle = random() * 6.283;
      const reach = Math.sqrt(random()) * spread;
      const tilt = (random() - 0.5) * 5;
      seeds += pen`M${x + Math.cos(angle) * reach} ${y + Math.sin(angle) * reach * squash}l3 ${tilt}`;
    }
  }
  return roundStroke(seeds, '#FFF1CC', 4);
}
