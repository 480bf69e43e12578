// Shinsegae Centum City from within on a rainy day: balconies of shops round a glass-roofed court, escalators from side to side, the bridge of Gwangan in the great window, guests of Spa Land with their towels folded like sheep's horns.
import { createRandom, cycle, range } from '../../lib/math.ts';
import { circlePath, pen, placePath, pointsFrom, rectPath } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { group, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { garment } from '../../motifs/clothes.ts';
import { hangul } from '../../motifs/hangul.ts';
import { mountain, ridgePoints } from '../../motifs/land.ts';
import { wallPosts, wallStrip } from '../../motifs/shopfronts.ts';
import { leafyTree } from '../../motifs/trees.ts';
import { grandmother, TRAVELLER, walker } from '../../motifs/walker.ts';

const palette = palettes.day;
const COURT = { x: 400, y: 322 };
const STONE = { lit: '#FFF6E3', base: '#EBD9B8', shade: '#C4AA88', deep: '#8A735E' };
const GOLD = '#FFD98A';
/** Balconies: slopes of their lower and upper edge. */
const FLOORS = pointsFrom('-0.06 0.05, 0.44 0.55, 0.94 1.05');

export const scene = defineScene({
  title: 'Shinsegae Centum City',
  seed: 38,
  budget: 'dense',
  draw,
});

function draw(canvas: Canvas): void {
  const random = createRandom(16);
  // Glass roof under a grey sky
  canvas.add(rect(0, 0, 800, 600, canvas.linearGradient({ 0: '#6F9FB0', 0.3: '#BCD6D6' })));
  canvas.add(
    stroke(
      range(90).map(() => pen`M${random() * 800} ${random() * 150}l-4 14`),
      '#F2FAF6',
      1.6,
      { opacity: 0.7 },
    ),
  );
  const ribs = range(11)
    .map((i) => pen`M${COURT.x + (i - 5) * 32} 152L${COURT.x + (i - 5) * 130} -20`)
    .join('');
  canvas.add(stroke(`${ribs}M226 130H574M196 98H604M150 52H650`, STONE.lit, 4));

  // The great window at the end: Gwangan bridge over the bay, drops on the pane
  canvas.add(rect(240, 148, 320, 270, STONE.base), rect(262, 196, 276, 186, '#A9CBD0'));
  const pane = { 'clip-path': canvas.clip(rectPath(262, 196, 276, 186)) };
  const hills = ridgePoints(4, 300, '320 34 90, 480 46 110', {
    from: 250,
    to: 560,
    roughness: 3,
    step: 10,
  });
  canvas.add(
    group(
      pane,
      mountain(hills, 306, '#86AFB6'),
      rect(262, 300, 276, 90, '#5F9BA8'),
      stroke('M262 296H538', '#F7FBF4', 5),
      stroke('M330 238V318M470 238V318', '#F7FBF4', 6),
      stroke('M262 288Q306 276 330 240 400 340 470 240 494 276 538 288', '#F7FBF4', 2.4),
      stroke(
        'M350 270V296M370 284V296M390 289V296M410 289V296M430 284V296M450 270V296',
        '#F7FBF4',
        1.2,
      ),
      stroke('M280 330h50M360 344h70M450 326h60M300 364h60M420 368h80', '#CFE6E2', 2.4),
    ),
    stroke('M331 196V382M400 196V382M469 196V382M262 252H538', STONE.lit, 4),
    rect(300, 156, 200, 34, '#B3202C'),
    stroke(hangul('신세계', 338, 162, 22, { gap: 0.9 }), '#FFF6E3', 3.6),
  );

  // Balconies and shops on both sides
  for (const side of [-1, 1] as const) {
    const wall = { side, near: 470, far: 160 };
    canvas.add(path(wallStrip(COURT, wall, 1.5, -0.56), side < 0 ? STONE.shade : STONE.base));
    for (const [index, [bottom, top]] of FLOORS.entries()) {
      const ceiling = bottom - 0.08;
      const floor = index ? (FLOORS[index - 1]?.[1] ?? 0) : -0.56;
      canvas.add(path(wallStrip(COURT, wall, ceiling, floor), index % 2 ? '#FFE9BE' : GOLD));
      canvas.add(stroke(wallPosts(COURT, wall, 6, ceiling, floor), STONE.deep, 5));
      const colors = [palette.red, '#2D6C78', '#7B5FA0', palette.accent, palette.green];
      for (const i of range(5)) {
        const distance = 1 / (1 / 470 + ((i + 0.5) / 5) * (1 / 160 - 1 / 470));
        const size = distance * (index ? 0.24 : 0.3);
        const y = COURT.y - (floor + 0.03) * distance - size;
        canvas.add(
          garment(
            cycle(['coat', 'dress', 'hanbok'] as const, i + index),
            COURT.x + side * distance,
            y,
            size,
            cycle(colors, i + index * 2),
          ),
        );
      }
      canvas.add(
        path(wallStrip(COURT, wall, top, bottom), side < 0 ? STONE.base : STONE.lit),
        path(wallStrip(COURT, wall, top, top - 0.03), '#FFFDF4'),
        path(wallStrip(COURT, wall, top + 0.13, top), '#D8F0EE', { opacity: 0.5 }),
        stroke(wallPosts(COURT, wall, 9, top + 0.13, top), '#F7FBF4', 2),
      );
    }
    canvas.add(
      canvas.grain(
        path(
          wallStrip(COURT, wall, 1.5, -0.56),
          canvas.fade('#6A4A3C', side < 0 ? 'right' : 'left', 0.4),
        ),
      ),
    );
  }

  // Polished floor
  canvas.add(
    path('M240 411H560L810 560V610H-10V560z', '#F3E6CC'),
    path('M312 411H488L640 610H160z', '#E3CFA8'),
    stroke('M-10 520L240 411M810 520L560 411M200 436H600M120 480H680M30 536H770', STONE.shade, 2, {
      opacity: 0.7,
    }),
    canvas.grain(rect(0, 470, 800, 130, canvas.fade('#A9886A', 'up', 0.7))),
  );

  // Escalators
  for (const [x1, y1, x2, y2, width] of [[250, 470, 520, 306, 34]] as const) {
    const rise = width * 0.5;
    canvas.add(
      path(pen`M${x1} ${y1}L${x2} ${y2}h${width}L${x1 + width} ${y1}z`, '#7B8A92'),
      path(
        pen`M${x1 + width} ${y1}L${x2 + width} ${y2}v${rise}L${x1 + width} ${y1 + rise}z`,
        '#3F535E',
      ),
      stroke(pen`M${x1 + width / 2} ${y1}L${x2 + width / 2} ${y2}`, '#4A5A64', width * 0.8, {
        'stroke-dasharray': '5 4',
      }),
      roundStroke(
        pen`M${x1} ${y1 - rise}L${x2} ${y2 - rise}M${x1 + width} ${y1 - rise}L${x2 + width} ${y2 - rise}`,
        palette.ink,
        4,
      ),
    );
  }
  canvas.add(
    walker(332, 430, 70, palette.gold, '#34456B', { head: 'long', still: true, bag: palette.red }),
    walker(424, 374, 66, '#FFF6E3', palette.ink, { head: 'curls', hair: '#A7A2AC', still: true }),
    walker(478, 342, 46, '#EE6C45', '#34456B', { still: true }),

    // Spa Land on the right: guests in its clothes drink sikhye from the bowl
    rect(606, 356, 150, 38, '#2D6C78', { rx: 4 }),
    stroke(hangul('스파랜드', 622, 364, 22, { gap: 0.4 }), '#FFF6E3', 3.2),
  );
  for (const [x, y, height, facing, robe] of [
    [610, 566, 126, 1, '#E9A05C'],
    [694, 576, 122, -1, '#8CB8A4'],
  ] as const) {
    canvas.add(
      walker(x, y, height, robe, robe, { facing, head: 'long', still: true, raised: '#F7E7B8' }),
    );
    const head = (data: string) => placePath(data, x, y - height * 0.92, height * facing, height);
    canvas.add(
      path(head('M-.08-.02Q-.08-.12 .02-.12T.11-.02L.09 0Q0-.05-.07 .01z'), '#FFFDF4'),
      path(circlePath(x - 0.06 * height * facing, y - 0.9 * height, 0.05 * height), '#F1E4D0'),
      stroke(
        circlePath(x - 0.06 * height * facing, y - 0.9 * height, 0.028 * height),
        '#C9B49C',
        2,
      ),
    );
  }

  // Café table, wet umbrella, traveller with a suitcase, a family
  canvas.add(
    leafyTree(6, 66, 430, 54, {
      leaf: palette.green,
      leafLight: '#5FB08A',
      leafDark: '#1C6A5F',
      trunk: '#6B4A3C',
    }),
    path('M36 500h60l-8 60h-44z', STONE.lit),
    path('M72 500h24l-8 60h-20z', STONE.shade),
    walker(176, 578, 130, '#3F5FA8', '#26365E', {
      ...TRAVELLER,
      trolley: palette.red,
      bag: '#FFF6E3',
    }),
    walker(470, 560, 112, '#B65C8C', '#3A4A5C', {
      ...grandmother('#FFF6E3', '#A7A2AC'),
      facing: -1,
      bag: '#C8402C',
    }),
    walker(420, 566, 68, palette.gold, palette.ridge[3], { facing: -1, head: 'bun' }),
    walker(310, 574, 124, '#FFF6E3', '#7A5A48', { head: 'long', clothes: 'coat', bag: '#2B8A73' }),
  );
}
