// Where to stay: the yard of a hanok guesthouse from above on an autumn morning: two wings of tiled roof, the
// porch, a persimmon tree, breakfast on the platform, a guest who comes through the gate.
import { createRandom, range } from '../../lib/math.ts';
import { circlePath, pen, pointsFrom, polygonPath } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup, palettes } from '../../lib/scene.ts';
import { circle, ellipse, path, rect, stroke } from '../../lib/svg.ts';
import { dish, shoes } from '../../motifs/belongings.ts';
import { figure, suitcase } from '../../motifs/figure.ts';
import { seated } from '../../motifs/furniture.ts';
import { type Level, roofRidge, tiledSlope, tiledWall } from '../../motifs/isometric-roof.ts';
import {
  block,
  flat,
  isometric,
  line,
  sideways,
  type Triple,
  upright,
} from '../../motifs/isometric.ts';
import { cat } from '../../motifs/life.ts';
import { leafyTree } from '../../motifs/trees.ts';

const palette = palettes.autumn;
const iso = isometric(390, 214, 82);
const TILES = { roof: '#5C6670', deep: '#35343F', plaster: '#FDEFD3' };
const NEIGHBOURS = pointsFrom('-4.6 -0.4, 0.4 -5.2, -3.6 -4.4');
const WOOD = '#8A4F2E';
const YARD = '#E6C48D';

export const scene = defineScene({
  title: 'The yard of a hanok guesthouse from above',
  seed: 59,
  draw,
});

function draw(canvas: Canvas): void {
  // Lane and ground
  canvas.add(rect(0, 0, 800, 600, '#BFA98C'));
  canvas.add(path(flat(iso, -3, -3, 12, 12), '#C9B08C'));
  canvas.add(path(flat(iso, 0, 0, 5.2, 5.2), YARD));
  canvas.add(canvas.grain(path(flat(iso, 0, 0, 5.2, 5.2), canvas.fade('#A8703C', 'up', 0.5))));
  // Neighbours' roofs behind
  const old = { ...TILES, roof: '#8A8F8C', deep: '#6A6C70' };
  for (const [x, y] of NEIGHBOURS)
    canvas.add(
      tiledSlope(iso, [x, y + 1, x + 4, y + 1, 1.6], [x, y + 2.6, x + 4, y + 2.6, 0.9], old),
      roofRidge(iso, [x, y + 1, 1.6], [x + 4, y + 1, 1.6], old),
    );
  canvas.add(
    leafyTree(5, 60, 120, 62, { leaf: '#DF8A2C', leafLight: '#F4B85A', leafDark: '#B4612F' }),
    leafyTree(8, 742, 96, 70, { leaf: '#C23B2A', leafLight: '#E2693F', leafDark: '#8A3A27' }),

    // Wing along the right: papered doors towards the light
    path(upright(iso, 1.6, 0.36, 3.8, 1.2, 1.6), '#FDEFD3'),
    path(sideways(iso, 0, 0, 1.6, 1.9, 5.4), '#C79A6A'),
  );
  for (const x of [1.9, 2.8, 3.7, 4.6]) canvas.add(doors(x));
  canvas.add(
    stroke(
      [1.68, 2.7, 3.6, 4.5, 5.4].map((x) => line(iso(x, 1.6, 0.3), iso(x, 1.6, 1.6))).join(''),
      WOOD,
      7,
    ),
  );
  // Wing along the left: shaded wall with its own doors
  canvas.add(path(sideways(iso, 1.6, 0.36, 3.6, 1.2, 1.6), '#D8BC98'));
  for (const y of [2.1, 3.1, 4.1])
    canvas.add(
      path(sideways(iso, y, 0.42, 0.62, 0.95, 1.6), '#F6DFAE'),
      stroke(
        [0.2, 0.42].map((d) => line(iso(1.6, y + d, 0.42), iso(1.6, y + d, 1.37))).join('') +
          line(iso(1.6, y, 0.9), iso(1.6, y + 0.62, 0.9)),
        WOOD,
        2.4,
      ),
    );
  canvas.add(
    stroke(
      [1.68, 2.9, 3.9, 5.1].map((y) => line(iso(1.6, y, 0.3), iso(1.6, y, 1.6))).join(''),
      '#5C3325',
      7,
    ),

    // Porches and the stone in front of them
    block(iso, [1.6, 1.6, 0.1], [3.7, 0.6, 0.26], '#B9744A'),
    stroke(
      range(8).map((i) => line(iso(2 + i * 0.45, 1.6, 0.36), iso(2 + i * 0.45, 2.2, 0.36))),
      '#8A4F2E',
      1.4,
    ),
    block(iso, [3.0, 2.3, 0], [1.3, 0.36, 0.14], '#A9A69C'),
    shoes(iso, 3.1, 2.34, '#FFF6E3', 0.14),
    shoes(iso, 3.5, 2.34, palette.red, 0.14),
    shoes(iso, 3.92, 2.34, '#2F5F6F', 0.14),
  );
  const [catX, catY] = iso(2.1, 2.05, 0.36);
  canvas.add(cat(catX, catY, 30, '#E59A4A', '#B96A2C'));

  // Roofs: eaves first, then the ridges over them
  const [ridge, eave] = [2.5, 1.62];
  const right: Level = [0.8, 0.8, 5.7, 0.8, ridge];
  const left: Level = [0.8, 0.8, 0.8, 5.5, ridge];
  const gable = (from: Triple, top: Triple, to: Triple) =>
    polygonPath([iso(...from), iso(...top), iso(...to)]);
  canvas.add(
    tiledSlope(iso, right, [-0.4, -0.4, 5.7, -0.4, eave], TILES),
    tiledSlope(iso, left, [-0.4, -0.4, -0.4, 5.5, eave], TILES),
    path(gable([5.7, -0.4, eave], [5.7, 0.8, ridge], [5.7, 2, eave]), '#E2C89C'),
    path(gable([-0.4, 5.5, eave], [0.8, 5.5, ridge], [2, 5.5, eave]), '#FDEFD3'),
    tiledSlope(iso, left, [2, 2, 2, 5.5, eave], TILES, true),
    tiledSlope(iso, right, [2, 2, 5.7, 2, eave], TILES),
  );
  const top: Triple = [0.8, 0.8, ridge];
  const ends: Triple[] = [
    [2, 2, eave],
    [5.7, 0.8, ridge],
    [0.8, 5.5, ridge],
  ];
  canvas.add(ends.map((end) => roofRidge(iso, top, end, TILES)));

  // Platform with breakfast
  canvas.add(path(flat(iso, 2.85, 3.15, 1.5, 1.1), '#A8763F', { opacity: 0.6 }));
  canvas.add(block(iso, [2.7, 3.0, 0.12], [1.45, 1.05, 0.16], '#C98B4B'));
  const [motherX, motherY] = iso(2.85, 3.2, 0.36);
  canvas.add(seated(motherX, motherY, 62, { top: '#2F6F8F', hair: '#2A1F28' }));
  canvas.add(block(iso, [3.1, 3.3, 0.28], [0.6, 0.44, 0.16], '#7A3F2A'));
  for (const [x, y, content] of [
    [3.25, 3.42, '#C23B2A'],
    [3.5, 3.42, '#FFF6E3'],
    [3.3, 3.6, '#56794F'],
    [3.56, 3.6, '#EFAE3A'],
  ] as const)
    canvas.add(dish(iso, [x, y, 0.46], 0.08, { body: '#FFF6E3', content }));
  const [childX, childY] = iso(3.75, 3.85, 0.32);
  canvas.add(seated(childX, childY, 50, { top: palette.gold, hair: '#5A3526' }));

  canvas.add(jars());
  canvas.add(persimmonTree());

  // Front wall with the gate, and the guest
  canvas.add(tiledWall(iso, [5.2, 2.3], 2.9, 'y', TILES, '#D9B98C'));
  canvas.add(tiledWall(iso, [0.4, 5.1], 1.9, 'x', TILES, '#F3DFB8'));
  const [guestX, guestY] = iso(3.35, 4.75);
  canvas.add(ellipse(guestX + 22, guestY, 54, 9, '#A8703C', { opacity: 0.6 }));
  canvas.add(suitcase(guestX + 44, guestY + 4, 66, palette.red));
  canvas.add(
    figure(guestX, guestY, 124, '#F3E3CF', '#2B4A5C', {
      hair: 'curly',
      hairColor: '#3A2430',
      skin: '#B9764F',
      facing: 'left',
      clothes: 'walking',
      backpack: '#2F7A6B',
      near: [-0.24, 0.44],
    }),
  );
  canvas.add(tiledWall(iso, [4.1, 5.1], 1.3, 'x', TILES, '#F3DFB8'));
}

/** A pair of papered doors in the lit wing. */
function doors(x: number): Markup {
  const bars = [0.16, 0.31, 0.46].map((d) => line(iso(x + d, 1.6, 0.42), iso(x + d, 1.6, 1.4)));
  return [
    path(upright(iso, x, 0.42, 0.62, 0.98, 1.6), '#FFE9B8'),
    stroke(
      bars.join('') +
        line(iso(x, 1.6, 0.74), iso(x + 0.62, 1.6, 0.74)) +
        line(iso(x, 1.6, 1.08), iso(x + 0.62, 1.6, 1.08)),
      WOOD,
      2.2,
    ),
  ];
}

/** Jars of soy sauce and chilli paste on their terrace. */
function jars(): Markup {
  const [left, top] = iso(2.0, 4.35);
  return range(4).map((i) => {
    const [x, y, size] = [
      left - 34 + (i % 2) * 36 + (i > 1 ? 18 : 0),
      top - 14 + (i > 1 ? 20 : 0) + (i % 2) * 8,
      20,
    ];
    return [
      ellipse(x + 8, y + 15, 22, 7, '#8A5A34', { opacity: 0.6 }),
      ellipse(x, y, size, size * 0.95, '#7A4030'),
      path(pen`M${x + 4} ${y - 18}a20 19 0 0 1 0 36q12-18 0-36z`, '#54292A'),
      ellipse(x, y - 15, 14, 6, '#9A5A44'),
    ];
  });
}

/** A bare tree hung with persimmons. */
function persimmonTree(): Markup {
  const [x, y] = iso(4.75, 3.1);
  const random = createRandom(6);
  const fruit = range(20).map(() =>
    circlePath(x - 74 + random() * 140, y - 176 + random() * 92, 7),
  );
  return [
    ellipse(x + 30, y + 2, 60, 10, '#A8703C', { opacity: 0.5 }),
    stroke(pen`M${x} ${y}q-6-50 2-84`, '#5C3A2C', 11),
    stroke(
      pen`M${x} ${y - 66}q-40-20-62-64M${x + 2} ${y - 76}q-16-40-10-92M${x + 2} ${y - 70}q40-20 50-70M${x + 26} ${y - 96}q24-6 40-30M${x - 32} ${y - 92}q-30 0-44-20`,
      '#5C3A2C',
      5,
    ),
    path(fruit, '#F07A2C'),
    circle(x + 60, y - 118, 8, '#F7A04C'),
  ];
}
