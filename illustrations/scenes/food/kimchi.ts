// Kimchi in three-quarter view: a quarter of cabbage kimchi, cut across, on a white plate before the
// onggi jars of a snowy courtyard; the red glisten between the leaves is the hero.
import { range } from '../../lib/math.ts';
import { ellipsePath, pen, placePath, triplesFrom } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup, palettes } from '../../lib/scene.ts';
import { drawAt, ellipse, group, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { sesame } from '../../motifs/garnish.ts';
import { mountain, ridgePoints } from '../../motifs/land.ts';
import { skyPaint } from '../../motifs/light.ts';
import { lumpPath } from '../../motifs/lump.ts';

const palette = palettes.morning;

/** Centre of the plate. */
const X = 372;
const Y = 428;

export const scene = defineScene({ title: 'Kimchi', seed: 31, draw });

function draw(canvas: Canvas): void {
  // Winter sky, a far ridge, the courtyard wall with snow on its tiles
  canvas.add(rect(0, 0, 800, 330, skyPaint(canvas, palette, [0, 0.2, 0.5, 0.9])));
  const ridge = ridgePoints(6, 190, '250 110 260, 640 80 220');
  canvas.add(mountain(ridge, 330, palette.ridge[1]));
  canvas.add(canvas.grain(rect(0, 90, 800, 130, canvas.fade(palette.haze, 'up'))));
  canvas.add(rect(0, 196, 800, 140, '#D9C3A0'));
  const stones = range(18).map((i) => ellipsePath(24 + i * 46, 262 + (i % 2) * 30, 20, 12));
  canvas.add(path(stones, '#B79C7C'));
  canvas.add(rect(0, 176, 800, 26, '#4A6570'));
  canvas.add(
    path(
      'M0 182V158Q60 146 120 154T250 150T390 156T520 149T660 155T800 150V176Q770 188 730 178T620 180T500 177T390 182T260 177T130 181T0 182Z',
      '#FFFDF6',
    ),
  );

  // Onggi jars
  canvas.add(onggi(96, 326, 92, 196), onggi(300, 318, 76, 128));
  canvas.add(onggi(610, 336, 150, 288), strawRope(610, 186, 148));

  // Wooden bench
  canvas.add(rect(0, 312, 800, 288, '#3F6B6A'), rect(0, 306, 800, 12, '#8DB8A6'));
  canvas.add(stroke('M0 372H800M0 452H800M0 548H800', '#2C5253', 3));
  const shade = canvas.linearGradient({ 0.3: ['#12302F', 0], 1: ['#12302F', 0.6] }, [0, 0, 1, 1]);
  canvas.add(
    canvas.grain(rect(0, 318, 800, 282, shade)),

    // Plate: shadow, foot, rim, well with a pool of brine
    ellipse(X + 54, Y + 62, 330, 110, '#12302F', { opacity: 0.5 }),
    ellipse(X, Y + 26, 322, 122, '#A9B7AE'),
    ellipse(X, Y + 8, 330, 126, '#F6F5EC'),
    ellipse(X, Y + 10, 270, 94, '#DDE4DA'),
    path(lumpPath(3, X + 4, Y + 22, 252, 74, { corners: 12 }), '#D9502A', { opacity: 0.85 }),
    roundStroke(pen`M${X - 318} ${Y - 2}A324 122 0 0 1 ${X - 120} ${Y - 106}`, '#FFFDF8', 6),
  );

  // A mound of cut leaves, from the back to the front and up to the top
  const ribbed = canvas.symbol(ribbedLeaf());
  const frilled = canvas.symbol(frilledLeaf());
  canvas.add(path(lumpPath(5, X + 8, Y - 16, 214, 66, { corners: 13 }), '#5E120C'));
  LEAVES.forEach(([dx, dy, turn, kind]) => {
    const leaf = kind === 'rib' ? ribbed : frilled;
    const transform = pen`translate(${X + dx} ${Y + dy}) scale(1.04 .86) rotate(${turn})`;
    canvas.add(leaf({ transform }));
  });
  canvas.add(
    sesame(
      4,
      [
        [X - 20, Y - 126, 44, 9],
        [X + 70, Y - 60, 50, 8],
        [X - 90, Y - 44, 50, 8],
      ],
      0.5,
    ),
    roundStroke(SCALLIONS, '#2F7A33', 10),
    roundStroke(SCALLIONS, '#9CCB57', 4),
  );

  // Dried chillies and garlic on the bench
  for (const [x, y, turn] of CHILLIES) canvas.add(chilli(x, y, turn));
  canvas.add(garlicBulb(714, 520), garlicBulb(640, 556));
}

/** Leaves of the mound: x and y from the middle of the plate, degrees, kind. */
const LEAVES = [
  [-130, -46, -18, 'frill'],
  [-20, -70, 6, 'rib'],
  [104, -58, 24, 'frill'],
  [-176, -6, -34, 'rib'],
  [180, -10, 30, 'rib'],
  [-84, -22, 12, 'frill'],
  [66, -30, -14, 'frill'],
  [-40, -96, -10, 'frill'],
  [60, -100, 16, 'rib'],
  [-128, 26, 8, 'frill'],
  [142, 28, -8, 'frill'],
  [-96, -66, -24, 'rib'],
  [126, -66, 32, 'rib'],
  [10, 14, -4, 'rib'],
  [-66, 44, -16, 'rib'],
  [78, 44, 14, 'frill'],
  [20, -62, 20, 'frill'],
  [-20, -128, -6, 'rib'],
  [48, -136, 22, 'frill'],
] as const;

/** A piece from the thick white stem, stained by the paste. */
function ribbedLeaf(): string[] {
  const sheet =
    'M-72-6C-66-36-34-30-14-40C8-50 30-38 46-42C66-44 76-20 70 2C76 20 58 36 38 33C20 45-6 37-24 39C-46 43-74 28-72-6Z';
  return [
    path(sheet, '#5E120C', { opacity: 0.55, transform: 'translate(7 12)' }),
    path(sheet, '#8A1B11', { transform: 'translate(1 6)' }),
    path(sheet, '#CF3A20'),
    path('M-72-6C-66-36-34-30-14-40C8-50 30-38 46-42C10-30-30-26-72-6Z', '#E8622F'),
    path('M-71-14C-34-30 30-22 71-10L71 10C30 14-34 22-70 10Z', '#F6C98C'),
    path('M-71-14C-34-30 30-22 71-10C30-6-34-8-71-2Z', '#FDF0CF'),
    roundStroke('M-40 6q36-8 84-2M-20 14q24 2 44-2', '#DB5A30', 5),
    roundStroke('M-48 28q8-6 20-6M6 32q10-8 24-8M50 22q4-6 12-8', '#8A1B11', 4),
    roundStroke('M-50-18q24-6 52-3', '#FFFDF8', 4.5),
    roundStroke('M-30-6h0M14-12h0M44-2h0M-56 2h0M30 10h0', '#A51F14', 5),
  ];
}

/** A piece from the soft green end, crumpled and red. */
function frilledLeaf(): string[] {
  const ragged = { corners: 24, roughness: 0.24 };
  const sheet = lumpPath(21, 0, 0, 82, 44, ragged);
  const veins =
    'M-30-4Q-36-18-50-24M-4-2Q0-18-12-32M22 0Q32-14 28-28M-18 4Q-26 18-44 24M10 6Q14 22 4 34M36 6Q50 14 50 24';
  return [
    path(sheet, '#5E120C', { opacity: 0.55, transform: 'translate(7 12)' }),
    path(sheet, '#7E1A12', { transform: 'translate(1 6)' }),
    path(sheet, '#BF2E1A'),
    path(lumpPath(23, -6, -12, 64, 24, { corners: 17, roughness: 0.3 }), '#E4582C'),
    roundStroke('M44-28q16 2 24 16M48 24q14-2 22-14M62-4l14 2M30-34q8-2 14 2', '#A39A48', 7),
    path('M-74-12Q-30-14 44 0Q-30 8-74 12Q-66 0-74-12Z', '#F0A868'),
    path('M-74-12Q-30-14 44 0Q-30-6-72-3Z', '#FBE2B4'),
    roundStroke(veins, '#86190F', 4),
    roundStroke(veins, '#F58A52', 2.4, { transform: 'translate(-2 -3)' }),
    roundStroke('M-56-22q10-9 22-10M-2-26q14-6 24-1', '#FFE3C2', 5),
    roundStroke('M-40 18h0M-8 22h0M28 16h0M60-6h0M12-14h0M-28-8h0', '#F9CE74', 4),
  ];
}

const SCALLIONS = pen`M${X - 10} ${Y - 148}q20-16 46-12M${X + 24} ${Y - 134}q10-18 34-24M${X - 110} ${Y - 64}q12-14 36-14`;

/** x, y, degrees. */
const CHILLIES = triplesFrom('66 520 -24, 110 560 14, 30 566 40');

/** A brown glazed jar with its lid. (x, y) = its foot, width = half its belly. */
function onggi(x: number, y: number, width: number, height: number): Markup {
  const at = drawAt(x, y, width, height);
  const body =
    'M-.6 0C-.96-.16-1.06-.42-.98-.6C-.9-.78-.7-.82-.62-.84H.62C.7-.82 .9-.78 .98-.6C1.06-.42 .96-.16 .6 0Z';
  const shade = 'M.2 0C.5-.2 .56-.5 .3-.84H.62C.7-.82 .9-.78 .98-.6C1.06-.42 .96-.16 .6 0Z';
  return [
    at.path(body, '#7A4127'),
    at.path(shade, '#4A2419'),
    at.stroke('M-.97-.6Q0-.5 .97-.6M-.99-.5Q0-.4 .99-.5', '#3A1B14', 3),
    at.roundStroke('M-.5-.3q.1-.1 .2 0t.2 0t.2 0t.2 0', '#A5683F', 5, { opacity: 0.6 }),
    at.path('M-.82-.62Q-.9-.4-.74-.2Q-.7-.4-.72-.64Z', '#E9B98A'),
    at.path('M-.76-.82Q-.7-.92-.3-.93L-.18-1H.18L.3-.93Q.7-.92 .76-.82Q0-.76-.76-.82Z', '#6A3722'),
    at.path('M.1-1H.18L.3-.93Q.7-.92 .76-.82Q.5-.79 .26-.785Z', '#3F1F17'),
    at.path(
      'M-.72-.86Q-.6-.97-.26-.96L-.2-1.03H.2L.26-.96Q.6-.97 .7-.87Q.3-.92 0-.9T-.72-.86Z',
      '#FFFDF6',
    ),
  ];
}

/** Straw rope with chillies and hanji strips around the jar, which keeps bad luck away. */
function strawRope(x: number, y: number, width: number): Markup {
  const rope = pen`M${x - width} ${y}Q${x} ${y + 34} ${x + width} ${y}`;
  const hang = [-0.6, -0.2, 0.2, 0.6].map(
    (share) => [x + share * width, y + 17 * (1 - share * share)] as const,
  );
  return [
    stroke(rope, '#8A6A34', 11),
    stroke(rope, '#E2C27A', 9, { 'stroke-dasharray': '7 4' }),
    ...hang.map(([hangX, hangY], i) =>
      i % 2
        ? path(placePath('M-7 0H7L9 34L2 28L-5 36Z', hangX, hangY), '#FFFBEE')
        : path(placePath('M-6 0H6Q10 24-2 42Q-6 20-6 0Z', hangX, hangY), '#D8341F'),
    ),
  ];
}

function chilli(x: number, y: number, rotation: number): string {
  return group(
    { transform: `translate(${x} ${y}) rotate(${rotation})` },
    path('M-60-6q16-16 50-8 40 8 66 2-20 26-64 26-44-2-52-20z', '#12302F', {
      opacity: 0.5,
      transform: 'translate(8 14)',
    }),
    path('M-60-6q16-16 50-8 40 8 66 2-20 26-64 26-44-2-52-20z', '#B5281B'),
    path('M-54-4q40 20 106-6-22 22-60 22-40-2-46-16z', '#7E140E'),
    roundStroke('M-44-8q30-6 60 2', '#F2784E', 4),
    roundStroke('M-60-6q-12-8-24-2', '#5F7A3A', 6),
  );
}

function garlicBulb(x: number, y: number): string {
  const at = drawAt(x, y);
  return (
    ellipse(x + 14, y + 22, 44, 16, '#12302F', { opacity: 0.5 }) +
    at.path(
      'M-4-44q6-4 10 0q2 18 18 24q26 14 14 34q-14 18-38 18t-38-18q-10-20 14-34q18-8 20-24z',
      '#FBF3E2',
    ) +
    at.path('M8-40q2 14 16 20q26 14 14 34q-12 16-30 18q12-40 0-72z', '#D9C3B4') +
    at.stroke('M-4-20q-20 20-8 48M4-20q14 20 6 50', '#C9A79C', 2.5)
  );
}
