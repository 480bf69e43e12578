// What a month costs: supper on the table of a convenience store by night, seen from above: a long receipt,
// a rice triangle, instant noodles, a transport card and the change.
import { range } from '../../lib/math.ts';
import { pen, placePath } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup } from '../../lib/scene.ts';
import { circle, group, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { hangul } from '../../motifs/hangul.ts';
import { coil, noodleLock } from '../../motifs/noodles.ts';
import { lying, PAPER, transportCard } from '../../motifs/papers.ts';

const RED = '#E2493F';
const GOLD = '#F2BC52';
const SHADE = { shadow: '#0B1939' };

/** Lines of the receipt and how long their sums are printed. */
const ITEMS = [
  ['방세', 52],
  ['식비', 44],
  ['교통', 36],
  ['통신', 30],
  ['보험', 40],
  ['책', 26],
] as const;

export const scene = defineScene({
  title: 'A receipt and a supper from the convenience store',
  seed: 47,
  precision: 1,
  draw,
});

function draw(canvas: Canvas): void {
  // Counter at the window: light of the shop from the left, blue night from the right
  canvas.add(rect(0, 0, 800, 600, '#3C6E8F'));
  canvas.add(path('M0 0H560L330 600H0z', '#4F86A3'), path('M0 0H250L60 600H0z', '#69A0B5'));
  canvas.add(canvas.grain(rect(260, 0, 540, 600, canvas.fade('#0B1939', 'left', 0.75))));

  // The receipt, torn at its foot
  const teeth = range(12)
    .map((i) => (i % 2 ? 'l-10-12' : 'l-10 12'))
    .join('');
  canvas.add(
    lying(
      [292, 20, 7],
      pen`M0 0H240V500${teeth.repeat(2)}V0z`,
      PAPER,
      [
        stroke(hangul('영수증', 52, 26, 36, { gap: 0.36 }), '#17202E', 5.4),
        stroke('M22 86H218M22 396H218', '#8C8577', 3, { 'stroke-dasharray': '9 7' }),
        ITEMS.map(([name, sum], row) => [
          stroke(hangul(name, 24, 108 + row * 47, 24), '#3B4654', 3.6),
          stroke(pen`M${216 - sum} ${121 + row * 47}h${sum}`, row === 0 ? RED : '#A98F78', 9),
        ]),
        stroke(hangul('합계', 24, 418, 30), '#17202E', 5),
        stroke('M122 434h94', RED, 15),
      ],
      SHADE,
    ),

    // Instant noodles: cup from above, lid folded back, chopsticks
    group(
      { transform: 'translate(34 26)scale(.94)' },
      circle(206, 432, 136, '#0B1939', { opacity: 0.34 }),
      path('M92 318Q60 250 130 214Q206 190 244 262L250 310Q170 270 92 318z', '#C9D3DC'),
      path('M92 318Q60 250 130 214Q160 204 188 214Q130 250 140 300z', '#F4EEE2'),
      circle(180, 400, 136, '#F4EEE2'),
      path('M180 264a136 136 0 0 1 0 272q60-136 0-272z', '#D9CDBB'),
      circle(180, 400, 116, RED),
      circle(180, 400, 104, '#C4602C'),
      range(7).map((i) => {
        const [x, y] = [180 + Math.cos(i * 1.05) * 50, 400 + Math.sin(i * 1.05) * 46];
        return noodleLock(coil(x, y, 38, i, i + 5, 14), {
          strands: 3,
          width: 7,
          colors: ['#D9A13F', '#F2CC74', '#FBE3A2'],
          ground: '#9A4A22',
        });
      }),
      range(6).map((i) =>
        circle(136 + i * 20, 352 + ((i * 37) % 90), 8, 'none', {
          stroke: '#3E9A5F',
          'stroke-width': 5,
        }),
      ),
      path(placePath('M-30 0a30 22 0 0 1 60 0a30 22 0 0 1-60 0z', 214, 452), '#FFF6EC') +
        circle(214, 452, 13, GOLD),
      stroke('M34 330L356 470M30 352L346 502', '#0B1939', 9, {
        opacity: 0.3,
        transform: 'translate(10 14)',
      }),
      roundStroke('M34 330L356 470M30 352L346 502', '#D9A05E', 8),
    ),
    riceTriangle(),
    transportCard([532, 62, 14], SHADE.shadow),
  );
  // Change
  for (const [x, y, radius, fill] of [
    [560, 520, 34, '#D8DEE0'],
    [630, 470, 28, '#E2B45C'],
    [498, 556, 26, '#D8DEE0'],
    [648, 546, 24, '#C98B5A'],
  ] as const)
    canvas.add(
      circle(x + 7, y + 9, radius, '#0B1939', { opacity: 0.4 }),
      circle(x, y, radius, fill),
      circle(x, y, radius * 0.8, 'none', { stroke: '#17202E', 'stroke-width': 2, opacity: 0.35 }),
      stroke(hangul('원', x - radius * 0.36, y - radius * 0.4, radius * 0.72), '#17202E', 2.6, {
        opacity: 0.6,
      }),
    );
}

/** A rice triangle in its wrapper, with the strip that opens it. */
function riceTriangle(): Markup {
  const outline = 'M100 0Q112 0 118 12L208 168Q214 186 194 188H14Q-8 186 0 168L84 12Q90 0 100 0z';
  return lying(
    [498, 240, -9],
    outline,
    '#22352F',
    [
      path('M100 0Q112 0 118 12L208 168Q214 186 194 188H130z', '#16241F'),
      path('M86 30L104 20L124 30L146 70H66z', '#FFF8EA'),
      path('M50 100H162L186 144H26z', GOLD),
      stroke(hangul('참치', 70, 106, 30), '#17202E', 4.6),
      path('M96 0h14v188H96z', RED, { opacity: 0.9 }),
    ],
    SHADE,
  );
}
