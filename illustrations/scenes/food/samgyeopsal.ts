// Samgyeopsal from above: pork belly on an iron plate set into a round steel table; scissors cut it
// there and then, lettuce, garlic, ssamjang and soju wait around it.
import { range } from '../../lib/math.ts';
import {
  circlePath,
  pen,
  placePath,
  pointsFrom,
  quadruplesFrom,
  triplesFrom,
} from '../../lib/path.ts';
import { type Canvas, defineScene } from '../../lib/scene.ts';
import { circle, ellipse, group, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { kimchi } from '../../motifs/food.ts';
import { lettuce } from '../../motifs/garnish.ts';
import { ironDisc, porkBelly, steelPaint } from '../../motifs/grill.ts';
import { lumpPath } from '../../motifs/lump.ts';
import { sideDish } from '../../motifs/tableware.ts';

/** Centre and radius of the iron plate. */
const X = 372;
const Y = 322;
const RADIUS = 216;

const SHADOW = '#16272F';

export const scene = defineScene({ title: 'Samgyeopsal', seed: 21, draw });

function draw(canvas: Canvas): void {
  // Floor and the round steel table
  canvas.add(rect(0, 0, 800, 600, '#23403F'));
  canvas.add(circle(X + 40, Y + 44, 470, '#122726'));
  canvas.add(circle(X, Y, 470, '#5C757B'));
  canvas.add(circle(X, Y, 458, steelPaint(canvas, '#D5E2E0', '#6B868C')));
  const brushed = range(5).map((i) => circlePath(X, Y, 300 + i * 36));
  canvas.add(stroke(brushed, '#F2F8F6', 2, { opacity: 0.25 }));
  const shade = canvas.linearGradient({ 0.4: [SHADOW, 0], 1: [SHADOW, 0.42] }, [0, 0, 1, 1]);
  canvas.add(canvas.grain(rect(0, 0, 800, 600, shade)));

  // Basket of lettuce
  const leaf = canvas.symbol(lettuce(7, 0, 0, 92, 0));
  canvas.add(circle(86, 96, 150, SHADOW, { opacity: 0.35 }));
  canvas.add(circle(66, 70, 150, '#C99A55'), circle(66, 70, 136, '#8B5F2C'));
  canvas.add(stroke(circlePath(66, 70, 143), '#F1D093', 4, { 'stroke-dasharray': '9 7' }));
  for (const [x, y, turn] of LEAVES) {
    canvas.add(leaf({ transform: `translate(${x} ${y}) rotate(${turn})` }));
  }

  // Side dishes
  canvas.add(
    sideDish(66, 540, 98, kimchi(66, 540, 104, 8), { rim: '#EFF2EC', well: '#D3DCD6' }),
    sideDish(640, 78, 78, ssamjang(640, 78)),
    sideDish(742, 214, 74, garlicAndChilli(742, 214), { rim: '#2E3A42', well: '#1F2930' }),
  );
  canvas.add(sideDish(476, 40, 56, sesameOil(476, 40), { rim: '#F6F1E4', well: '#B9771F' }));

  // Iron plate over its burner ring
  canvas.add(circle(X + 26, Y + 32, RADIUS + 26, SHADOW, { opacity: 0.5 }));
  canvas.add(circle(X, Y, RADIUS + 24, '#3B4C52'), circle(X, Y, RADIUS + 13, '#101417'));
  canvas.add(circle(X, Y, RADIUS + 8, '#E2622A'), ironDisc(X, Y, RADIUS, 0.88));
  const ridges = range(4).map((i) => circlePath(X, Y, 50 + i * 42));
  canvas.add(stroke(ridges, '#34353C', 4));
  canvas.add(
    path(lumpPath(4, X + 20, Y + 30, 176, 150, { corners: 12 }), '#6B3413', { opacity: 0.55 }),
  );
  canvas.add(roundStroke(GREASE, '#F3B765', 4, { opacity: 0.8 }));

  // Kimchi and garlic frying at the lower edge
  canvas.add(kimchi(268, 466, 96, 3), kimchi(346, 486, 88, 12));
  for (const [x, y] of GARLIC_ON_PLATE) canvas.add(garlic(x, y, true));

  // Pork belly: five long slices, one already in pieces
  const slices = [3, 8, 15].map((seed) => canvas.symbol(porkBelly(seed, 236, 64)));
  const piece = canvas.symbol(porkBelly(6, 50, 58));
  for (const [x, y, turn, kind] of SLICES) {
    canvas.add(slices[kind]?.({ transform: `translate(${x} ${y}) rotate(${turn})` }) ?? '');
  }
  for (const [x, y, turn] of PIECES) {
    canvas.add(piece({ transform: `translate(${x} ${y}) rotate(${turn})` }));
  }
  canvas.add(roundStroke(SPITTING, '#FFE2A0', 5));

  // Scissors cutting, a glass of soju
  canvas.add(group({ transform: 'translate(592 404) rotate(41)' }, scissors()));
  canvas.add(sojuGlass(736, 356));
}

const LEAVES = triplesFrom('120 128 150, 24 140 205, 140 34 70, 56 66 120');

/** Slices: x, y, degrees, kind. */
const SLICES = quadruplesFrom('330 180 -14 0, 296 252 -14 1, 372 316 -14 2, 292 386 -14 0');

/** Cut pieces: x, y, degrees. */
const PIECES = triplesFrom('484 226 12, 446 248 -40, 528 278 -24, 452 402 -8, 486 448 24');

const GARLIC_ON_PLATE = pointsFrom('430 452, 446 474, 410 494, 474 164, 504 186');

/** Shining lines of hot fat, and spitting drops. */
const GREASE = 'M214 300q6 60 40 92M520 232q28 60 12 116M240 210q20-26 44-40';
const SPITTING =
  'M250 206h0M262 196h0M420 214h0M434 204h0M214 330h0M224 344h0M412 344h0M398 352h0M530 326h0M536 340h0M388 424h0M400 432h0';

function garlic(x: number, y: number, fried = false): string {
  const clove = placePath('M-14 0q2-12 14-12t14 12q-4 10-14 10t-14-10z', x, y);
  return (
    path(clove, fried ? '#A8662A' : '#C7B791', { transform: 'translate(1 4)' }) +
    path(clove, fried ? '#F3CE86' : '#FBF1D3') +
    roundStroke(placePath('M-8-2q3-6 9-6', x, y), '#FFFDF2', 3)
  );
}

/** A scoop of ssamjang with its swirl. */
function ssamjang(x: number, y: number): string[] {
  const scoop = lumpPath(9, x, y, 52, 48, { corners: 10, roughness: 0.14 });
  const swirl = placePath('M-26 6q2-28 28-28 24 2 22 22-4 16-22 14-12-4-8-14', x, y);
  return [
    path(scoop, '#5B2411', { transform: 'translate(4 6)' }),
    path(scoop, '#9C4A20'),
    roundStroke(swirl, '#C9773A', 9),
    roundStroke(swirl, '#F0AE68', 2.5, { transform: 'translate(-2 -2)' }),
    roundStroke(placePath('M-36-6h0M30 24h0M-20 32h0M38-14h0M4 4h0', x, y), '#FFF1CC', 5),
  ];
}

/** Raw garlic slices and rings of green chilli. */
function garlicAndChilli(x: number, y: number): string[] {
  const rings = range(5).map((i) => circlePath(x - 2 + (i % 2) * 20, y + 2 + i * 9, 8));
  const cloves = pointsFrom('-30 -22, -8 -34, -36 4, -14 -8, 14 -24, -26 28');
  return [
    stroke(rings, '#2F7A33', 6),
    stroke(rings, '#9CCB57', 2.5),
    ...cloves.map(([dx, dy]) => garlic(x + dx, y + dy)),
  ];
}

/** Sesame oil with salt and pepper. */
function sesameOil(x: number, y: number): string {
  return (
    circle(x, y, 42, '#D79A34') +
    path(lumpPath(2, x + 8, y + 8, 22, 18), '#FFF7E4') +
    roundStroke(placePath('M0 4h0M10 10h0M16 2h0M6 16h0', x, y), '#5A3A20', 3) +
    roundStroke(placePath('M-32-6a33 33 0 0 1 22-24', x, y), '#FBE3A0', 5)
  );
}

/** Kitchen scissors, half open, blades to the left around (0, 0). */
function scissors(): string {
  const blade = 'M14-9L-150-7q-12 4-12 8L14 10Z';
  const edge = 'M14 4L-160 0q0 1 4 2L14 10Z';
  const handle =
    'M0-11C50-16 70-6 96 6C128 16 196 22 198 52C198 78 150 84 118 64C92 46 70 16 0 12Z';
  const hole = 'M118 32C146 30 176 38 178 54C176 66 144 66 126 54C114 44 110 36 118 32Z';
  const half = (mirrored: boolean) =>
    group(
      { transform: mirrored ? 'scale(1 -1) rotate(11)' : 'rotate(11)' },
      path(blade, '#C9D6D8'),
      path(edge, mirrored ? '#F7FBFA' : '#8FA2A8'),
      path(handle + hole, mirrored ? '#C8402C' : '#A32E20', { 'fill-rule': 'evenodd' }),
      roundStroke('M20-7C60-8 74 4 100 14', '#F29A7C', 3),
    );
  const cast = path(blade + handle, SHADOW, {
    opacity: 0.4,
    transform: 'translate(14 22) rotate(11)',
  });
  const cast2 = path(blade + handle, SHADOW, {
    opacity: 0.4,
    transform: 'translate(14 22) scale(1 -1) rotate(11)',
  });
  return (
    cast +
    cast2 +
    half(true) +
    half(false) +
    circle(6, 0, 6, '#5C6B70') +
    circle(5, -1, 3, '#E4ECEB')
  );
}

/** A small glass from above, filled. */
function sojuGlass(x: number, y: number): string {
  return (
    ellipse(x + 20, y + 24, 46, 44, SHADOW, { opacity: 0.35 }) +
    circle(x, y, 44, '#EAF4F2', { opacity: 0.9 }) +
    circle(x, y, 37, '#A9C6C8') +
    circle(x + 2, y + 3, 29, '#D8EAE8') +
    path(pen`M${x - 24} ${y - 4}a26 26 0 0 1 20-22q-12 8-20 22z`, '#FFFDF8') +
    roundStroke(pen`M${x + 22} ${y + 12}a25 25 0 0 1-14 14`, '#FFFDF8', 4)
  );
}
