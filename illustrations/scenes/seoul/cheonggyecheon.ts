// Cheonggyecheon: a clear stream in a stone channel below the streets, stepping stones across
// it, willows, and the red and blue spiral shell at its spring between the office towers.
import { type Color, mix } from '../../lib/color.ts';
import { createRandom, lerp, range } from '../../lib/math.ts';
import { pen, placePath, triplesFrom } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup, palettes } from '../../lib/scene.ts';
import { drawAt, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { cloud } from '../../motifs/land.ts';
import { birds } from '../../motifs/life.ts';
import { skyPaint } from '../../motifs/light.ts';
import { person } from '../../motifs/person.ts';
import { floorPath, project, type Spot, spotsPath, wallPath } from '../../motifs/perspective.ts';
import { canopy, leafyTree } from '../../motifs/trees.ts';

const palette = palettes.day;
const EYE = { x: 430, y: 262, focal: 460 };
/** Levels over the eye, in metres: water, banks, streets. */
const WATER = -3.1;
const BANK = -2.7;
const STREET = 1.1;
/** Distances from the middle: edges of the stream, foot of the walls. */
const STREAM = 3.4;
const WALL = 6.2;

/** Side, near and far end, distance from the middle, height, face. */
type Tower = readonly [
  side: 1 | -1,
  near: number,
  far: number,
  right: number,
  height: number,
  face: Color,
];
const TOWERS: readonly Tower[] = [
  [-1, 62, 90, 12, 30, '#A9D0D3'],
  [1, 60, 90, 11, 38, '#9CC8D0'],
  [-1, 38, 56, 13, 40, '#86B9C4'],
  [1, 36, 54, 13, 28, '#C9DDD2'],
  [-1, 22, 34, 14, 27, '#E9D9B8'],
  [1, 20, 32, 14, 36, '#7FB6C6'],
];

export const scene = defineScene({
  title: 'Cheonggyecheon stream',
  seed: 30,
  budget: 'dense',
  draw,
});

function draw(canvas: Canvas): void {
  // Sky
  canvas.add(rect(0, 0, 800, 420, skyPaint(canvas, palette, [0, 0.3, 0.55, 0.72])));
  canvas.add(
    path(cloud(380, 140, 220, 22) + cloud(250, 196, 200, 14), '#FFFDF4', { opacity: 0.9 }),
  );

  // Office towers on both sides, farthest first
  for (const tower of TOWERS) drawTower(canvas, tower);
  canvas.add(canvas.grain(rect(0, 130, 800, 150, canvas.fade(palette.haze, 'up', 0.9))));

  // Street trees and the spiral shell
  canvas.add(
    canopy(3, (x) => 250 - Math.pow((x - 430) / 180, 2) * 26, 20, 300, '#6FAE8C', {
      from: 250,
      to: 610,
    }),
  );
  canvas.add(shell(430, 250, 158));
  const leaf = { leaf: '#4F9A72', leafLight: '#8CC487', leafDark: '#2F7862', trunk: '#5A4438' };
  const trees = triplesFrom(
    '322 232 24, 540 232 24, 268 214 34, 594 214 34, 190 188 50, 672 186 52',
  );
  trees.forEach(([x, y, size], i) => canvas.add(leafyTree(i + 4, x, y, size, leaf)));

  // Stone walls of the channel with a mosaic frieze and railings
  drawWalls(canvas);

  // Banks and the water
  drawStream(canvas);

  // Bridge over the stream
  canvas.add(bridge());

  // Stepping stones and those who cross
  canvas.add(steppingStones());

  // People sitting with their feet in the water
  canvas.add(person(100, 540, 124, '#F2B843', '#27404C', { bag: '#D14B33' }));
  canvas.add(person(52, 552, 128, '#FFF6E3', '#3C6F8A'));

  // Willow over the near bank
  canvas.add(willow());
  canvas.add(path(birds([470, 70, 12], [500, 56, 9]), palette.ridge[4]));
}

/** A tower with glass bands; its face towards the stream is in the light on the right side only. */
function drawTower(canvas: Canvas, [side, near, far, right, height, face]: Tower): void {
  const inner = side * right;
  const outer = side * (right + 14);
  const lit = mix(face, palette.haze, Math.min(0.6, near / 110));
  const shaded = mix(lit, palette.ridge[3], 0.42);
  const front: Spot[] = [
    [inner, -3, near],
    [inner, height, near],
    [outer, height, near],
    [outer, -3, near],
  ];
  const bands = range(Math.floor(height / 3.4)).map((i) =>
    wallPath(EYE, inner, [near, far], [2 + i * 3.4, 3.6 + i * 3.4]),
  );
  const frontBands = range(Math.floor(height / 3.4)).map((i) =>
    spotsPath(EYE, [
      [inner, 2 + i * 3.4, near],
      [inner, 3.6 + i * 3.4, near],
      [outer, 3.6 + i * 3.4, near],
      [outer, 2 + i * 3.4, near],
    ]),
  );
  canvas.add(path(wallPath(EYE, inner, [near, far], [-3, height]), side < 0 ? shaded : lit));
  canvas.add(path(spotsPath(EYE, front), side < 0 ? lit : shaded));
  canvas.add(path([bands, frontBands], palette.ridge[3], { opacity: 0.38 }));
}

/** Granite walls; the left one lies in the shade. */
function drawWalls(canvas: Canvas): void {
  for (const side of [-1, 1] as const) {
    const right = side * WALL;
    const [stone, joint] = side < 0 ? ['#B7A88F', '#8C7F6C'] : ['#F3E6CB', '#C9B48F'];
    const courses = [-1.8, -0.9, 0].map((up) => {
      const [x1, y1] = project(EYE, [right, up, 4]);
      const [x2, y2] = project(EYE, [right, up, 46]);
      return pen`M${x1} ${y1}L${x2} ${y2}`;
    });
    const frieze = range(16).map((i) =>
      wallPath(EYE, right, [6 + i * 0.9, 6.5 + i * 0.9], [-0.7, -0.2]),
    );
    canvas.add(path(wallPath(EYE, right, [4, 48], [BANK, STREET]), stone));
    canvas.add(stroke(courses, joint, 1.3));
    canvas.add(
      path(frieze.filter((_, i) => i % 2 === 0).join(''), '#2B8A73'),
      path(frieze.filter((_, i) => i % 2).join(''), palette.red),
    );
    // Ivy that hangs over the sunny wall
    const ivy = range(9).map((i) => {
      const away = 5 + i * 0.62 + (i % 3) * 0.5;
      const [x, y] = project(EYE, [right, STREET, away]);
      const size = (EYE.focal / away) * 0.5;
      return (
        pen`M${x - size} ${y - size * 0.3}` +
        pen`q${-size * 0.1} ${size} ${size * 0.5} ${size * 0.9}` +
        pen`q${size * 0.1} ${size * (0.9 + (i % 2) * 0.6)} ${size * 0.7} ${size * 0.5}` +
        pen`q${size * 0.7} ${size * 0.2} ${size * 0.8} ${-size * 1.6}z`
      );
    });
    if (side > 0)
      canvas.add(path(ivy, '#5FA36A'), path(ivy.filter((_, i) => i % 2).join(''), '#3F8A62'));
    canvas.add(path(wallPath(EYE, right, [4, 48], [STREET - 0.1, STREET + 0.12]), '#FFF6E3'));
    const posts = range(14).map((i) => {
      const [x, y] = project(EYE, [right, STREET, 5 + i * i * 0.24 + i * 0.4]);
      return pen`M${x} ${y}v${(-0.8 * EYE.focal) / (5 + i * i * 0.24 + i * 0.4)}`;
    });
    const rails = [0.4, 0.8].map((up) => {
      const [x1, y1] = project(EYE, [right, STREET + up, 4]);
      const [x2, y2] = project(EYE, [right, STREET + up, 48]);
      return pen`M${x1} ${y1}L${x2} ${y2}`;
    });
    canvas.add(stroke([posts, rails], side < 0 ? '#3E6470' : '#5F8A92', 2));
  }
}

/** The low arch bridge over the stream. */
function bridge(): Markup {
  const at = drawAt(EYE.x, 262);
  return [
    at.path('M-96 70C-90 6-46 4-38 72ZM38 72C46 4 90 6 96 70Z', '#12505F', { opacity: 0.55 }),
    at.path('M-142-18Q0-40 142-18V62H98C92 0 44-2 38 74H-38C-44-2-92 0-98 62H-142Z', '#F3E6CB'),
    at.path('M38-32Q92-28 142-18V62H98C92 0 44-2 38 74Z', '#C9B48F', { opacity: 0.75 }),
    at.stroke('M-98 62C-92 0-44-2-38 74M38 74C44-2 92 0 98 62', '#B19A80', 3),
    at.stroke(
      'M-142 2H-84M84 2H142M-142 22H-92M92 22H142M-142 42H-98M98 42H142M-34 22H34' +
        'M-36 42H36M-36 2H36M-116 2v20M-104 22v20M116 2v20M106 22v20M0 2v20M-18 22v20' +
        'M18 22v20M-60-24v18M60-24v18M-20-30v32M20-30v32',
      '#B19A80',
      1.2,
      { opacity: 0.7 },
    ),
    at.stroke('M-142-30Q0-52 142-30', '#FFF6E3', 3),
    at.stroke(
      'M-124-22v-11M-82-28v-11M-41-32v-11M0-34v-11M41-32v-11M82-28v-11M124-22v-11',
      '#FFF6E3',
      3.4,
    ),
    at.stroke('M-142-18Q0-40 142-18', '#B19A80', 2),
  ];
}

function drawStream(canvas: Canvas): void {
  const water = canvas.linearGradient({ 0: '#BFE3D6', 0.3: '#5FB3B8', 1: '#1F7C8C' });
  for (const side of [-1, 1] as const) {
    const [inner, outer] = [side * STREAM, side * WALL];
    canvas.add(
      path(floorPath(EYE, BANK, [3.4, 40], [inner, outer]), side < 0 ? '#C4B598' : '#E9DABA'),
      path(
        floorPath(EYE, BANK, [3.4, 40], [inner, inner + side * 0.5]),
        side < 0 ? '#7FA872' : '#9CC07E',
      ),
      path(wallPath(EYE, inner, [3.4, 40], [WATER, BANK]), '#8C8F80'),
    );
  }
  canvas.add(path(floorPath(EYE, WATER, [3.4, 44], [-STREAM, STREAM]), water));
  canvas.add(
    canvas.grain(
      path(
        floorPath(EYE, BANK, [3.6, 30], [-WALL, -STREAM - 0.6]),
        canvas.fade('#5A5F5C', 'right', 0.7),
      ),
      path(floorPath(EYE, WATER, [3.4, 40], [-STREAM, -0.6]), canvas.fade('#0F4C60', 'right', 0.7)),
    ),
  );
  // Current, shrubs and reeds along the edges
  const random = createRandom(8);
  const current = range(40).map(() => {
    const away = lerp(4.4, 26, Math.pow(random(), 1.7));
    const [x, y] = project(EYE, [lerp(-2.8, 2.4, random()), WATER, away]);
    return pen`M${x} ${y}q${150 / away} ${-14 / away} ${300 / away} 0`;
  });
  canvas.add(roundStroke(current, '#EAF7EE', 2.2, { opacity: 0.8 }));
  const reeds = ['', ''];
  for (const i of range(64)) {
    const away = lerp(24, 4.6, i / 63);
    const side = i % 2 ? 1 : -1;
    const [x, y] = project(EYE, [side * (STREAM + 0.2 + random() * 0.3), BANK, away]);
    const size = (EYE.focal / away) * (0.4 + random() * 0.5);
    reeds[i % 3 ? 0 : 1] +=
      pen`M${x} ${y}q${-size * 0.1} ${-size * 0.6} ${-size * 0.3} ${-size}M${x} ${y}` +
      pen`q${size * 0.1} ${-size * 0.6} ${size * 0.36} ${-size * 0.8}`;
  }
  canvas.add(roundStroke(reeds[0] ?? '', '#3F8A62', 3), roundStroke(reeds[1] ?? '', '#8CC070', 3));
}

/** Seven blocks across the stream, water curling round them, a girl on her way over. */
function steppingStones(): Markup {
  const stones = range(7).map((i) => [lerp(-2.75, 2.75, i / 6), 5.7] as const);
  const block = (data: string, fill: Color) =>
    path(
      stones.map(([right, away]) => {
        const [x, y] = project(EYE, [right, WATER, away]);
        return placePath(data, x, y, 1);
      }),
      fill,
    );
  return [
    block('M-34 6Q0 16 44 6L60 12Q0 26-40 12Z', '#0F5A6C'),
    block('M-29-16H29V8Q0 14-29 8Z', '#A89A82'),
    block('M8-16H29V8Q18 12 8 12Z', '#7A7166'),
    block('M-29-16L-22-26H25L29-16Z', '#FFF1D6'),
    roundStroke(
      stones.map(([right, away]) => {
        const [x, y] = project(EYE, [right, WATER, away]);
        return pen`M${x - 34} ${y + 11}q34 12 70 0`;
      }),
      '#EAF7EE',
      3,
    ),
    person(506, 492, 116, '#FFF1D6', '#D14B33', { clothes: 'hanbok' }),
    person(588, 490, 84, '#2D6C98', '#27404C'),
  ];
}

/** The spiral shell: a cone of red and blue turns. (x, y) = middle of its foot. */
function shell(x: number, y: number, height: number): Markup {
  const at = drawAt(x, y, height / 100, -height / 100);
  const turns = [0, 1, 2, 3, 4, 5].map((i) => {
    const low = i * 15;
    const high = low + 17;
    const half = (level: number) => (24 * (104 - level)) / 104;
    return (
      pen`M${-half(low)} ${low}Q0 ${low - 9} ${half(low)} ${low + 6}` +
      pen`L${half(high)} ${high}Q0 ${high - 9} ${-half(high)} ${high - 4}Z`
    );
  });
  return [
    at.path('M-25 0Q0-9 25 4L3 102Q0 106-2 100Z', '#F4E7D0'),
    at.path(turns.filter((_, i) => i % 2 === 0).join(''), palette.red),
    at.path(turns.filter((_, i) => i % 2).join(''), '#2D6CA8'),
    at.path('M6-4L25 4L3 102Q1 80 6-4Z', palette.ink, { opacity: 0.3 }),
    at.path('M-12-4Q-12 12-3 14Q6 12 6-5Z', palette.ink, { opacity: 0.75 }),
  ];
}

/** Willow rods that hang in from the upper left. */
function willow(): Markup {
  const random = createRandom(2);
  const rods = ['', ''];
  const leaves = ['', ''];
  for (const i of range(22)) {
    const x = -6 + i * 11.4 + random() * 6;
    const length = lerp(310, 90, i / 21) * (0.7 + random() * 0.45);
    const top = 4 + i * 0.6;
    const sway = 14 + random() * 18;
    rods[i % 2] +=
      pen`M${x} ${top}Q${x + sway * 1.4} ${top + length * 0.5} ${x + sway} ${top + length}`;
    for (let q = 0.16; q < 1; q += 26 / length) {
      const leafX = x + 2 * q * (1 - q) * sway * 1.4 + q * q * sway;
      leaves[i % 2] += placePath(
        i % 2 ? 'M0 0q5 5 4 15q-6-6-4-15z' : 'M0 0q-5 5-4 15q6-6 4-15z',
        leafX,
        top + length * q,
        1,
      );
    }
  }
  return [
    roundStroke('M-10 40C60-6 160-6 260-10', '#4A3A32', 13),
    stroke(rods[0] ?? '', '#3F8A52', 1.8),
    path(leaves[0] ?? '', '#4F9A58'),
    stroke(rods[1] ?? '', '#6FAE58', 1.8),
    path(leaves[1] ?? '', '#A3CC6A'),
  ];
}
