// Schools: a Korean lesson in the morning, seen from above inside the room: verbs on the board, a teacher
// who points at them, pupils from many countries at small desks.
import { mix } from '../../lib/color.ts';
import { circlePath, pen, placePath } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { circle, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { books, pottedPlant } from '../../motifs/belongings.ts';
import { figure } from '../../motifs/figure.ts';
import { desk, seated } from '../../motifs/furniture.ts';
import { hangul } from '../../motifs/hangul.ts';
import { block, flat, isometric, line, sideways, upright } from '../../motifs/isometric.ts';
import { mountain, ridgePoints } from '../../motifs/land.ts';
import { windowInLeftWall } from '../../motifs/room.ts';
import { leafyTree } from '../../motifs/trees.ts';
import { onLeftWall, onRightWall } from '../../motifs/wall-panels.ts';

const palette = palettes.morning;
const UNIT = 112;
const iso = isometric(330, 246, UNIT);
const CHALK = '#FBF6E6';
const FLOOR = '#CE9059';

/** Pupils from the far to the near row: place, clothes, hair. */
const CLASS = [
  [0.45, 1.5, '#E2603F', '#2A1F28', 'bob'],
  [1.65, 1.5, '#F3EBDB', '#6B4028', 'curls'],
  [2.85, 1.5, '#2F7FA8', '#1E1A26', 'short'],
  [0.45, 2.85, '#EDB046', '#3A2430', 'bun'],
  [1.65, 2.85, '#2F8572', '#B98350', 'bob'],
  [2.85, 2.85, '#B5527A', '#2A1F28', 'short'],
] as const;

export const scene = defineScene({ title: 'A Korean lesson seen from above', seed: 31, draw });

function draw(canvas: Canvas): void {
  // Walls and floor beyond the frame
  canvas.add(path(upright(iso, 0, 0, 7, 5), '#F7E4BF'));
  canvas.add(path(sideways(iso, 0, 0, 7, 5), '#8DB7AD'));
  canvas.add(path(flat(iso, 0, 0, 7, 7), FLOOR));
  const boards = Array.from({ length: 13 }, (_, i) => line(iso(0, i * 0.5), iso(7, i * 0.5)));
  canvas.add(stroke(boards, '#B87745', 1.4));
  canvas.add(path(upright(iso, 0, 0, 7, 0.12) + sideways(iso, 0, 0, 7, 0.12), '#8A5A3C'));
  canvas.add(canvas.grain(rect(0, 0, 800, 600, canvas.fade('#7A4A3A', 'left', 0.16))));

  // Windows on the left, their light across the floor
  const outside = ridgePoints(5, 300, '120 110 150, 260 70 90', { from: -20, to: 320 });
  for (const y of [0.7, 2.5])
    canvas.add(
      windowInLeftWall(canvas, iso, y, {
        frame: '#FFF6E3',
        view: [
          rect(0, 0, 330, 600, '#CFE6DA'),
          mountain(outside, 600, palette.ridge[1]),
          y > 2
            ? leafyTree(4, 84, 330, 46, {
                leaf: '#E9A63C',
                leafLight: '#F6CC6E',
                leafDark: '#C97F2C',
              })
            : '',
        ],
      }),
    );
  canvas.add(
    path(
      flat(iso, 0.5, 0.5, 1.3, 0.7) +
        flat(iso, 0.5, 2.3, 1.3, 0.7) +
        flat(iso, 0.5, 1.3, 1.3, 0.7) +
        flat(iso, 0.5, 3.1, 1.3, 0.7),
      '#F6CF8C',
      { opacity: 0.75 },
    ),
    // Vowel chart between window and corner
    onLeftWall(iso, 0.56, 1.86, [
      rect(0, 0, 52, 74, '#FFFAEE'),
      stroke(
        hangul('가나', 7, 9, 15) + hangul('다라', 7, 31, 15) + hangul('마바', 7, 53, 15),
        palette.red,
        2.6,
      ),
    ]),

    // Board
    path(upright(iso, 0.5, 0.86, 3.3, 1.36), '#8C5236'),
    path(upright(iso, 0.57, 0.93, 3.16, 1.22), '#20445A'),
    onRightWall(iso, 0.57, 2.15, [
      roundStroke(hangul('한국어', 24, 16, 44, { gap: 0.2 }), CHALK, 6.4),
      roundStroke('M190 26h150M190 48h96', CHALK, 2.6, { opacity: 0.5 }),
      roundStroke(hangul('가다', 24, 86, 22) + hangul('먹다', 174, 86, 22), '#F2D98C', 3.8),
      roundStroke(hangul('가요', 96, 86, 22) + hangul('먹어요', 246, 86, 22), CHALK, 3.8),
      roundStroke('M84 87v20M234 87v20', '#F08A6A', 2.6),
    ]),
    block(iso, [0.5, 0, 0.8], [3.3, 0.12, 0.06], '#B9744A'),
  );
  // Clock
  const [clockX, clockY] = iso(4.2, 0, 2.15);
  canvas.add(
    `<ellipse cx="${Math.round(clockX)}" cy="${Math.round(clockY)}" rx="20" ry="25" fill="#C2452F"/>`,
    `<ellipse cx="${Math.round(clockX)}" cy="${Math.round(clockY)}" rx="15" ry="20" fill="#FFFAEE"/>`,
    stroke(pen`M${clockX} ${clockY}v-14M${clockX} ${clockY}l9 2`, '#122F3A', 2.6),

    // Shelf with dictionaries, plant in the corner
    block(iso, [0.05, 0.1, 0], [0.5, 0.4, 0.5], '#B9744A'),
    books(iso, [0.1, 0.15, 0.5], 4, ['#C2452F', '#EDB046', '#2F8572']),
    pottedPlant(iso, 4.9, 0.9, { pot: '#C2452F', leaf: '#2F6B57', leafLight: '#5E9A7A' }, 0, 1.3),
  );

  // Teacher
  const [teacherX, teacherY] = iso(4.0, 0.75);
  canvas.add(
    figure(teacherX, teacherY, 172, '#C2452F', '#1D4853', {
      hair: 'bob',
      clothes: 'skirt',
      facing: 'left',
      near: [0.3, 0.86],
      far: [0.12, 0.5],
    }),
  );

  // The class
  for (const [x, y, top, hair, style] of CLASS) {
    canvas.add(
      path(flat(iso, x + 0.15, y + 0.15, 1.1, 1), mix(FLOOR, '#3A1E28', 0.5), { opacity: 0.4 }),
      desk(iso, [x, y], [0.86, 0.5], '#E8BE82', 0.52),
      path(flat(iso, x + 0.16, y + 0.1, 0.26, 0.26, 0.59), '#FFFAEE') +
        path(flat(iso, x + 0.43, y + 0.1, 0.26, 0.26, 0.59), '#E4DCCB'),
    );
    const [seatX, seatY] = iso(x + 0.43, y + 0.78, 0.4);
    if (x === 1.65 && y < 2)
      canvas.add(
        roundStroke(pen`M${seatX + 18} ${seatY - 52}l12-34`, '#DDD0BB', 15),
        circle(seatX + 32, seatY - 92, 8, '#C98A64'),
      );
    canvas.add(seated(seatX, seatY, 88, { top, hair }), hairStyle(seatX, seatY - 90, hair, style));
    canvas.add(block(iso, [x + 0.2, y + 0.98, 0.42], [0.46, 0.05, 0.2], '#4C8580'));
  }
}

/** What makes one head differ from the next; (x, y) = the middle of the head. */
function hairStyle(
  x: number,
  y: number,
  color: string,
  style: 'bob' | 'bun' | 'curls' | 'short',
): string {
  const shine = roundStroke(placePath('M-11-4q2-10 10-12', x, y), mix(color, '#F4C9A0', 0.3), 3.4);
  const shapes = {
    bob: path(placePath('M-18-2Q-22 26-12 28H12Q22 26 18-2z', x, y), color),
    bun: circle(x, y - 22, 10, color),
    curls: path(
      [-16, -6, 6, 16].map(
        (dx) =>
          circlePath(x + dx, y + 8 - Math.abs(dx) / 4, 9) +
          circlePath(x + dx * 0.8, y - 12 + Math.abs(dx) / 3, 9),
      ),
      color,
    ),
    short: '',
  };
  return shapes[style] + shine;
}
