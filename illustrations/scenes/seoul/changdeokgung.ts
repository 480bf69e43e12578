// Changdeokgung: the pond of the Secret Garden and its pavilion on two stone legs in the water,
// the round island with its pine, and the library hall on terraces above the bank, in red
// maples.
import { type Color, mix } from '../../lib/color.ts';
import { createRandom, cycle, lerp, range } from '../../lib/math.ts';
import { ellipsePath, pen, rectPath } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup, palettes } from '../../lib/scene.ts';
import { circle, ellipse, group, path, rect, stroke } from '../../lib/svg.ts';
import { hallWall, terrace } from '../../motifs/hall.ts';
import { hanokColors, hanokRoof } from '../../motifs/hanok.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { halo, skyPaint } from '../../motifs/light.ts';
import { pine } from '../../motifs/pine.ts';
import { canopy, leafyTree } from '../../motifs/trees.ts';
import { walker } from '../../motifs/walker.ts';
import { ripples } from '../../motifs/water.ts';

const palette = palettes.autumn;
const hanok = hanokColors({ ...palette, green: '#3F7A66' });
/** Edge of the water under the far bank. */
const SHORE = 404;
/** Middle of the pavilion. */
const PAVILION = 318;
const WATER = ['#A9B08A', '#4C7F75', '#1E5259'] as const;

/** Broadleaf trees around the pond: position, size and colour. */
const TREES: readonly (readonly [x: number, y: number, size: number, leaf: Color, light: Color])[] =
  [
    [30, 268, 84, '#B4392A', '#DB5A33'],
    [128, 306, 62, '#D98B2B', '#F2B84B'],
    [430, 300, 60, '#D98B2B', '#F2B84B'],
    [484, 326, 50, '#9C2F28', '#C94A2E'],
    [772, 296, 78, '#B4392A', '#DF5A2C'],
    [708, 340, 44, '#D98B2B', '#F2B84B'],
  ];

export const scene = defineScene({
  title: 'The Secret Garden of Changdeokgung in autumn',
  seed: 9,
  budget: 'dense',
  draw,
});

function draw(canvas: Canvas): void {
  // Sky with a low sun
  canvas.add(
    rect(0, 0, 800, SHORE, skyPaint(canvas, palette, [0, 0.35, 0.65, 0.95])),
    canvas.grain(halo(canvas, 246, 172, 150, palette.sun, { start: 0.3, opacity: 0.7 })),
    circle(246, 172, 48, palette.sun),
    path(cloud(360, 84, 300, 26) + cloud(-90, 196, 300, 20), palette.sun, { opacity: 0.8 }),
  );

  // Wooded hills behind the palace
  const hills = ridgePoints(6, 330, '80 120 220, 360 150 260, 660 196 260', { roughness: 6 });
  canvas.add(mountain(hills, 420, palette.ridge[0]));
  const woods = (x: number) => 262 - Math.sin((x - 60) / 150) * 22 - (x > 480 ? 26 : 0);
  canvas.add(canopy(4, woods, 26, 420, '#C9974F'));
  canvas.add(canopy(8, (x) => woods(x) + 34, 30, 420, '#B56A34'));
  canvas.add(canvas.grain(rect(0, 220, 800, 170, canvas.fade(palette.haze, 'up', 0.95))));

  // Library hall on its terraces
  for (const step of range(4)) {
    const y = 318 + step * 20;
    canvas.add(terrace(644, y, 250 + step * 34, 20, palette, { rail: false, slab: 30 }));
    if (step > 0)
      canvas.add(
        canopy(step, () => y - 2, 12, y, step % 2 ? '#A9472B' : '#7C7A3C', {
          from: 526 - step * 17,
          to: 762 + step * 17,
        }),
      );
  }
  canvas.add(
    path('M628 318h32l14 86h-60z', palette.lit),
    stroke(
      range(8).map((i) => pen`M${628 - i * 1.6} ${326 + i * 10}h${32 + i * 3.2}`),
      palette.deep,
      1.2,
    ),
    hallWall(644, 276, 170, 42, 5, hanok, { band: 0.3 }),
    hanokRoof(644, 244, 226, 38, hanok, { skirt: true, ridge: 0.74, tiles: 22, lift: 0.24 }),
    hallWall(644, 220, 150, 26, 5, hanok, { band: 0.45, lattice: false }),
    hanokRoof(644, 172, 216, 54, hanok, { ridge: 0.56, tiles: 20, lift: 0.22 }),
  );

  // Trees on the bank
  const trees = canvas.symbol(
    TREES.map(([x, y, size, leaf, leafLight], index) =>
      leafyTree(index + 3, x, y, size, {
        leaf,
        leafLight,
        leafDark: mix(leaf, palette.ridge[4], 0.5),
      }),
    ),
  );
  const trunks = TREES.map(
    ([x, y, size]) =>
      pen`M${x} ${y}V${SHORE - 24}M${x} ${y + size * 0.7}l${size * 0.3} ${-size * 0.4}`,
  );
  canvas.add(stroke(trunks, '#4A2A22', 8));
  canvas.add(trees());

  // Far bank of dressed stone
  const joints = range(20).map(
    (i) => pen`M${i * 42 + 10} ${SHORE - 20}v10M${i * 42 + 30} ${SHORE - 10}v10`,
  );
  canvas.add(rect(0, SHORE - 26, 800, 26, palette.shade));
  canvas.add(rect(0, SHORE - 28, 800, 7, palette.lit));
  canvas.add(stroke(`M0 ${SHORE - 10}h800${joints.join('')}`, palette.deep, 1.2));

  // Pond, with the trees, the hall and the pavilion upside down in it
  canvas.add(
    rect(
      0,
      SHORE,
      800,
      600 - SHORE,
      canvas.linearGradient({ 0: WATER[0], 0.4: WATER[1], 1: WATER[2] }),
    ),
  );
  const standing = canvas.symbol(pavilion());
  const upsideDown = `matrix(1 0 0 -1 0 ${2 * SHORE + 18})`;
  canvas.add(
    rect(0, SHORE, 800, 22, palette.ridge[4], { opacity: 0.45 }),
    trees({ transform: upsideDown, opacity: 0.8 }),
    standing({ transform: upsideDown, opacity: 0.8 }),
    canvas.grain(
      rect(0, 430, 800, 170, canvas.linearGradient({ 0: [WATER[2], 0], 1: ['#0E2C38', 0.8] })),
    ),
    stroke(ripples(5, [412, 590], 34, 120), '#F3D9A4', 1.6, { opacity: 0.5 }),
    stroke(ripples(9, [418, 590], 30, 150), WATER[2], 3.2, {
      opacity: 0.55,
    }),

    // Round island with its pine
    group({ transform: 'translate(-62 4)' }, island()),
    standing(),

    // Leaves on the water
    floatingLeaves(),

    // Near bank with two visitors, and a maple branch as the frame
    path('M800 548C700 530 600 566 520 600H800z', '#3A1A20'),
    path('M800 562C710 548 630 574 566 600H800z', '#542629'),
    walker(748, 586, 102, '#FBE9CC', '#33506B', {
      head: 'curls',
      hair: '#B8AEB8',
      facing: -1,
      clothes: 'coat',
      still: true,
    }),
    walker(696, 582, 66, '#C23B2A', '#1E1A2A', { head: 'bun', facing: -1, still: true }),
    mapleBranch(canvas.symbol(path(MAPLE_LEAF, undefined))),
  );
}

/** The pavilion, cross-shaped: a wing behind, and a bay on two stone legs towards us. */
function pavilion(): Markup {
  const x = PAVILION;
  const rail = range(7).map((i) => rectPath(x - 63 + i * 20, 366, 3, 18));
  return [
    // Wing on the bank
    rect(x - 124, 372, 248, 16, palette.shade),
    hallWall(x, 316, 232, 58, 6, hanok, { band: 0.28 }),
    hanokRoof(x, 250, 306, 70, hanok, { ridge: 0.62, tiles: 28, lift: 0.24 }),
    // Bay over the water: legs, floor, open sides, railing
    path(`M${x - 52} 390l-5 40h18l-4-40zM${x + 40} 390l-5 40h18l-4-40z`, palette.shade),
    path(`M${x - 46} 390v40h7l-4-40zM${x + 46} 390v40h7l-4-40z`, palette.deep),
    rect(x - 66, 318, 132, 68, hanok.dark),
    path(`M${x - 58} 332h34v24h-34zM${x - 17} 332h34v24h-34zM${x + 24} 332h34v24h-34z`, '#F6D796'),
    stroke(
      `M${x - 47} 332v24M${x - 35} 332v24M${x - 6} 332v24M${x + 6} 332v24` +
        `M${x + 35} 332v24M${x + 47} 332v24M${x - 58} 344h116`,
      hanok.dark,
      1.4,
    ),
    path([-66, -24, 17, 58].map((left) => rectPath(x + left, 322, 8, 62)).join(''), palette.red),
    path([-66, -24, 17, 58].map((left) => rectPath(x + left, 322, 3, 62)).join(''), hanok.redLight),
    rect(x - 72, 382, 144, 9, '#7C2F26'),
    path(rail, hanok.green),
    stroke(`M${x - 72} 366h144M${x - 70} 375h140`, palette.gold, 2.4),
    rect(x - 70, 314, 140, 12, hanok.green),
    stroke(`M${x - 68} 320h136`, palette.gold, 4, { 'stroke-dasharray': '5 6' }),
    // Gable end of the bay
    hanokRoof(x, 262, 186, 56, hanok, { skirt: true, ridge: 0.5, tiles: 18, lift: 0.34 }),
    path(`M${x - 47} 264L${x} 222L${x + 47} 264z`, hanok.roofDeep),
    path(`M${x - 34} 262L${x} 231L${x + 34} 262z`, '#B4573A'),
    path(`M${x} 231L${x + 34} 262H${x}z`, '#7C2F26'),
    stroke(`M${x - 54} 272Q${x - 30} 250 ${x} 224Q${x + 30} 250 ${x + 54} 272`, hanok.roofDeep, 7),
    stroke(`M${x - 54} 272Q${x - 30} 250 ${x} 224Q${x + 30} 250 ${x + 54} 272`, palette.lit, 3),
  ];
}

/** A round island walled with stone, and its reflection. */
function island(): Markup {
  return [
    path('M500 470a96 20 0 0 0 192 0v34a96 24 0 0 1-192 0z', '#12333C', { opacity: 0.7 }),
    path('M500 456a96 20 0 0 0 192 0v14a96 20 0 0 1-192 0z', palette.shade),
    path('M610 476a96 20 0 0 0 82-20v14a96 20 0 0 1-82 20z', palette.deep),
    stroke('M528 470v14M562 474v15M598 476v14M634 474v15M666 468v14', palette.deep, 1.2),
    ellipse(596, 456, 96, 20, palette.lit),
    ellipse(596, 456, 86, 16, '#8C8441'),
    path('M596 440a86 16 0 0 1 0 32a120 22 0 0 0 0-32z', '#5E6A3A'),
    pine(600, 458, 150, {
      trunk: '#5A2C24',
      trunkLight: '#A8614A',
      leaf: '#24463F',
      leafLight: '#4B7A58',
      lean: -0.35,
      seed: 4,
      pads: 6,
    }),
  ];
}

function floatingLeaves(): Markup {
  const random = createRandom(12);
  const tones = [palette.red, palette.gold, palette.accent];
  const leaves = tones.map(() => '');
  for (const i of range(44)) {
    const near = random();
    const x = lerp(20, 780, random());
    leaves[i % 3] += ellipsePath(x, lerp(424, 592, near), lerp(2, 8, near), lerp(1, 2.6, near));
  }
  return leaves.map((data, index) => path(data, tones[index] ?? palette.red));
}

/** A maple leaf of radius 1 with five points. */
const MAPLE_LEAF =
  'M0-10L2-4.5L7-6.4L5-1.2L9.6 1L4.2 3.2L4.8 7.4L.6 5.4L.4 11h-.8L-.6 5.4' +
  'L-4.8 7.4L-4.2 3.2L-9.6 1L-5-1.2L-7-6.4L-2-4.5Z';

/** A branch of red maple that hangs in from the upper left. */
function mapleBranch(leaf: (attributes: Record<string, string | number>) => string): Markup {
  const random = createRandom(31);
  const tones = ['#8A2A24', '#C23B2A', '#DF5A2C', '#EFAE3A'];
  const leaves = range(38).map(() => {
    const along = random();
    const x = lerp(-10, 268, along) + (random() - 0.5) * 50;
    const y = 14 + Math.sin(along * 2.4) * 46 + (random() - 0.35) * 74;
    const size = lerp(1, 2, random());
    const turn = Math.round(random() * 360);
    return leaf({
      fill: cycle(tones, Math.floor(random() * 3.4)),
      transform: pen`translate(${Math.round(x)} ${Math.round(y)})rotate(${turn})scale(${size})`,
    });
  });
  return [
    stroke(
      'M-10 6C60 44 150 70 262 48M70 34C90 70 110 86 130 104M150 58C180 40 200 30 224 10',
      '#3A1A20',
      5,
      { 'stroke-linecap': 'round' },
    ),
    leaves,
  ];
}
