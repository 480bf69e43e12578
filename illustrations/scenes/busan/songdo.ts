// Songdo at dusk: red and blue cable cars high over the bay to the hill of Amnam park, the pink
// crescent of the beach under the lit flats, the curving walkway on the water.
import type { Color } from '../../lib/color.ts';
import { createRandom, cycle, lerp, type Point, range } from '../../lib/math.ts';
import { pen } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { drawAt, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { beachParasol, placed } from '../../motifs/beach.ts';
import { houseRow, LIT_HOUSES } from '../../motifs/hillside.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { stars } from '../../motifs/light.ts';
import { skyline } from '../../motifs/skyline.ts';
import { canopy } from '../../motifs/trees.ts';
import { walker } from '../../motifs/walker.ts';
import { reflection, ripples } from '../../motifs/water.ts';

const palette = palettes.dusk;
const SHORE = 404;
const SKY = ['#33457F', '#8A6BA6', '#EE9AA0', '#FFD9B0'] as const;
const CABINS = { red: '#E2493F', blue: '#2F86A8', gold: '#FFC766' };

/** The two cables from the upper left to the station on the hill. */
const FRONT: readonly [Point, Point] = [
  [-40, 56],
  [726, 262],
];
const BACK: readonly [Point, Point] = [
  [-40, 150],
  [720, 268],
];
const along = ([start, end]: readonly [Point, Point], share: number): Point => [
  lerp(start[0], end[0], share),
  lerp(start[1], end[1], share) + Math.sin(share * Math.PI) * 22,
];
const cable = (line: readonly [Point, Point]) => {
  const [start, end] = line;
  return pen`M${start[0]} ${start[1]}Q${(start[0] + end[0]) / 2} ${(start[1] + end[1]) / 2 + 44} ${end[0]} ${end[1]}`;
};

export const scene = defineScene({
  title: 'Songdo cable cars',
  seed: 11,
  safe: [80, 0, 600, 600],
  draw,
});

function draw(canvas: Canvas): void {
  // Pastel evening sky with a young moon
  const sky = canvas.linearGradient(
    Object.fromEntries(SKY.map((color, index) => [index * 0.32, color])),
  );
  canvas.add(
    rect(0, 0, 800, SHORE, sky),
    roundStroke(stars(6, 26, 0, 0, 800, 110), '#FFF1D8', 1.7, { opacity: 0.8 }),
    path('M604 64a34 34 0 1 0 30 52a29 29 0 1 1-30-52z', '#FFF1D8'),
    path(cloud(-80, 250, 360, 26) + cloud(420, 196, 330, 22), '#D97F9A', { opacity: 0.8 }),
    path(cloud(-30, 292, 300, 16) + cloud(240, 150, 200, 12), '#FFC3A2', { opacity: 0.8 }),
  );

  drawTown(canvas);
  drawSea(canvas);
  drawCables(canvas);
  drawWalkway(canvas);
}

/** Hills, flats and the beach; Amnam hill with the station on the right. */
function drawTown(canvas: Canvas): void {
  const far = ridgePoints(9, SHORE, '90 96 190, 300 140 240, 540 90 200');
  canvas.add(mountain(far, SHORE, '#C77C9C'));
  canvas.add(mountain(ridgePoints(19, SHORE, '180 60 170, 430 74 200'), SHORE, '#9C5E92'));
  const random = createRandom(7);
  for (const row of range(3))
    canvas.add(
      houseRow(random, {
        foot: (x) =>
          SHORE - 26 + row * 9 - 34 * Math.exp(-Math.pow((x - 430) / 130, 2)) * (1 - row * 0.3),
        from: 330,
        to: 640,
        unit: 14 + row * 2,
        walls: ['#F2A98C', '#F5D57E', '#9CC8CC', '#E8836F', '#FFE9CF'],
        air: '#8A5288',
        tint: 0.4,
        colors: LIT_HOUSES,
        details: false,
      }),
    );
  const flats = skyline(23, SHORE, [60, 190], [24, 40], {
    from: -10,
    to: 330,
    windows: { width: 4, stepX: 8, stepY: 9, lit: 0.5 },
    antennas: 0.1,
    gap: 6,
  });
  canvas.add(
    path(flats.bodies, '#7A4A86'),
    path(flats.sides, '#53346E'),
    canvas.grain(rect(0, 270, 800, 134, canvas.fade('#FFC3A2', 'up', 0.75))),
    stroke(flats.windows, '#FFE3A0', 4),

    // The beach with its parasols
    path(`M-10 ${SHORE - 8}H640V${SHORE + 4}Q320 ${SHORE + 30}-10 ${SHORE + 14}Z`, '#F3BFA0'),
    path(
      `M-10 ${SHORE + 8}Q320 ${SHORE + 24} 640 ${SHORE + 1}V${SHORE + 5}Q320 ${SHORE + 31}-10 ${SHORE + 15}Z`,
      '#C98092',
    ),
  );
  const parasol = beachParasol(canvas, { stripe: '#FFF1D8', ink: palette.ink, shadow: '#D99C94' });
  for (const index of range(22)) {
    const fill = cycle([CABINS.red, CABINS.gold, CABINS.blue], index);
    const x = 14 + index * 26 + ((index * 37) % 17);
    canvas.add(parasol(placed(x, SHORE - 3 + ((index * 5) % 4) * 3, 7.5, { fill })));
  }
}

/** The bay in the last light. */
function drawSea(canvas: Canvas): void {
  const water = canvas.linearGradient({
    0: '#EFA39C',
    0.2: '#A9779F',
    0.55: '#3F6090',
    1: '#1C2F66',
  });
  canvas.add(
    path(`M-10 ${SHORE + 15}Q320 ${SHORE + 31} 640 ${SHORE + 5}L810 ${SHORE}V600H-10Z`, water),
  );
  canvas.add(stroke(`M-10 ${SHORE + 16}Q320 ${SHORE + 32} 640 ${SHORE + 6}`, '#FFF1E0', 3));
  for (const index of range(8)) {
    const light = reflection(40 + index, 20 + index * 42, SHORE + 30, 60 + (index % 3) * 26, 24, 8);
    canvas.add(roundStroke(light, index % 3 ? '#FFE3A0' : '#FF9C86', 2.2, { opacity: 0.7 }));
  }
  canvas.add(roundStroke(ripples(5, [430, 590], 60, 90), '#FFD0BC', 2, { opacity: 0.5 }));

  // Amnam hill, its rocks and its mirror image
  const slope = (x: number) => 404 - Math.pow(Math.max(0, Math.min(1, (x - 590) / 150)), 0.7) * 132;
  canvas.add(
    roundStroke(
      'M600 416H800M622 424H800M610 432H760M650 440H800M640 448H742M690 456H800M664 464H720M730 472H800M752 480H784',
      '#4A3570',
      4,
      { opacity: 0.6 },
    ),
    path('M572 408L600 380 640 372 810 372V414H640Z', '#8A5678'),
    path(
      'M600 380L640 372 650 392 628 410 572 408ZM690 372L740 372 720 396 734 414H690L700 392Z',
      '#E2967E',
    ),
    canopy(31, (x) => Math.min(388, slope(x)), 22, 390, '#4A3570', { from: 592, to: 820 }),
    canopy(33, (x) => Math.min(398, slope(x) + 36), 24, 400, '#352658', { from: 606, to: 820 }),
    canopy(35, (x) => Math.min(398, slope(x) + 80), 24, 400, '#261C47', { from: 640, to: 820 }),
    path('M700 276V250H790V276Z', '#FFE3C8'),
    path('M756 276V250H790V276Z', '#B76279'),
    path('M692 252L704 240H796V252Z', palette.ink),
    stroke('M708 264H784', '#FFD078', 10, { 'stroke-dasharray': '12 4' }),
  );
}

/** Cabins near and far on their cables. */
function drawCables(canvas: Canvas): void {
  canvas.add(stroke(cable(BACK), '#2A2550', 1.6), stroke(cable(FRONT), '#2A2550', 2.6));
  for (const [share, size, color] of [
    [0.9, 16, CABINS.red],
    [0.76, 24, CABINS.blue],
    [0.52, 38, CABINS.gold],
    [0.2, 58, CABINS.blue],
  ] as const)
    canvas.add(cabin(...along(BACK, share), size, color));
  for (const [share, size, color] of [
    [0.93, 18, CABINS.blue],
    [0.8, 30, CABINS.red],
  ] as const)
    canvas.add(cabin(...along(FRONT, share), size, color));
  canvas.add(cabin(...along(FRONT, 0.52), 152, CABINS.red));
}

/** A cabin with two passengers, hanging from (x, y); `size` = its width. */
function cabin(x: number, y: number, size: number, color: Color): string {
  const at = drawAt(x, y, size);
  const near = size > 50;
  return [
    at.stroke('M0 0V.2Q0 .3 .12 .34M0 .2Q0 .3-.12 .34', '#2A2550', size * 0.05),
    at.path('M-.16-.05H.16V.05H-.16Z', '#2A2550'),
    at.path(
      'M-.4 .32H.4Q.5 .33 .52 .46L.56 .86Q.55 1.14 .4 1.18H-.4Q-.55 1.14-.56 .86L-.52 .46Q-.5 .33-.4 .32Z',
      color,
    ),
    at.path('M-.44 .44H.44L.48 .84H-.48Z', '#FFE9BC'),
    near
      ? path(
          at.data(
            'M-.32 .84V.74Q-.32 .66-.2 .66T-.08 .74V.84ZM.06 .84V.72Q.06 .62 .19 .62T.32 .72V.84Z',
          ) +
            at.data(
              'M-.28 .58a.08 .09 0 1 1 .16 0a.08 .09 0 1 1-.16 0zM.11 .54a.08 .09 0 1 1 .16 0a.08 .09 0 1 1-.16 0z',
            ),
          '#3A2A5C',
        )
      : '',
    at.path('M.2 .44H.44L.48 .84H.3Z', '#E58A78', { opacity: 0.45 }),
    at.stroke('M0 .44V1.16M-.46 .44L-.5 .84M.46 .44L.5 .84', color, size * 0.035),
    at.path(
      'M.24 .32H.4Q.5 .33 .52 .46L.56 .86Q.55 1.14 .4 1.18H.3Q.42 1.1 .42 .86L.38 .46Q.36 .34 .24 .32Z',
      '#3A1D50',
      { opacity: 0.35 },
    ),
    at.stroke('M-.5 .98H.5', '#FFF1D8', size * 0.03),
    near ? at.path('M-.46 .42L-.36 .36H-.1L-.3 .84H-.48Z', '#FFFDF4', { opacity: 0.45 }) : '',
  ].join('');
}

/** The curving walkway with lamps, and two people on it. */
function drawWalkway(canvas: Canvas): void {
  const deck =
    'M-10 540C120 500 250 500 330 522S520 566 640 548 770 500 800 496V512C770 520 730 566 640 578S420 572 320 552 120 540-10 590Z';
  canvas.add(
    stroke(
      'M60 560V600M150 540V580M240 538V574M330 550V590M430 566V600M540 578V610M640 574V606M720 552V590',
      '#151A45',
      7,
    ),
    path(deck, '#2A2A60'),
    path(
      'M-10 540C120 500 250 500 330 522S520 566 640 548 770 500 800 496V502C770 508 730 558 640 566S420 560 325 540 120 522-10 566Z',
      '#C98A96',
    ),
  );
  const rail = 'M-10 512C120 472 250 474 330 496S520 540 640 522 770 476 810 470';
  canvas.add(
    stroke(rail, '#FFE3C8', 2.4),
    roundStroke(rail, '#FFE9A8', 5.4, { 'stroke-dasharray': '0 26' }),
    stroke('M-10 526C120 486 250 488 330 509S520 553 640 535 770 490 810 484', '#FFE3C8', 1.2),
    walker(170, 530, 76, CABINS.gold, palette.ink, {
      head: 'sunhat',
      hat: '#FFF1D8',
      clothes: 'skirt',
      shadow: '#8A5578',
    }),
    walker(206, 532, 48, '#E2493F', '#3A2A5C', { head: 'cap', hat: '#FFF1D8' }),
    walker(262, 534, 74, '#FFF1D8', '#3A2A5C', {
      head: 'curls',
      hair: '#B8AEB8',
      facing: -1,
      shadow: '#8A5578',
    }),
  );
}
