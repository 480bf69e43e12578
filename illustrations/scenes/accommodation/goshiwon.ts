// Goshiwon: cell beside cell, each just a bed, a desk and a shelf; a corridor of doors behind them; one
// lamp still burning in the night.
import { Canvas } from '../../lib/canvas.ts';
import { type Color, mix } from '../../lib/color.ts';
import { range } from '../../lib/math.ts';
import { palettes } from '../../lib/palette.ts';
import { defineScene } from '../../lib/scene.ts';
import { circle, ellipse, path, rect, ROUND_CAPS, stroke } from '../../lib/svg.ts';
import { books, laptop, paperLamp, shoes } from '../../motifs/belongings.ts';
import { bed, chair, desk, seated } from '../../motifs/furniture.ts';
import { hangul } from '../../motifs/hangul.ts';
import { block, flat, isometric, sideways, upright } from '../../motifs/isometric.ts';
import { cloud } from '../../motifs/land.ts';
import { glow, halo, skyPaint, stars } from '../../motifs/light.ts';
import { door, roomShadow, roomShell, windowInLeftWall } from '../../motifs/room.ts';
import { skyline } from '../../motifs/skyline.ts';

const palette = palettes.night;
const iso = isometric(346, 212);

/** Three cells of 1.75 × 2.5 m along a corridor. */
const CELL = 1.75;
const CELLS = 3;
const CORRIDOR = 1.1;
const ROOM = { width: CELL * CELLS, depth: 3.7 };
const CUT_HEIGHT = 0.62;

/** Things far from the lamp turn blue. */
const dim = (color: Color, ratio = 0.62) => mix(color, '#1B2F66', ratio);

export const scene = defineScene({
  id: 'goshiwon',
  title: 'Goshiwon cell',
  seed: 33,
  draw(canvas) {
    // Night sky and the moon
    canvas.add(rect(0, 0, 800, 600, skyPaint(canvas, palette, [0, 0.35, 0.7, 1])));
    canvas.add(
      stroke(stars(6, 46, 0, 0, 800, 200), '#DCE8FF', 1.7, { opacity: 0.8, ...ROUND_CAPS }),
    );
    canvas.add(
      canvas.grain(halo(canvas, 668, 128, 110, palette.sun, { start: 0.3, opacity: 0.5 })),
    );
    canvas.add(circle(668, 128, 34, palette.sun), circle(684, 120, 30, '#1B2E66'));
    canvas.add(path(cloud(30, 120, 210, 16), palette.ridge[1], { opacity: 0.7 }));

    // City asleep
    const farCity = skyline({
      seed: 5,
      base: 470,
      heights: [90, 230],
      widths: [26, 54],
      windows: { width: 4, stepX: 9, stepY: 12, lit: 0.16 },
    });
    canvas.add(path(farCity.bodies, palette.ridge[1]));
    canvas.add(path(farCity.sides, palette.ridge[2]));
    canvas.add(canvas.grain(rect(0, 320, 800, 160, canvas.fade(palette.haze, 'up', 0.5))));
    canvas.add(stroke(farCity.windows, palette.gold, 5));
    canvas.add(rect(0, 470, 800, 130, palette.ridge[3]));
    canvas.add(path(roomShadow(iso, ROOM.width, ROOM.depth), palette.ink, { opacity: 0.7 }));

    // The floor, cut out of the building
    canvas.add(
      roomShell(iso, {
        ...ROOM,
        floor: '#33508C',
        wallLit: '#4B69A4',
        wallShade: '#2A467F',
        cut: '#C2453C',
      }),
    );

    // Corridor: doors, numbers, shoes, the way out
    canvas.add(path(flat(iso, 0, 0, ROOM.width, CORRIDOR), '#5C7AB0'));
    for (const i of range(6)) {
      const x = 0.14 + i * 0.87;
      const open = i === 4;
      canvas.add(
        door(
          iso,
          x,
          {
            panel: open ? palette.lit : '#8C5A4E',
            frame: '#2A2C5A',
            handle: palette.gold,
          },
          { width: 0.62, height: 1.72 },
        ),
      );
      canvas.add(path(upright(iso, x + 0.2, 1.3, 0.22, 0.16), open ? palette.accent : '#FFF1CF'));
      canvas.add(shoes(iso, x + 0.18, 0.12, i % 2 ? '#E9B84E' : '#C8CFE6'));
    }
    canvas.add(path(flat(iso, 3.62, 0.02, 0.62, 0.7), palette.lit, { opacity: 0.4 }));
    canvas.add(block(iso, [5.0, 0.06, 0], [0.14, 0.14, 0.42], palette.red));
    canvas.add(path(sideways(iso, 0.24, 1.62, 0.72, 0.26), '#1E7A63'));
    const [exitX, exitY] = iso(0, 0.92, 1.83);
    canvas.add(
      stroke(hangul('비상구', 0, 0, 30), '#E4FFF0', 5, {
        ...ROUND_CAPS,
        transform: `translate(${Math.round(exitX)} ${Math.round(exitY)}) skewY(-30) scale(.38)`,
      }),
    );

    // The cells, the lit one last because it lies in front
    for (const index of range(CELLS).reverse()) drawCell(canvas, index);

    // Lamp
    canvas.add(circle(230, 206, 120, glow(canvas, palette.gold, 0.5)));
    canvas.add(paperLamp(230, 206, { lit: '#FFF3CF', shade: '#F3C878', wire: palette.ink }));
  },
});

/** One cell: low partitions, desk with shelf, bed, chair. Cell 0 has the lamp and its lodger. */
function drawCell(canvas: Canvas, index: number): void {
  const left = index * CELL;
  const lit = index === 0;
  const tint = (color: Color) => (lit ? color : dim(color, 0.34));
  const wall = lit ? '#C7B08C' : '#5877B4';

  canvas.add(
    path(flat(iso, left, CORRIDOR, CELL, ROOM.depth - CORRIDOR), lit ? '#E9B970' : '#3A568F'),
  );
  if (lit) {
    canvas.add(path(sideways(iso, CORRIDOR, 0, ROOM.depth - CORRIDOR, 2.1), '#D9B27C'));
    canvas.add(
      canvas.grain(path(sideways(iso, CORRIDOR, 0, 2.6, 2.1), canvas.fade('#8A5A3C', 'left', 0.6))),
    );
    canvas.add(
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
  canvas.add(block(iso, [left, CORRIDOR, 0], [CELL, 0.08, CUT_HEIGHT], wall));
  canvas.add(desk(iso, [left + 0.62, CORRIDOR + 0.12], [1.02, 0.5], tint('#C98B4B')));
  canvas.add(block(iso, [left + 0.62, CORRIDOR + 0.12, 1.12], [1.02, 0.24, 0.05], tint('#C98B4B')));
  const spines = ['#C8402C', '#EFB23E', '#F7EFE0', '#8DB8A6', '#D9708B'].map(tint);
  canvas.add(books(iso, [left + 0.7, CORRIDOR + 0.14, 1.17], 9, spines));
  canvas.add(
    laptop(iso, left + 0.98, CORRIDOR + 0.24, 0.78, '#2A2C5A', lit ? '#BFF0F0' : '#5C7AB0'),
  );
  canvas.add(
    bed(
      iso,
      left + 0.04,
      CORRIDOR + 0.68,
      {
        frame: tint('#A9683C'),
        sheet: tint('#FFF3DC'),
        quilt: tint(['#C8402C', '#5E8FC0', '#6AA58C'][index] ?? '#C8402C'),
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
