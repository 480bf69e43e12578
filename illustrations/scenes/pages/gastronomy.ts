// Gastronomy: a family's round table from above: the grill in the middle, side dishes all around, and five hands
// that reach in, with chopsticks, a spoon, a lettuce wrap.
import { type Color, mix } from '../../lib/color.ts';
import { createRandom, range } from '../../lib/math.ts';
import { circlePath, pen, pointsFrom, triplesFrom } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup } from '../../lib/scene.ts';
import { circle, ellipse, group, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { kimchi } from '../../motifs/food.ts';
import { lettuce } from '../../motifs/garnish.ts';
import { sideDish } from '../../motifs/tableware.ts';

const SHADOW = '#2A1410';

/** Hands around the table: where the arm comes from in degrees, sleeve, skin, what it holds. */
const HANDS = [
  [200, '#2F7A73', '#E3AE86', 'chopsticks'],
  [320, '#E2A03A', '#B9764F', 'wrap'],
  [262, '#EBA0B0', '#E9BE9A', 'spoon'],
  [38, '#3A5F94', '#C98A64', 'chopsticks'],
  [138, '#7A4A8C', '#E3AE86', 'bowl'],
] as const;

export const scene = defineScene({
  title: 'A family around the grill, seen from above',
  seed: 101,
  precision: 1,
  budget: 'dense',
  draw,
});

function draw(canvas: Canvas): void {
  // Floor mats and the round table
  canvas.add(rect(0, 0, 800, 600, '#B98A4B'));
  canvas.add(
    stroke(
      range(11)
        .map((i) => pen`M0 ${i * 58}H800`)
        .join('') +
        range(8)
          .map((i) => pen`M${60 + i * 100} ${(i % 2) * 58}v58m0 58v58m0 58v58m0 58v58m0 58v58`)
          .join(''),
      '#A0743A',
      3,
    ),
  );
  for (const [x, y, color] of [
    [70, 90, '#C8402C'],
    [730, 110, '#1C6A5F'],
    [60, 520, '#1F3F77'],
    [744, 500, '#C8402C'],
  ] as const)
    canvas.add(
      rect(x - 80, y - 80, 160, 160, color, { rx: 26 }),
      rect(x - 62, y - 62, 124, 124, mix(color, '#FFF8EA', 0.16), { rx: 18 }),
    );
  canvas.add(
    circle(422, 326, 286, SHADOW, { opacity: 0.34 }),
    circle(400, 300, 286, '#5E2F22'),
    circle(400, 300, 272, '#7A3F2A'),
    canvas.grain(
      circle(
        400,
        300,
        286,
        canvas.linearGradient({ 0.35: [SHADOW, 0], 1: [SHADOW, 0.6] }, [0, 0, 1, 1]),
      ),
    ),

    // Grill with meat
    circle(400, 300, 104, '#33424F'),
    circle(400, 300, 92, '#1E262E'),
    circle(400, 300, 84, canvas.radialGradient({ 0: '#FF8A3C', 0.7: '#C8402C', 1: '#6A1F1A' })),
    stroke(
      range(9).map(
        (i) =>
          pen`M${332 + i * 17} ${300 - Math.sqrt(84 ** 2 - (i * 17 - 68) ** 2)}V${300 + Math.sqrt(84 ** 2 - (i * 17 - 68) ** 2)}`,
      ),
      '#2A2028',
      5,
    ),
  );
  const slices = triplesFrom(
    '372 262 20, 428 256 -30, 352 318 70, 404 304 10, 446 320 -60, 390 352 24',
  );
  canvas.add(
    slices.map(([x, y, turn]) =>
      group(
        { transform: pen`translate(${x} ${y})rotate(${turn})` },
        path('M-30-12Q0-22 30-10Q34 2 28 12Q0 18-28 12Q-36 0-30-12z', '#B5603C'),
        path('M-28-4Q0-12 30-3v6Q0-4-28 4z', '#F3D2A8'),
        path('M-26 10Q0 18 28 12v-4Q0 10-26 6z', '#7A3420'),
      ),
    ),
  );

  // Side dishes in a ring
  ring().forEach(([x, y], index) =>
    canvas.add(sideDish(x, y, 48, FILLINGS[index % FILLINGS.length]?.(x, y) ?? '')),
  );
  // Rice bowls and cups between them
  for (const [x, y] of pointsFrom('222 118, 590 436, 330 512'))
    canvas.add(
      circle(x + 8, y + 10, 40, SHADOW, { opacity: 0.4 }),
      circle(x, y, 40, '#C9D3DC'),
      circle(x, y, 34, '#8FA3B0'),
      circle(x, y, 31, '#FFFAEE'),
      path(pen`M${x} ${y - 31}a31 31 0 0 1 0 62q14-31 0-62z`, '#E4DCCB'),
    );
  for (const [x, y] of pointsFrom('560 108, 196 420'))
    canvas.add(
      circle(x + 5, y + 7, 24, SHADOW, { opacity: 0.4 }),
      circle(x, y, 24, '#BFD6C7'),
      circle(x, y, 18, '#E9D6A8'),
    );

  for (const [angle, sleeve, skin, holds] of HANDS)
    canvas.add(reaching(angle, sleeve, skin, holds));
}

const ring = () =>
  range(9).map(
    (i) => [400 + Math.cos(i * 0.698 + 0.2) * 168, 300 + Math.sin(i * 0.698 + 0.2) * 168] as const,
  );

/** Small pieces strewn over a dish, as one path for each colour. */
function strewn(
  seed: number,
  x: number,
  y: number,
  count: number,
  size: number,
  colors: readonly Color[],
): Markup {
  const random = createRandom(seed);
  return colors.map((color) =>
    path(
      range(count).map(() =>
        circlePath(
          x + (random() - 0.5) * 44,
          y + (random() - 0.5) * 44,
          size * (0.7 + random() * 0.5),
        ),
      ),
      color,
    ),
  );
}

const FILLINGS: readonly ((x: number, y: number) => Markup)[] = [
  (x, y) => kimchi(x, y, 30),
  (x, y) => strewn(3, x, y, 9, 6, ['#F7D774', '#EDB93E']),
  (x, y) => [circle(x, y, 33, '#3A2620'), strewn(8, x, y, 8, 5, ['#1E1512', '#5A3A2A'])],
  (x, y) => strewn(5, x, y, 10, 7, ['#2F8A5B', '#1E6A44', '#7FC08A']),
  (x, y) => [circle(x, y, 33, '#B5301F'), strewn(2, x, y, 5, 3, ['#E2693F', '#7FC08A'])],
  (x, y) => [lettuce(4, x - 6, y, 36, 30), lettuce(9, x + 8, y + 6, 32, -40)],
  (x, y) => strewn(7, x, y, 6, 8, ['#FFF8EA', '#F3E3BE']),
  (x, y) =>
    range(5).map((i) =>
      ellipse(x - 16 + i * 8, y - 14 + i * 7, 16, 9, i % 2 ? '#F2B843' : '#F9D78A', {
        transform: `rotate(30 ${Math.round(x)} ${Math.round(y)})`,
      }),
    ),
  (x, y) => strewn(11, x, y, 9, 6, ['#E2603F', '#F09A5A']),
];

/** An arm that reaches in from the edge at an angle, and what the hand holds over the grill. */
function reaching(
  angle: number,
  sleeve: Color,
  skin: Color,
  holds: (typeof HANDS)[number][3],
): Markup {
  const reach = holds === 'bowl' ? 226 : 196;
  return group({ transform: `translate(400 300) rotate(${angle})` }, [
    roundStroke(pen`M520 30L${reach + 30} 22`, SHADOW, 58, { opacity: 0.3 }),
    holds === 'bowl'
      ? [
          circle(reach - 26, 0, 42, '#33424F'),
          circle(reach - 26, 0, 34, '#C9602E'),
          circle(reach - 36, -6, 10, '#FFF8EA'),
          circle(reach - 18, 10, 8, '#7FC08A'),
        ]
      : '',
    roundStroke(pen`M${reach + 110} 0L${reach + 20} 0`, skin, 40),
    ellipse(reach + 16, 0, 36, 27, skin),
    stroke('M560 0H' + String(reach + 96), sleeve, 74),
    stroke('M560 24H' + String(reach + 96), mix(sleeve, '#1A1030', 0.28), 26),
    TOOLS[holds](reach, skin),
  ]);
}

const TOOLS: Readonly<Record<(typeof HANDS)[number][3], (reach: number, skin: Color) => Markup>> = {
  chopsticks: (reach, skin) => [
    roundStroke(
      pen`M${reach + 50} -14L${reach - 150} -6M${reach + 50} 6L${reach - 150} 2`,
      '#E8CE8A',
      5,
    ),
    roundStroke(
      pen`M${reach + 20} -20L${reach - 14} -12M${reach + 14} 14L${reach - 16} 8`,
      skin,
      17,
    ),
    roundStroke(pen`M${reach + 22} -4L${reach - 18} -2`, mix(skin, '#3A1430', 0.14), 14),
  ],
  spoon: (reach, skin) => [
    roundStroke(pen`M${reach + 50} 4L${reach - 84} 0`, '#D9A94E', 8),
    ellipse(reach - 104, 0, 28, 19, '#E8C26A'),
    ellipse(reach - 102, 1, 20, 13, '#B5301F'),
    roundStroke(
      pen`M${reach + 20} -16L${reach - 14} -4M${reach + 14} 16L${reach - 12} 8`,
      skin,
      17,
    ),
  ],
  wrap: (reach, skin) => [
    path(
      pen`M${reach - 70} -34Q${reach - 20} -52 ${reach + 6} -20Q${reach + 16} 14 ${reach - 18} 36Q${reach - 66} 44 ${reach - 78} 10z`,
      '#6DB06A',
    ),
    path(
      pen`M${reach - 60} -22Q${reach - 24} -34 ${reach - 6} -12Q${reach} 12 ${reach - 24} 24Q${reach - 58} 28 ${reach - 64} 6z`,
      '#A9D48C',
    ),
    path(pen`M${reach - 52} -8q20-16 34-2q6 16-8 22q-22 2-26-20z`, '#B5603C'),
    roundStroke(
      pen`M${reach + 18} -22L${reach - 6} -26M${reach + 10} 20L${reach - 16} 30`,
      skin,
      16,
    ),
  ],
  bowl: (reach, skin) =>
    roundStroke(
      pen`M${reach + 14} -20L${reach - 18} -30M${reach + 14} 20L${reach - 18} 28`,
      skin,
      16,
    ),
};
