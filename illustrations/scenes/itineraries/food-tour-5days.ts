// Five days of eating from Seoul to Jeonju: the table is the map, the cloth the land, the blue cloth the Yellow Sea; a running stitch joins a dish of each day, three in Seoul and two in Jeonju.
import type { Color } from '../../lib/color.ts';
import { range } from '../../lib/math.ts';
import { pen, placePath, pointsFrom, triplesFrom } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup } from '../../lib/scene.ts';
import { circle, group, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { friedEgg, julienne, sesameSeeds, wedgePath } from '../../motifs/food.ts';
import { lettering } from '../../motifs/hangul.ts';
import { hanokRoof } from '../../motifs/hanok.ts';
import { nSeoulTower } from '../../motifs/landmarks.ts';
import { tableTop } from '../../motifs/patchwork.ts';
import { type RouteColors, stop } from '../../motifs/route.ts';
import { boiledEgg, riceCake, scallionRing } from '../../motifs/stew.ts';
import { cutlery, sideDish } from '../../motifs/tableware.ts';
import { scallopRows } from '../../motifs/water.ts';

const INK = '#2A1A1E';
const CREAM = '#FFF6E2';
const RED = '#C8402C';
const ROUTE: RouteColors = { line: RED, under: INK, disc: RED, ring: CREAM, number: CREAM };
const SEA = ['#3F86A0', '#1F5A7A', '#CFE6E0'] as const;

/** Toppings of the bibimbap, clockwise from the left: bed, strips, light. */
const TOPPINGS = [
  ['#2F6B3C', '#4C8C46', '#88B55A'],
  ['#D9772A', '#F0963A', '#FFBE68'],
  ['#E9DDBB', '#F7EED2', '#FFFBEA'],
  ['#5E3A28', '#7D5238', '#A5734C'],
  ['#B9CF7A', '#D2E29A', '#EEF5C6'],
  ['#8E3A26', '#B0532F', '#D27A4A'],
  ['#E9B93C', '#F6D25E', '#FFE99A'],
  ['#4A3A38', '#6B5450', '#8F7670'],
] as const;

export const scene = defineScene({
  title: 'Five days of eating, from Seoul to Jeonju',
  seed: 73,
  safe: [0, 0, 800, 600],
  budget: 'dense',
  draw,
});

function draw(canvas: Canvas): void {
  // The cloth is the land
  canvas.add(tableTop(canvas, 58));

  // The Han river, a blue ribbon that runs under the sea
  const river = 'M60 236C220 268 300 236 392 216S440 76 560 38S700 34 820 4';
  canvas.add(stroke(river, '#5A3A2C', 22, { opacity: 0.2, transform: 'translate(4 6)' }));
  canvas.add(
    stroke(river, '#4F97AE', 22),
    stroke(river, CREAM, 1.8, { 'stroke-dasharray': '7 6' }),
  );

  // The Yellow Sea, a blue cloth with folded waves and a stitched coast
  const coast = 'M-10-10H104C84 60 150 100 122 160S40 250 84 330 20 430 46 500 30 570 60 612H-10z';
  const rows = scallopRows(canvas, {
    from: 0,
    to: 170,
    y: -10,
    radius: 26,
    rows: 48,
    colors: SEA,
  });
  canvas.add(path(coast, '#5A3A2C', { opacity: 0.3, transform: 'translate(9 10)' }));
  canvas.add(group({ 'clip-path': canvas.clip(coast) }, path(coast, SEA[0]), rows));
  canvas.add(stroke(coast, CREAM, 2.4, { 'stroke-dasharray': '9 6' }));

  // The route: a running stitch in red thread
  const journey =
    'M246 150C360 190 400 120 508 146S720 200 676 300 590 440 470 446 330 480 270 460 380 380 462 330';
  canvas.add(
    roundStroke(journey, INK, 6, {
      opacity: 0.25,
      'stroke-dasharray': '15 11',
      transform: 'translate(3 4)',
    }),
    roundStroke(journey, RED, 6, { 'stroke-dasharray': '15 11' }),

    // Landmarks as appliqué: the tower at the start, a roof at the end
    path('M322 178Q366 112 412 178z', '#4C8C6A'),
    path('M366 144Q392 150 412 178H372z', '#2F6B54'),
    nSeoulTower(366, 150, 136, {
      lit: '#46657A',
      shade: '#27404C',
      mast: '#46657A',
      red: RED,
      window: CREAM,
    }),
    rect(466, 536, 148, 44, CREAM),
    stroke('M480 562h124', '#7A4630', 26, { 'stroke-dasharray': '5 22' }),
    hanokRoof(
      540,
      496,
      196,
      42,
      {
        roof: '#4A5F6E',
        roofDeep: '#2A3B48',
        lit: CREAM,
        under: INK,
        rafter: '#2F8572',
        dot: '#9FB0B4',
      },
      { ridge: 0.68, tiles: 18, lift: 0.2 },
    ),

    // The dishes
    bindaetteok(236, 130),
    noodles(530, 140),
    tteokbokki(690, 296),
    sproutSoup(462, 320),
    bibimbap(250, 456),
  );

  // The days, and the two cities of the plan
  const days = triplesFrom('1 166 82, 2 466 84, 3 766 246, 4 142 382, 5 392 254');
  for (const [number, x, y] of days) canvas.add(stop(number, x, y, ROUTE, 18));
  canvas.add(tag('서울', 178, 208), tag('전주', 330, 552));

  canvas.add(cutlery(694, 468, 14, 300));
}

/** A paper tag with the name of a town. (x, y) = its top left corner. */
function tag(name: string, x: number, y: number): string {
  const width = 22 + name.length * 26;
  return (
    rect(x + 3, y + 4, width, 34, INK, { opacity: 0.3, rx: 4 }) +
    rect(x, y, width, 34, CREAM, { rx: 4 }) +
    lettering(name, x + 13, y + 7, 20, INK, 2.8)
  );
}

/** A bowl or plate from above: a side dish in two colours of its own. */
function dish(
  x: number,
  y: number,
  radius: number,
  rim: Color,
  well: Color,
  content: Markup,
): Markup {
  return sideDish(x, y, radius, content, { rim, well });
}

/** Gwangjang: pancakes of ground mung beans, crisp at the edge. */
function bindaetteok(x: number, y: number): Markup {
  const cakes = triplesFrom('-24 -22 46, 30 -4 44, -10 34 42');
  const flecks = range(9).map(
    (i) => pen`M${x - 44 + ((i * 37) % 88)} ${y - 40 + ((i * 23) % 84)}l6 4`,
  );
  return dish(x, y, 92, '#D9C9A6', '#F3E9D2', [
    ...cakes.map(([dx, dy, radius]) => [
      circle(x + dx + 3, y + dy + 5, radius, '#7A4A1E', { opacity: 0.5 }),
      circle(x + dx, y + dy, radius, '#9C6426'),
      circle(x + dx - 1, y + dy - 2, radius - 5, '#D9A246'),
      path(
        placePath('M-.7-.1Q-.5-.8 .2-.8Q-.2-.4-.4 .2Q-.6 .3-.7-.1Z', x + dx, y + dy, radius),
        '#F0C878',
      ),
    ]),
    roundStroke(flecks, '#5F8C46', 4),
    roundStroke(flecks.slice(0, 4), '#C8553A', 3, { transform: 'translate(14 10)' }),
  ]);
}

/** Sindang: rice cakes in red sauce with half an egg. */
function tteokbokki(x: number, y: number): Markup {
  const cakes = triplesFrom(`
    -34 -30 0.5, 20 -40 -0.4, -44 8 -0.3, 36 -6 0.7, -12 -8 0.1, -26 40 0.5, 24 36 -0.5
  `);
  const rings = pointsFrom('-50 -20, 4 -50, 46 20, -8 22, 10 54, -44 34');
  return dish(x, y, 92, '#E9E2D2', '#C2351D', [
    ...cakes.map(([dx, dy, angle]) => riceCake(x + dx, y + dy, 0.72, angle)),
    boiledEgg(x + 30, y + 8, 0.56),
    stroke(rings.map(([dx, dy]) => scallionRing(x + dx, y + dy, 5)).join(''), '#7DBB5A', 3),
  ]);
}

/** The market of Jeonju: soup of bean sprouts and rice in a stone bowl. */
function sproutSoup(x: number, y: number): Markup {
  const sprouts = range(13).map((i) => {
    const [dx, dy] = [((i * 31) % 92) - 46, ((i * 47) % 84) - 40];
    const lean = (i % 3) - 1;
    return {
      stem: pen`M${x + dx} ${y + dy}q${8 + lean * 10} ${-12} ${26} ${lean * 12 - 4}`,
      head: [x + dx, y + dy] as const,
    };
  });
  const rings = pointsFrom('-18 44, 40 30, 8 -48, -48 6');
  return dish(x, y, 94, '#3A3F44', '#E6D9B4', [
    roundStroke(sprouts.map(({ stem }) => stem).join(''), '#B9A878', 7),
    roundStroke(sprouts.map(({ stem }) => stem).join(''), '#FFFBEA', 5),
    sprouts.map(({ head: [headX, headY] }) => circle(headX, headY, 5.5, '#EBC24A')),
    stroke(rings.map(([dx, dy]) => scallionRing(x + dx, y + dy, 6)).join(''), '#6FA84E', 3.4),
    boiledEgg(x + 6, y + 6, 0.5),
    julienne(
      5,
      x,
      y,
      { inner: 20, outer: 60, from: 0, to: 6.28 },
      { count: 7, length: 14, width: 5, colors: ['#C8402C', '#E0654C'], curl: 0.4 },
    ),
  ]);
}

/** Namdaemun: knife-cut noodles with courgette. */
function noodles(x: number, y: number): Markup {
  const heap = { inner: 0, outer: 30, from: 0, to: 6.28 };
  const skeins = range(15).map((i) => {
    const bend = 12 + (i % 5) * 9;
    const turn = Math.floor(i / 5) * 2.1 - 0.5;
    const at = (angle: number) =>
      pen`${x + Math.cos(turn) * 8 + Math.cos(angle) * bend} ${y + Math.sin(turn) * 8 + Math.sin(angle) * bend}`;
    return pen`M${at(turn)}A${bend} ${bend} 0 0 1 ${at(turn + 2.3)}`;
  });
  return dish(x, y, 94, '#2F5F7A', '#E3C88C', [
    roundStroke(skeins, '#B98F4C', 10),
    roundStroke(skeins, '#FFF6DC', 7),
    julienne(5, x - 4, y - 4, heap, {
      count: 12,
      length: 24,
      width: 6,
      colors: ['#4C8C46', '#9CC765'],
      curl: 0.5,
    }),
    julienne(9, x - 4, y - 4, heap, {
      count: 5,
      length: 20,
      width: 6,
      colors: ['#E8853A'],
      curl: 0.3,
    }),
  ]);
}

/** Jeonju: bibimbap in a brass bowl. */
function bibimbap(x: number, y: number): Markup {
  const wedge = Math.PI / 4;
  return [
    circle(x + 20, y + 26, 134, INK, { opacity: 0.3 }),
    circle(x, y, 134, '#D9A94E'),
    circle(x, y, 122, '#8E6420'),
    circle(x, y, 116, '#F6E9D0'),
    TOPPINGS.map(([bed, strip, light], index) => {
      const from = Math.PI + index * wedge;
      const slice = { inner: 46, outer: 104, from: from + 0.1, to: from + wedge - 0.1 };
      return [
        path(wedgePath(x, y, 114, from + 0.02, from + wedge - 0.02), bed),
        julienne(30 + index, x, y, slice, {
          count: 16,
          length: 30,
          width: 7,
          colors: [strip, light],
          radial: index % 2 === 0,
          curl: 0.5,
        }),
      ];
    }),
    circle(x + 4, y + 5, 46, INK, { opacity: 0.25 }),
    friedEgg(x, y, 48),
    sesameSeeds(x, y, 40, 108, 26),
    roundStroke(placePath('M-.9-.2A.92 .92 0 0 1 -.2-.9', x, y, 138), '#F8E3A6', 6),
  ];
}
