// Jeonbok-juk in three-quarter view on Jeju: pale green abalone porridge in an earthen bowl, scored
// abalone on top, shells with mother-of-pearl, tangerines, and the sea beyond a wall of black basalt.
import { range } from '../../lib/math.ts';
import { ellipsePath, pen, placePath, quadruplesFrom, triplesFrom } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup, palettes } from '../../lib/scene.ts';
import { circle, drawAt, ellipse, group, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { sesame } from '../../motifs/garnish.ts';
import { cloud } from '../../motifs/land.ts';
import { skyPaint } from '../../motifs/light.ts';
import { lumpPath } from '../../motifs/lump.ts';
import { bowl, steam, steamPaint } from '../../motifs/tableware.ts';

const palette = palettes.day;

/** Centre of the bowl's mouth. */
const X = 420;
const Y = 352;

const SHADOW = '#3A2A2E';

export const scene = defineScene({ title: 'Jeonbok-juk', seed: 111, draw });

function draw(canvas: Canvas): void {
  // Sky, sea and Seongsan Ilchulbong
  canvas.add(
    rect(0, 0, 800, 170, skyPaint(canvas, palette, [0, 0.35, 0.7, 1])),
    path(cloud(70, 74, 190, 24) + cloud(520, 50, 150, 18), palette.sun, { opacity: 0.9 }),
    path(CRATER, '#5F9A86'),
    path(CRATER_SHADE, '#3C7A72'),
    path(CRATER_CLIFF, '#8DB59A'),
    canvas.grain(rect(0, 80, 800, 84, canvas.fade(palette.haze, 'up', 0.8))),
  );
  const sea = canvas.linearGradient({ 0: '#5FB7BF', 1: '#1F7A93' });
  canvas.add(rect(0, 160, 800, 110, sea), roundStroke(SEA_LIGHT, '#E4F6EE', 3, { opacity: 0.7 }));

  // Basalt wall with canola flowers before it, and a stone grandfather
  canvas.add(path(flowers(), '#F2C230'));
  canvas.add(rect(0, 232, 800, 50, '#2A3136'));
  canvas.add(basalt());
  canvas.add(stoneGrandfather(694, 276));

  // Table of pale wood
  canvas.add(rect(0, 276, 800, 324, '#C9A987'), rect(0, 270, 800, 10, '#F1DDBC'));
  canvas.add(stroke('M0 346H800M0 430H800M0 526H800', '#A98865', 3));
  const shade = canvas.linearGradient({ 0.3: ['#4A2E28', 0], 1: ['#4A2E28', 0.5] }, [0, 0, 1, 1]);
  canvas.add(
    canvas.grain(rect(0, 280, 800, 320, shade)),

    // Tangerines, then the bowl on its mat
    tangerine(118, 366, 52),
    tangerine(60, 398, 50),
    tangerine(150, 418, 46),
    ellipse(X + 70, 566, 320, 56, SHADOW, { opacity: 0.45 }),
    ellipse(X, 548, 260, 52, '#5E6B4E'),
    ellipse(X, 542, 252, 48, '#8A9A66'),
    bowl(
      X,
      Y,
      276,
      112,
      206,
      { body: '#4A3A38', shade: '#2B2026', rim: '#7A5F52', inside: '#2A1E20' },
      { foot: 0.54 },
    ),
    roundStroke(placePath('M-262 40Q-220 130-150 176', X, Y), '#A98A78', 9, { opacity: 0.8 }),
    stroke(placePath('M-250 62Q0 172 250 62', X, Y), '#8FB3A2', 5, { opacity: 0.55 }),

    // Porridge: ground, soft light, grains
    ellipse(
      X,
      Y + 12,
      244,
      90,
      canvas.radialGradient({ 0: '#F6F0C4', 0.7: '#DDDB96', 1: '#AFB566' }, 0.42, 0.38, 0.66),
    ),
    path(lumpPath(4, X - 70, Y - 16, 150, 44, { corners: 12 }), '#FBF8DC', { opacity: 0.75 }),
    path(lumpPath(8, X + 96, Y + 42, 110, 30, { corners: 11 }), '#C4C67C', { opacity: 0.7 }),
    roundStroke(grains(), '#FFFDEB', 6),
    roundStroke(grains(), '#B9BA74', 2, { transform: 'translate(1 4)' }),
    stroke(OIL, '#E5B23C', 4, { opacity: 0.9 }),
  );

  // Abalone, laver, carrot, spring onion
  for (const [dx, dy, turn, size] of SLICES) canvas.add(abalone(X + dx, Y + dy, turn, size));
  canvas.add(
    roundStroke(CARROT, '#E07A28', 7),
    roundStroke(GREENS, '#2F7A33', 10),
    roundStroke(GREENS, '#A8D36A', 4.5),
    roundStroke(LAVER, '#1E2F2A', 7),
    sesame(
      7,
      [
        [X - 20, Y - 6, 120, 22],
        [X + 90, Y + 30, 80, 10],
      ],
      0.42,
    ),
    roundStroke(placePath('M-266-14A272 108 0 0 1 -110-98', X, Y), '#F1D9BE', 6),

    // Shells in front
    shell(canvas, 148, 522, -14, 1.06),
    shell(canvas, 700, 520, 16, 0.92),
  );
  const vapour = steamPaint(canvas, '#FFFDF8', 0.62);
  canvas.add(path(steam(360, 310, 290, 62), vapour), path(steam(500, 310, 260, 56, -1), vapour));
}

/** The tuff crater in the sea, its lit and shaded flanks and the cliff. */
const CRATER =
  'M150 162C190 128 214 92 244 78L262 86 282 76 306 88 334 78 356 90C400 112 440 146 520 162Z';
const CRATER_SHADE = 'M334 78L356 90C400 112 440 146 520 162H380Q370 120 334 78Z';
const CRATER_CLIFF =
  'M186 132Q216 100 244 78L262 86Q240 112 222 158H206Q222 122 228 104Q206 126 186 132Z';
const SEA_LIGHT = ripplesPath();

/** Slices of abalone: offset, degrees, size. */
const SLICES = quadruplesFrom('-96 -20 -16 0.84, 52 -32 12 0.8, -34 22 -4 1, 92 22 10 0.9');

const OIL = triplesFrom('-150 20 14, -120 48 9, 170 -10 12, 20 64 10, -170 -8 7')
  .map(([dx, dy, r]) => ellipsePath(X + dx, Y + dy, r, r * 0.5))
  .join('');
const CARROT = pen`M${X - 140} ${Y + 6}h5M${X + 10} ${Y - 50}h5M${X + 150} ${Y + 4}h5M${X - 60} ${Y + 66}h5M${X + 40} ${Y + 72}h5M${X - 20} ${Y - 30}h5M${X + 150} ${Y + 44}h5`;
const GREENS = pen`M${X + 6} ${Y - 8}h0M${X + 24} ${Y + 4}h0M${X - 8} ${Y + 2}h0M${X + 14} ${Y - 22}h0M${X + 36} ${Y - 8}h0M${X - 120} ${Y + 38}h0M${X - 104} ${Y + 48}h0M${X + 170} ${Y + 26}h0`;
const LAVER = pen`M${X - 6} ${Y - 16}l14-4M${X + 12} ${Y + 8}l16 2M${X + 28} ${Y - 20}l12 4M${X - 24} ${Y - 6}l12 2M${X + 40} ${Y + 2}l10-4`;

function ripplesPath(): string {
  return range(22)
    .map((i) => pen`M${(i * 173) % 780} ${174 + ((i * 37) % 56)}h${14 + (i % 4) * 12}`)
    .join('');
}

function grains(): string {
  return range(54)
    .map((i) => {
      const angle = i * 2.39996;
      const reach = Math.sqrt((i + 1) / 54);
      return pen`M${X + Math.cos(angle) * reach * 222} ${Y + 14 + Math.sin(angle) * reach * 76}l${4 - (i % 3) * 4} ${(i % 2) * 3}`;
    })
    .join('');
}

/** Clumps of canola along the wall. */
function flowers(): string {
  return range(44)
    .map((i) => ellipsePath(i * 19, 230 - ((i * 53) % 14), 11 + (i % 3) * 3, 8))
    .join('');
}

/** Round lava stones piled without mortar. */
function basalt(): Markup {
  const stones = range(34).map((i) => {
    const row = i % 2;
    return lumpPath(i + 3, (i >> 1) * 49 + row * 24 + 8, 244 + row * 22, 26, 14, { corners: 7 });
  });
  return [
    path(stones, '#4A555C'),
    roundStroke(
      range(34)
        .map((i) => pen`M${(i >> 1) * 49 + (i % 2) * 24 - 6} ${238 + (i % 2) * 22}q10-6 18-4`)
        .join(''),
      '#7E8C92',
      3,
    ),
  ];
}

/** A dol hareubang, the lava-stone grandfather of Jeju. (x, y) = his foot. */
function stoneGrandfather(x: number, y: number): Markup {
  const at = drawAt(x, y);
  return [
    at.path(
      'M-46 0C-56-50-52-80-34-92C-44-112-42-128-36-136H-44Q-40-150-32-152Q-30-184 0-186T32-152Q40-150 44-136H36C42-128 44-112 34-92C52-80 56-50 46 0Z',
      '#6E777A',
    ),
    at.path(
      'M10 0Q26-80 14-186Q30-182 32-152Q40-150 44-136H36C42-128 44-112 34-92C52-80 56-50 46 0Z',
      '#454D53',
    ),
    at.path('M-44-136Q0-124 44-136Q40-150 32-152Q0-142-32-152Q-40-150-44-136Z', '#545D62'),
    ellipse(x - 14, y - 118, 8, 7, '#3A4247'),
    ellipse(x + 15, y - 118, 8, 7, '#2B3237'),
    ellipse(x - 15, y - 119, 4.5, 4, '#8E989A'),
    at.path('M-5-120Q-12-100 0-98T7-120Z', '#545D62'),
    at.roundStroke('M-12-88Q0-84 12-88', '#2F373C', 4),
    at.path('M-44-56Q-20-72 8-58Q12-48 2-46Q-20-50-42-38Z', '#8A9496'),
    at.path('M44-34Q20-48-6-34Q-10-24 0-22Q20-28 44-16Z', '#596368'),
    at.roundStroke(
      'M-36-120h0M-26-30h0M-8-14h0M18-70h0M-30-74h0M26-6h0M-14-164h0M6-158h0',
      '#3A4247',
      5,
    ),
  ];
}

function tangerine(x: number, y: number, size: number): Markup {
  const at = drawAt(x, y, size);
  return [
    ellipse(x + size * 0.5, y + size * 0.7, size * 1.05, size * 0.34, SHADOW, { opacity: 0.4 }),
    ellipse(x, y, size, size * 0.86, '#F2912A'),
    at.path('M.3-.82C.9-.7 1.1-.1 .9 .4C.66 .8 .2 .9-.2 .84C.5 .6 .7-.2 .3-.82Z', '#C9641A'),
    at.roundStroke('M-.76-.2Q-.66-.56-.34-.68', '#FFD591', size * 0.1),
    at.path('M.02-.74Q.2-1.1 .66-.98Q.46-.66 .02-.74Z', '#3F8A45'),
    circle(x, y - size * 0.74, size * 0.08, '#4A6B2F'),
  ];
}

/** A slice of abalone, scored crosswise, with its dark frilled edge. */
function abalone(x: number, y: number, rotation: number, size: number): string {
  const slice = 'M-76 2C-74-30-34-44 4-42C46-40 80-24 78 4C74 30 40 40 0 40C-40 40-74 28-76 2Z';
  const frill = lumpPath(6, 0, 3, 86, 49, { corners: 22, roughness: 0.1 });
  return group(
    { transform: pen`translate(${x} ${y}) scale(${size} ${size * 0.66}) rotate(${rotation})` },
    path(frill, '#5E5A30', { opacity: 0.55, transform: 'translate(8 14)' }),
    path(frill, '#3B3A34'),
    path(slice, '#B98A52', { transform: 'translate(0 4)' }),
    path(slice, '#F3D9A4'),
    path('M-76 2C-74-30-34-44 4-42C46-40 80-24 78 4C50-14 10-20-20-16S-66-6-76 2Z', '#FFF3D4'),
    roundStroke(
      'M-56-18L20 34M-34-32L44 30M-4-36L62 20M-62 12L-10 38M56-22L-30 36M34-34L-52 26M4-38L-66 10',
      '#D8AE76',
      4.5,
    ),
    roundStroke('M-56-26Q-30-38 0-38', '#FFFDF8', 5),
  );
}

/** An abalone shell, its pearly inside up. */
function shell(canvas: Canvas, x: number, y: number, rotation: number, size: number): Markup {
  const pearl = canvas.linearGradient(
    { 0: '#F7E6EC', 0.25: '#A9D9D6', 0.5: '#F2D3C4', 0.7: '#9CC7DB', 1: '#B79BC4' },
    [0, 0, 1, 1],
  );
  const outline =
    'M-112 10C-110-36-60-62 0-62C64-62 112-36 110 6C106 44 50 60-8 58C-66 58-112 44-112 10Z';
  return group(
    { transform: pen`translate(${x} ${y}) rotate(${rotation}) scale(${size} ${size * 0.8})` },
    path(outline, SHADOW, { opacity: 0.45, transform: 'translate(18 24)' }),
    path(outline, '#4A3A34', { transform: 'translate(2 9)' }),
    path(outline, '#8A6A54'),
    path('M-98 8C-96-30-52-52 2-52C58-52 98-30 96 4C92 36 44 50-8 48C-60 48-98 36-98 8Z', pearl),
    path(
      'M-60 6C-56-20-20-34 16-32C50-30 70-14 64 6C54 28 10 34-20 30C-46 28-62 20-60 6Z',
      '#FFFDF8',
      { opacity: 0.35 },
    ),
    roundStroke(
      'M-82 6C-78-24-40-42 0-42M-50 12C-46-10-16-22 16-22M90 12C76 34 40 42 4 42',
      '#FFFDF8',
      4,
      { opacity: 0.8 },
    ),
    roundStroke('M-40 22C-10 34 40 30 62 8M-70 24C-40 44 20 44 50 34', '#7FB4C9', 3.5, {
      opacity: 0.7,
    }),
    roundStroke('M-84-24h0M-66-38h0M-44-47h0M-20-52h0', '#2B2024', 9),
  );
}
