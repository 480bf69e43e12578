// Transport: KTX, underground, city bus and orange taxi race to the right in four slanting bands, each
// with its own ground and speed lines.
import { type Color, mix } from '../../lib/color.ts';
import { createRandom, cycle, range } from '../../lib/math.ts';
import { pen } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup, palettes } from '../../lib/scene.ts';
import { circle, group, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { hangul } from '../../motifs/hangul.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { skyline } from '../../motifs/skyline.ts';

const palette = palettes.day;
/** Top of each band; the bands are tilted together. */
const BANDS = { train: -60, subway: 150, bus: 290, taxi: 452 } as const;

export const scene = defineScene({
  title: 'KTX, underground, bus and taxi',
  seed: 31,
  precision: 1,
  draw,
});

function draw(canvas: Canvas): void {
  const layers: Markup[] = [];

  // KTX: sky, hills and fields
  const sky = canvas.linearGradient({ 0: '#3E9DB8', 0.5: '#BFE0D6', 1: '#F9E3B4' });
  const hills = ridgePoints(5, 150, '120 96 190, 420 60 150, 720 110 220', {
    from: -120,
    to: 920,
  });
  layers.push(
    rect(-120, BANDS.train - 80, 1040, 320, sky),
    path(cloud(40, 6, 240, 22) + cloud(470, -14, 260, 22), '#FFFDF4', { opacity: 0.9 }),
    mountain(hills, 180, palette.ridge[1]),
    canvas.grain(rect(-120, 60, 1040, 90, canvas.fade(palette.haze, 'up'))),
    rect(-120, 140, 1040, 40, '#8DB86A'),
    path(speedLines(3, 8, 20, 130, 200), '#FFFDF4', { opacity: 0.8 }),
    rect(-120, 142, 1040, 12, '#5B6B62'),
    group({ transform: 'translate(0 -16)' }, drawKtx()),

    // Underground: dark tunnel with lamps
    rect(-120, BANDS.subway, 1040, 152, '#143A4B'),
    rect(-120, BANDS.subway, 1040, 10, '#0B2533'),
    stroke(`M-120 ${BANDS.subway + 20}H920`, '#FFE9A8', 4, { 'stroke-dasharray': '50 34' }),
    path(speedLines(9, 9, BANDS.subway + 30, BANDS.subway + 140, 220), '#3F8A9A'),
    drawSubway(BANDS.subway + 34),
    rect(-120, BANDS.subway + 140, 1040, 12, '#0B2533'),
  );

  // Bus: the evening city behind it
  const city = skyline(12, BANDS.taxi, [50, 130], [40, 80], {
    from: -120,
    to: 920,
    windows: { width: 6, stepX: 14, stepY: 15, lit: 0.4 },
  });
  layers.push(
    rect(-120, BANDS.bus, 1040, 160, '#F6C97F'),
    path(city.bodies, '#E39A62'),
    path(city.sides, '#C9774F', { opacity: 0.8 }),
    stroke(city.windows, '#FFF0C8', 7),
    path(speedLines(15, 9, BANDS.bus + 10, BANDS.bus + 120, 200), '#FFF6E0', { opacity: 0.9 }),
    rect(-120, BANDS.taxi - 18, 1040, 22, '#6B4A52'),
    drawBus(BANDS.bus + 2),

    // Taxi: the road in front
    rect(-120, BANDS.taxi, 1040, 260, '#B94A35'),
    rect(-120, BANDS.taxi, 1040, 8, '#8F3329'),
    path(speedLines(22, 10, BANDS.taxi + 20, BANDS.taxi + 150, 230), '#F0855C'),
    rect(-120, 562, 1040, 160, '#33343F'),
    stroke('M-120 610H920', '#F2B843', 7, { 'stroke-dasharray': '70 40' }),
    drawTaxi(),
  );

  // Slipstream behind each of them
  const streams =
    slipstream(-120, 80, 300) +
    slipstream(-120, 54, 180) +
    slipstream(-120, BANDS.subway + 56, 240);
  layers.push(
    path(streams, '#FFFDF4', { opacity: 0.9 }),
    path(slipstream(-120, BANDS.bus + 44, 176) + slipstream(-120, BANDS.bus + 84, 210), '#FFF6E0'),
    path(
      slipstream(-60, 506, 300) + slipstream(0, 532, 250) + slipstream(-40, 552, 180),
      '#FFC27A',
    ),
  );

  canvas.add(group({ transform: 'rotate(-6 400 300)' }, ...layers));
}

/** Path of streaks that thin out to the left. */
function speedLines(
  seed: number,
  count: number,
  top: number,
  bottom: number,
  length: number,
): string {
  const random = createRandom(seed);
  return range(count)
    .map((i) => {
      const x = -60 + random() * 960;
      const y = top + ((bottom - top) * (i + random() * 0.6)) / count;
      const long = length * (0.6 + random());
      const thick = 2 + random() * 4;
      return pen`M${x} ${y}l${-long} ${thick / 2}l${long} ${thick / 2}z`;
    })
    .join('');
}

/** Path of one long streak, thin at the left. */
function slipstream(x: number, y: number, length: number): string {
  return pen`M${x} ${y}l${length} -3.5q5 3.5 0 7z`;
}

/** White nose, blue band, dark glass. */
function drawKtx(): Markup {
  const body = 'M-120 36H540C650 36 724 78 774 136Q782 150 764 152H-120z';
  return [
    path('M-120 152H764q16 0 10 10H-120z', '#2B3F4C'),
    path(body, '#FFFBF0'),
    path('M-120 96H726C748 108 762 122 774 136Q782 150 764 152H-120z', '#CFDAD8'),
    path('M-120 112H742L766 130H-120z', '#1F4FA0'),
    path('M-120 134H770l4 8H-120z', '#D14B33'),
    path('M566 54C620 58 668 80 694 100H612C590 92 572 74 566 54z', '#163449'),
    path('M566 54C590 56 612 62 632 70C616 74 600 80 596 92C580 84 570 68 566 54z', '#5FA9BE'),
    stroke('M-110 74H540', '#163449', 24, { 'stroke-dasharray': '54 14' }),
    stroke('M-110 70H540', '#5FA9BE', 8, {
      'stroke-dasharray': '20 48',
      'stroke-dashoffset': '-2',
    }),
    stroke('M100 40V150M330 40V150', '#9DB0B0', 2),
    path('M-120 36H540C580 36 616 42 646 52H-120z', '#FFFFFF', { opacity: 0.6 }),
    stroke('M180 36l30-34h-60', '#2B3F4C', 4),
  ];
}

/** A silver carriage of line 2, passengers at the windows. */
function drawSubway(top: number): Markup {
  const heads = range(7).map((i) =>
    circle(72 + i * 74 + (i % 2) * 12, top + 42, 10, cycle(['#2A1F28', '#5A3526', '#1E2430'], i)),
  );
  const coats: readonly Color[] = ['#D14B33', '#F2B843', '#2C7DA8', '#8CCBC9', '#D9708B'];
  const shoulders = range(7).map((i) => {
    const x = 72 + i * 74 + (i % 2) * 12;
    return path(`M${x - 17} ${top + 72}q0-20 17-20t17 20z`, cycle(coats, i));
  });
  return [
    path(`M-120 ${top}H640Q684 ${top} 694 ${top + 40}L704 ${top + 106}H-120z`, '#D5DEDF'),
    path(`M-120 ${top}H640Q662 ${top} 674 ${top + 10}H-120z`, '#F6F8F2'),
    path(`M640 ${top}Q684 ${top} 694 ${top + 40}L704 ${top + 106}H664L650 ${top + 12}z`, '#A9B8BC'),
    path(`M664 ${top + 16}q18 4 22 26l4 24h-18z`, '#163449'),
    path(`M-120 ${top + 78}H700l3 18H-120z`, '#2FA866'),
    stroke(`M20 ${top + 46}H590`, '#FFEDB8', 52, { 'stroke-dasharray': '62 12' }),
    ...shoulders,
    ...heads,
    stroke(
      `M164 ${top + 12}V${top + 106}M386 ${top + 12}V${top + 106}M608 ${top + 12}V${top + 106}M-58 ${top + 12}V${top + 106}`,
      '#8FA1A6',
      3,
    ),
    circle(692, top + 86, 6, '#FFF3C4'),
    path(`M700 ${top + 78}l150-30v76l-148-30z`, '#FFF3C4', { opacity: 0.3 }),
  ];
}

/** A blue trunk bus with its destination. */
function drawBus(top: number): Markup {
  const left = 66;
  const blue = '#2366B0';
  const windows = range(6).map((i) =>
    rect(left + 18 + i * 78, top + 22, 68, 46, '#163449', { rx: 5 }),
  );
  const gleams = range(6).map((i) => `M${left + 26 + i * 78} ${top + 64}l26-38h14l-26 38z`);
  return [
    path(`M${left + 20} ${top + 134}h560l-30 10H${left}z`, '#4A2F3A', { opacity: 0.6 }),
    path(
      `M${left} ${top + 12}q0-12 14-12H${left + 530}q22 0 26 20l10 60v42q0 8-8 8H${left}z`,
      blue,
    ),
    path(`M${left} ${top + 12}q0-12 14-12H${left + 530}q10 0 17 8H${left}z`, '#6FA6DC'),
    path(
      `M${left} ${top + 92}H${left + 566}V${top + 122}q0 8-8 8H${left}z`,
      mix(blue, '#0B1E3F', 0.4),
    ),
    windows,
    path(gleams, '#5FA9BE', { opacity: 0.8 }),
    path(`M${left + 490} ${top + 22}h38q14 0 18 16l6 34h-62z`, '#163449'),
    path(`M${left + 500} ${top + 70}l20-44h12l-20 44z`, '#5FA9BE', { opacity: 0.8 }),
    rect(left + 180, top + 76, 150, 36, '#0B1E2C', { rx: 4 }),
    roundStroke(hangul('서울역', left + 196, top + 83, 25, { gap: 0.5 }), '#FFC34D', 3.4),
    stroke(`M${left} ${top + 118}H${left + 562}`, '#F6F8F2', 3),
    [left + 100, left + 450].map((x) => [
      circle(x, top + 130, 25, '#1A1F2A'),
      circle(x, top + 130, 12, '#AEB9BC'),
      circle(x, top + 130, 5, '#1A1F2A'),
    ]),
    rect(left + 546, top + 96, 18, 12, '#FFF3C4', { rx: 3 }),
  ];
}

/** An orange Seoul taxi with its lamp. */
function drawTaxi(): Markup {
  const x = 452;
  const y = 564;
  const orange = '#F28A2E';
  return [
    path(`M${x - 180} ${y - 4}h420l-20 16h-420z`, '#1A1B26', { opacity: 0.7 }),
    path(
      `M${x - 190} ${y - 12}v-44q2-14 20-16l54-8 52-44q12-10 30-10h96q22 0 36 12l52 44 62 10q24 6 26 28v30z`,
      orange,
    ),
    path(`M${x - 190} ${y - 34}H${x + 238}V${y - 12}H${x - 190}z`, '#C4601F'),
    path(
      `M${x - 92} ${y - 82}l42-36q8-6 20-6h22v42zM${x + 4} ${y - 82}v-42h58q16 0 26 8l40 36z`,
      '#163449',
    ),
    path(`M${x - 66} ${y - 82}l38-42h16l-38 42zM${x + 40} ${y - 82}l38-38 10 8-28 30z`, '#7CC0D0', {
      opacity: 0.8,
    }),
    path(`M${x - 24} ${y - 134}h96l-8-6H${x - 18}z`, '#FFC27A'),
    path(`M${x - 12} ${y - 164}h72l8 30h-88z`, '#FFF3C4'),
    path(`M${x + 40} ${y - 164}h20l8 30H${x + 44}z`, '#F2C766'),
    stroke(hangul('택시', x - 3, y - 160, 22), '#B5351F', 3.4),
    stroke(`M${x - 2} ${y - 80}v60M${x - 30} ${y - 62}h16M${x + 76} ${y - 62}h16`, '#A34C18', 3),
    path(`M${x + 214} ${y - 60}q22 4 26 20l-26-2z`, '#FFF3C4'),
    path(`M${x + 236} ${y - 54}l240-30v100l-238-46z`, '#FFF3C4', { opacity: 0.26 }),
    [x - 110, x + 150].map((wheel) => [
      circle(wheel, y - 10, 34, '#1A1F2A'),
      circle(wheel, y - 10, 18, '#C9D2D2'),
      stroke(`M${wheel - 12} ${y - 10}h24M${wheel} ${y - 22}v24`, '#1A1F2A', 4),
    ]),
  ];
}
