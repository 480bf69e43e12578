// Haedong Yonggungsa: a temple on the cliff over the sea at sunrise, stone stairs, lanterns,
// folk-painting waves.
import { colorsFrom, mix } from '../../lib/color.ts';
import { type Point, pointOnCurve } from '../../lib/math.ts';
import { triplesFrom } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { circle, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { hallWall, pagoda } from '../../motifs/hall.ts';
import { hanokColors, hanokRoof } from '../../motifs/hanok.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { birds, lantern } from '../../motifs/life.ts';
import { halo } from '../../motifs/light.ts';
import { person } from '../../motifs/person.ts';
import { pine } from '../../motifs/pine.ts';
import { canopy } from '../../motifs/trees.ts';
import { foamPath, reflection, ripples, scallopRows, wave } from '../../motifs/water.ts';

const palette = palettes.morning;
const hanok = hanokColors({ ...palette, roof: '#3F5A68', roofDeep: '#223A48' });
const HORIZON = 318;

/** The line from which the lanterns hang. */
const GARLAND: readonly [Point, Point, Point] = [
  [526, 316],
  [640, 380],
  [812, 322],
];
const LANTERNS = colorsFrom('#E9503A #F4B63F #F09AA8 #4FA48C #F4B63F #E9503A #F09AA8 #4FA48C');

export const scene = defineScene({
  title: 'Haedong Yonggungsa',
  seed: 3,
  safe: [200, 0, 600, 600],
  draw,
});

function draw(canvas: Canvas): void {
  // Sky and the rising sun
  const sky = canvas.linearGradient({
    0: '#4E93A8',
    0.3: '#A9CFC4',
    0.7: '#FBDFAE',
    1: '#F9A76B',
  });
  const sunFoot = canvas.linearGradient({ 0: ['#F79A4B', 0], 1: ['#FFC463', 1] });
  const highClouds = cloud(60, 96, 300, 24) + cloud(-70, 140, 200, 16) + cloud(330, 150, 200, 14);
  canvas.add(rect(0, 0, 800, HORIZON, sky));
  canvas.add(
    canvas.grain(
      halo(canvas, 228, 292, 230, '#FFE9B5', { start: 0.3, opacity: 0.8, fadeTo: '#FFD89A' }),
    ),
  );
  canvas.add(circle(228, 286, 82, '#E8502F'));
  canvas.add(canvas.grain(circle(228, 286, 82, sunFoot)));
  canvas.add(path(cloud(-60, 238, 300, 20) + cloud(220, 262, 240, 15), '#FFE9C4'));
  canvas.add(path(highClouds, '#F5EBD2', { opacity: 0.8 }));

  // Islands and the sea
  const islands = ridgePoints(4, HORIZON, '20 34 110, 120 18 60, 440 28 90', {
    to: 520,
    roughness: 3,
  });
  const sea = canvas.linearGradient({
    0: '#F3B67C',
    0.1: '#7FB1AC',
    0.4: '#2F7C8C',
    1: '#124B60',
  });
  const lightRipples = ripples(7, [HORIZON + 12, 520], 80, 70, { to: 620 });
  const darkRipples = ripples(9, [HORIZON + 20, 520], 60, 80, { to: 620 });
  canvas.add(mountain(islands, HORIZON, '#8FB5AE'));
  canvas.add(rect(0, HORIZON - 2, 800, 300, sea));
  canvas.add(
    roundStroke(reflection(5, 228, HORIZON + 2, 190, 120), '#FFD489', 2.2, { opacity: 0.9 }),
    roundStroke(reflection(6, 228, HORIZON + 2, 120, 60, 10), '#F0703F', 2.2, { opacity: 0.8 }),
    roundStroke(lightRipples, '#E5F3E4', 1.8, { opacity: 0.5 }),
    roundStroke(darkRipples, '#0F4A60', 1.8, { opacity: 0.4 }),
  );

  // Woods above the cliff
  const farWoods = (x: number) => 340 - 200 * Math.sin(Math.min(1.57, (x - 500) / 190));
  const nearWoods = (x: number) => 350 - 120 * Math.sin(Math.min(1.57, (x - 470) / 200));
  canvas.add(
    canopy(6, farWoods, 28, 420, '#3B7F78', { from: 500, to: 820 }),
    canopy(16, nearWoods, 24, 440, '#1F5459', { from: 470, to: 820 }),
  );

  // Cliff: body, lit faces, shaded faces, warm light from the left, darkness to the right
  const cliff =
    'M812 330L700 336 590 344 470 360 440 392 404 402 396 436 350 452 344 486' +
    ' 300 502 292 540 250 556 240 610H812z';
  const litFaces =
    'M470 360L440 392 470 400 452 440 404 402 396 436 420 470 350 452 344 486 380 520 300 502' +
    ' 292 540 330 570 250 556 240 610H300L360 560 400 590 430 530 480 560 470 480 520 450 500 400z';
  const shadedFoot = 'M812 420L700 430 640 470 600 452 560 500 590 540 540 570 560 610H812z';
  const cracks =
    'M640 470L600 452 612 410 560 392 540 420 520 450 540 480 560 500zM720 520l-60 20 20 60h80z';
  const sunSide = 'M470 360L404 402 396 436 350 452 344 486 300 502 250 556 240 610H420L520 400z';
  const sunLight = canvas.linearGradient(
    { 0: ['#F7B67C', 0.9], 0.8: ['#F7B67C', 0] },
    [0, 0, 1, 0.3],
  );
  const darkness = canvas.linearGradient(
    { 0: ['#20161F', 0], 1: ['#20161F', 0.7] },
    [0, 0, 0.6, 1],
  );
  canvas.add(path(cliff, '#7C6A5E'));
  canvas.add(path(litFaces, '#A58B73'));
  canvas.add(path(shadedFoot, '#54484A', { opacity: 0.8 }));
  canvas.add(path(cracks, '#433B40', { opacity: 0.6 }));
  canvas.add(canvas.grain(path(sunSide, sunLight)));
  canvas.add(canvas.grain(path(shadedFoot, darkness)));

  // Temple halls on their stone platform, and the pagoda
  const joints =
    'M470 360h342M500 348v12M540 360v12M580 348v12M620 360v12M660 348v12M700 360v12M740 348v12';
  canvas.add(hallWall(770, 262, 160, 70, 4, hanok, { band: 0.3 }));
  canvas.add(hanokRoof(770, 182, 236, 78, hanok, { lift: 0.28 }));
  canvas.add(rect(470, 346, 342, 26, palette.shade));
  canvas.add(stroke('M470 347h342', palette.lit, 5));
  canvas.add(stroke(joints, palette.deep, 1));
  canvas.add(hallWall(622, 288, 150, 58, 3, hanok, { band: 0.32 }));
  canvas.add(hanokRoof(622, 206, 222, 86, hanok, { tiles: 24, lift: 0.3 }));
  canvas.add(pagoda(496, 348, 108, '#F0E2C6', '#A08E78'));

  // Lantern garland
  canvas.add(stroke('M526 316Q640 380 812 322', palette.ink, 1.2));
  LANTERNS.forEach((color, index) => {
    const [x, y] = pointOnCurve(...GARLAND, 0.08 + index * 0.115);
    canvas.add(lantern(x, y + 13, 10, color, mix(color, '#3A1420', 0.22)));
  });

  // Stairs down the cliff, with visitors
  const stairShadow = 'M640 372h52l-26 44 64 40-70 56 60 50-40 60h-66l40-56-70-52 76-58-62-38z';
  const stairs = 'M640 372h48l-24 44 62 40-70 56 60 50-40 60h-58l36-56-70-52 76-58-62-38z';
  const steps =
    'M636 382h48M628 392h46M620 402h46M640 426l-26 6M662 436l-26 8M690 450l-32 6M706 470l-36-8' +
    'M684 488l-34-10M664 504l-34-10M650 524l-36 2M672 540l-34 6M694 556l-34 8M700 572h-46M690 586h-46';
  canvas.add(
    path(stairShadow, '#5A4A4A', { transform: 'translate(8 6)', opacity: 0.5 }),
    path(stairs, palette.shade),
    stroke(steps, palette.deep, 2),
    person(664, 404, 36, palette.red, palette.ink),
    person(690, 462, 40, palette.gold, '#33424F'),
    person(662, 526, 44, palette.lit, '#D9708B', { clothes: 'hanbok' }),

    // Pine leaning over the sea
    pine(436, 398, 170, {
      trunk: '#5C3630',
      trunkLight: '#A0654C',
      leaf: '#163F46',
      leafLight: '#2E6B63',
      lean: -0.9,
      seed: 3,
    }),
  );

  // Spray on the rocks
  const spray = foamPath(
    [226, 580],
    triplesFrom(`
        244 556 14, 262 546 12, 282 524 15, 300 510 12, 322 494 14, 344 480 13, 356 470 8,
        372 482 10, 352 500 14, 326 516 16, 306 540 18, 296 570 20, 330 590 22
      `),
  );
  canvas.add(path(spray, '#FFF9EA'));
  canvas.add(path('M262 566q30-40 62-56-30 26-44 60z', '#BFDDD5'));

  // Waves, each before the row that hides its foot
  const rows = scallopRows(canvas, {
    from: -20,
    to: 820,
    y: 540,
    radius: 34,
    rows: 4,
    colors: ['#1F6A7D', '#0C3D50', '#CFE7DC'],
  });
  const waveColors = (body: string) => ({ body, line: '#CFE7DC', foam: '#FFF9EA' });
  const waves = [
    wave(250, 556, 46, waveColors('#17566B')),
    wave(96, 562, 60, waveColors('#17566B')),
    wave(420, 582, 50, waveColors('#124B60'), -1),
    wave(10, 600, 62, waveColors('#0F4559')),
  ];
  waves.forEach((crest, index) => canvas.add(crest, rows[index] ?? ''));

  canvas.add(path(birds([120, 190, 14], [154, 172, 10], [330, 206, 12]), '#2B4A57'));
}
