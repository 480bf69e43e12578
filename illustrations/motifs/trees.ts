// Forests, broadleaf and blossoming trees.
import type { Color } from '../lib/color.ts';
import { createRandom, cycle, type Point } from '../lib/math.ts';
import { circlePath, pen, placePath } from '../lib/path.ts';
import { type Paint, path, roundStroke, stroke } from '../lib/svg.ts';

/** The bumpy upper edge of a forest at `edge(x)`, of tree tops about `size` wide, filled down to `bottom`. */
export function canopy(
  seed: number,
  edge: (x: number) => number,
  size: number,
  bottom: number,
  fill: Paint,
  { from = -10, to = 810 }: { from?: number; to?: number } = {},
): string {
  const random = createRandom(seed);
  let data = pen`M${from} ${bottom}V${edge(from)}`;
  let x = from;
  while (x < to) {
    const width = size * (0.6 + random() * 0.9);
    const next = Math.min(to, x + width);
    const middle = x + width / 2;
    data += pen`Q${middle} ${edge(middle) - size * (0.7 + random() * 0.8)} ${next} ${edge(next)}`;
    x = next;
  }
  return path(pen`${data}V${bottom}Z`, fill);
}

/** A broadleaf tree made of lobes. (x, y) = centre of the crown, `size` = its radius. */
export function leafyTree(
  seed: number,
  x: number,
  y: number,
  size: number,
  colors: { leaf: Color; leafLight: Color; leafDark?: Color; trunk?: Color },
): string {
  const random = createRandom(seed);
  const lobes = 9;
  let crown = '';
  let light = '';
  let dark = '';
  for (let i = 0; i < lobes; i++) {
    const angle = i * 2.4;
    const distance = size * 0.62 * Math.sqrt(i / lobes);
    const lobeX = x + Math.cos(angle) * distance * 1.15;
    const lobeY = y + Math.sin(angle) * distance * 0.8;
    const radius = size * (0.36 + random() * 0.16);
    crown += circlePath(lobeX, lobeY, radius);
    if (lobeX < x + size * 0.25 && lobeY < y + size * 0.2)
      light += circlePath(lobeX - radius * 0.22, lobeY - radius * 0.3, radius * 0.62);
    if (lobeX > x && lobeY > y - size * 0.1)
      dark += circlePath(lobeX + radius * 0.12, lobeY + radius * 0.2, radius * 0.7);
  }
  const stem = placePath('M0 1.3V0M0 .7l.3-.4', x, y, size);
  return (
    (colors.trunk ? stroke(stem, colors.trunk, size * 0.12) : '') +
    path(crown, colors.leaf) +
    (colors.leafDark ? path(dark, colors.leafDark) : '') +
    path(light, colors.leafLight)
  );
}

/** Path of one ginkgo leaf. (x, y) = where its two halves meet, `size` = its half width. */
export function ginkgoLeaf(x: number, y: number, size: number): string {
  return placePath('M0 0l-1 .9q.1 .6 .9 .5l.1-.4l.1 .4q.8 .1 .9-.5z', x, y, size);
}

/** Leaves scattered along a branch from `start` to `end`: a path for each of the colours. */
export function ginkgoLeaves(
  seed: number,
  start: Point,
  end: Point,
  count: number,
  colors: readonly [leaf: Color, leafLight: Color],
): string {
  const random = createRandom(seed);
  const leaves = ['', ''];
  for (let i = 0; i < count; i++) {
    const share = random();
    const x = start[0] + (end[0] - start[0]) * share + (random() - 0.5) * 90;
    const y = start[1] + (end[1] - start[1]) * share + (random() - 0.3) * 100;
    leaves[i % 3 ? 0 : 1] += ginkgoLeaf(x, y, 9 + random() * 9);
  }
  return leaves.map((data, index) => path(data, cycle(colors, index))).join('');
}

/** Path of a lobed tree top. (x, y) = its middle. */
export function crownPath(x: number, y: number, size: number): string {
  const crown = 'M-1 .5Q-1.4-.3-.7-.6Q-.3-1.3 .3-.9Q1-1 1.05-.2Q1.3 .4 .7 .6Q0 .9-1 .5Z';
  return placePath(crown, x, y, size);
}

/** Blossoming trees in three tones, each at (x, y) = middle of its crown, with its size. */
export function blossomTrees(
  seed: number,
  trees: readonly (readonly [x: number, y: number, size: number])[],
  colors: { trunk: Color; blossom: Color; light: Color },
): string {
  const random = createRandom(seed);
  let trunks = '';
  let crowns = '';
  let lights = '';
  for (const [x, y, size] of trees) {
    trunks += placePath('M0 1.5V.2M0 .8L.5 .2M0 .9L-.4 .3', x, y, size);
    for (let i = 0; i < 5; i++) {
      const angle = i * 1.9 + random();
      const lobeX = x + Math.cos(angle) * size * 0.6;
      const lobeY = y + Math.sin(angle) * size * 0.34;
      const lobe = size * (0.5 + random() * 0.16);
      crowns += crownPath(lobeX, lobeY, lobe);
      if (Math.cos(angle) < 0.5)
        lights += crownPath(lobeX - size * 0.12, lobeY - size * 0.16, lobe * 0.6);
    }
  }
  return (
    roundStroke(trunks, colors.trunk, 7) + path(crowns, colors.blossom) + path(lights, colors.light)
  );
}
