// Share-house: one living room, a row of bedroom doors in different colours, house-mates on one sofa, and
// a heap of shoes at the sunken entrance.
import type { Color } from '../../lib/color.ts';
import { range } from '../../lib/math.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { path, rect, stroke } from '../../lib/svg.ts';
import { books, dish, pottedPlant, shoes } from '../../motifs/belongings.ts';
import { seated } from '../../motifs/furniture.ts';
import { block, flat, isometric, line, sideways, upright } from '../../motifs/isometric.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { skyPaint } from '../../motifs/light.ts';
import { person } from '../../motifs/person.ts';
import { door, roomShadow, roomShell, windowInLeftWall } from '../../motifs/room.ts';
import { canopy, leafyTree } from '../../motifs/trees.ts';

const palette = palettes.day;
const ROOM = { width: 5.2, depth: 3.9 };
const iso = isometric(356, 208);

/** Bedroom doors: position and colour. */
const DOORS = [
  [0.5, '#2C7DA8'],
  [1.72, '#F2B843'],
  [2.94, '#D14B33'],
  [4.16, '#2B8A73'],
] as const;

/** Shoes at the entrance: position and colour. */
const SHOES: readonly (readonly [number, number, Color])[] = [
  [3.62, 2.72, '#D14B33'],
  [4.0, 2.68, '#FFF6E3'],
  [4.38, 2.74, '#2C7DA8'],
  [4.78, 2.7, '#F2B843'],
  [3.66, 3.14, '#27404C'],
  [4.06, 3.2, '#F1B9C0'],
  [4.5, 3.12, '#2B8A73'],
  [3.74, 3.54, '#F2B843'],
  [4.3, 3.56, '#8C3B34'],
  [4.76, 3.46, '#FFF6E3'],
];

export const scene = defineScene({ title: 'Share-house living room', seed: 29, draw });

function draw(canvas: Canvas): void {
  // Sky, hills, a quiet street
  canvas.add(rect(0, 0, 800, 600, skyPaint(canvas, palette, [0, 0.3, 0.55, 0.75])));
  canvas.add(path(cloud(40, 104, 250, 30) + cloud(540, 84, 230, 24), '#FFFDF4', { opacity: 0.9 }));
  const hills = ridgePoints(18, 420, '20 150 190, 560 90 160, 790 190 250');
  canvas.add(mountain(hills, 480, palette.ridge[0]));
  canvas.add(canvas.grain(rect(0, 300, 800, 150, canvas.fade(palette.haze, 'up'))));
  canvas.add(canopy(4, () => 424, 22, 470, palette.ridge[1]));
  for (const [x, y, width, height, wall, roof] of [
    [-20, 372, 84, 90, '#F6D5C3', '#E88573'],
    [70, 396, 60, 66, '#FFF3DF', '#6FAFC4'],
    [676, 366, 70, 100, '#F5D57E', '#E88573'],
    [752, 340, 70, 126, '#FFF3DF', '#6FAFC4'],
  ] as const) {
    canvas.add(
      rect(x, y, width, height, wall),
      path(`M${x - 6} ${y}h${width + 12}l-14-26h${12 - width + 8}z`, roof),
    );
    canvas.add(stroke(`M${x + 18} ${y + 16}v18M${x + 42} ${y + 16}v18`, '#25566B', 11));
  }
  canvas.add(rect(0, 462, 800, 138, '#E9D9B4'), rect(0, 456, 800, 9, '#B9CFA0'));
  canvas.add(path(roomShadow(iso, ROOM.width, ROOM.depth), '#8C9A86', { opacity: 0.8 }));

  // The room and its sunken, tiled entrance
  canvas.add(
    roomShell(iso, {
      ...ROOM,
      floor: '#EBC88F',
      wallLit: '#FFF8E8',
      wallShade: '#A9D0CC',
      cut: '#2C6F7C',
    }),
  );
  const boards = range(9).map((i) => line(iso(0, 0.45 * i), iso(ROOM.width, 0.45 * i)));
  canvas.add(stroke(boards, '#D2A766', 1));
  canvas.add(path(flat(iso, 3.5, 2.5, 1.7, 1.4), '#8FA9B0'));
  const tiles = range(5).map((i) => line(iso(3.5 + i * 0.34, 2.5), iso(3.5 + i * 0.34, 3.9)));
  const courses = range(4).map((i) => line(iso(3.5, 2.5 + i * 0.35), iso(5.2, 2.5 + i * 0.35)));
  canvas.add(stroke([tiles, courses], '#6C8891', 1.2));
  canvas.add(path(flat(iso, 3.5, 2.5, 1.7, 0.1) + flat(iso, 3.5, 2.5, 0.1, 1.4), '#5E7983'));

  // Bedroom doors with name plates
  for (const [x, color] of DOORS) {
    canvas.add(door(iso, x, { panel: color, frame: '#D9BC8C', handle: '#FFF6E3' }));
    canvas.add(path(upright(iso, x + 0.22, 1.32, 0.34, 0.2), '#FFF6E3'));
    canvas.add(stroke(line(iso(x + 0.29, 0, 1.42), iso(x + 0.48, 0, 1.42)), '#27404C', 2));
    canvas.add(path(flat(iso, x + 0.08, 0.08, 0.62, 0.34), color, { opacity: 0.5 }));
  }

  // Left wall: window, shelf with books
  canvas.add(
    windowInLeftWall(canvas, iso, 1.2, {
      frame: '#FFFDF4',
      view: [
        rect(100, 90, 300, 330, '#9AD0D2'),
        path('M120 270q100-80 220-90v200H120z', palette.ridge[0]),
        path('M246 168h60v60h-60z', '#FFF3DF'),
        path('M240 168l30-24 36 24z', '#E88573'),
        leafyTree(5, 206, 214, 46, { leaf: palette.ridge[2], leafLight: palette.ridge[1] }),
      ],
    }),
    block(iso, [0, 0.12, 0], [0.42, 0.8, 1.25], '#D9A25F'),
    path([0.1, 0.5, 0.88].map((z) => sideways(iso, 0.18, z, 0.68, 0.28, 0.43)).join(''), '#7A4F3A'),
    stroke(
      [0.1, 0.5, 0.88].map((z) => line(iso(0.43, 0.24, z + 0.11), iso(0.43, 0.8, z + 0.11))),
      palette.gold,
      14,
      { 'stroke-dasharray': '6 3' },
    ),
    pottedPlant(
      iso,
      0.08,
      0.3,
      { pot: '#FFF6E3', leaf: palette.ridge[3], leafLight: palette.green },
      1.25,
    ),
    path(sideways(iso, 2.95, 1.0, 0.7, 0.8), '#EE6C45'),
    path(sideways(iso, 3.05, 1.1, 0.5, 0.6), '#FFF6E3'),
    // Sun on the floor
    path(flat(iso, 0.7, 1.3, 1.3, 0.66) + flat(iso, 0.7, 2.04, 1.3, 0.66), '#FFE7B4'),

    // Rug, low table with shared ramyeon and chicken
    path(flat(iso, 1.25, 0.95, 2.3, 1.9), '#F0B9A0'),
    stroke(flat(iso, 1.35, 1.05, 2.1, 1.7), '#FFF6E3', 2.4, { 'stroke-dasharray': '7 5' }),
    path(flat(iso, 1.9, 1.4, 1.3, 0.7), '#C98A72'),
    path(
      upright(iso, 1.76, 0, 0.07, 0.32, 1.98) + upright(iso, 2.83, 0, 0.07, 0.32, 1.98),
      '#7A4F3A',
    ),
    block(iso, [1.7, 1.3, 0.3], [1.25, 0.7, 0.07], '#C98B4B'),
    dish(iso, [2.3, 1.62, 0.37], 0.2, { body: '#F2B843', content: '#E4573A' }, 0.1),
    dish(iso, [1.92, 1.5, 0.37], 0.12, { body: '#FFFDF4', content: '#D8452F' }),
    dish(iso, [2.72, 1.66, 0.37], 0.13, { body: '#FFFDF4', content: '#E0A64C' }),
    dish(iso, [1.98, 1.84, 0.37], 0.09, { body: '#FFFDF4', content: '#8DB36A' }),
  );

  // House-mates on the sofa, its back to us; one more at a door
  const [standX, standY] = iso(3.85, 0.75);
  canvas.add(
    person(standX, standY, 122, '#FFF6E3', '#2C6F7C', {
      shadow: '#C79B5E',
      shadowLength: 0.5,
      shadowDrop: 0.06,
    }),
  );
  canvas.add(block(iso, [1.3, 2.3, 0], [2.1, 0.62, 0.36], '#1F6F7C'));
  const mates = [
    [1.72, '#EE6C45', '#2A1F28'],
    [2.32, '#F2B843', '#6B3F2E'],
    [2.92, '#8CCBC9', '#1E2430'],
  ] as const;
  for (const [x, top, hair] of mates) canvas.add(seated(...iso(x, 2.66, 0.34), 70, { top, hair }));
  canvas.add(
    block(iso, [1.3, 2.8, 0], [2.1, 0.2, 0.68], '#2C8A94'),
    block(iso, [1.14, 2.28, 0], [0.18, 0.72, 0.52], '#2C8A94'),
    block(iso, [3.36, 2.28, 0], [0.18, 0.72, 0.52], '#2C8A94'),
  );

  // Entrance: shoes, shoe cabinet, umbrellas
  for (const [x, y, color] of SHOES) canvas.add(shoes(iso, x, y, color));
  canvas.add(
    block(iso, [0.3, 3.4, 0], [0.9, 0.36, 0.4], '#D9A25F'),
    books(iso, [0.4, 3.5, 0.4], 5, ['#D14B33', '#FFF6E3', '#2C7DA8']),
  );
  const [standLeft, standTop] = iso(5.0, 2.56, 0.3);
  canvas.add(
    block(iso, [4.92, 2.5, 0], [0.2, 0.2, 0.34], '#D9A25F'),
    stroke(
      `M${standLeft - 3} ${standTop}v-40q0-8 7-6M${standLeft + 6} ${standTop}v-46q0-8 7-6`,
      '#D14B33',
      4,
    ),
  );
}
