// Hasukjib: one low table full of side dishes on a yellow ondol floor whose flues glow below; folded
// quilts on the chest, the landlady bringing the stew; persimmons and jars in the yard.
import { mix } from '../../lib/color.ts';
import { range } from '../../lib/math.ts';
import { pointsFrom, triplesFrom } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { circle, drawAt, ellipse, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { dish, paperLamp } from '../../motifs/belongings.ts';
import { seated } from '../../motifs/furniture.ts';
import { hanokColors, hanokRoof } from '../../motifs/hanok.ts';
import { block, disc, flat, isometric, line, sideways, upright } from '../../motifs/isometric.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { halo, skyPaint } from '../../motifs/light.ts';
import { person } from '../../motifs/person.ts';
import { roomShadow, roomShell, windowInLeftWall } from '../../motifs/room.ts';
import { steam, steamPaint } from '../../motifs/tableware.ts';
import { leafyTree } from '../../motifs/trees.ts';

const palette = palettes.autumn;
const ROOM = { width: 4.5, depth: 3.7 };
const iso = isometric(374, 218);
const TABLE = { x: 1.05, y: 1.05, width: 2.45, depth: 1.4, height: 0.36 };

/** Side dishes: place on the table, radius, what is in them. */
const SIDE_DISHES = [
  [0.25, 0.25, 0.13, '#D8452F'],
  [0.66, 0.22, 0.11, '#6E9A48'],
  [1.04, 0.22, 0.12, '#F2D27A'],
  [1.44, 0.22, 0.11, '#4A3A30'],
  [1.82, 0.24, 0.13, '#E4813A'],
  [2.2, 0.28, 0.11, '#F3E3C4'],
  [0.5, 0.58, 0.12, '#F7F2E4'],
  [1.82, 0.6, 0.12, '#8DB36A'],
  [0.22, 0.66, 0.11, '#C9A36A'],
  [2.18, 0.72, 0.12, '#D8452F'],
] as const;

/** Soy and kimchi jars in the yard: position of the foot, size. */
const JARS = triplesFrom('84 500 0.9, 148 520 1.1, 52 548 1.25, 722 548 1.3');

export const scene = defineScene({
  title: 'Hasukjib, a boarding house with meals',
  seed: 14,
  draw,
});

function draw(canvas: Canvas): void {
  // Sky, sun, mountains
  canvas.add(rect(0, 0, 800, 600, skyPaint(canvas, palette, [0, 0.25, 0.5, 0.75])));
  canvas.add(canvas.grain(halo(canvas, 664, 150, 150, palette.sun, { start: 0.3 })));
  canvas.add(circle(664, 150, 50, palette.sun));
  canvas.add(path(cloud(30, 110, 260, 24), '#FFF6E0', { opacity: 0.8 }));
  const hills = ridgePoints(8, 420, '60 190 200, 560 120 160, 760 170 210');
  canvas.add(mountain(hills, 480, palette.ridge[0]));
  canvas.add(canvas.grain(rect(0, 300, 800, 170, canvas.fade(palette.haze, 'up'))));

  // Yard: a tiled wall, a persimmon tree, jars
  canvas.add(rect(0, 440, 800, 160, '#D9B27C'));
  canvas.add(
    rect(-10, 402, 820, 46, '#E9D2A6'),
    stroke('M0 416h800M0 432h800', '#C79F6C', 3, { 'stroke-dasharray': '26 6' }),
  );
  const roofs = { ...hanokColors(palette), rafter: palette.roofDeep };
  canvas.add(
    hanokRoof(400, 378, 900, 26, roofs, {
      ridge: 0.97,
      tiles: 64,
      lift: 0,
      sag: 0,
      gable: false,
    }),
    path(roomShadow(iso, ROOM.width, ROOM.depth), '#8A5A3C', { opacity: 0.7 }),
    leafyTree(7, 74, 330, 66, {
      leaf: '#B4612F',
      leafLight: '#D98A3C',
      leafDark: '#8A3A27',
      trunk: '#4A2A22',
    }),
  );
  for (const [x, y] of pointsFrom('34 306, 66 282, 100 318, 58 346, 112 350, 20 340, 84 372'))
    canvas.add(circle(x, y, 9, '#F0702A'), path(`M${x - 4} ${y - 8}h8l-4 4z`, '#4F5B2E'));
  for (const [x, y, size] of JARS) {
    const at = drawAt(x, y, size);
    canvas.add(
      ellipse(x + 26 * size, y + 10 * size, 40 * size, 8 * size, '#8A5A3C', { opacity: 0.6 }),
      at.path('M-20-48C-46-34-42 0-22 12H22C42 0 46-34 20-48Z', '#8C4A34'),
      at.path('M6-48H20C46-34 42 0 22 12H4C22-6 26-32 6-48Z', '#542A24'),
      at.stroke('M-32-26q30 8 58 0', '#6B3528', 2.4),
      at.roundStroke('M-28-30q-6 14 0 26', '#C98A6A', 3.4),
      ellipse(x, y - 48 * size, 27 * size, 8 * size, '#6B3528'),
      ellipse(x, y - 52 * size, 24 * size, 6 * size, '#A8614A'),
    );
  }

  // The room, and the glowing flues under its floor
  canvas.add(
    roomShell(iso, {
      ...ROOM,
      floor: '#F0C05A',
      wallLit: '#FDF1D8',
      wallShade: '#DCC9A4',
      cut: '#8A5038',
    }),
  );
  const seams =
    range(5)
      .map((i) => line(iso(i * 0.9, 0), iso(i * 0.9, ROOM.depth)))
      .join('') +
    range(4)
      .map((i) => line(iso(0, i * 0.93), iso(ROOM.width, i * 0.93)))
      .join('');
  canvas.add(stroke(seams, '#D79F3C', 1.4));
  const flues = range(7).map((i) => upright(iso, 0.2 + i * 0.62, -0.2, 0.4, 0.14, ROOM.depth));
  const sideFlues = range(5)
    .map((i) => sideways(iso, 0.35 + i * 0.68, -0.2, 0.4, 0.14, ROOM.width))
    .join('');
  canvas.add(path(flues, '#FF9A3C'), path(sideFlues, '#E2571F'));

  // Right wall: papered lattice doors
  canvas.add(path(upright(iso, 1.5, 0.06, 2.1, 1.72), '#7A4A30'));
  for (const i of range(2)) {
    const x = 1.58 + i * 1.0;
    canvas.add(path(upright(iso, x, 0.14, 0.94, 1.56), '#FFF8E6'));
    const lattice = range(5).map((k) =>
      line(iso(x + 0.19 * k + 0.09, 0, 0.14), iso(x + 0.19 * k + 0.09, 0, 1.7)),
    );
    const bars = [0.42, 0.52, 1.0, 1.1, 1.52].map((z) => line(iso(x, 0, z), iso(x + 0.94, 0, z)));
    canvas.add(stroke([lattice, bars], '#9A6B45', 1.5));
  }
  // Left wall: window, chest with folded quilts
  canvas.add(
    windowInLeftWall(canvas, iso, 1.75, {
      frame: '#7A4A30',
      view: [
        rect(100, 100, 300, 330, '#CFE0D2'),
        path('M100 330q90-90 220-40v160H100z', '#C98A4A'),
        leafyTree(2, 200, 270, 34, { leaf: '#B4612F', leafLight: '#E09A42' }),
      ],
    }),
  );
  canvas.add(block(iso, [0.06, 0.12, 0], [0.6, 1.3, 0.6], '#7A3F2C'));
  canvas.add(stroke(line(iso(0.66, 0.77, 0), iso(0.66, 0.77, 0.6)), '#4A2A22', 2));
  const brass = [
    iso(0.66, 0.67, 0.34),
    iso(0.66, 0.87, 0.34),
    iso(0.66, 0.24, 0.1),
    iso(0.66, 1.3, 0.1),
  ];
  canvas.add(brass.map(([x, y]) => circle(x, y, 4, palette.gold)));
  ['#C23B2A', '#2F6A6C', '#EFAE3A', '#D9708B', '#F7EFE0'].forEach((color, i) => {
    canvas.add(block(iso, [0.12, 0.22, 0.6 + i * 0.12], [0.5, 1.1, 0.11], color));
  });

  // Landlady with her tray
  const [hostX, hostY] = iso(4.0, 0.98);
  canvas.add(
    person(hostX, hostY, 124, '#D9708B', '#3F6B66', {
      clothes: 'hanbok',
      shadow: '#D79F3C',
      shadowLength: 0.4,
      shadowDrop: 0.05,
    }),
    stroke(`M${hostX - 19} ${hostY - 72}h38`, '#FFF6E2', 5),
    stroke(`M${hostX} ${hostY - 70}q-20 8-14 34M${hostX} ${hostY - 70}q18 8 14 36`, '#FFF6E2', 5),
    roundStroke(
      `M${hostX - 22} ${hostY - 88}q-14-20-4-36M${hostX + 22} ${hostY - 88}q14-20 4-36`,
      '#B9556F',
      9,
    ),
    ellipse(hostX, hostY - 126, 38, 10, '#8C3A28'),
    ellipse(hostX, hostY - 129, 38, 9, '#C8683E'),
    path(`M${hostX - 15} ${hostY - 148}h30l-5 18h-20z`, '#3A2A2A'),
    ellipse(hostX, hostY - 148, 15, 5, '#D8492A'),
    ellipse(hostX + 25, hostY - 133, 9, 4, '#FFFDF4'),
    ellipse(hostX - 25, hostY - 133, 9, 4, '#FFFDF4'),
    path(steam(hostX, hostY - 152, 70, 18, -1), steamPaint(canvas, '#C9A36A', 0.6)),

    // Cushions on the far sides
    block(iso, [1.4, 0.5, 0], [0.5, 0.46, 0.07], palette.red),
    block(iso, [2.6, 0.5, 0], [0.5, 0.46, 0.07], '#2F6A6C'),
  );

  // The table
  const { x, y, width, depth, height } = TABLE;
  canvas.add(
    path(flat(iso, x + 0.25, y + 0.1, width + 0.2, depth, 0), '#B97B2C', { opacity: 0.6 }),
    path(
      upright(iso, x + 0.08, 0, 0.12, height, y + depth - 0.1) +
        upright(iso, x + width - 0.2, 0, 0.12, height, y + depth - 0.1),
      '#5A2A22',
    ),
    path(sideways(iso, y + 0.1, 0, 0.12, height, x + width - 0.1), '#45201C'),
    block(iso, [x, y, height - 0.08], [width, depth, 0.08], '#8C3A28'),
  );
  const top = height;
  const stew = { x: x + 1.18, y: y + 0.66 };
  for (const [dx, dy, radius, content] of SIDE_DISHES)
    canvas.add(dish(iso, [x + dx, y + dy, top], radius, { body: '#FBF6EB', content }));
  canvas.add(
    dish(iso, [stew.x, stew.y, top], 0.24, { body: '#3A2A2A', content: '#D8492A' }, 0.13),
    path(
      disc(iso, stew.x - 0.06, stew.y - 0.02, top + 0.14, 0.04) +
        disc(iso, stew.x + 0.07, stew.y + 0.06, top + 0.14, 0.045),
      '#FFF3DA',
    ),
  );
  for (const i of range(3)) {
    const seat = x + 0.42 + i * 0.8;
    canvas.add(
      dish(iso, [seat - 0.15, y + 0.98, top], 0.11, { body: '#D9DEDC', content: '#FFFDF4' }, 0.09),
      dish(iso, [seat + 0.16, y + 1.12, top], 0.13, { body: '#D9DEDC', content: '#C98A3C' }, 0.07),
    );
  }

  // Lodgers at the near side, seen from behind
  const lodgers = [
    [1.5, '#2F6A6C', '#2A1F28'],
    [2.75, '#C23B2A', '#4A2F28'],
  ] as const;
  for (const [seatX, color, hair] of lodgers) {
    canvas.add(block(iso, [seatX - 0.3, 2.66, 0], [0.6, 0.55, 0.07], mix(color, '#EFAE3A', 0.5)));
    const [personX, personY] = iso(seatX, 2.96, 0.1);
    canvas.add(path(`M${personX - 38} ${personY + 2}q2-18 38-18t38 18q-38 18-76 0z`, '#33425A'));
    canvas.add(seated(personX, personY, 72, { top: color, hair }));
  }
  canvas.add(path(steam(...iso(stew.x, stew.y, 0.5), 110, 26), steamPaint(canvas, '#FFFDF4', 0.7)));

  // Lamp
  canvas.add(paperLamp(436, 128, { lit: '#FFFDF4', shade: '#EBD3A4', wire: palette.ink }));
}
