// Bulgogi in three-quarter view: thin marinated beef heaped on a brass dome pan, its broth with glass
// noodles in the moat, mushrooms, onion and spring onion; an autumn garden behind the open window.
import { range } from '../../lib/math.ts';
import { pen, placePath, triplesFrom } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup, palettes } from '../../lib/scene.ts';
import { ellipse, group, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { sesame } from '../../motifs/garnish.ts';
import { mountain, ridgePoints } from '../../motifs/land.ts';
import { skyPaint } from '../../motifs/light.ts';
import { coil, noodleLock } from '../../motifs/noodles.ts';
import { steam, steamPaint } from '../../motifs/tableware.ts';
import { canopy } from '../../motifs/trees.ts';

const palette = palettes.autumn;

/** Centre of the pan's rim. */
const X = 404;
const Y = 410;
const RADIUS_X = 336;
const RADIUS_Y = 126;

const SHADOW = '#181B33';

export const scene = defineScene({ title: 'Bulgogi', seed: 61, draw });

function draw(canvas: Canvas): void {
  // Garden behind the window
  canvas.add(
    rect(0, 0, 800, 300, skyPaint(canvas, palette, [0, 0.25, 0.6, 1])),
    mountain(ridgePoints(5, 190, '230 110 230, 600 90 260'), 300, palette.ridge[0]),
    canopy(4, (x) => 206 - 26 * Math.sin(x / 90), 26, 300, '#C46A34'),
    canopy(9, (x) => 236 + 16 * Math.sin(x / 60), 22, 300, '#8A3A27'),
    canvas.grain(rect(0, 110, 800, 170, canvas.fade(palette.haze, 'up', 0.55))),

    // Window frame with half-open lattice panels
    rect(0, 0, 800, 24, '#3B2A24'),
    rect(0, 258, 800, 24, '#4E372C'),
    rect(0, 254, 800, 6, '#8A6A4A'),
  );
  for (const left of [-60, 640]) {
    canvas.add(rect(left, 20, 220, 238, '#F3E7CB'), rect(left + 110, 20, 110, 238, '#E2D0AA'));
    const bars = range(4).map((i) => pen`M${left + 44 + i * 44} 20v238M${left} ${64 + i * 48}h220`);
    canvas.add(
      stroke(bars, '#5B4032', 5),
      rect(left, 20, 220, 238, 'none', { stroke: '#3B2A24', 'stroke-width': 12 }),
    );
  }

  // Table
  canvas.add(
    rect(0, 280, 800, 320, '#434D75'),
    stroke('M0 352H800M0 456H800M0 560H800', '#343C60', 3),
  );
  const shade = canvas.linearGradient({ 0.3: [SHADOW, 0], 1: [SHADOW, 0.62] }, [0, 0, 1, 1]);
  canvas.add(canvas.grain(rect(0, 280, 800, 320, shade)));

  // Gas burner under the pan
  canvas.add(ellipse(X + 60, Y + 128, 330, 66, SHADOW, { opacity: 0.55 }));
  canvas.add(path(placePath('M-224 90H224L244 172Q0 214-244 172Z', X, Y), '#22272C'));
  canvas.add(path(placePath('M70 90H224L244 172Q160 190 84 194Z', X, Y), '#14171B'));
  canvas.add(ellipse(X - 8, Y + 150, 196, 26, '#0C0E11'));
  canvas.add(path(BLUE_FLAMES, '#3F8FE0'));
  canvas.add(
    ellipse(X - 190, Y + 172, 17, 13, '#C8402C'),
    ellipse(X - 192, Y + 170, 9, 6, '#F09A78'),
  );

  // Brass pan: outer wall, rim, moat full of broth
  const brass = canvas.linearGradient(
    { 0: '#FBE9AE', 0.3: '#DDAA4C', 0.65: '#A87225', 1: '#6E4514' },
    [0, 0, 1, 0],
  );
  const wall = canvas.linearGradient({ 0: '#C98F3A', 0.3: '#A87225', 1: '#4A2C0C' }, [0, 0, 1, 0]);
  canvas.add(path(placePath('M-336 0C-330 92-220 156 0 156S330 92 336 0Z', X, Y), wall));
  canvas.add(ellipse(X, Y, RADIUS_X, RADIUS_Y, brass));
  canvas.add(ellipse(X, Y + 4, RADIUS_X - 22, RADIUS_Y - 12, '#5E3A12'));
  const broth = canvas.radialGradient({ 0.5: '#5A2A12', 0.85: '#9A5420', 1: '#C98A3C' });
  canvas.add(ellipse(X, Y + 12, RADIUS_X - 32, RADIUS_Y - 18, broth));
  canvas.add(roundStroke(BROTH_LIGHT, '#F9CF8C', 4, { opacity: 0.85 }));
  canvas.add(stroke(BUBBLES, '#E9B56B', 3));

  // Back of the dome with its slits
  canvas.add(
    path(placePath('M-250 20C-220-70-110-124 0-124S220-70 250 20Q0 100-250 20Z', X, Y), brass),
  );
  canvas.add(roundStroke(SLITS, '#4A2A0C', 6));

  // Glass noodles and onion in the moat
  for (const line of NOODLES) canvas.add(noodleLock(line, noodles));
  for (const [x, y, turn] of ONIONS) canvas.add(onion(x, y, turn));

  // Beef, from the back to the front, mushrooms between
  const slices = [canvas.symbol(beef(0)), canvas.symbol(beef(1)), canvas.symbol(beef(2))];
  BEEF.forEach(([dx, dy, turn], i) => {
    const transform = pen`translate(${X + dx} ${Y + dy}) scale(1.02 .84) rotate(${turn})`;
    canvas.add(slices[i % 3]?.({ transform }) ?? '');
    if (i === ROWS_BEHIND) {
      canvas.add(enoki(X - 128, Y - 56, -16), shiitake(X + 8, Y - 106, 0));
    }
  });
  for (const [x, y, turn] of MUSHROOMS) canvas.add(shiitake(x, y, turn));
  canvas.add(kingOyster(X + 158, Y + 2, -16), kingOyster(X + 196, Y + 8, 12));
  for (const [x, y, turn] of ONIONS_ON_TOP) canvas.add(onion(x, y, turn));
  canvas.add(
    roundStroke(CARROT, '#C2571A', 11),
    roundStroke(CARROT, '#FF9F45', 6, { transform: 'translate(-1 -2)' }),
    roundStroke(GREENS, '#24552A', 14),
    roundStroke(GREENS, '#4E9440', 9),
    roundStroke(GREENS, '#B5DB7C', 3, { transform: 'translate(-1 -3)' }),
    roundStroke(CHILLIES, '#8E1A10', 11),
    roundStroke(CHILLIES, '#E5482C', 8, { transform: 'translate(0 -2)' }),
    sesame(
      5,
      [
        [X - 20, Y - 96, 90, 16],
        [X + 90, Y - 10, 80, 14],
        [X - 130, Y + 30, 70, 12],
      ],
      0.5,
    ),

    // Light on the rim, steam
    roundStroke(placePath('M-326-14A330 122 0 0 1 -150-112', X, Y), '#FFFBE6', 6),
    roundStroke(placePath('M-322 26Q-290 74-190 96', X, Y), '#FFF3C4', 5),
  );
  const vapour = steamPaint(canvas, '#FFFDF8', 0.5);
  canvas.add(path(steam(330, 300, 280, 60), vapour), path(steam(470, 310, 270, 56, -1), vapour));
}

const noodles = {
  strands: 4,
  width: 5,
  colors: ['#A9783C', '#D6A864', '#F3D9A4', '#C4955A'],
  ground: '#4A2410',
  pitch: 1.1,
};
const NOODLES = [
  coil(X, Y + 8, 284, 2.1, 2.98, 8, 0.36),
  coil(X, Y + 12, 262, 1.62, 2.5, -16, 0.37),
  coil(X, Y + 10, 264, 0.5, 1.5, -12, 0.37),
  coil(X, Y + 6, 286, 0.1, 0.62, 10, 0.36),
];

/** Onion slices in the moat: x, y, degrees. */
const ONIONS = [
  [X + 40, Y + 84, 6],
  [X + 254, Y + 34, -40],
  [X - 40, Y + 96, -6],
] as const;

const ONIONS_ON_TOP = [
  [X - 60, Y - 74, 8],
  [X + 24, Y + 24, -14],
  [X - 104, Y + 6, 18],
  [X + 56, Y - 26, 6],
] as const;

/** Beef: offset from the middle of the pan, degrees. */
const BEEF = triplesFrom(`
  -70 -106 -14, 60 -108 12, -4 -122 2, -140 -62 -30, 146 -62 30, -60 -70 10, 66 -66 -12, 4 -86 4,
  -196 -14 -40, -116 -20 -8, 196 -20 40, 104 -22 16, -24 -34 -6, 40 -18 14, -160 26 -16,
  -72 22 12, 130 24 -10, 20 34 -4, -104 54 4, 84 56 8, -14 66 -6
`);

/** The mushrooms stand behind the slices after this one. */
const ROWS_BEHIND = 8;

const MUSHROOMS = [
  [X + 92, Y - 58, 14],
  [X - 196, Y + 10, -12],
] as const;

const BLUE_FLAMES = range(11)
  .map((i) => pen`M${X - 166 + i * 32} ${Y + 164}q-2 -22 6 -36q12 20 6 36z`)
  .join('');
const SLITS = pen`M${X - 214} ${Y - 20}l-14 24M${X + 214} ${Y - 20}l14 24M${X - 178} ${Y - 58}l-12 14M${X + 178} ${Y - 58}l12 14`;
const BROTH_LIGHT = pen`M${X - 286} ${Y + 36}Q${X - 200} ${Y + 96} ${X - 60} ${Y + 112}M${X + 160} ${Y + 100}Q${X + 250} ${Y + 80} ${X + 288} ${Y + 36}`;
const BUBBLES = pen`M${X + 200} ${Y + 76}a9 5 0 1 0 18 0a9 5 0 1 0 -18 0M${X - 150} ${Y + 102}a7 4 0 1 0 14 0a7 4 0 1 0 -14 0M${X + 262} ${Y + 2}a7 4 0 1 0 14 0a7 4 0 1 0 -14 0`;
const CARROT = pen`M${X - 40} ${Y - 70}l34 16M${X + 20} ${Y - 50}l40-10M${X + 120} ${Y + 8}l34 10M${X - 66} ${Y + 36}l32-14M${X + 44} ${Y + 40}l34 10`;
const CHILLIES = pen`M${X + 24} ${Y - 104}l14 3M${X - 20} ${Y - 22}l13-4M${X + 96} ${Y + 18}l12 4M${X - 120} ${Y + 40}l12-4M${X - 70} ${Y - 44}l12 3`;
const GREENS = pen`M${X - 26} ${Y - 84}q30-16 58 2M${X + 36} ${Y - 92}q20 14 48 8M${X - 64} ${Y - 10}q22-18 50-10M${X + 56} ${Y + 6}q20 16 46 10M${X - 140} ${Y + 56}q26-12 50 0M${X + 4} ${Y + 54}q24-14 50-4`;

/** Outlines and folds of three beef slices. */
const SLICES = [
  {
    sheet:
      'M-70-2L-62-18C-50-30-40-22-30-30C-20-24-12-36 2-30C16-40 26-28 38-32L52-20L68-14C72-2 60 4 62 14C46 22 40 14 28 24C14 20 4 32-10 26C-24 36-34 24-46 26C-52 16-68 16-70-2Z',
    lit: 'M-70-2L-62-18C-50-30-40-22-30-30C-20-24-12-36 2-30C16-40 26-28 38-32L52-20C34-20 26-10 8-14C-8-18-20-8-36-8C-50-10-56 0-70-2Z',
    folds: 'M-50 10Q-30-4-8 6T44 0M-30 20Q-12 10 12 16',
    fat: 'M-34 2q20-10 40-2t36-6M10 10q16 4 30-2',
  },
  {
    sheet:
      'M-60-10C-52-32-36-22-26-32C-10-44 0-30 14-38C30-40 36-28 50-26C66-18 56-6 66 4C62 20 46 14 38 26C22 22 16 34 2 28C-12 22-22 34-36 26C-44 18-62 22-60-10Z',
    lit: 'M-60-10C-52-32-36-22-26-32C-10-44 0-30 14-38C30-40 36-28 50-26C38-18 26-20 12-14C-4-10-18-20-32-12C-44-8-50 0-60-10Z',
    folds: 'M-44 6Q-14-8 14 4T48 8M-22 18Q4 8 26 16',
    fat: 'M-30-2q24-8 44 0M-6 10q24 8 40-2',
  },
  {
    sheet:
      'M-74 4C-72-10-56-10-50-22C-36-32-26-20-14-28C-2-38 14-24 26-26C40-34 54-22 62-10L72 2C66 16 54 10 44 22C32 16 22 28 8 22C-6 18-16 32-30 26C-44 28-52 18-62 20Z',
    lit: 'M-74 4C-72-10-56-10-50-22C-36-32-26-20-14-28C-2-38 14-24 26-26C40-34 54-22 62-10C44-10 34-4 16-8C-2-14-20-4-38-6C-50-6-60 4-74 4Z',
    folds: 'M-50 12Q-26-2 0 8T48 4M-20 20Q0 12 20 16',
    fat: 'M-40 4q20-8 38-2t40-4M-4 14q14 2 26-2',
  },
] as const;

/** A thin slice of beef, glazed with soy sauce, around (0, 0). */
function beef(kind: 0 | 1 | 2): string[] {
  const { sheet, lit, folds, fat } = SLICES[kind];
  return [
    path(sheet, '#200C06', { opacity: 0.6, transform: 'translate(6 11)' }),
    path(sheet, '#45190C', { transform: 'translate(1 6)' }),
    path(sheet, kind === 1 ? '#92492A' : '#7C3D21'),
    path(lit, kind === 1 ? '#CC8455' : '#B5693B'),
    roundStroke(folds, '#47190B', 4),
    roundStroke(fat, '#E0A873', 3),
    roundStroke('M-40-16q14 0 24-7M4-23q12-4 24 0', '#FFEACB', 4),
  ];
}

/** A shiitake cap with a star cut into it. */
function shiitake(x: number, y: number, rotation: number): string {
  return group(
    { transform: pen`translate(${x} ${y}) scale(1 .74) rotate(${rotation})` },
    ellipse(6, 12, 42, 38, '#200C06', { opacity: 0.6 }),
    ellipse(0, 5, 42, 38, '#D9BE94'),
    ellipse(0, 0, 42, 38, '#5B341F'),
    path('M-42 0A42 38 0 0 1 20-33Q-16-30-24-4Q-30 14-42 0Z', '#85532F'),
    roundStroke('M-24 0H24M-12-19L12 19M12-19L-12 19', '#F6E6C6', 8),
    roundStroke('M-24 2H24M-12-17L12 21', '#D2B588', 2.5),
  );
}

/** A bunch of enoki mushrooms, some taller than others. */
function enoki(x: number, y: number, rotation: number): Markup {
  const heads = range(11).map((i) => [
    -36 + i * 7.4,
    -34 - 9 * Math.sin((i / 10) * Math.PI) - ((i * 5) % 3) * 8,
  ]);
  const stems = heads.map(
    ([headX = 0, headY = 0], i) => pen`M${-12 + i * 2.4} 34Q${headX * 0.45} 4 ${headX} ${headY}`,
  );
  const caps = heads.map(([headX = 0, headY = 0]) => pen`M${headX} ${headY}h1`);
  return group(
    { transform: pen`translate(${x} ${y}) rotate(${rotation})` },
    path('M-14 40L-44-34Q0-64 46-34L16 40Z', '#200C06', {
      opacity: 0.5,
      transform: 'translate(6 6)',
    }),
    roundStroke(stems, '#B08A55', 7.5),
    roundStroke(stems, '#FFF0CF', 4.5),
    roundStroke(caps, '#B98F4E', 12.5),
    roundStroke(caps, '#FFF9EA', 9, { transform: 'translate(-1 -2)' }),
  );
}

/** A lengthwise slice of king oyster mushroom, browned at its edge. */
function kingOyster(x: number, y: number, rotation: number): string {
  const shape = 'M-12 40Q-16 0-18-14Q-40-20-34-38Q0-58 34-38Q40-20 18-14Q16 0 12 40Q0 46-12 40Z';
  return group(
    { transform: pen`translate(${x} ${y}) scale(.9 .76) rotate(${rotation})` },
    path(shape, '#200C06', { opacity: 0.5, transform: 'translate(7 10)' }),
    path(shape, '#A8723A', { transform: 'translate(1 4)' }),
    path(shape, '#F9E8C4'),
    path('M-34-38Q0-58 34-38Q40-20 18-14Q0-34-18-14Q-40-20-34-38Z', '#C99A5E'),
    roundStroke('M-5 34Q-7 6-6-10M6 32Q6 8 6-10', '#E0BF8A', 3),
  );
}

/** Curved slices of onion, cooked glassy. */
function onion(x: number, y: number, rotation: number): string {
  const arcs = 'M-40 8Q0-22 40 8M-30 14Q0-8 30 14';
  return group(
    { transform: pen`translate(${x} ${y}) rotate(${rotation})` },
    roundStroke(arcs, '#5A2A10', 11, { opacity: 0.7, transform: 'translate(2 6)' }),
    roundStroke(arcs, '#E5BC7C', 9),
    roundStroke(arcs, '#FFF2D2', 4, { transform: 'translate(-1 -2)' }),
  );
}
