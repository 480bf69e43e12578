// Bungeoppang on a snowy night: fish-shaped pastries baking in their iron moulds, batter and red bean
// in the next ones, and a paper bag with three of them, one bitten open.
import { mix } from '../../lib/color.ts';
import { pen, pointsFrom } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { circle, group, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { lettering } from '../../motifs/hangul.ts';
import { skyPaint, stars } from '../../motifs/light.ts';
import { lumpPath } from '../../motifs/lump.ts';
import { neonSign } from '../../motifs/neon.ts';
import { stallFigure } from '../../motifs/people.ts';
import { skyline } from '../../motifs/skyline.ts';
import { awning, bulbs, paperBag } from '../../motifs/stall.ts';
import { steam, steamPaint } from '../../motifs/tableware.ts';

const palette = palettes.night;

export const scene = defineScene({ title: 'Bungeoppang', seed: 51, draw });

function draw(canvas: Canvas): void {
  // Night, snowy street
  canvas.add(rect(0, 0, 800, 360, skyPaint(canvas, palette)));
  const street = skyline(8, 330, [70, 210], [50, 96]);
  canvas.add(
    path(street.bodies, '#1B3466'),
    path(street.sides, '#12254E'),
    stroke(street.windows, '#FFCB6B', 5, { opacity: 0.8 }),
    canvas.grain(rect(0, 150, 800, 190, canvas.fade('#7C93BE', 'up'))),
    roundStroke(stars(3, 60, 0, 100, 800, 330), '#FFFDF8', 4, { opacity: 0.7 }),
    roundStroke(stars(7, 26, 0, 100, 800, 330), '#FFFDF8', 8),

    // Seller, sign, tarpaulin with snow on it, bulbs
    stallFigure(212, 340, 1.32, {
      clothes: '#B23A4A',
      rim: '#F2906A',
      hair: '#20151B',
      band: '#F6E7CF',
    }),
    neonSign('붕어빵', 694, 128, { color: '#FF8A5C', board: '#0B1230', size: 35, tube: 2.2 }),
    awning(
      canvas,
      { height: 74, colors: ['#E2672C', '#C94F22'], stripe: 80, flap: 34, shade: '#3A1428' },
      false,
    ),
    bulbs(canvas, pointsFrom('64 140, 330 152, 486 150, 610 140')),

    // Counter with the iron moulds
    rect(0, 326, 800, 274, '#6B2F2A'),
    rect(0, 318, 800, 16, '#F2A25C'),
    rect(0, 334, 800, 14, '#45201F'),
    path('M26 366H590L640 600H-40Z', '#0E1016'),
    path('M30 352H584L626 572H-26Z', '#2C2E37'),
    stroke('M30 354H584', '#8C93A6', 4),
    stroke('M218 354L196 572M400 354L412 572M8 456H604', '#14151B', 9),
    stroke('M30 354L-24 566', '#5C6272', 4),
  );
  const fish = canvas.symbol(pastry());
  for (const [x, y, size, state] of MOULDS) {
    const place = pen`translate(${x} ${y}) scale(${size} ${size * 0.78})`;
    canvas.add(path(BODY, '#08090D', { transform: `${place} scale(1.12)` }));
    canvas.add(path(BODY, '#4A4D58', { transform: `${place} translate(3 5) scale(1.06)` }));
    if (state === 'baked') canvas.add(fish({ transform: place }));
    else canvas.add(group({ transform: place }, state === 'batter' ? batter() : filled()));
  }

  // Paper bag
  canvas.add(path('M600 600Q650 560 800 566V600Z', '#2A1018', { opacity: 0.6 }));
  canvas.add(path(pen`M596 404L620 386H780L800 404V470H600Z`, '#8F6A3E'));
  canvas.add(fish({ transform: 'translate(746 374) rotate(66) scale(1.02)' }));
  canvas.add(group({ transform: 'translate(652 370) rotate(98) scale(1.06 -1.06)' }, bitten()));
  canvas.add(paperBag(590, 424, 212, 190));
  canvas.add(lettering('붕어빵', 626, 488, 38, '#B5351F', 3.4, { gap: 0.24 }));
  const vapour = steamPaint(canvas, '#FFFDF8', 0.4);
  canvas.add(path(steam(300, 400, 270, 54), vapour), path(steam(460, 390, 250, 60, -1), vapour));
  canvas.add(path(steam(650, 310, 150, 34), vapour));
}

/** Moulds: x, y, size, what is in them. */
const MOULDS = [
  [116, 404, 0.75, 'batter'],
  [306, 404, 0.75, 'baked'],
  [492, 404, 0.75, 'baked'],
  [96, 514, 0.84, 'filled'],
  [300, 514, 0.84, 'baked'],
  [506, 514, 0.84, 'baked'],
] as const;

/** A fish 210 px long with its head to the left. */
const BODY =
  'M-98 2C-90-34-48-54-6-50C28-47 52-32 66-16C78-26 92-42 104-42C113-32 108-14 101 0C108 14 113 32 104 42C92 40 78 28 66 18C50 38 24 50-6 52C-48 54-90 38-98 2Z';
const SCALES =
  'M-22-36q12 8 0 18q14 9 0 19q14 9 0 19q12 8 0 16M0-40q14 10 0 21q14 9 0 20q14 9 0 20q12 8 0 16M22-34q12 8 0 18q14 9 0 18q14 9 0 18q10 8 0 14M42-22q10 8 0 14q12 8 0 16q10 8 0 14';

function pastry(): string[] {
  return [
    path(BODY, '#6E3410', { transform: 'translate(3 9)' }),
    path(BODY, '#C9772A'),
    path(BODY, '#EDA64A', { transform: 'translate(-3 -3) scale(.93 .9)' }),
    path(lumpPath(5, 6, -14, 58, 24, { corners: 11 }), '#F8C873'),
    path(
      'M-98 2C-96 18-84 32-66 41C-20 56 34 48 66 18C40 28 0 38-40 32C-66 28-88 18-98 2Z',
      '#A85A1C',
      { opacity: 0.7 },
    ),
    roundStroke(SCALES, '#9A4E18', 5),
    roundStroke(SCALES, '#FFE0A0', 2.4, { transform: 'translate(-3 -2)' }),
    roundStroke(
      'M-40-42Q-22-2-42 42M70 0L98-28M72 2H100M70 4L98 30M-94 8q12 8 22 0',
      '#8A4212',
      5.5,
    ),
    roundStroke('M-6-52q22-12 40 6', '#9A4E18', 5),
    circle(-66, -12, 11, '#8A4212'),
    circle(-67, -13, 7.5, '#F6BE62'),
    circle(-66, -12, 3.6, '#5A260A'),
    roundStroke('M-86-14Q-74-34-52-40M-24-44Q0-48 22-41', '#FFF0C8', 4.5),
  ];
}

/** Raw batter, just poured. */
function batter(): string[] {
  return [
    path(BODY, '#D9B878'),
    path(BODY, '#FBE7B8', { transform: 'translate(-2 -3) scale(.95 .92)' }),
    roundStroke('M-70-14Q-30-38 20-34M-40 24Q0 34 40 20', '#FFFBEA', 6),
  ];
}

/** Batter with a spoonful of red bean. */
function filled(): string[] {
  const bean = lumpPath(6, -2, 0, 60, 26, { corners: 12 });
  return [
    batter().join(''),
    path(bean, '#B08648', { transform: 'translate(4 7)' }),
    path(bean, '#5E2320'),
    path(lumpPath(8, -8, -5, 42, 14), '#83372E'),
    roundStroke('M-36-8h0M-14-12h0M10-8h0M30 0h0M-22 8h0M4 10h0', '#B9665A', 6),
  ];
}

/** A pastry without its head: steaming red bean inside a crisp shell. */
function bitten(): string[] {
  const bite = 'M-58-46Q-40-38-50-24Q-30-14-46 0Q-30 12-46 24Q-36 40-56 48';
  const rest = `${bite}C-40 54-20 53-6 52C24 50 50 38 66 18C78 28 92 40 104 42V-42C92-42 78-26 66-16C52-32 28-47-6-50C-26-51-44-50-58-46Z`;
  return [
    path(rest, '#6E3410', { transform: 'translate(3 9)' }),
    path(rest, '#D98A36'),
    path(lumpPath(5, 16, -12, 44, 26, { corners: 11 }), '#F3B95E'),
    roundStroke(SCALES, '#9A4E18', 5),
    path(
      'M-58-46Q-84-20-82 2Q-82 28-56 48Q-36 40-46 24Q-30 12-46 0Q-30-14-50-24Q-40-38-58-46Z',
      '#FBE3AE',
    ),
    path(lumpPath(9, -60, 2, 17, 32, { corners: 10 }), '#4A1917'),
    path(lumpPath(10, -63, -2, 11, 24, { corners: 9 }), '#7E332B'),
    roundStroke('M-64-16h0M-60 0h0M-66 12h0M-56 18h0M-58-12h0', mix('#B9665A', '#FFFDF8', 0.2), 6),
    roundStroke('M-30-46Q0-50 26-40', '#FFF0C8', 4.5),
  ];
}
