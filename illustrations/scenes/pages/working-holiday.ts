// Working holiday: the mandarin harvest on Jeju: rows of round trees behind black stone walls, Hallasan; a visitor
// up on a ladder, a grandmother who sorts the fruit, a crate close to us.
import { createRandom, range } from '../../lib/math.ts';
import { circlePath, pen, placePath } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { circle, ellipse, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { figure } from '../../motifs/figure.ts';
import { hangul } from '../../motifs/hangul.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { skyPaint } from '../../motifs/light.ts';
import { leafyTree } from '../../motifs/trees.ts';

const palette = palettes.day;
const ORANGE = '#F28A2E';
const LEAF = { leaf: '#2F7A5B', leafLight: '#58A06C', leafDark: '#1F5A4C', trunk: '#5A3A2C' };

/** Path of mandarins strewn over a crown. */
function fruit(seed: number, x: number, y: number, size: number, count: number): string {
  const random = createRandom(seed);
  return range(count)
    .map(() => {
      const angle = random() * 6.3;
      const far = Math.sqrt(random()) * size * 0.8;
      return circlePath(x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.8, size * 0.075);
    })
    .join('');
}

export const scene = defineScene({ title: 'The mandarin harvest on Jeju', seed: 53, draw });

function draw(canvas: Canvas): void {
  canvas.add(rect(0, 0, 800, 600, skyPaint(canvas, palette, [0, 0.2, 0.4, 0.55])));
  canvas.add(path(cloud(60, 96, 260, 30) + cloud(470, 60, 240, 24), '#FFF9EC', { opacity: 0.9 }));
  // Hallasan with a little snow
  const halla = ridgePoints(4, 300, '430 180 470', { sharpness: 1.1, roughness: 4 });
  canvas.add(mountain(halla, 330, palette.ridge[1]));
  canvas.add(
    path('M366 138l30-14 36-4 40 6 34 16-26-4-22 10-18-8-24 12-20-12z', '#FFF9EC', {
      opacity: 0.9,
    }),
  );
  canvas.add(canvas.grain(rect(0, 220, 800, 110, canvas.fade(palette.haze, 'up'))));

  // Groves between black walls, farther and nearer
  canvas.add(rect(0, 300, 800, 300, '#A9BE6B'));
  const tree = canvas.symbol([
    leafyTree(3, 0, 306, 30, { ...LEAF, leaf: '#4C9270', leafLight: '#7BB584' }),
    path(fruit(3, 0, 304, 28, 9), '#F3A24E'),
  ]);
  canvas.add(
    range(14).map((i) => tree({ x: i * 62 - 6, y: (i % 3) * 3 })),
    stoneWall(346, 24, 30, '#4A5A60'),
    canvas.grain(rect(0, 360, 800, 240, canvas.fade('#5C7A36', 'up', 0.8))),
    path('M0 470Q200 440 420 462T800 446V600H0z', '#8FA653'),

    // The tree of the harvest, with the ladder
    ellipse(330, 520, 250, 26, '#4E6E34', { opacity: 0.7 }),
    stroke('M286 330V514M286 420L350 340', LEAF.trunk, 26),
    leafyTree(7, 286, 256, 172, {
      leaf: LEAF.leaf,
      leafLight: LEAF.leafLight,
      leafDark: LEAF.leafDark,
    }),
    path(fruit(9, 286, 250, 172, 34), ORANGE),
    path(fruit(12, 270, 236, 150, 14), '#FBB05A'),
    roundStroke('M452 512L400 196M512 512L452 192', '#C98B4B', 9),
    stroke(
      range(6).map((i) => pen`M${449 - i * 9} ${480 - i * 52}h${58 - i}`),
      '#A86B38',
      8,
    ),

    // The visitor picks
    figure(470, 426, 268, palette.red, '#2F5F8F', {
      hair: 'bob',
      hairColor: '#5A3526',
      skin: '#C98A64',
      shoes: '#FFF6E3',
      clothes: 'trousers',
      facing: 'left',
      near: [0.36, 1.0],
      far: [0.3, 0.66],
    }),
    circle(366, 152, 16, ORANGE),
    path('M440 178q34-30 66-2l18 8q-50 12-96 0z', '#F3DFA8'),

    // The grandmother on her round cushion, sorting
    ellipse(650, 536, 90, 16, '#4E6E34', { opacity: 0.7 }),
    path('M600 532q-12-60 34-66h40q44 8 38 66z', '#5A3F78'),
    path('M606 484q-4-92 46-92q54 4 46 92q-44 16-92 0z', '#EBA0B0'),
    path('M662 392q42 12 36 92l-30 8q16-52-6-100z', '#C9748C'),
    ellipse(640, 362, 27, 31, '#E2A57F'),
    path('M608 352q4-44 44-42q36 4 34 60q-14 22-28 20q8-30-10-42q-22-6-40 4z', '#2F6F8F'),
    path('M656 386l30 26-30 4zM652 384l6 38-22-8z', '#2F6F8F'),
    roundStroke('M630 326h1M654 320h1M672 338h1M664 362h1M676 368h1', '#FFF6E3', 6),
    roundStroke('M650 416q-10 52-54 56', '#D98A9E', 25),
    circle(590, 472, 12, '#E2A57F'),
    circle(578, 460, 15, ORANGE),

    // Crate close to us: 감귤
    path(
      range(11)
        .map((i) => circlePath(496 + (i % 6) * 28 + (i > 5 ? 14 : 0), 508 - (i > 5 ? 20 : 0), 18))
        .join(''),
      ORANGE,
    ),
    path(
      range(6).map((i) => circlePath(491 + i * 28, 502, 6)),
      '#FBB05A',
    ),
    path('M470 512H664L654 592H480z', '#D9A05E'),
    path('M600 512H664L654 592H610z', '#B27B40'),
    stroke('M476 552H658', '#8A5A30', 3),
    stroke(hangul('감귤', 522, 534, 36), '#5A3220', 5),
    stoneWall(560, 44, 44, '#26363F', 440),
  );
}

/** A dry wall of black lava stones. */
function stoneWall(y: number, height: number, size: number, color: string, to = 820): string {
  const random = createRandom(y);
  let stones = '';
  for (let row = 0; row < 2; row++)
    for (let x = -10 - row * size * 0.4; x < to; x += size * 0.86)
      stones += placePath(
        'M-.5 .1Q-.5-.4 0-.42Q.52-.4 .5 .06Q.48 .46 .04 .44Q-.46 .46-.5 .1Z',
        x + random() * 6,
        y + row * height * 0.62 + random() * 4,
        size,
        height * 0.8,
      );
  return path(stones, color, { stroke: '#6F8288', 'stroke-width': 1.4 });
}
