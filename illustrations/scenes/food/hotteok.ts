// Hotteok at a night stall: sugar pancakes frying on an oiled griddle under a steel press, and one
// folded into a paper cup, bitten, with hot syrup, peanuts and seeds running out.
import { pen, placePath, pointsFrom, quadruplesFrom } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup, palettes } from '../../lib/scene.ts';
import { drawAt, ellipse, group, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { lettering } from '../../motifs/hangul.ts';
import { skyPaint } from '../../motifs/light.ts';
import { lumpPath } from '../../motifs/lump.ts';
import { neonSign } from '../../motifs/neon.ts';
import { stallFigure } from '../../motifs/people.ts';
import { skyline } from '../../motifs/skyline.ts';
import { awning, bulbs } from '../../motifs/stall.ts';
import { steam, steamPaint } from '../../motifs/tableware.ts';

const palette = palettes.dusk;

export const scene = defineScene({ title: 'Hotteok', seed: 91, draw });

function draw(canvas: Canvas): void {
  // Dusk over the market street
  canvas.add(rect(0, 0, 800, 330, skyPaint(canvas, palette, [0, 0.3, 0.65, 1])));
  const street = skyline(15, 310, [60, 180], [60, 110]);
  canvas.add(
    path(street.bodies, '#4A2C64'),
    path(street.sides, '#37224F'),
    stroke(street.windows, '#FFC766', 5),
    canvas.grain(rect(0, 130, 800, 180, canvas.fade('#F08A6A', 'up', 0.8))),

    // Sign, seller, awning, bulbs
    neonSign('호떡', 58, 150, { color: '#63DCE0', board: '#151233', size: 40, tube: 3.4 }),
    stallFigure(386, 322, 1.4, { clothes: '#2F6F78', rim: '#7FC4B4', hair: '#1E1622' }),
    path(placePath('M-34-92L-28 0H40L46-92Q6-70-34-92Z', 386, 322), '#F3E3C6'),
    awning(canvas, {
      height: 70,
      colors: ['#1F7A74', '#F4E6CB'],
      stripe: 50,
      flap: 34,
      shade: '#151233',
    }),
    bulbs(canvas, pointsFrom('176 146, 300 156, 500 154, 640 142, 760 150')),

    // Counter and griddle with a film of oil
    rect(0, 314, 800, 286, '#2B5A5E'),
    rect(0, 306, 800, 14, '#E9A55C'),
    path('M-40 348H840L900 600H-100Z', '#0F1216'),
    path('M-40 342H840L880 572H-80Z', '#33383F'),
  );
  const heat = canvas.radialGradient({ 0: '#6B4A34', 1: ['#6B4A34', 0] });
  canvas.add(ellipse(330, 460, 430, 150, heat), stroke('M-40 344H840', '#9AA6AA', 4));
  canvas.add(path(OIL, '#8A5A2A', { opacity: 0.55 }), roundStroke(OIL_LIGHT, '#F3C27A', 4));

  // Pancakes, back row first
  const pancake = canvas.symbol(hotteok(3, 0));
  const flipped = canvas.symbol(hotteok(9, 1));
  const dough = canvas.symbol(ball());
  canvas.add(
    dough({ x: 64, y: 382 }),
    dough({ x: 176, y: 376 }),
    flipped({ transform: 'translate(312 392) scale(.86)' }),
    pancake({ transform: 'translate(478 388) scale(.84)' }),
    press(478, 372),
    pancake({ transform: 'translate(96 480)' }),
    flipped({ transform: 'translate(300 498) rotate(4)' }),
    pancake({ transform: 'translate(96 590) scale(1.1)' }),
    flipped({ transform: 'translate(380 610) scale(1.1)' }),
    roundStroke(SIZZLE, '#FFE2A0', 5),

    // The cup in front
    ellipse(690, 590, 150, 34, '#0A0C10', { opacity: 0.6 }),
    folded(610, 388),
    cup(612, 420),
  );
  const vapour = steamPaint(canvas, '#FFFDF8', 0.42);
  canvas.add(path(steam(250, 400, 280, 54), vapour), path(steam(600, 300, 190, 40, -1), vapour));
}

const OIL = lumpPath(5, 290, 476, 330, 96, { corners: 14 });
const OIL_LIGHT = 'M196 436q30-16 70-12M400 520q50 8 84-14M30 540q40 14 80 8M390 440q16-8 34-6';
const SIZZLE =
  'M198 470h0M206 484h0M190 500h0M408 484h0M416 500h0M402 516h0M212 396h0M224 408h0M394 410h0M20 440h0M10 456h0M204 560h0M216 574h0M280 566h0';

/** Where the dough has browned, two ways: x, y, radii. */
const BLOTCHES = [
  quadruplesFrom('-46 -8 26 13, -8 -24 30 11, 40 -14 26 14, -14 20 34 13, 40 20 24 11, 4 -2 20 9'),
  quadruplesFrom('-38 14 30 13, -40 -18 22 10, 14 -20 34 12, 52 4 22 14, 16 24 32 11, 2 2 22 9'),
] as const;

/** A fried pancake, 190 px wide around (0, 0). */
function hotteok(seed: number, side: 0 | 1): string[] {
  const rim = lumpPath(seed, 0, 0, 96, 53, { corners: 13, roughness: 0.07 });
  const brown = (spread: number, first: number) =>
    BLOTCHES[side]
      .map(([x, y, rx, ry], i) =>
        lumpPath(seed + first + i, x, y, rx * spread, ry * spread, { corners: 8, roughness: 0.35 }),
      )
      .join('');
  return [
    path(rim, '#0A0C10', { opacity: 0.55, transform: 'translate(8 17)' }),
    path(rim, '#9A5A1C', { transform: 'translate(1 12)' }),
    path(rim, '#F3D494', { transform: 'translate(0 5)' }),
    path(rim, '#F6CB78'),
    path(lumpPath(seed + 1, -1, -2, 90, 47, { corners: 13, roughness: 0.08 }), '#E39F3E'),
    path(brown(1.15, 10), '#C9782A'),
    path(brown(0.78, 20), '#A2561A'),
    path(lumpPath(seed + 30, -30, 0, 12, 5) + lumpPath(seed + 31, 26, 6, 14, 5), '#7A3A10'),
    roundStroke('M-72-16Q-54-36-18-41M54 30q16-6 26-16', '#FFF6DC', 5.5),
    roundStroke('M-26-8q16-7 32-5M10 12q14 2 24-3', '#FFD98E', 4),
  ];
}

/** A ball of raw dough. */
function ball(): string[] {
  return [
    ellipse(8, 16, 48, 26, '#0A0C10', { opacity: 0.5 }),
    path('M-48 8C-48-28 48-30 48 8C48 30-48 30-48 8Z', '#FBF0D6'),
    path('M14-17C36-14 48-6 48 8C48 28-8 28-20 24C16 20 30 4 14-17Z', '#D9C199'),
    roundStroke('M-34 0Q-28-12-10-14', '#FFFDF8', 5),
  ];
}

/** The steel press with its wooden handle, standing on a pancake. (x, y) = its foot. */
function press(x: number, y: number): Markup {
  const at = drawAt(x, y);
  return [
    ellipse(x + 6, y + 8, 66, 32, '#3A1A0A', { opacity: 0.6 }),
    ellipse(x, y + 2, 64, 31, '#5F6D74'),
    ellipse(x, y - 6, 64, 31, '#C3CED2'),
    at.path('M64-6A64 31 0 0 1 10 24Q46 4 30-33Q62-26 64-6Z', '#87959C'),
    at.roundStroke('M-54-14Q-40-30-8-33', '#FFFDF8', 4),
    at.stroke('M0-8V-50', '#7C8A90', 12),
    at.stroke('M-3-8V-50', '#DDE6E8', 4),
    at.roundStroke('M0-56V-104', '#8E4F22', 24),
    at.roundStroke('M-5-56V-104', '#D08A48', 10),
  ];
}

/** A pancake folded in half, bitten open at the top right. (x, y) = its middle. */
function folded(x: number, y: number): Markup {
  const at = drawAt(x, y);
  const back = 'M-104 44C-118-40-70-104 0-106C70-104 118-40 104 44Z';
  const front =
    'M-100 60C-118-16-84-82-30-90C-28-76-14-76-8-66C2-72 10-56 18-52C30-56 32-38 40-34C54-36 54-20 62-14C76-14 78 2 86 6C96 12 102 34 98 60Z';
  const filling =
    'M-36-90C-10-108 44-96 66-72C90-48 102-20 100 10C94 14 88 6 82 8C74 2 76-8 62-10C52-14 54-30 40-30C30-32 30-48 18-48C8-50 4-64-8-62C-16-70-26-72-36-90Z';
  return [
    at.path(back, '#A8641E'),
    at.path('M-96 44C-110-36-66-96 0-98C62-96 108-40 98 44Z', '#E3A548'),
    at.path(filling, '#4A1C08'),
    at.path(
      'M-22-88C14-98 44-82 60-64C80-44 90-20 92 2C78-14 66-30 50-42C34-56 6-66-22-88Z',
      '#8E4514',
    ),
    at.path(front, '#8A4A14', { transform: 'translate(3 5)' }),
    at.path(front, '#FBE2A4'),
    at.path(
      'M-92 60C-108-12-78-74-34-82C-26-66-12-66-8-56C4-58 8-46 18-42C28-44 28-28 40-22C50-24 50-8 62-4C72-2 76 14 84 18C90 30 92 44 90 60Z',
      '#EDB04C',
    ),
    path(lumpPath(4, x - 12, y + 4, 66, 54, { corners: 12, roughness: 0.24 }), '#D08030'),
    path(lumpPath(7, x - 22, y + 2, 40, 34, { corners: 11, roughness: 0.34 }), '#A4571A'),
    path(lumpPath(8, x - 34, y - 14, 16, 12) + lumpPath(9, x + 20, y + 22, 18, 11), '#7E3B10'),
    at.roundStroke('M-84-6Q-78-54-40-72', '#FFFBE6', 7),

    // Syrup with nuts and seeds
    at.path(
      'M-10-66C4-70 12-54 20-50C32-52 32-36 42-32C56-32 54-18 64-12C78-12 80 4 88 8C92 26 80 30 78 14C70 6 66 16 68 34C70 54 50 56 50 34C50 16 48 4 40 0C32 0 36 26 24 26C12 24 22-10 12-24C4-32-14-44-10-66Z',
      '#5E240A',
    ),
    at.path(
      'M-4-60C10-52 18-44 26-38C34-28 48-20 56-8C48-8 44-12 38-14C28-14 18-26 12-34C4-38-2-48-4-60Z',
      '#B8661E',
    ),
    at.roundStroke('M57-2V36M17-16q2 14 2 26', '#F3B45A', 4.5),
    at.roundStroke('M4-88l9 4M30-80l9-2M52-60l7 7M70-42l7 5M84-18l5 7', '#7A3A10', 11, {
      transform: 'translate(2 3)',
    }),
    at.roundStroke('M4-88l9 4M30-80l9-2M52-60l7 7M70-42l7 5M84-18l5 7', '#F8E0A8', 10),
    at.roundStroke('M20-74l7 4M44-68l6 1M62-48l3 6M80-30l3 6M0-78l5 3', '#8FB058', 7.5),
    at.roundStroke('M12-70h0M38-58h0M62-32h0M-8-72h0M74-10h0', '#FFFDF8', 4.5),
  ];
}

/** A white paper cup with the name in red. (x, y) = middle of its mouth. */
function cup(x: number, y: number): Markup {
  const at = drawAt(x, y);
  const front = 'M-112 0Q0 46 112 0L86 190H-86Z';
  return [
    at.path(front, '#FFF9EC'),
    at.path('M40 20Q84 14 112 0L86 190H30Z', '#D9CDB6'),
    at.path('M-96 116Q0 144 96 116L93 138Q0 166-93 138Z', '#D8402C'),
    at.path('M38 136Q74 128 96 116L93 138Q66 150 36 157Z', '#A32E20'),
    at.roundStroke('M-112 0Q0 46 112 0', '#FFFDF8', 8),
    at.roundStroke('M-96 24L-86 96', '#FFFDF8', 5),
    group({ transform: pen`translate(${x - 48} ${y + 46})` }, [
      lettering('호떡', 0, 0, 42, '#B5351F', 4.6),
    ]),
  ];
}
