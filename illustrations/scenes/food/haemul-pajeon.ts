// Haemul pajeon in three-quarter view on a rainy evening: a crisp pancake with whole spring onions,
// squid and shrimp, cut into squares; soy dip, makgeolli in a bowl and its dented yellow kettle.
import { range } from '../../lib/math.ts';
import { pen, placePath, pointsFrom, quadruplesFrom, triplesFrom } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup } from '../../lib/scene.ts';
import { drawAt, ellipse, group, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { mountain, ridgePoints } from '../../motifs/land.ts';
import { lumpPath } from '../../motifs/lump.ts';
import { bowl, steam, steamPaint } from '../../motifs/tableware.ts';

/** Centre of the pancake. */
const X = 330;
const Y = 428;

const SHADOW = '#1C1A24';

export const scene = defineScene({ title: 'Haemul pajeon', seed: 41, draw });

function draw(canvas: Canvas): void {
  // Rain behind the window: hills, a wet roof, drops running down the glass
  canvas.add(
    rect(0, 0, 800, 300, canvas.linearGradient({ 0: '#39505F', 0.6: '#6E8C93', 1: '#A9BFB8' })),
    mountain(ridgePoints(4, 190, '220 90 200, 560 120 240'), 300, '#55757B'),
    mountain(ridgePoints(9, 232, '400 50 240, 720 70 160'), 300, '#36555C'),
    canvas.grain(rect(0, 120, 800, 170, canvas.fade('#B9CCC4', 'up'))),
    path(ROOFS, '#22343B'),
    path(WINDOWS, '#FFC766'),
  );
  const rain = range(46).map((i) => pen`M${(i * 197) % 800} ${(i * 83) % 250}l-7 26`);
  canvas.add(roundStroke(rain, '#E4EFEA', 2, { opacity: 0.5 }));
  const drops = range(20).map(
    (i) => pen`M${(i * 131 + 40) % 800} ${(i * 59 + 20) % 230}v${4 + (i % 4) * 7}`,
  );
  canvas.add(roundStroke(drops, '#F4FAF6', 5, { opacity: 0.65 }));
  canvas.add(rect(0, 0, 800, 22, '#3A2722'), rect(0, 0, 34, 300, '#3A2722'));
  canvas.add(rect(392, 0, 20, 300, '#4A322A'), rect(392, 0, 7, 300, '#7A5540'));
  canvas.add(rect(0, 262, 800, 26, '#5B3D30'), rect(0, 258, 800, 7, '#9A7152'));

  // Table
  canvas.add(
    rect(0, 286, 800, 314, '#4D5E57'),
    stroke('M0 356H800M0 446H800M0 556H800', '#3C4B46', 3),
  );
  const shade = canvas.linearGradient({ 0.25: [SHADOW, 0], 1: [SHADOW, 0.6] }, [0, 0, 1, 1]);
  canvas.add(
    canvas.grain(rect(0, 286, 800, 314, shade)),

    // Kettle behind the plate
    ellipse(690, 366, 140, 34, SHADOW, { opacity: 0.5 }),
    kettle(636, 356),

    // Black plate on the table
    ellipse(X + 44, Y + 54, 326, 122, SHADOW, { opacity: 0.55 }),
    ellipse(X, Y + 22, 318, 122, '#15171C'),
    ellipse(X, Y + 6, 324, 124, '#30353D'),
    ellipse(X, Y + 8, 290, 104, '#22262D'),
    roundStroke(pen`M${X - 314} ${Y}A318 120 0 0 1 ${X - 110} ${Y - 108}`, '#8C9AA2', 5),

    // Pancake
    pancake(),

    // Bowl of makgeolli and the soy dip in front
    ellipse(742, 574, 120, 34, SHADOW, { opacity: 0.5 }),
    bowl(704, 470, 116, 46, 104, {
      body: '#E2B64C',
      shade: '#A87522',
      rim: '#F8E09A',
      inside: '#B98528',
    }),
    ellipse(704, 476, 103, 38, '#F4EFDD'),
    path(placePath('M-98-4A98 33 0 0 1 20-36Q-50-24-56 10Q-80 8-98-4Z', 704, 476), '#FFFDF8'),
    roundStroke('M664 486q20 10 46 6M730 472q14 4 26 0', '#D6CBAC', 3),
    roundStroke('M603 484q6 44 38 72', '#FFF3C4', 6),
    dip(118, 546),
  );
  const vapour = steamPaint(canvas, '#FFFDF8', 0.36);
  canvas.add(path(steam(250, 366, 300, 60), vapour), path(steam(400, 350, 280, 54, -1), vapour));
}

/** Tiled roofs at the foot of the hills, and their lit windows. */
const ROOFS =
  'M34 226Q60 222 74 206H190Q204 222 232 226V262H34ZM240 262V236Q262 232 272 220H352Q362 232 392 236V262ZM440 262V230Q466 226 480 208H600Q614 226 640 230V262Z';
const WINDOWS =
  'M70 234h26v20h-26zM104 234h26v20h-26zM296 240h20v16h-20zM500 236h26v20h-26zM534 236h26v20h-26z';

/** Spring onions laid side by side: start and length along the pancake, height, bend. */
const SPRING_ONIONS = quadruplesFrom(`
  -150 300 -176 20, -206 420 -132 -16, -236 440 -92 14, -196 440 -54 -18, -252 430 -14 12,
  -214 450 28 16, -246 430 66 -14, -200 420 106 14, -216 390 146 -12, -150 290 186 10
`);

/** Browned patches and pale batter over the onions: x, y, radii. */
const BROWNED = quadruplesFrom(`
  -170 -120 60 34, 120 -170 70 30, 210 30 40 60, -220 60 36 70, -60 190 80 34, 130 160 66 40,
  20 -20 60 34
`);
const BATTER = quadruplesFrom(`
  -90 -150 56 26, 60 -100 62 26, -150 -30 56 24, 170 -60 52 28, -30 70 70 26, 150 80 50 28,
  -130 130 58 24, 60 190 50 18
`);

/** Shrimps and rings of squid: x, y, degrees. */
const SHRIMPS = triplesFrom(
  '-150 -70 -20, 56 -150 40, 186 -10 120, -20 20 10, 70 128 -50, -170 104 60',
);
const SQUID = pointsFrom('-60 -110, 120 -60, -110 40, 150 116, -50 150, 30 -60');
const CHILLIES = 'M-10-164h0M170-120h0M-210-10h0M90 30h0M-90-20h0M10 112h0M-160 170h0M220 70h0';

/** The pancake is drawn flat, 540 px wide, and tipped back into the picture. */
function pancake(): Markup {
  const tip = (dy: number) => ({ transform: pen`translate(${X} ${Y + dy}) scale(1 .42)` });
  const outline = lumpPath(12, 0, 0, 276, 256, { corners: 23, roughness: 0.1 });
  const onions = SPRING_ONIONS.map(
    ([x, length, y, bend]) =>
      pen`M${x} ${y}q${length * 0.3} ${bend} ${length * 0.5} 0t${length * 0.5} 0`,
  ).join('');
  const whites = SPRING_ONIONS.map(([x, , y, bend]) => pen`M${x} ${y}l46 ${bend * 0.36}`).join('');
  return [
    group(tip(16), path(outline, '#0C0A0C', { opacity: 0.6 })),
    group(tip(6), path(outline, '#6E3410')),
    group(tip(-1), path(outline, '#B06A20')),
    group(
      tip(-9),
      path(outline, '#D98F34'),
      path(lumpPath(14, -6, -8, 252, 230, { corners: 19, roughness: 0.12 }), '#F2C468'),
      BROWNED.map(([x, y, rx, ry], i) => path(lumpPath(30 + i, x, y, rx, ry), '#C9792A')),
      roundStroke(CRISP, '#9A4E18', 8),
      stroke(onions, '#A8661F', 22, { transform: 'translate(3 12)', opacity: 0.7 }),
      roundStroke(onions, '#3D7A33', 21),
      roundStroke(onions, '#7FB445', 9, { transform: 'translate(0 -4)' }),
      roundStroke(whites, '#E9EFC2', 19),
      BATTER.map(([x, y, rx, ry], i) =>
        path(lumpPath(50 + i, x, y, rx, ry, { corners: 11 }), '#F6CF7C'),
      ),
      BATTER.map(([x, y, rx], i) =>
        roundStroke(
          pen`M${x - rx * 0.5} ${y - 8}q${rx * 0.4} -10 ${rx * 0.8} -2`,
          i % 2 ? '#FFE9B0' : '#D98F34',
          5,
        ),
      ),
      SQUID.map(([x, y]) => squid(x, y)),
      SHRIMPS.map(([x, y, turn]) => shrimp(x, y, turn)),
      roundStroke(CHILLIES, '#8E1A10', 24),
      roundStroke(CHILLIES, '#E0442A', 17),
      roundStroke(CHILLIES, '#F9C79A', 6),
      stroke(CUTS_ALONG, '#5E2C0E', 5),
      stroke(CUTS_ACROSS, '#5E2C0E', 11),
    ),
  ];
}

/** Crisp brown specks near the edge of the flat pancake. */
const CRISP = range(64).map((i) => {
  const [angle, reach] = [i * 2.39996, 196 + ((i * 29) % 50)];
  return pen`M${Math.cos(angle) * reach * 1.06} ${Math.sin(angle) * reach * 0.96}l${(i % 3) * 3} 4`;
});

/** Where the pancake is cut into squares. */
const CUTS_ALONG = 'M-108-216L-90 228M92-224L98 206';
const CUTS_ACROSS = 'M-238-76L236-84M-232 84L226 76';

/** A curled shrimp with its tail, on the flat pancake. */
function shrimp(x: number, y: number, rotation: number): string {
  return group(
    { transform: `translate(${x} ${y}) scale(1 1.5) rotate(${rotation})` },
    path('M-34 14C-44-26 20-44 38-4C40 14 20 20 12 10C6-8-14-4-16 16Z', '#9A4A1C', {
      transform: 'translate(3 7)',
    }),
    path('M-34 14C-44-26 20-44 38-4C40 14 20 20 12 10C6-8-14-4-16 16Z', '#F59A70'),
    path('M-16 16L-34 14-44 34-28 28-22 40Z', '#E0552E'),
    stroke('M-30-2l12 6M-16-18l6 12M6-25l-2 14M24-18l-8 11', '#FBE0CC', 4),
    roundStroke('M-22-10Q-4-28 18-22', '#FFF3E4', 4),
  );
}

/** A ring of squid. */
function squid(x: number, y: number): string {
  return (
    ellipse(x + 3, y + 10, 30, 32, 'none', { stroke: '#A8661F', 'stroke-width': 15 }) +
    ellipse(x, y, 30, 32, 'none', { stroke: '#B98A8E', 'stroke-width': 16 }) +
    ellipse(x - 1, y - 3, 29, 31, 'none', { stroke: '#FFF3E6', 'stroke-width': 11 })
  );
}

/** The dented yellow kettle every makgeolli house pours from. (x, y) = middle of its foot. */
function kettle(x: number, y: number): Markup {
  const at = drawAt(x, y);
  return [
    at.stroke('M-66-112C-76-214 76-214 66-112', '#9A7020', 11),
    at.stroke('M-68-114C-76-212 70-212 64-114', '#F1D487', 4),
    at.roundStroke('M-34-181Q0-192 34-181', '#2B211F', 15),
    at.path('M-84-58C-124-66-128-100-154-132L-130-142C-112-116-104-100-66-96Z', '#D9A93C'),
    at.path('M-84-58C-124-66-128-100-154-132L-148-134C-122-100-112-80-78-74Z', '#9A7020'),
    at.path('M-98-10C-118-64-86-108-44-116H44C86-108 118-64 98-10Q0 16-98-10Z', '#E8BE55'),
    at.path('M26-116H44C86-108 118-64 98-10Q70 0 40 3Q78-50 26-116Z', '#A87522'),
    at.path('M-92-30Q-100-76-62-100Q-76-70-70-24Z', '#FFF2C0'),
    at.roundStroke('M-30-40q16 10 34 4M30-72q14 2 22-6', '#B98528', 5),
    at.stroke('M-100-24Q0 2 100-24', '#C8962F', 4),
    ellipse(x, y - 116, 56, 15, '#8A6118'),
    at.path('M-52-119Q-40-140 0-141T52-119Q0-106-52-119Z', '#F1D07A'),
    at.path('M8-141Q42-139 52-119Q36-112 14-111Q26-126 8-141Z', '#B98528'),
    ellipse(x, y - 146, 13, 9, '#2B211F'),
  ];
}

/** Soy dip with spring onion, chilli and sesame in a white dish. */
function dip(x: number, y: number): Markup {
  return [
    ellipse(x + 26, y + 30, 98, 36, SHADOW, { opacity: 0.5 }),
    bowl(
      x,
      y,
      94,
      40,
      46,
      { body: '#F4F1E6', shade: '#BFC3BB', rim: '#FFFDF6', inside: '#D8D8CC' },
      { foot: 0.6 },
    ),
    ellipse(x, y + 5, 82, 31, '#4A1E10'),
    path(placePath('M-74 0A76 26 0 0 1 10-22Q-40-12-48 10Z', x, y + 5), '#8E4A24'),
    roundStroke(placePath('M-30 6h0M4-8h0M26 10h0M-4 18h0M46-2h0', x, y), '#2F7A33', 15),
    roundStroke(placePath('M-30 6h0M4-8h0M26 10h0M-4 18h0M46-2h0', x, y), '#A8D36A', 7),
    roundStroke(placePath('M-14-4h0M18 0h0M36 16h0M-44-6h0', x, y), '#D8341F', 9),
    roundStroke(placePath('M-20 14l3 1M10 6l3-1M56 8l3 1M-2 2l3 2', x, y), '#FFF1CC', 4),
  ];
}
