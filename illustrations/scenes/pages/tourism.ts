// Tourism: a paper map of the south of Korea on a table, its sights standing up as in a pop-up book: palace and tower
// of Seoul, the peaks of Seorak, a pagoda, the bridge of Busan, the volcano of Jeju.
import { range } from '../../lib/math.ts';
import { pen, placePath, pointsFrom, quadruplesFrom, smoothPath } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup, palettes } from '../../lib/scene.ts';
import { circle, ellipse, group, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { hallWall, pagoda } from '../../motifs/hall.ts';
import { hangul } from '../../motifs/hangul.ts';
import { hanokColors, hanokRoof } from '../../motifs/hanok.ts';
import { peak } from '../../motifs/land.ts';
import { nSeoulTower } from '../../motifs/landmarks.ts';
import { canopy } from '../../motifs/trees.ts';
import { scallopRows } from '../../motifs/water.ts';

const palette = palettes.morning;
const SHADOW = '#1D4853';

/** The coast from the border in the north-west round the east to the north-east again, in units of the picture. */
const COAST =
  '262 96 236 132 258 166 230 196 222 238 246 268 234 306 250 342 222 384 212 424 236 444 268 430 300 448 ' +
  '338 432 372 444 414 428 452 434 490 414 520 386 536 346 528 300 540 260 520 212 496 160 462 104 436 62';

export const scene = defineScene({
  title: 'A map of Korea with its sights standing up',
  seed: 103,
  safe: [130, 0, 600, 600],
  draw,
});

function draw(canvas: Canvas): void {
  // Sea of scales, printed on folded paper
  canvas.add(
    rect(0, 0, 800, 600, '#7FB5AE'),
    scallopRows(canvas, {
      from: 0,
      to: 800,
      y: -20,
      radius: 42,
      rows: 30,
      colors: ['#9CC9C0', '#4F9390', '#BFE0D2'],
    }),
    path('M0 0H200V600H0zM400 0H600V600H400z', SHADOW, { opacity: 0.1 }),
    stroke('M200 0V600M400 0V600M600 0V600M0 300H800', '#FFF8E6', 2.4, { opacity: 0.5 }),
    canvas.grain(rect(300, 0, 500, 600, canvas.fade('#123F4A', 'left', 0.6))),
  );

  // The land with its edge, rivers, mountain belt
  const land = `${smoothPath(pointsFrom(COAST))}L440 -30H270z`;
  canvas.add(
    path(land, SHADOW, { transform: 'translate(16 20)', opacity: 0.5 }),
    path(land, '#C48A4E', { transform: 'translate(4 10)' }),
    path(land, '#F3DFA8'),
    group(
      { 'clip-path': canvas.clip(land) },
      path('M430-20Q470 120 500 200T520 380L470 420Q490 300 460 220T380-20z', '#B9C98A'),
      path('M470 60Q500 180 512 260T516 360L560 400V40z', '#8FB27A', { opacity: 0.8 }),
      roundStroke(
        'M226 170Q290 150 320 176T410 160M520 400Q470 380 452 330T440 240M214 300Q280 310 310 280',
        '#6FB0B5',
        6,
      ),
    ),
  );
  const jeju = 'M236 532Q262 500 320 504T372 530Q356 562 300 564T236 532z';
  canvas.add(
    path(jeju, SHADOW, { transform: 'translate(12 16)', opacity: 0.5 }),
    path(jeju, '#C48A4E', { transform: 'translate(3 8)' }),
    path(jeju, '#E9D596'),
    ellipse(620, 156, 20, 11, '#C48A4E'),
    ellipse(619, 150, 20, 11, '#E9D596'),

    // Seoul: palace and tower
    shade(292, 218, 96),
    shade(372, 172, 40),
    nSeoulTower(366, 174, 150, {
      lit: palette.lit,
      shade: palette.shade,
      mast: palette.lit,
      red: palette.red,
      window: palette.deep,
    }),
    canopy(3, (x) => 166 - Math.max(0, 22 - Math.abs(x - 366) / 1.7), 12, 186, '#3F8A6C', {
      from: 326,
      to: 408,
    }),
  );
  const colors = hanokColors(palette);
  canvas.add(
    hallWall(282, 176, 104, 40, 5, colors),
    hanokRoof(282, 132, 150, 48, colors, { tiles: 18 }),
    rect(222, 214, 120, 9, palette.lit),
  );

  // Seorak
  canvas.add(shade(480, 158, 90));
  for (const [x, y, half, height] of quadruplesFrom('508 84 42 72, 440 80 40 74, 474 44 46 112'))
    canvas.add(
      peak(x, y, half, height, {
        fill: '#6E9A92',
        shade: '#376C70',
        contour: '#122F3A',
        contours: 2,
      }),
    );
  canvas.add(canopy(8, () => 154, 13, 164, '#C2603A', { from: 404, to: 546 }));

  // Gyeongju's pagoda, Jeonju's roofs, Jeju's volcano
  canvas.add(shade(466, 330, 46), pagoda(462, 330, 96, '#B9A58A', '#7E6C5A'));
  canvas.add(shade(306, 352, 70));
  for (const [x, y] of pointsFrom('276 312, 330 318, 300 332'))
    canvas.add(
      rect(x - 22, y + 16, 44, 18, palette.lit),
      hanokRoof(x, y, 62, 20, colors, { tiles: 9 }),
    );
  canvas.add(
    shade(304, 540, 110),
    path('M246 536Q280 486 292 470Q304 478 318 470Q336 496 366 534Q306 552 246 536z', '#5F9390'),
    path('M318 470Q336 496 366 534Q340 544 306 544Q326 510 304 476z', '#376C70'),
    path('M292 470Q304 482 318 470l8 12q-20 12-42 2z', '#FFF4DC'),

    // Busan's bridge, with a ferry that leaves for Jeju
    bridge(),
    roundStroke('M512 452Q460 520 386 530', '#FFF8E6', 4, { 'stroke-dasharray': '1 11' }),
    path(placePath('M-30 0H30L20 14H-20zM-16-1V-12H14V-1zM-6-12V-20H4V-12z', 448, 506), '#FFFAEE'),
    path(placePath('M0 0H30L20 14H4z', 448, 506), palette.red),

    // Pins of the two cities, compass
    pin(330, 214),
    pin(524, 402),
    stroke(hangul('서울', 152, 150, 26, { gap: 0.2 }), '#FFF8E6', 4.6),
    stroke(hangul('부산', 574, 380, 26, { gap: 0.2 }), '#FFF8E6', 4.6),
    stroke(hangul('제주', 386, 548, 22, { gap: 0.2 }), '#FFF8E6', 4),
    circle(634, 516, 40, '#FFF8E6'),
    circle(634, 516, 33, 'none', { stroke: palette.gold, 'stroke-width': 3 }),
    path('M634 486L642 516H626z', palette.red),
    path('M634 546L642 516H626z', '#1D4853'),
  );
}

/** The hard shadow that a standing piece throws to the right. */
function shade(x: number, y: number, width: number): Markup {
  return path(
    pen`M${x - width / 2} ${y}h${width}l${width * 0.5} ${width * 0.24}h${-width}z`,
    '#8A6A3A',
    { opacity: 0.4 },
  );
}

function pin(x: number, y: number): Markup {
  return [
    ellipse(x + 6, y + 2, 12, 5, '#5A4A2A', { opacity: 0.5 }),
    path(placePath('M0 0C-20-24-20-50 0-50S20-24 0 0z', x, y), '#C2452F'),
    circle(x, y - 32, 8, '#FFF8E6'),
  ];
}

/** The suspension bridge of Gwangan, small. */
function bridge(): Markup {
  const hangers = range(15).map((i) => pen`M${534 + i * 11} ${452 - ((i - 7) / 7) ** 2 * 26}V458`);
  return [
    stroke('M500 460Q560 450 690 452', SHADOW, 9, { opacity: 0.4, transform: 'translate(8 14)' }),
    stroke('M534 424Q611 480 688 424M534 424L496 458M688 424L726 456', palette.lit, 3),
    stroke(hangers, palette.lit, 1.6),
    stroke('M534 414V476M688 414V476', palette.lit, 8),
    stroke('M492 458H730', palette.red, 7),
  ];
}
