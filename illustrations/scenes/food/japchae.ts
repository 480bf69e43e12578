// Japchae from above: glossy amber glass noodles tossed with spinach, carrot, peppers, mushrooms, beef
// and egg strips, heaped on a celadon dish with inlaid cranes' clouds.
import { createRandom, range } from '../../lib/math.ts';
import { circlePath, pen, placePath } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup } from '../../lib/scene.ts';
import { circle, path, roundStroke, stroke } from '../../lib/svg.ts';
import { sesame } from '../../motifs/garnish.ts';
import { lumpPath } from '../../motifs/lump.ts';
import { tableTop } from '../../motifs/patchwork.ts';
import { cutlery, sideDish } from '../../motifs/tableware.ts';

/** Centre of the dish. */
const X = 404;
const Y = 318;

const CLOTH = ['#4A4470', '#5C5484', '#3A3760', '#77709A', '#8D86AC', '#514B78', '#A9A3BE'];
const SHADOW = '#1A1730';

/** Glass noodles: what lies under them, their edge, their body that lets it through, the light in it and on it. */
const GLASS = {
  gap: '#6E3F16',
  edge: '#6A3A10',
  body: '#C48A3C',
  core: '#FFE2A0',
  gloss: '#FFFEF6',
};

export const scene = defineScene({ title: 'Japchae', seed: 71, draw });

function draw(canvas: Canvas): void {
  canvas.add(tableTop(canvas, 30, { colors: CLOTH, rotation: 24 }));

  // Celadon dish with inlaid clouds on its rim
  const glaze = canvas.linearGradient({ 0: '#DCEBDD', 0.5: '#A9C8B4', 1: '#6F9A88' }, [0, 0, 1, 1]);
  const well = canvas.linearGradient({ 0: '#7FA593', 1: '#BAD5C2' }, [0, 0, 1, 1]);
  canvas.add(circle(X + 36, Y + 44, 272, SHADOW, { opacity: 0.45 }));
  canvas.add(circle(X, Y, 272, glaze), circle(X, Y, 226, well));
  canvas.add(
    stroke(circlePath(X, Y, 262) + circlePath(X, Y, 234), '#F4F9EE', 2.5, { opacity: 0.9 }),
  );
  const cloud = canvas.symbol(roundStroke(CLOUD, '#F4F9EE', 4));
  const clouds = range(12).map((i) =>
    cloud({ transform: `rotate(${i * 30 + 10} ${X} ${Y}) translate(${X} ${Y - 248})` }),
  );
  canvas.add(clouds);

  // Heap of noodles: shadow, ground, locks in layers with the vegetables between them
  canvas.add(circle(X + 14, Y + 18, 200, '#3F5F52', { opacity: 0.6 }));
  canvas.add(path(lumpPath(4, X, Y, 194, 188, { corners: 17, roughness: 0.08 }), GLASS.gap));
  const vegetables = strips();
  REACHES.forEach((reach, index) => {
    canvas.add(tangle(canvas, index, reach));
    canvas.add(vegetables[index] ?? '');
  });
  canvas.add(sesame(8, SESAME));

  // Light on the rim, side dish, cutlery
  canvas.add(roundStroke(placePath('M-256-52A262 262 0 0 1 -52-256', X, Y), '#FFFDF8', 6));
  canvas.add(
    sideDish(44, 560, 96, soyDip(44, 560), { rim: '#EFEDE6', well: '#3A1A10', shadow: SHADOW }),
  );
  canvas.add(cutlery(742, 190, 4));
}

const CLOUD = 'M-26 6q-10-14 4-16q4-12 18-6q12-8 18 4q14 2 8 14M-14 6q8 8 16 0';
/** How far each layer of noodles reaches, from the bottom up. */
const REACHES = [172, 168, 154, 126, 84];

/** A layer of loose pairs of noodles, curling every way. */
function tangle(canvas: Canvas, seed: number, reach: number): Markup {
  const random = createRandom(seed + 40);
  let data = '';
  for (let i = 0; i < 10 + reach / 8; i++) {
    const angle = random() * 2 * Math.PI;
    const distance = Math.sqrt(random()) * reach;
    const direction = angle + Math.PI / 2 + (random() - 0.5) * 1.7;
    const length = 50 + random() * 44;
    const bend = (random() - 0.5) * 1.5;
    const [dx, dy] = [Math.cos(direction) * length, Math.sin(direction) * length];
    const x = X + Math.cos(angle) * distance - dx;
    const y = Y + Math.sin(angle) * distance - dy;
    const inside =
      Math.hypot(x + 2 * dx - X, y + 2 * dy - Y) < 206 && Math.hypot(x - X, y - Y) < 206;
    const turn = inside ? bend : -0.9;
    const share = inside ? 1 : 0.62;
    data += pen`M${x + dx * (1 - share)} ${y + dy * (1 - share)}q${(dx * 0.5 - dy * turn) * share} ${(dy * 0.5 + dx * turn) * share} ${dx * share} ${dy * share}`;
    data += pen`t${dx * share} ${dy * share}`;
  }
  const strand = canvas.symbol(path(data, undefined, { 'stroke-linecap': 'round' }));
  const line = (color: string, width: number, x: number, y: number, opacity = 1) =>
    strand({ fill: 'none', stroke: color, 'stroke-width': width, x, y, opacity });
  return [
    line(GLASS.edge, 14, 1, 3, 0.5),
    line(GLASS.body, 12, 0, 0, 0.5),
    line(GLASS.edge, 7, 1.5, 1.5, 0.3),
    line(GLASS.core, 2.5, 3, 3, 0.55),
    line(GLASS.gloss, 2.4, -3, -3, 0.95),
  ];
}

const SESAME = [
  [X - 60, Y - 60, 90, 20],
  [X + 70, Y + 40, 90, 20],
  [X - 30, Y + 110, 60, 10],
] as const;

interface Strip {
  dark: string;
  color: string;
  light: string;
  width: number;
  length: number;
  count: number;
}

const STRIPS = {
  carrot: { dark: '#A8480F', color: '#EE7F24', light: '#FFC07A', width: 11, length: 62, count: 4 },
  spinach: { dark: '#14361F', color: '#2F7038', light: '#7DB85A', width: 17, length: 58, count: 4 },
  pepper: { dark: '#7E140E', color: '#D8341F', light: '#FF9A7C', width: 12, length: 58, count: 3 },
  yellow: { dark: '#A8700F', color: '#F3BC2E', light: '#FFF0AE', width: 12, length: 56, count: 3 },
  beef: { dark: '#2E120A', color: '#70381F', light: '#B87A50', width: 17, length: 54, count: 3 },
  mushroom: {
    dark: '#1E1210',
    color: '#46302A',
    light: '#94735E',
    width: 14,
    length: 50,
    count: 3,
  },
  onion: { dark: '#8A5A2A', color: '#F3E3BC', light: '#FFFDF8', width: 9, length: 60, count: 3 },
} as const satisfies Record<string, Strip>;

/** Vegetables lying on each layer: kind, offset from the middle, main direction. */
const HEAPS: readonly (readonly (readonly [keyof typeof STRIPS, number, number, number])[])[] = [
  [
    ['onion', -150, 60, 1.2],
    ['onion', 120, 130, -0.4],
    ['mushroom', -110, -140, 2.4],
  ],
  [
    ['spinach', 156, 50, 1.9],
    ['beef', 30, 160, 0.2],
    ['carrot', -30, -160, 0.1],
    ['carrot', -140, 104, 0.8],
    ['yellow', 90, -140, 0.5],
  ],
  [
    ['pepper', 140, -80, 1.1],
    ['mushroom', -50, 130, 0.1],
    ['yellow', 134, 112, -0.8],
    ['spinach', -136, -50, -0.9],
    ['beef', -70, -116, -0.4],
  ],
  [
    ['pepper', -110, 40, 1.3],
    ['beef', 100, 6, 1.6],
    ['carrot', 50, -84, 0.5],
    ['onion', -20, 86, 0.4],
    ['pepper', 60, 96, -0.3],
  ],
  [
    ['spinach', -14, -34, 0.2],
    ['yellow', 56, 40, -0.5],
    ['carrot', -60, 34, 0.9],
    ['mushroom', 40, -26, -0.3],
    ['pepper', 0, 30, 0.4],
  ],
];

function strips(): Markup[] {
  const random = createRandom(12);
  return HEAPS.map((heap) =>
    heap.map(([kind, dx, dy, direction]) => {
      const { dark, color, light, width, length, count } = STRIPS[kind];
      let data = '';
      for (let i = 0; i < count; i++) {
        const angle = direction + (random() - 0.5) * 0.7;
        const offset = (i - (count - 1) / 2) * width * 1.1;
        const size = length * (0.85 + random() * 0.3);
        const x = X + dx - (Math.cos(angle) * size) / 2 - Math.sin(direction) * offset;
        const y = Y + dy - (Math.sin(angle) * size) / 2 + Math.cos(direction) * offset;
        const bend = (random() - 0.5) * 30;
        data += pen`M${x} ${y}q${Math.cos(angle) * size * 0.5 - bend * Math.sin(angle)} ${Math.sin(angle) * size * 0.5 + bend * Math.cos(angle)} ${Math.cos(angle) * size} ${Math.sin(angle) * size}`;
      }
      return [
        roundStroke(data, dark, width, { transform: 'translate(3 5)' }),
        roundStroke(data, color, width),
        roundStroke(data, light, width * 0.26, { transform: 'translate(-1 -2)' }),
      ];
    }),
  );
}

function soyDip(x: number, y: number): string {
  return (
    circle(x + 4, y + 4, 66, '#5E2A14') +
    roundStroke(placePath('M-50-6A52 52 0 0 1 0-48', x, y), '#C98A5A', 6) +
    roundStroke(placePath('M10-20h0M28 4h0M0 10h0', x, y), '#8FC25A', 12)
  );
}
