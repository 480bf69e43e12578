// Budget: won notes in a fan, coins spilling from a red lucky pouch, an abacus and a cup on a dark desk,
// seen from above in hard lamp light.
import { type Color, mix } from '../../lib/color.ts';
import { range } from '../../lib/math.ts';
import { placePath } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup } from '../../lib/scene.ts';
import { circle, drawAt, ellipse, group, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { hangul } from '../../motifs/hangul.ts';

const DESK = { plank: '#2E5F5B', dark: '#234B4A', joint: '#183838' };
const SHADOW = '#0E2426';
const WOOD = { lit: '#C98444', base: '#A9683C', dark: '#6B3A2A' };

/** Notes from the bottom of the fan to its top: value, colours, tilt. */
const NOTES: readonly (readonly [word: string, color: Color, dark: Color, angle: number])[] = [
  ['천원', '#8FB4D2', '#3F6C9A', -30],
  ['오천원', '#E2A57F', '#A85E3C', -13],
  ['만원', '#8DBB86', '#2F7A5A', 4],
  ['오만원', '#F0C45C', '#B27A22', 21],
];

/** Coins: position, radius, metal. */
const COINS: readonly (readonly [number, number, number, 'silver' | 'copper'])[] = [
  [262, 474, 34, 'silver'],
  [318, 520, 30, 'silver'],
  [206, 536, 25, 'copper'],
  [262, 560, 34, 'silver'],
  [372, 566, 25, 'copper'],
  [350, 466, 25, 'copper'],
];

export const scene = defineScene({
  title: 'Won notes, coins, an abacus and a cup of coffee',
  seed: 27,
  precision: 1,
  draw,
});

function draw(canvas: Canvas): void {
  // Desk
  canvas.add(rect(0, 0, 800, 600, DESK.plank));
  canvas.add(
    path('M-10 128L810 60V230L-10 296zM-10 470L810 400V600H-10z', DESK.dark, { opacity: 0.6 }),
  );
  canvas.add(stroke('M-10 128L810 60M-10 296L810 230M-10 470L810 400', DESK.joint, 3));
  const lampLight = canvas.linearGradient({ 0.2: [SHADOW, 0], 1: [SHADOW, 0.7] }, [0, 0, 1, 1]);
  canvas.add(
    canvas.grain(rect(0, 0, 800, 600, lampLight)),

    // Notebook with the month's list
    group(
      { transform: 'translate(470 40) rotate(9)' },
      path('M24 30H284V310H24z', SHADOW, { opacity: 0.5 }),
      rect(0, 0, 264, 290, '#FFF8E6'),
      path('M200 0h64v290h-64z', '#E6D8BC', { opacity: 0.7 }),
      stroke('M0 70H264M0 106H264M0 142H264M0 178H264M0 214H264M0 250H264', '#B9CFCB', 1.6),
      stroke('M48 0V290', '#D9705C', 1.6),
      roundStroke(hangul('생활비', 66, 22, 26, { gap: 0.5 }), '#1F3F77', 4.6),
      roundStroke('M66 94h74M66 130h108M66 166h60M66 202h92', '#55606B', 5),
      roundStroke('M20 92l7 8 12-16M20 128l7 8 12-16M20 164l7 8 12-16', '#C8402C', 4.4),
      roundStroke('M198 94h30M198 130h30M198 166h30M198 202h30', '#1F6F61', 5),
      roundStroke(
        range(11).map((i) => `M${18 + i * 23} -8v18`),
        '#C9D2D2',
        5,
      ),
    ),

    // Cup of coffee
    ellipse(716, 432, 116, 108, SHADOW, { opacity: 0.5 }),
    circle(694, 402, 110, '#F4EEE2'),
    circle(694, 402, 84, '#DDD3C0'),
    ellipse(704, 414, 74, 72, '#8C7F6C', { opacity: 0.5 }),
    roundStroke('M738 358l28-28', '#C8402C', 18),
    circle(694, 402, 70, '#C8402C'),
    circle(694, 402, 59, '#8F2A22'),
    circle(694, 402, 55, '#6B3A22'),
    path(
      placePath('M0 30C-40 4-36-30-14-30Q-2-30 0-16Q2-30 14-30C36-30 40 4 0 30Z', 692, 402, 1),
      '#EBC594',
    ),
    stroke('M692 388v32M676 384q4 20 16 32M708 384q-4 20-16 32', '#6B3A22', 2.4),
    roundStroke('M590 372a110 110 0 0 1 56-68', '#FFFFFF', 6),

    // Pencil
    group(
      { transform: 'translate(420 560) rotate(-31)' },
      path('M8 14H206V34H8z', SHADOW, { opacity: 0.5 }),
      path('M26 0H180V9H26z', '#F6D27A'),
      path('M26 9H180V20H26z', '#D9962E'),
      path('M26 0L0 10L26 20z', '#F3D9B0'),
      path('M9 6.5L0 10L9 13.5z', '#33424F'),
      rect(180, 0, 12, 20, '#C9D2D2'),
      rect(192, 0, 18, 20, '#D9708B', { rx: 5 }),
    ),
  );

  // Abacus
  drawAbacus(canvas);

  // Fan of notes
  for (const note of NOTES) canvas.add(drawNote(...note));
  canvas.add(
    path('M338 372q40-16 80 0l-6 28q-34-12-68 0z', '#33424F'),
    path('M380 366q20 2 38 6l-6 28q-14-6-30-6z', '#1E2A33'),
  );

  // Lucky pouch and its coins
  drawPouch(canvas);
  for (const [x, y, radius, metal] of COINS) canvas.add(drawCoin(x, y, radius, metal));
}

/** A note in the fan, turned around the clip at its lower end. */
function drawNote(word: string, color: Color, dark: Color, angle: number): Markup {
  const pale = mix(color, '#FFF8E6', 0.5);
  return group(
    { transform: `translate(378 408) rotate(${angle}) translate(-62 -292)` },
    rect(14, 16, 124, 276, SHADOW, { opacity: 0.4 }),
    rect(0, 0, 124, 276, color),
    path('M62 0h62v276H62z', dark, { opacity: 0.16 }),
    stroke('M8 8H116V268H8z', pale, 2.4),
    stroke('M62 60a44 44 0 1 0 .1 0M62 76a28 28 0 1 0 .1 0', pale, 3, { opacity: 0.9 }),
    // A scholar in his horsehair hat, only an outline
    path('M30 156q4-30 32-30t32 30zM46 110a16 18 0 1 1 32 0a16 18 0 1 1-32 0z', dark),
    path('M28 96q34-9 68 0v5q-34-6-68 0zM46 94v-22q16-5 32 0v22z', dark),
    roundStroke(hangul(word, 24, 26, word.length > 2 ? 18 : 26, { gap: 0.5 }), dark, 4),
    stroke('M20 184h84M20 198h60', pale, 3),
  );
}

/** Seven rods with beads, two of them pushed up. */
function drawAbacus(canvas: Canvas): void {
  const bead = canvas.symbol([
    path('M-15 0q0-11 15-11t15 11q0 11-15 11t-15-11z', '#C8402C'),
    path('M2-11q13 0 13 11t-15 11q8-10 2-22z', '#8F2A22'),
    stroke('M-9-4q4-4 8-4', '#F0917A', 2.6),
  ]);
  const rods = range(8).map((i) => 36 + i * 36);
  const beads = rods.flatMap((x, i) => {
    const up = [1, 0, 2, 0, 1, 3, 0, 2][i] ?? 0;
    const upper = [bead({ x, y: i % 3 ? 34 : 48 })];
    const lower = range(4).map((k) => bead({ x, y: (k < up ? 84 : 104) + k * 22 }));
    return [...upper, ...lower];
  });
  canvas.add(
    group(
      { transform: 'translate(30 58) rotate(-11)' },
      path('M24 30H348V252H24z', SHADOW, { opacity: 0.45 }),
      path('M0 0H326V222H0zM18 18V204H308V18z', WOOD.base, { 'fill-rule': 'evenodd' }),
      path('M0 0H326L308 18H18z', WOOD.lit),
      path('M326 0V222L308 204V18z', WOOD.dark),
      stroke(rods.map((x) => `M${x} 18V204`).join(''), '#D9B27C', 4),
      beads,
      rect(18, 62, 290, 11, WOOD.base),
      rect(18, 62, 290, 4, WOOD.lit),
      [9, 317].flatMap((x) => [9, 213].map((y) => circle(x, y, 4.5, '#EFC66B'))),
    ),
  );
}

/** A red silk pouch with a knotted cord. */
function drawPouch(canvas: Canvas): void {
  const at = drawAt(104, 470);
  canvas.add(
    at.path('M-64 24C-70 120 130 150 156 60L70-30z', SHADOW, { opacity: 0.5 }),
    at.path('M-40-64C-110-10-110 92-30 112S120 84 112 10C108-30 70-56 44-72Z', '#C8402C'),
    at.path('M22-68L44-72C70-56 108-30 112 10C120 84 50 128-30 112C60 96 76 0 22-68Z', '#8F2A22'),
    at.path('M-40-64C-96-20-106 50-70 92C-84 30-60-20-22-66Z', '#E2664C'),
    at.path('M-52-104L-20-92 4-110 30-94 58-104 46-68Q0-54-42-62z', '#C8402C'),
    at.path('M4-110L30-94 58-104 46-68Q30-62 14-61z', '#8F2A22'),
    at.roundStroke('M-44-66Q2-50 48-72', '#EFC66B', 9),
    at.roundStroke(
      'M0-58q-40 20-20 44t20-44q44 8 34 36t-34-36M-4-56q-4 50-34 74M6-56q10 44 36 64',
      '#EFC66B',
      4.4,
    ),
    at.path('M-46 14l16 8-14 26-16-8zM36 4l14-6 14 24-14 8z', '#EFC66B'),
    at.path(
      'M-6 44C-30 34-28 10-6 18C-2 4 20 4 20 22C38 22 36 46 16 48C12 62-8 62-6 44Z',
      '#F7C9A0',
      { opacity: 0.9 },
    ),
    circle(110, 504, 6, '#C8402C'),
  );
}

/** A coin with its rim; the large ones carry a crane. */
function drawCoin(x: number, y: number, radius: number, metal: 'silver' | 'copper'): Markup {
  const face = metal === 'silver' ? '#D5DEDF' : '#D98F54';
  const dark = metal === 'silver' ? '#8497A0' : '#94502A';
  const crane =
    'M-.6 .1q.3-.3 .55-.25q-.1-.35 .1-.55q.2 .1 .1 .3l.3-.2q-.1 .3-.2 .5q.3 0 .5 .2q-.5 0-.7 .2q-.4 .2-.65-.2z';
  const ginkgo = 'M0 .5V.1M0 .1q-.6-.1-.5-.5q.3-.2 .5 0q.2-.2 .5 0q.1 .4-.5 .5z';
  return [
    circle(x + 9, y + 11, radius, SHADOW, { opacity: 0.5 }),
    circle(x, y, radius, dark),
    circle(x - 1, y - 1, radius - 2, face),
    stroke(
      placePath('M-.72 0a.72 .72 0 1 0 1.44 0a.72 .72 0 1 0-1.44 0z', x, y, radius),
      dark,
      1.6,
    ),
    path(placePath(radius > 28 ? crane : ginkgo, x, y, radius * 0.95), dark),
    roundStroke(placePath('M-.84-.2A.86 .86 0 0 1-.2-.84', x, y, radius), '#FFFFFF', 3, {
      opacity: 0.8,
    }),
  ];
}
