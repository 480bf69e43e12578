// Goshiwon: on a dark floor one lit cell of 1.75 × 2.5 m, at the scale of the other rooms; bed, desk and shelf fill it. The neighbours are only outlines.
import { type Color, mix } from '../../lib/color.ts';
import { range } from '../../lib/math.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { circle, ellipse, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { books, laptop, shoes } from '../../motifs/belongings.ts';
import { bed, chair, desk, seated } from '../../motifs/furniture.ts';
import { block, flat, isometric, line, sideways, upright } from '../../motifs/isometric.ts';
import { cloud } from '../../motifs/land.ts';
import { glow, halo, skyPaint, stars } from '../../motifs/light.ts';
import { roomShadow, windowInLeftWall } from '../../motifs/room.ts';
import { skyline } from '../../motifs/skyline.ts';

const palette = palettes.night;
const iso = isometric(346, 212);

/** Three cells of 1.75 × 2.5 m along a corridor. */
const CELL = 1.75;
const CELLS = 3;
const CORRIDOR = 1.1;
const ROOM = { width: CELL * CELLS, depth: 3.7 };
const CUT_HEIGHT = 0.2;

/** Things far from the lamp turn blue. */
const dim = (color: Color, ratio = 0.62) => mix(color, '#1B2F66', ratio);

export const scene = defineScene({ title: 'Goshiwon cell', seed: 33, draw });

function draw(canvas: Canvas): void {
  // Night sky and the moon
  canvas.add(
    rect(0, 0, 800, 600, skyPaint(canvas, palette, [0, 0.35, 0.7, 1])),
    roundStroke(stars(6, 46, 0, 0, 800, 200), '#DCE8FF', 1.7, { opacity: 0.8 }),
    canvas.grain(halo(canvas, 668, 128, 110, palette.sun, { start: 0.3, opacity: 0.5 })),
    circle(668, 128, 34, palette.sun),
    circle(684, 120, 30, '#1B2E66'),
    path(cloud(30, 120, 210, 16), palette.ridge[1], { opacity: 0.7 }),
  );

  // City asleep
  const farCity = skyline(5, 470, [90, 230], [26, 54], {
    windows: { width: 4, stepX: 9, stepY: 12, lit: 0.16 },
  });
  canvas.add(path(farCity.bodies, palette.ridge[1]));
  canvas.add(path(farCity.sides, palette.ridge[2]));
  canvas.add(canvas.grain(rect(0, 320, 800, 160, canvas.fade(palette.haze, 'up', 0.5))));
  canvas.add(stroke(farCity.windows, palette.gold, 5));
  canvas.add(rect(0, 470, 800, 130, palette.ridge[3]));
  canvas.add(path(roomShadow(iso, ROOM.width, ROOM.depth), palette.ink, { opacity: 0.7 }));

  // The floor as a plan: slab, corridor, numbered doors drawn as lines
  canvas.add(block(iso, [0, 0, -0.26], [ROOM.width, ROOM.depth, 0.26], '#1B3466'));
  canvas.add(path(flat(iso, 0, 0, ROOM.width, CORRIDOR), '#2A467F'));
  const doors = range(6).map((i) => line(iso(0.2 + i * 0.87, 0.06), iso(0.72 + i * 0.87, 0.06)));
  canvas.add(
    stroke(doors, '#6C86B4', 5),
    stroke(line(iso(0.1, CORRIDOR / 2), iso(5.1, CORRIDOR / 2)), '#6C86B4', 2, {
      'stroke-dasharray': '9 8',
    }),
  );
  for (const i of range(4))
    canvas.add(shoes(iso, 1.9 + i * 0.87, 0.78, i % 2 ? '#6C86B4' : '#5877B4'));

  // The cells, the lit one last because it lies in front
  for (const index of range(CELLS).reverse()) drawCell(canvas, index);

  // The only light on the floor
  canvas.add(circle(310, 250, 130, glow(canvas, palette.gold, 0.45)));
}

/** One cell: low partitions, desk with shelf, bed, chair. Cell 0 has the lamp and its lodger. */
function drawCell(canvas: Canvas, index: number): void {
  const left = index * CELL;
  const lit = index === 0;
  const tint = (color: Color) => (lit ? color : dim(color));
  const wall = lit ? '#C7B08C' : '#2A467F';

  canvas.add(
    path(flat(iso, left, CORRIDOR, CELL, ROOM.depth - CORRIDOR), lit ? '#E9B970' : '#1F3A70'),
  );
  if (lit) {
    canvas.add(
      path(upright(iso, 0, 0, CELL, 2.1, CORRIDOR), '#F3D79C'),
      path(sideways(iso, CORRIDOR, 0, ROOM.depth - CORRIDOR, 2.1), '#D9B27C'),
      block(iso, [-0.1, CORRIDOR - 0.1, 2.1], [CELL + 0.1, 0.1, 0.06], '#C2453C'),
      block(iso, [-0.1, CORRIDOR - 0.1, 2.1], [0.1, ROOM.depth - CORRIDOR + 0.1, 0.06], '#C2453C'),
      canvas.grain(path(sideways(iso, CORRIDOR, 0, 2.6, 2.1), canvas.fade('#8A5A3C', 'left', 0.6))),
      windowInLeftWall(canvas, iso, 1.75, {
        frame: '#FFF3D9',
        view: [
          rect(100, 150, 260, 300, '#14265A'),
          path('M170 240h40v160h-40zM218 216h34v160h-34z', '#2B4A86'),
          stroke('M176 256h6M190 270h6M176 290h6M226 236h6M240 252h6M226 276h6', palette.gold, 6),
        ],
      }),
    );
  }
  // Partition to the corridor, cut low, and the desk in front of it
  if (!lit) canvas.add(block(iso, [left, CORRIDOR, 0], [CELL, 0.08, CUT_HEIGHT], wall));
  canvas.add(desk(iso, [left + 0.62, CORRIDOR + 0.12], [1.02, 0.5], tint('#C98B4B')));
  canvas.add(block(iso, [left + 0.62, CORRIDOR + 0.12, 1.12], [1.02, 0.24, 0.05], tint('#C98B4B')));
  const spines = ['#C8402C', '#EFB23E', '#F7EFE0', '#8DB8A6', '#D9708B'].map(tint);
  canvas.add(
    books(iso, [left + 0.7, CORRIDOR + 0.14, 1.17], 9, spines),
    laptop(iso, left + 0.98, CORRIDOR + 0.24, 0.78, '#2A2C5A', lit ? '#BFF0F0' : '#5C7AB0'),
    bed(
      iso,
      left + 0.04,
      CORRIDOR + 0.68,
      {
        frame: tint('#A9683C'),
        sheet: tint('#FFF3DC'),
        quilt: tint(lit ? '#C8402C' : '#2F5088'),
        band: tint('#F7E3B5'),
      },
      1.84,
    ),
  );
  const [chairX, chairY] = iso(left + 1.33, CORRIDOR + 1.0, 0.46);
  canvas.add(chair(iso, left + 1.1, CORRIDOR + 0.78, tint('#3C5FA0'), lit ? 'far' : 'near'));
  if (lit) {
    canvas.add(seated(chairX, chairY + 4, 56, { top: '#F2F0E4', hair: '#2A1F28' }));
    canvas.add(ellipse(chairX, chairY + 14, 20, 9, '#33466B'));
  }
  canvas.add(shoes(iso, left + 1.2, CORRIDOR + 1.75, tint('#EFB23E')));
  // Partition to the next cell
  canvas.add(
    block(
      iso,
      [left + CELL - 0.07, CORRIDOR, 0],
      [0.07, ROOM.depth - CORRIDOR, CUT_HEIGHT * 0.55],
      wall,
    ),
  );
}
