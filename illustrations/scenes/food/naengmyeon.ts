// Naengmyeon from above: grey buckwheat noodles wound into a nest in a steel bowl, in icy broth with
// floating ice, half an egg, beef, pear and cucumber. Everything around it is cool and blue.
import { range } from '../../lib/math.ts';
import { pen, placePath, quadruplesFrom } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup } from '../../lib/scene.ts';
import { circle, group, path, roundStroke } from '../../lib/svg.ts';
import { julienne, type Julienne } from '../../motifs/food.ts';
import { halfEgg, sesame } from '../../motifs/garnish.ts';
import { steelPaint } from '../../motifs/grill.ts';
import { lumpPath } from '../../motifs/lump.ts';
import { coil, noodleLock, type Noodles } from '../../motifs/noodles.ts';
import { tableTop } from '../../motifs/patchwork.ts';
import { sideDish } from '../../motifs/tableware.ts';

/** Centre of the bowl. */
const X = 424;
const Y = 300;
/** Centre of the nest of noodles. */
const NEST_X = X - 4;
const NEST_Y = Y + 8;

const CLOTH = ['#DDE9EC', '#C3DAE2', '#9DC0CF', '#EFF3EE', '#B4CFD6', '#E8EEEA', '#6F9DB3'];
const SHADOW = '#1B3A52';

const noodles: Noodles = {
  strands: 7,
  width: 5,
  colors: ['#8A7868', '#A08E7D', '#B5A492', '#DACBB7', '#BBAA98', '#A08E7D', '#85735F'],
  ground: '#54463B',
  pitch: 1.3,
};

export const scene = defineScene({ title: 'Naengmyeon', seed: 17, budget: 'dense', draw });

function draw(canvas: Canvas): void {
  canvas.add(tableTop(canvas, 12, { colors: CLOTH, rotation: 12 }));

  // Pickled radish, mustard
  canvas.add(
    sideDish(74, 96, 100, radish(74, 96), { rim: '#39657E', well: '#24485F' }),
    sideDish(96, 320, 58, mustard(96, 320), { rim: '#FBF8EF', well: '#E6E4DA' }),
  );

  // Steel bowl with beads of cold water on its rim
  canvas.add(circle(X + 34, Y + 42, 246, SHADOW, { opacity: 0.4 }));
  canvas.add(circle(X, Y, 246, steelPaint(canvas, '#FBFDFC', '#7C929C')));
  canvas.add(circle(X, Y, 230, steelPaint(canvas, '#70858F', '#EDF4F4')));
  canvas.add(circle(X, Y, 212, '#8B7E63'));
  const broth = canvas.radialGradient({ 0.5: '#BFA877', 0.86: '#DCCDA2', 1: '#EFE6C8' });
  canvas.add(circle(X + 2, Y + 3, 206, broth));
  canvas.add(roundStroke(BROTH_LIGHT, '#FBF6E4', 6, { opacity: 0.8 }));

  // Ice, under the noodles' edge
  for (const [x, y, size, turn] of ICE) canvas.add(iceCube(x, y, size, turn));

  // Nest of noodles: locks wound around the middle, the upper ones shorter
  canvas.add(circle(NEST_X + 10, NEST_Y + 16, 166, '#6B5A38', { opacity: 0.5 }));
  canvas.add(circle(NEST_X, NEST_Y, 148, noodles.ground));
  for (const [radius, from, to, drift, dx, dy] of LOCKS) {
    canvas.add(noodleLock(coil(NEST_X + dx, NEST_Y + dy, radius, from, to, drift), noodles, FAN));
  }

  // Toppings: beef, pear, cucumber, egg
  canvas.add(beef(348, 246, -38), beef(384, 218, -16), beef(420, 206, 6));
  canvas.add(pear(476, 232, 26), pear(500, 254, 44), pear(514, 282, 62));
  const cucumber: Julienne = {
    count: 34,
    length: 74,
    width: 10,
    colors: ['#3C7A3B', '#7FB04F', '#DDF0B4'],
    curl: 0.35,
  };
  const heap = { inner: 0, outer: 34, from: 0, to: 6.28 };
  canvas.add(path(lumpPath(4, 366, 352, 62, 40), '#1F3A22', { opacity: 0.5 }));
  canvas.add(group({ transform: 'rotate(-24 360 344)' }, julienne(5, 360, 344, heap, cucumber)));
  canvas.add(halfEgg(440, 310, 50, 1, -14));
  canvas.add(sesame(9, quadruplesFrom('400 236 60 12, 400 380 60 10, 330 300 40 6')));
  canvas.add(roundStroke(CHILLI_THREADS, '#C8301E', 3.5));

  // Light on the rim, drops, chopsticks
  canvas.add(roundStroke(placePath('M-232-44A236 236 0 0 1 -44-232', X, Y), '#FFFDF8', 6));
  canvas.add(roundStroke(DROPS, '#FFFDF8', 7, { opacity: 0.9 }));
  canvas.add(chopsticks());
}

/** Even, then a little wider, then pinched: how a lock opens along its way. */
const FAN = [0.8, 1.05, 0.95, 1.12, 0.9, 1];

/** Locks from the bottom up: radius, from, to (radians), drift inwards, offset. */
const LOCKS = [
  [140, 0.5, 2.9, 10, 0, 0],
  [138, 2.6, 5.5, 8, 2, 0],
  [142, 4.5, 7, 14, 0, 2],
  [96, 1.1, 3.9, 18, -10, 8],
  [104, 3.6, 6.2, 4, 2, -4],
  [98, 5.8, 8, 26, 6, 4],
  [60, 0.4, 3.6, 20, 2, 10],
  [48, 3.4, 6.4, 20, 6, 2],
] as const;

/** Ice: x, y, size, degrees. */
const ICE = quadruplesFrom(`
  274 396 42 12, 322 452 34 50, 546 436 46 -20, 598 368 34 30, 574 192 40 18, 254 226 36 40,
  488 474 32 8, 306 166 30 70
`);

const BROTH_LIGHT = pen`M${X + 120} ${Y + 146}a190 190 0 0 0 48-62`;
const CHILLI_THREADS = 'M420 268q14-12 26-4M430 262q16 2 22 12M452 256q-10 10-24 8';
const DROPS = 'M640 214h0M652 244h0M632 420h0M640 408h0M232 150h0M560 116h0M208 384h0M216 400h0';

/** A cloudy cube of ice, lit from the left. */
function iceCube(x: number, y: number, size: number, rotation: number): string {
  return group(
    { transform: pen`translate(${x} ${y}) rotate(${rotation}) scale(${size / 40})` },
    path('M-30-24L22-32 34 20-20 32Z', '#8A7C58', { opacity: 0.45, transform: 'translate(6 8)' }),
    path(
      'M-30-20Q-31-26-25-27L18-32Q25-32 26-26L34 14Q35 21 28 22L-14 31Q-21 32-22 26Z',
      '#E4F1F4',
    ),
    path('M-4-6L26-28 34 14Q35 21 28 22L2 28Z', '#B9D6DF'),
    path('M-30-22L-4-6 2 28-16 31Q-21 32-22 26Z', '#F7FCFC'),
    roundStroke('M-22-21L12-26M4 2l2 16', '#FFFDF8', 4),
  );
}

/** A thin slice of cold brisket with its seam of fat. */
function beef(x: number, y: number, rotation: number): string {
  const slice = 'M-58-14C-40-30 30-32 56-18C66-6 64 12 50 22C20 32-36 30-56 18C-64 8-64-6-58-14Z';
  return group(
    { transform: `translate(${x} ${y}) rotate(${rotation})` },
    path(slice, '#2A1C18', { opacity: 0.5, transform: 'translate(5 8)' }),
    path(slice, '#6A4234', { transform: 'translate(1 4)' }),
    path(slice, '#9A6A55'),
    path('M-58-14C-40-30 30-32 56-18C30-22-36-20-58-14Z', '#F0DEC2'),
    roundStroke('M-44 2q40-10 88-4M-40 14q36-6 70-2', '#7E5040', 3.5),
    roundStroke('M-40-8q40-8 78-4', '#C89A80', 3.5),
  );
}

/** A half-moon of pear. */
function pear(x: number, y: number, rotation: number): string {
  const moon = 'M-46 6C-40-34 40-34 46 6C30 22-30 22-46 6Z';
  return group(
    { transform: `translate(${x} ${y}) rotate(${rotation})` },
    path(moon, '#2A1C18', { opacity: 0.4, transform: 'translate(5 7)' }),
    path(moon, '#C9A85C'),
    path('M-42 6C-36-28 36-28 42 6C28 19-28 19-42 6Z', '#FFF9E2'),
    path('M-42 6C-28 19 28 19 42 6C20 10-20 10-42 6Z', '#F0E0AC'),
    roundStroke('M-24-8q10-8 22-8', '#FFFDF8', 4),
  );
}

/** Thin slices of pickled radish, fanned out. */
function radish(x: number, y: number): Markup {
  return range(7).map((i) => {
    const turn = -70 + i * 24;
    return group(
      { transform: `translate(${x} ${y + 34}) rotate(${turn})` },
      path('M-14 0Q-34-50-8-84Q20-92 26-62Q28-24 14 0Z', '#16344A', { opacity: 0.4 }),
      path('M-18-4Q-38-52-12-88Q16-96 22-66Q24-28 10-4Z', i % 2 ? '#FFF8F2' : '#FBE3DB'),
      roundStroke('M-14-76Q8-86 14-62', '#EE9C8C', 4),
      roundStroke('M-14-20Q-22-44-12-64', '#FFFDF8', 4),
    );
  });
}

function mustard(x: number, y: number): Markup {
  return [
    path(lumpPath(6, x, y, 40, 38, { roughness: 0.1 }), '#D9981C'),
    path(lumpPath(7, x - 2, y - 3, 34, 32, { roughness: 0.1 }), '#F3BE3A'),
    roundStroke(placePath('M-20 6q0-22 22-22t16 20q-6 12-20 8', x, y), '#FFE08A', 5),
  ];
}

/** Steel chopsticks, resting on the lower left. */
function chopsticks(): Markup {
  const sticks = range(2).map((i) => pen`M${70 + i * 34} ${640}L${196 + i * 18} ${392}`);
  const data = sticks;
  return [
    roundStroke(data, SHADOW, 10, { opacity: 0.3, transform: 'translate(14 16)' }),
    roundStroke(data, '#8299A4', 11),
    roundStroke(data, '#F5FAFA', 4, { transform: 'translate(-2 -1)' }),
  ];
}
