// Busan Tower in the blue hour: the slender white shaft with a crown like the Dabotap pagoda, the
// wooded Yongdusan hill with its eight-sided pavilion, the harbour with its bridge and red cranes.
import { mix } from '../../lib/color.ts';
import { createRandom, cycle, lerp, range } from '../../lib/math.ts';
import { pen, placePath } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { circle, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { hanokRoof } from '../../motifs/hanok.ts';
import { houseRow, LIT_HOUSES } from '../../motifs/hillside.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { busanTower } from '../../motifs/landmarks.ts';
import { glow, stars } from '../../motifs/light.ts';
import { neonSign } from '../../motifs/neon.ts';
import { skyline } from '../../motifs/skyline.ts';
import { canopy } from '../../motifs/trees.ts';
import { TRAVELLER, walker } from '../../motifs/walker.ts';
import { reflection, ripples } from '../../motifs/water.ts';

const palette = palettes.night;
const WATER = 342;
const TOWER = { x: 392, foot: 470, height: 436 };

export const scene = defineScene({ title: 'Busan Tower', seed: 23, budget: 'dense', draw });

function draw(canvas: Canvas): void {
  // The blue hour: the last warm light lies on the horizon
  const sky = canvas.linearGradient({
    0: '#0F2A5E',
    0.4: '#2B6296',
    0.72: '#8FB4C0',
    1: '#FBC894',
  });
  canvas.add(
    rect(0, 0, 800, WATER + 10, sky),
    roundStroke(stars(8, 46, 0, 0, 800, 150), '#E8F4FF', 1.8, { opacity: 0.8 }),
    path(cloud(-60, 196, 300, 22) + cloud(520, 152, 300, 22), '#3F749F', { opacity: 0.8 }),
    path(cloud(500, 268, 340, 18) + cloud(40, 274, 240, 14), '#F3B48C', { opacity: 0.8 }),
  );

  drawHarbour(canvas);
  drawCity(canvas);
  drawPark(canvas);
  const white = canvas.linearGradient({ 0: '#FFF6E0', 0.45: '#E4F2F2', 1: '#8FE3E6' });
  canvas.add(
    circle(TOWER.x, TOWER.foot - TOWER.height * 0.86, 120, glow(canvas, '#FFF1CF', 0.75)),
    busanTower(TOWER.x, TOWER.foot, TOWER.height, {
      body: white,
      lit: '#FFF8E8',
      shade: '#86A9C2',
      pane: '#24507E',
      lamp: '#FFD98C',
      beacon: palette.red,
    }),
  );
  drawLookout(canvas);
}

/** Yeongdo, the bridge between its tall pylons, ships and cranes. */
function drawHarbour(canvas: Canvas): void {
  const far = ridgePoints(7, WATER, '80 70 200, 330 40 160, 640 56 200');
  const yeongdo = ridgePoints(17, WATER, '800 96 190', { from: 560, roughness: 4 });
  const sea = canvas.linearGradient({
    0: '#E9B794',
    0.18: '#7FA3B8',
    0.6: '#2A5F90',
    1: '#153A6E',
  });
  canvas.add(mountain(far, WATER + 2, '#6C93AE'));
  canvas.add(mountain(yeongdo, WATER + 2, '#335F8E'));
  canvas.add(canvas.grain(rect(0, 262, 800, 82, canvas.fade('#FBC894', 'up', 0.9))));
  canvas.add(rect(0, WATER, 800, 260, sea));
  canvas.add(path('M-10 356Q150 340 280 380T396 480V610H-10Z', '#1A3F70'));
  for (const index of range(9)) {
    const light = reflection(50 + index, 460 + index * 40, WATER + 8, 40 + (index % 3) * 26, 22, 7);
    canvas.add(
      roundStroke(light, cycle(['#FFE3A0', '#8FEFF0', '#FFB08C'], index), 2.2, { opacity: 0.8 }),
    );
  }
  canvas.add(
    roundStroke(ripples(6, [352, 470], 34, 60, { from: 420 }), '#BCD8E6', 1.8, { opacity: 0.5 }),
  );

  // Busan Harbor Bridge
  let cables = '';
  let pylons = '';
  for (const x of [546, 690]) {
    for (const index of range(8)) {
      const top = WATER - 84 + index * 6;
      const reach = 68 - index * 8;
      cables += pen`M${x - reach} ${WATER - 18}L${x} ${top}L${x + reach} ${WATER - 18}`;
    }
    pylons += placePath(
      'M-1.5-96H1.5L3-60L8-18L5 8H2L4-18L0-50L-4-18L-2 8H-5L-8-18L-3-60Z',
      x,
      WATER,
    );
  }
  canvas.add(
    stroke(cables, '#F4F8F4', 0.9, { opacity: 0.75 }),
    path(pylons, '#F4F1E4'),
    path(
      `M440 ${WATER - 16}Q620 ${WATER - 24} 810 ${WATER - 14}V${WATER - 8}Q620 ${WATER - 18} 440 ${WATER - 10}Z`,
      '#24467A',
    ),
    roundStroke(`M440 ${WATER - 16}Q620 ${WATER - 24} 810 ${WATER - 14}`, '#FFE3A0', 3, {
      'stroke-dasharray': '0 7',
    }),

    // A ferry, and the cranes of the port
    path('M600 386L608 400H700L712 382H690V372H676V364H636V374H620V386Z', '#F4F1E4'),
    path('M608 400L605 394H706L700 400Z', palette.red),
    path('M676 364H690V382H712L700 400H672Z', '#7A97B4', { opacity: 0.7 }),
    stroke('M628 381H700', '#FFD078', 4, { 'stroke-dasharray': '6 4' }),
    roundStroke(reflection(3, 655, 406, 34, 70, 7), '#F4E3C8', 2, { opacity: 0.7 }),
  );
  const crane =
    'M0 0V-52L10-70L20-52V0H16V-30H4V0ZM4-34H16V-50H4ZM-34-52H46V-47H-34ZM10-70L-34-52L-32-51L10-66L44-52L46-53Z';
  canvas.add(
    path(
      placePath(crane, 56, WATER + 8, 1.1) +
        placePath(crane, 128, WATER + 6, 0.95) +
        placePath(crane, 190, WATER + 4, 0.8),
      '#C4473E',
    ),
  );
}

/** Lit houses on the hill to the left, blocks between the park and the harbour. */
function drawCity(canvas: Canvas): void {
  const random = createRandom(15);
  for (const row of range(6))
    canvas.add(
      houseRow(random, {
        foot: (x) => 384 + row * 25 - 36 * Math.exp(-Math.pow((x - 40) / 120, 2)),
        from: -16,
        to: 270 + row * 16,
        unit: 22 + row * 4,
        walls: ['#F2A98C', '#F5D57E', '#8CCBC9', '#E88573', '#FFE9CF', '#8FA6D0'],
        air: '#1E4478',
        tint: 0.62 - row * 0.05,
        colors: LIT_HOUSES,
        details: row > 2,
      }),
    );
  const blocks = skyline(33, 560, [70, 160], [30, 56], {
    from: 450,
    to: 820,
    windows: { width: 5, stepX: 10, stepY: 12, lit: 0.42 },
  });
  canvas.add(
    path(blocks.bodies, '#17386A'),
    path(blocks.sides, '#0F2850'),
    canvas.grain(rect(0, 400, 800, 150, canvas.fade('#3F76A6', 'up', 0.45))),
    stroke(blocks.windows, '#FFDC92', 6),
    neonSign('남포동', 664, 436, {
      color: palette.accent,
      board: palette.ridge[4],
      size: 18,
      tube: 2,
    }),
    neonSign('부산', 742, 462, { color: '#63DCE0', board: palette.ridge[4], size: 18, tube: 2 }),
  );
}

/** Yongdusan's woods and the eight-sided pavilion. */
function drawPark(canvas: Canvas): void {
  const hill = (x: number) => 560 - 104 * Math.exp(-Math.pow((x - 370) / 190, 2));
  canvas.add(canopy(4, hill, 24, 610, '#1B5570', { from: 60, to: 720 }));
  // Pavilion
  const roof = {
    roof: '#34587E',
    roofDeep: '#1B3560',
    lit: '#FFE3B8',
    plaster: '#CFE0E4',
    rafter: '#3FA39A',
    under: palette.ink,
    dot: '#8FB0CC',
  };
  canvas.add(
    rect(234, 452, 66, 40, '#FFCF84'),
    stroke('M238 452V492M252 452V492M267 452V492M282 452V492M296 452V492', '#A83C36', 5),
    stroke('M232 482H302', '#2F8C8C', 5),
    hanokRoof(267, 418, 112, 40, roof, { ridge: 0.12, tiles: 14, gable: false, lift: 0.3 }),
    circle(267, 414, 5, '#CFE0E4'),
  );
}

/** Trees in front of the foot, and the terrace with a couple, its lamps lit. */
function drawLookout(canvas: Canvas): void {
  const front = (x: number) => 520 - 34 * Math.exp(-Math.pow((x - 380) / 200, 2));
  canvas.add(
    canopy(14, (x) => front(x) + 14, 26, 610, '#123C5C', { from: -10, to: 810 }),
    canopy(24, (x) => front(x) + 46, 28, 610, palette.ridge[4]),
  );
  let lamps = '';
  for (const index of range(9))
    lamps += pen`M${lerp(140, 700, index / 8)} ${front(lerp(140, 700, index / 8)) + 30}h0`;
  canvas.add(
    roundStroke(lamps, '#FFE3A0', 14, { opacity: 0.25 }),
    roundStroke(lamps, '#FFF3D0', 5),
    // Terrace
    path('M-10 578H810V610H-10Z', mix('#6C86B4', palette.ink, 0.35)),
    path('M-10 578H810V584H-10Z', '#A9C0D8'),
  );
  let posts = '';
  for (const index of range(21)) posts += `M${index * 40} 548V580`;
  canvas.add(
    stroke(`${posts}M-10 566H810`, '#6F93B8', 2),
    stroke('M-10 548H810', '#A9C0D8', 4),
    roundStroke(
      'M40 572h0M92 570h0M108 573h0M164 571h0M212 572h0M260 570h0M276 573h0M330 571h0M410 572h0M440 570h0M498 572h0M660 571h0M704 573h0M742 570h0',
      palette.accent,
      7,
    ),
    walker(560, 590, 102, palette.red, '#24406E', {
      ...TRAVELLER,
      backpack: palette.gold,
      raised: '#8FE6EE',
      still: true,
    }),
    walker(640, 592, 98, '#F3E3C4', '#24406E', {
      facing: -1,
      head: 'long',
      clothes: 'coat',
      bag: palette.accent,
    }),
    walker(668, 592, 60, '#8CCBC9', palette.ink, { facing: -1 }),
  );
}
