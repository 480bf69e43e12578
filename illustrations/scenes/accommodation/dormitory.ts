// Dormitory: two beds and two desks face each other, quilts in two colours; the campus with its
// clock tower and cherry trees stands outside.
import { type Color, mix } from '../../lib/color.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { circle, path, rect, stroke } from '../../lib/svg.ts';
import { books, laptop, pottedPlant } from '../../motifs/belongings.ts';
import { bed, chair, desk } from '../../motifs/furniture.ts';
import { block, flat, isometric, upright } from '../../motifs/isometric.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { birds } from '../../motifs/life.ts';
import { halo, skyPaint } from '../../motifs/light.ts';
import { person } from '../../motifs/person.ts';
import { roomShadow, roomShell, windowInRightWall } from '../../motifs/room.ts';
import { canopy, leafyTree } from '../../motifs/trees.ts';

const palette = palettes.spring;
const ROOM = { width: 4.7, depth: 3.5 };
const iso = isometric(356, 232);
const WOOD = '#D9A25F';
const BLOSSOM = {
  leaf: palette.blossom,
  leafLight: '#FBD6DA',
  leafDark: '#DE8FA5',
  trunk: '#6B3F45',
};
const BOOKS: readonly Color[] = ['#C8402C', '#EFB23E', '#1F3F77', '#8DB8A6', '#F7EFE0'];

export const scene = defineScene({ title: 'Dormitory room for two', seed: 21, draw });

function draw(canvas: Canvas): void {
  // Sky
  canvas.add(rect(0, 0, 800, 600, skyPaint(canvas, palette, [0, 0.3, 0.55, 0.75])));
  canvas.add(canvas.grain(halo(canvas, 130, 120, 150, palette.sun, { start: 0.3 })));
  canvas.add(circle(130, 120, 50, palette.sun));
  canvas.add(path(cloud(480, 90, 300, 28) + cloud(-90, 210, 240, 20), '#FFFBF2', { opacity: 0.9 }));

  // Hills, then the campus: a hall with columns and a clock tower, cherry trees
  canvas.add(mountain(ridgePoints(4, 400, '90 150 230, 700 190 260'), 480, palette.ridge[0]));
  const hall =
    'M690 316H800V440H690zM684 308H800v10H684zM712 308V214h60v94zM704 206h76v9h-76zM712 206l30-50 30 50z';
  const windows =
    'M704 340v24M734 340v24M764 340v24M792 340v24M704 384v24M734 384v24M764 384v24M792 384v24';
  canvas.add(
    path(hall, '#DDA58F'),
    path('M752 308V214h20v94zM742 156l30 50h-20z', '#B97B78'),
    stroke(windows, palette.lit, 12),
    circle(740, 246, 19, palette.lit),
    stroke('M740 233v13l10 6', palette.ink, 3),
    path('M0 352h120v90H0zM-10 344h140v9h-140z', '#DDA58F'),
    stroke('M14 372v24M44 372v24M74 372v24M102 372v24', palette.lit, 12),
    canvas.grain(rect(0, 270, 800, 190, canvas.fade(palette.haze, 'up', 0.9))),
    rect(0, 440, 800, 160, '#A9CBA6'),
    canopy(6, () => 442, 14, 470, palette.ridge[2]),
    path('M0 486C160 470 300 470 420 500S700 560 800 548V600H0z', '#C9DDB6'),
    path(roomShadow(iso, ROOM.width, ROOM.depth), '#4F8A7C', { opacity: 0.6 }),
    leafyTree(4, 36, 404, 62, BLOSSOM),
    leafyTree(9, 752, 396, 74, BLOSSOM),
    leafyTree(12, 116, 440, 36, BLOSSOM),

    // The room
    roomShell(iso, {
      ...ROOM,
      floor: '#E9C68F',
      wallLit: '#FFF3DE',
      wallShade: '#BFD8CB',
      cut: '#D4573F',
    }),
  );
  const boards = Array.from({ length: 8 }, (_, i) => flat(iso, 0, 0.44 * i, ROOM.width, 0));
  canvas.add(stroke(boards, '#CFA268', 1));

  // Window on the campus
  const [viewX, viewY] = iso(2.35, 0, 1.2);
  canvas.add(
    windowInRightWall(canvas, iso, 1.6, {
      frame: '#FFFBF2',
      view: [
        rect(viewX - 80, viewY - 90, 180, 180, '#A9D3D3'),
        path(`M${viewX - 80} ${viewY + 20}q70-44 180 6v60h-180z`, palette.ridge[1]),
        leafyTree(3, viewX - 34, viewY + 24, 34, BLOSSOM),
        leafyTree(8, viewX + 50, viewY + 50, 30, BLOSSOM),
      ],
    }),
    // Sun on the floor
    path(flat(iso, 1.9, 0.9, 0.7, 1.5) + flat(iso, 2.7, 0.9, 0.7, 1.5), '#FFE9B8'),

    // Posters above the beds
    path(upright(iso, 0.25, 1.25, 0.5, 0.62), '#1F3F77'),
    path(upright(iso, 0.33, 1.36, 0.34, 0.3), palette.gold),
    path(upright(iso, 3.95, 1.25, 0.5, 0.62), palette.accent),
    path(upright(iso, 4.05, 1.4, 0.3, 0.3), palette.lit),

    // Left half: shelf, desk, bed
    desk(iso, [0.08, 0.08], [1.25, 0.6], WOOD),
    books(iso, [0.16, 0.12, 0.78], 6, BOOKS),
    laptop(iso, 0.78, 0.2, 0.78, '#46535E', '#BFE3E0'),
    chair(iso, 0.62, 0.78, '#1F6F61'),
    bed(iso, 0.06, 1.42, { frame: WOOD, sheet: '#FFF8EC', quilt: '#2F5F9E', band: '#F0E3C9' }),

    // Right half: the same mirrored
    desk(iso, [3.3, 0.08], [1.3, 0.6], WOOD),
    books(iso, [3.98, 0.12, 0.78], 6, [...BOOKS].reverse()),
    laptop(iso, 3.44, 0.2, 0.78, '#46535E', '#FBD6DA'),
    chair(iso, 3.62, 0.78, palette.red),
  );
  // Round rug and the room-mate between the beds
  const [rugX, rugY] = iso(2.3, 2.3);
  canvas.add(
    `<ellipse cx="${rugX}" cy="${rugY}" rx="92" ry="53" fill="#8DB8A6"/>`,
    `<ellipse cx="${rugX}" cy="${rugY}" rx="70" ry="40" fill="none" stroke="#F7EFE0" stroke-width="3" stroke-dasharray="6 5"/>`,
  );
  const [personX, personY] = iso(2.2, 2.1);
  canvas.add(
    person(personX, personY, 122, palette.gold, '#33466B', {
      bag: palette.red,
      shadow: mix('#8DB8A6', palette.ink, 0.35),
      shadowLength: 0.5,
      shadowDrop: 0.06,
    }),
    block(iso, [2.75, 2.95, 0], [0.5, 0.28, 0.62], '#1F6F61'),
    block(iso, [2.93, 3.05, 0.62], [0.14, 0.06, 0.14], palette.ink),
    bed(iso, 3.64, 1.42, { frame: WOOD, sheet: '#FFF8EC', quilt: '#E0637A', band: '#FBE3C0' }),
    pottedPlant(iso, 1.2, 3.15, {
      pot: '#C8402C',
      leaf: palette.ridge[3],
      leafLight: palette.ridge[2],
    }),
    path(birds([420, 60, 11], [452, 46, 8]), palette.ridge[4]),
  );
}
