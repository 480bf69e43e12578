// When to go: a crossing in the summer rain from above: umbrellas of every colour over the stripes, one visitor with a
// map who has none.
import { type Color, mix } from '../../lib/color.ts';
import { createRandom, range } from '../../lib/math.ts';
import { pen, polygonPath, triplesFrom } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup } from '../../lib/scene.ts';
import { circle, ellipse, group, path, rect, roundStroke, stroke } from '../../lib/svg.ts';

const NIGHT = '#122F3A';

/** Place, size and cloth of each umbrella. */
const UMBRELLAS: readonly (readonly [number, number, number, Color, Color])[] = [
  [150, 120, 86, '#C8402C', '#E2693F'],
  [330, 66, 70, '#F3EBDB', '#DCE5CF'],
  [560, 128, 94, '#EDB046', '#F7D486'],
  [724, 54, 76, '#3A5F94', '#5B8ABF'],
  [92, 350, 78, '#2F8572', '#63B09A'],
  [262, 268, 92, '#3A5F94', '#7FA6CE'],
  [700, 312, 90, '#EBA0B0', '#F9D2D6'],
  [176, 520, 94, '#EDB046', '#F7D486'],
  [372, 552, 76, '#7A4A8C', '#A97BB8'],
  [596, 504, 92, '#C8402C', '#E2693F'],
  [764, 546, 80, '#BFE3E0', '#E7F5F0'],
];

export const scene = defineScene({ title: 'Umbrellas on a crossing from above', seed: 127, draw });

function draw(canvas: Canvas): void {
  // Wet road with its stripes and their mirror images
  canvas.add(rect(0, 0, 800, 600, '#4C6A78'));
  const stripes = range(9).map((i) => pen`M${-60 + i * 118} 0h64L${64 + i * 118} 600h-64z`);
  canvas.add(path(stripes, '#DCE8E2'));
  canvas.add(
    canvas.grain(
      rect(
        0,
        0,
        800,
        600,
        canvas.linearGradient({ 0.2: [NIGHT, 0], 1: [NIGHT, 0.85] }, [0, 0, 1, 1]),
      ),
    ),
  );
  for (const [x, y, rx] of triplesFrom('430 190 90, 480 420 120, 60 230 80, 300 420 70'))
    canvas.add(
      ellipse(x, y, rx, rx * 0.42, '#A9CDD6', { opacity: 0.4 }),
      stroke(
        pen`M${x - rx * 0.3} ${y}a${rx * 0.3} ${rx * 0.13} 0 0 0 ${rx * 0.6} 0a${rx * 0.3} ${rx * 0.13} 0 0 0 ${-rx * 0.6} 0`,
        '#E7F5F0',
        2.6,
      ),
    );

  // The visitor under a map
  canvas.add(visitor(440, 330));
  UMBRELLAS.forEach(([x, y, size, color, light], index) =>
    canvas.add(umbrella(x, y, size, color, light, index * 17)),
  );

  // Rain, seen along its fall
  const random = createRandom(14);
  const rain = range(90).map(() => {
    const [x, y] = [random() * 800, random() * 600];
    return pen`M${x} ${y}l${(x - 400) * 0.05} ${(y - 300) * 0.06 + 9}`;
  });
  canvas.add(roundStroke(rain, '#EAF6F4', 2.4, { opacity: 0.65 }));
}

/** An umbrella of eight panels from above, lit from the left. */
function umbrella(
  x: number,
  y: number,
  size: number,
  color: Color,
  light: Color,
  turn: number,
): Markup {
  const corner = (i: number) => {
    const angle = ((i * 45 + turn) * Math.PI) / 180;
    return [x + Math.cos(angle) * size, y + Math.sin(angle) * size] as const;
  };
  const panel = (i: number) => {
    const [from, to] = [corner(i), corner(i + 1)];
    const middle = (((i + 0.5) * 45 + turn) * Math.PI) / 180;
    const [mx, my] = [x + Math.cos(middle) * size * 0.86, y + Math.sin(middle) * size * 0.86];
    return pen`M${x} ${y}L${from[0]} ${from[1]}Q${mx} ${my} ${to[0]} ${to[1]}z`;
  };
  const shade = (i: number) => {
    const base = i % 2 ? color : light;
    return mix(base, NIGHT, 0.18 * (1 + Math.cos((((i + 0.5) * 45 + turn) * Math.PI) / 180)));
  };
  return [
    path(polygonPath(range(8).map(corner)), NIGHT, {
      opacity: 0.45,
      transform: 'translate(26 34)',
    }),
    [-14, 12].map((dx, i) => ellipse(x + 18 + dx, y + size * 0.78 + i * 12, 9, 17, '#17202E')),
    range(8).map((i) => path(panel(i), shade(i))),
    circle(x, y, size * 0.06, '#FFF8EA'),
  ];
}

/** Someone from above with a map over the head and a yellow bag. */
function visitor(x: number, y: number): Markup {
  return group(
    { transform: pen`translate(${x} ${y})rotate(-14)` },
    path('M-40 20Q0 60 70 50L90 84Q20 110-30 70z', NIGHT, { opacity: 0.45 }),
    ellipse(-14, 52, 13, 24, '#F3EBDB'),
    ellipse(18, 40, 13, 24, '#F3EBDB'),
    ellipse(0, 6, 62, 36, '#2F8572'),
    path('M0-30Q62-28 62 6Q60 36 0 42Q30 6 0-30z', '#1F5F55'),
    path('M-34 22Q0 8 34 22V62Q0 74-34 62z', '#EDB046'),
    circle(0, -2, 25, '#3A2430'),
    roundStroke('M-58-2Q-60-40-44-54M58-2Q60-40 44-54', '#2F8572', 22),
    circle(-44, -58, 11, '#C98A64'),
    circle(44, -58, 11, '#C98A64'),
    path('M-60-92L-20-100L20-90L62-98L58-26L20-20L-20-28L-56-22z', '#FFFAEE'),
    path('M-20-100L20-90V-20L-20-28z', '#E4DCCB'),
    roundStroke('M-46-50Q-10-90 0-58T46-66', '#C8402C', 4, { 'stroke-dasharray': '2 8' }),
    path('M-52-80l20-4v18l-18 4zM30-52l22-4v18l-20 4z', '#8FB8AE'),
  );
}
