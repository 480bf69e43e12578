// Namdaemun market: the old south gate over a lane of striped awnings, stacks of goods on both sides, a
// porter with his carrying frame in the morning crowd.
import { type Color, mix } from '../../lib/color.ts';
import { createRandom, cycle, range } from '../../lib/math.ts';
import { pen, rectPath } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup, palettes } from '../../lib/scene.ts';
import { circle, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { hallWall } from '../../motifs/hall.ts';
import { hangul } from '../../motifs/hangul.ts';
import { hanokColors, hanokRoof } from '../../motifs/hanok.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { halo, skyPaint } from '../../motifs/light.ts';
import { person } from '../../motifs/person.ts';
import { skyline } from '../../motifs/skyline.ts';

const palette = palettes.morning;
const hanok = hanokColors(palette);
const AXIS = 404;
/** Eye level of the lane. */
const EYE = 356;

type Goods = 'cloth' | 'fruit' | 'sacks' | 'hats';
type Stall = readonly [side: 1 | -1, size: number, stripe: Color, goods: Goods, word: string];

/** Stalls from far to near: side, size, stripes, goods and the word on the sign. */
const STALLS: readonly Stall[] = [
  [1, 0.36, '#2F8572', 'cloth', ''],
  [-1, 0.4, '#EDB046', 'fruit', ''],
  [1, 0.56, '#C2452F', 'sacks', '인삼'],
  [-1, 0.64, '#2F6F8F', 'cloth', '한복'],
  [1, 0.98, '#EDB046', 'fruit', '과일'],
  [-1, 1.06, '#C2452F', 'hats', '모자'],
];
const SHADOW = { shadow: '#9A6A45', shadowLength: 0.9, shadowDrop: 0.14 };

export const scene = defineScene({ title: 'Namdaemun market', seed: 15, budget: 'dense', draw });

function draw(canvas: Canvas): void {
  // Sky, sun, Namsan behind the city
  canvas.add(rect(0, 0, 800, 600, skyPaint(canvas, palette, [0, 0.2, 0.45, 0.65])));
  canvas.add(canvas.grain(halo(canvas, 130, 96, 150, palette.sun, { start: 0.3 })));
  canvas.add(circle(130, 96, 50, palette.sun));
  canvas.add(
    path(cloud(520, 84, 240, 22) + cloud(-80, 170, 220, 18), palette.sun, { opacity: 0.9 }),
  );
  canvas.add(mountain(ridgePoints(6, 330, '120 120 180, 700 150 200'), 380, palette.ridge[0]));
  const city = skyline(23, 380, [60, 190], [34, 62], {
    windows: { width: 6, stepX: 15, stepY: 18, lit: 0.3 },
    envelope: (x) => 0.35 + (0.75 * Math.abs(x - AXIS)) / 400,
  });
  canvas.add(
    path(city.bodies, palette.ridge[1]),
    path(city.sides, palette.ridge[2], { opacity: 0.7 }),
    stroke(city.windows, '#D6E6D8', 5, { opacity: 0.8 }),
    canvas.grain(rect(0, 230, 800, 150, canvas.fade(palette.haze, 'up'))),

    // The gate: two roofs on a stone base with its arch
    path('M226 372l14-112h328l14 112z', '#CDB593'),
    path('M452 260h116l14 112H452z', '#A98F78'),
    stroke(
      'M238 282h332M234 306h340M232 330h344M230 352h348M290 260v22M350 282v24M300 306v24M470 282v24M520 306v24M500 260v22M270 330v22M540 330v22',
      '#8F755F',
      1.4,
    ),
    path(`M${AXIS - 42} 372v-46q0-40 42-40t42 40v46z`, '#4A3A3A'),
    path(`M${AXIS - 32} 372v-44q0-32 32-32t32 32v44z`, '#F7DDB0'),
    hallWall(AXIS, 214, 270, 48, 5, hanok, { band: 0.3 }),
    hanokRoof(AXIS, 160, 396, 62, hanok, { skirt: true, ridge: 0.62, tiles: 28, lift: 0.26 }),
    hallWall(AXIS, 130, 210, 32, 5, hanok, { band: 0.5, lattice: false }),
    hanokRoof(AXIS, 58, 336, 80, hanok, { ridge: 0.52, tiles: 24, lift: 0.25 }),
    rect(AXIS - 14, 132, 28, 44, '#17202E'),
    stroke(hangul('숭례문', 0, 0, 30, { vertical: true }), '#F7EFE0', 4, {
      transform: `translate(${AXIS - 5} 137) scale(.34)`,
    }),
    canvas.grain(rect(0, 290, 800, 120, canvas.fade('#FBE0B4', 'up', 0.9))),

    // Lane
    path(`M${AXIS - 20} ${EYE}h40L800 560V600H0V560z`, '#E2BE8C'),
    path(`M${AXIS + 6} ${EYE}h14L800 560V600H560z`, '#B98A62', { opacity: 0.6 }),
    canvas.grain(rect(0, 440, 800, 160, canvas.fade('#9A5F3C', 'up', 0.6))),
  );

  // Stalls with the crowd between them
  STALLS.forEach((stall, index) => {
    drawStall(canvas, 40 + index, stall);
    if (index === 1)
      canvas.add(
        crowd(30, 402, [
          [-26, '#C2452F'],
          [4, '#1D4853'],
          [28, '#EDB046'],
          [-6, '#F7EFE0'],
        ]),
      );
    if (index === 3)
      canvas.add(
        crowd(66, 462, [
          [-50, '#2F6F8F'],
          [62, '#D9708B'],
          [34, '#F7EFE0'],
        ]),
      );
  });
  const hanbok = { ...SHADOW, clothes: 'hanbok' } as const;
  canvas.add(person(AXIS + 70, 566, 126, '#F7EFE0', '#D9708B', hanbok));
  drawPorter(canvas, AXIS - 34, 590);

  // Bunting over the lane
  const flags = range(15).map((i) => {
    const x = 40 + i * 52;
    const sag = Math.sin((i / 14) * Math.PI) * 10;
    return pen`M${x - 15} ${20 + sag}h30l-15 30z`;
  });
  canvas.add(stroke('M-10 18Q400 40 810 18', palette.ink, 1.6));
  [palette.red, palette.gold, palette.green].forEach((color, k) => {
    canvas.add(path(flags.filter((_, i) => i % 3 === k).join(''), color));
  });
}

/** A stall of the given size; size 1 stands right before us. */
function drawStall(canvas: Canvas, seed: number, [side, size, stripe, goods, word]: Stall): void {
  const inner = AXIS + side * 190 * size;
  const outer = inner + side * 330 * size;
  const left = Math.min(inner, outer);
  const width = 330 * size;
  const roofTop = EYE - 168 * size;
  const valance = EYE - 84 * size;
  const table = EYE + 66 * size;
  const foot = EYE + 226 * size;

  // Dark inside, posts
  canvas.add(
    rect(
      left,
      roofTop + 20 * size,
      width,
      foot - roofTop - 20 * size,
      mix('#4A2E2E', palette.haze, (1 - Math.min(1, size)) * 0.5),
    ),
    rect(side < 0 ? inner - 9 * size : inner, valance, 9 * size, foot - valance, '#7A4A30'),

    // Goods hanging at the back, and on the table
    goodsOnTable(seed, goods, left, width, table, size),
    rect(left, table, width, 14 * size, '#D9A25F'),
    rect(left, table + 14 * size, width, foot - table, side < 0 ? '#A9683C' : '#8C5236'),
  );
  const slats = range(7).map((i) => pen`M${left + (i * width) / 6} ${table + 14 * size}V${foot}`);
  canvas.add(stroke(slats, '#6B3A2A', 2 * size));

  // The nearest stalls have a second tier in front
  if (size > 0.9) {
    const step = table + 112 * size;
    canvas.add(
      goodsOnTable(seed + 7, goods === 'fruit' ? 'fruit' : 'cloth', left, width, step, size),
      rect(left, step, width, 12 * size, '#E9C68F'),
      rect(left, step + 12 * size, width, foot - step, '#6B3A2A'),
    );
  }

  // Awning: stripes that end in scallops, lit on the left side of the lane
  const count = 8;
  const step = width / count;
  const pale = '#FFF3DC';
  for (const parity of [0, 1]) {
    let data = '';
    for (const i of range(count)) {
      if (i % 2 !== parity) continue;
      const x = left + i * step;
      data += pen`M${x + step * 0.12} ${roofTop}h${step * 0.76}L${x + step} ${valance}v${22 * size}q${-step / 2} ${22 * size} ${-step} 0v${-22 * size}z`;
    }
    canvas.add(path(data, parity ? pale : stripe));
  }
  canvas.add(rect(left, valance + 12 * size, width, 12 * size, palette.ink, { opacity: 0.16 }));
  if (side > 0)
    canvas.add(
      path(
        pen`M${left} ${roofTop}h${width}v${valance - roofTop + 20 * size}h${-width}z`,
        palette.ink,
        { opacity: 0.14 },
      ),
    );

  // Sign across the awning
  if (!word) return;
  const cell = 38 * size;
  const signWidth = cell * 3.1;
  const signX = side < 0 ? inner - signWidth - 6 * size : inner + 6 * size;
  canvas.add(rect(signX, roofTop - 30 * size, signWidth, 60 * size, '#17303A', { rx: 4 }));
  canvas.add(
    stroke(hangul(word, signX + cell * 0.42, roofTop - 19 * size, cell), '#FFE3A0', 5.5 * size, {
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
  );
}

/** What is for sale: piles of fruit, bolts of cloth, sacks, hats. */
function goodsOnTable(
  seed: number,
  goods: string,
  left: number,
  width: number,
  y: number,
  size: number,
): Markup {
  const random = createRandom(seed);
  if (goods === 'fruit') {
    const colors = ['#E2603F', '#F2A03C', '#9CBF58', '#C2452F'];
    return range(4).map((pile) => {
      const x = left + width * (0.14 + pile * 0.245);
      const color = cycle(colors, pile + seed);
      const radius = 13 * size;
      const balls = [4, 3, 2, 1].flatMap((count, row) =>
        range(count).map((i): string => {
          const ballX = x + (i - (count - 1) / 2) * radius * 2;
          return pen`M${ballX} ${y - radius * (1 + row * 1.7)}h0`;
        }),
      );
      const heap = balls;
      const shift = pen`translate(${-radius * 0.16} ${-radius * 0.1})`;
      return [
        roundStroke(heap, mix(color, '#4A1E2E', 0.35), radius * 2),
        roundStroke(heap, color, radius * 1.6, { transform: shift }),
      ];
    });
  }
  if (goods === 'cloth') {
    const colors = ['#D9708B', '#2F8572', '#EDB046', '#F7EFE0', '#2F6F8F', '#C2452F'];
    const bolts = new Map<Color, string>();
    let shade = '';
    for (const stack of range(5)) {
      const x = left + width * (0.03 + stack * 0.195);
      const height = 15 * size;
      for (const i of range(4 + Math.floor(random() * 3))) {
        const color = cycle(colors, stack * 2 + i);
        const top = y - (i + 1) * height;
        bolts.set(color, (bolts.get(color) ?? '') + rectPath(x, top, width * 0.17, height - 1));
        shade += rectPath(x + width * 0.12, top, width * 0.05, height - 1);
      }
    }
    return [
      [...bolts].map(([color, data]) => path(data, color)),
      path(shade, '#2A1638', { opacity: 0.28 }),
    ];
  }
  if (goods === 'sacks') {
    const colors = ['#C2452F', '#D9B27C', '#8A4432', '#E9D2A6'];
    return range(4).map((i) => {
      const x = left + width * (0.02 + i * 0.25);
      const w = width * 0.22;
      const color = cycle(colors, i);
      return [
        path(pen`M${x + w * 0.1} ${y - 40 * size}q${w * 0.4} ${-44 * size} ${w * 0.8} 0z`, color),
        path(
          pen`M${x} ${y}q${-4 * size} ${-30 * size} ${w * 0.06} ${-44 * size}h${w * 0.88}q${w * 0.1} ${20 * size} ${w * 0.06} ${44 * size}z`,
          '#E9D2A6',
        ),
        path(
          pen`M${x + w * 0.66} ${y}V${y - 44 * size}h${w * 0.28}q${w * 0.1} ${20 * size} ${w * 0.06} ${44 * size}z`,
          '#BF9E70',
        ),
      ];
    });
  }
  const colors = ['#F7EFE0', '#EDB046', '#2F6F8F', '#D9708B', '#2F8572'];
  return range(5).map((i) => {
    const x = left + width * (0.11 + i * 0.2);
    const tall = 1 + (i % 2) * 2;
    return range(tall).map((k) => {
      const hatY = y - 4 * size - k * 15 * size;
      const color = cycle(colors, i + k);
      return (
        path(
          pen`M${x - 32 * size} ${hatY}q${32 * size} ${12 * size} ${64 * size} 0q${-8 * size} ${-8 * size} ${-14 * size} ${-8 * size}q${-2 * size} ${-26 * size} ${-18 * size} ${-26 * size}t${-18 * size} ${26 * size}q${-8 * size} 0 ${-14 * size} ${8 * size}z`,
          color,
        ) +
        path(
          pen`M${x - 18 * size} ${hatY - 8 * size}q${18 * size} ${7 * size} ${36 * size} 0v${-6 * size}q${-18 * size} ${7 * size} ${-36 * size} 0z`,
          '#17303A',
        )
      );
    });
  });
}

/** People of one distance: offsets from the middle of the lane, and their jackets. */
function crowd(height: number, y: number, people: readonly (readonly [number, Color])[]): string {
  return people
    .map(([offset, top], i) =>
      person(
        AXIS + offset,
        y + (i % 2) * height * 0.12,
        height * (1 + (i % 3) * 0.05),
        top,
        cycle(['#33424F', '#5A3526', '#1D4853'], i),
        SHADOW,
      ),
    )
    .join('');
}

/** The porter: a wooden carrying frame stacked with boxes. */
function drawPorter(canvas: Canvas, x: number, y: number): void {
  canvas.add(
    person(x, y, 130, '#2F6F8F', '#33424F', { ...SHADOW, shadowLength: 1 }),
    stroke(
      `M${x - 20} ${y - 44}L${x - 12} ${y - 176}M${x + 20} ${y - 44}L${x + 12} ${y - 176}`,
      '#7A4A30',
      6,
    ),
  );
  const boxes: readonly (readonly [number, number, number, number, Color])[] = [
    [-38, -86, 76, 34, '#D9A25F'],
    [-32, -122, 66, 34, '#EDB046'],
    [-36, -158, 72, 34, '#C98444'],
    [-26, -186, 54, 26, '#F3E3C4'],
  ];
  for (const [dx, dy, w, h, color] of boxes)
    canvas.add(
      rect(x + dx, y + dy, w, h, color),
      rect(x + dx + w * 0.66, y + dy, w * 0.34, h, mix(color, '#4A1E2E', 0.28)),
    );
  canvas.add(
    stroke(`M${x - 2} ${y - 186}V${y - 52}`, palette.red, 4),
    rect(x - 42, y - 52, 84, 7, '#7A4A30'),
  );
}
