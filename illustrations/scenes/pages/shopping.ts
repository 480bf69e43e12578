// Shopping: an underground arcade from the counter: shelves of socks, cups and fans up to the ceiling, a seller who
// weighs dried seaweed and ginseng, a mother and her daughter who choose.
import { type Color, colorsFrom, mix } from '../../lib/color.ts';
import { cycle, range } from '../../lib/math.ts';
import { circlePath, pen, placePath } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup } from '../../lib/scene.ts';
import { circle, ellipse, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { figure } from '../../motifs/figure.ts';
import { hangul } from '../../motifs/hangul.ts';
import { lantern } from '../../motifs/life.ts';

const WOOD = '#7A3F2A';
const BRIGHT = colorsFrom('#C8402C #2F7A73 #EDB046 #3A5F94 #EBA0B0 #F3EBDB #7A4A8C');

export const scene = defineScene({
  title: 'A shop with shelves up to the ceiling',
  seed: 113,
  draw,
});

function draw(canvas: Canvas): void {
  canvas.add(
    rect(0, 0, 800, 600, '#24505A'),
    // Sign with lanterns
    rect(0, 0, 800, 92, '#17343F'),
    rect(0, 86, 800, 10, '#EDB046'),
    stroke(hangul('선물', 296, 18, 52, { gap: 0.4 }), '#FFF1CF', 8),
    stroke(hangul('기념품', 470, 34, 24, { gap: 0.3 }), '#EDB046', 4.4),
    lantern(80, 66, 48, '#E2603F', '#B5402C'),
    lantern(190, 60, 40, '#EDB046', '#C98A2C'),
    lantern(720, 66, 48, '#E2603F', '#B5402C'),
  );

  // Shelves: cups, fans, socks, boxes, masks
  for (const [row, y] of [196, 296, 396].entries()) {
    canvas.add(rect(30, y - 92, 740, 92, mix('#2F6670', '#17343F', row * 0.18)));
    canvas.add(rect(22, y, 756, 12, '#B9744A'), rect(22, y + 8, 756, 8, WOOD));
  }
  canvas.add(
    rect(22, 100, 12, 330, WOOD),
    rect(766, 100, 12, 330, WOOD),
    rect(274, 104, 8, 310, WOOD),
    rect(528, 104, 8, 310, WOOD),
    cups(48, 196, 5),
    fans(306, 196),
    boxes(548, 196),
    socks(46, 296),
    bottles(300, 296),
    cups(556, 296, 5),
    boxes(46, 396),
    cups(300, 396, 5),
    socks(548, 396),
    canvas.grain(rect(300, 96, 500, 340, canvas.fade('#0C2A33', 'left', 0.4))),

    // Seller behind the counter
    figure(560, 590, 300, '#EDB046', WOOD, {
      hair: 'bun',
      hairColor: '#D9D4CE',
      skin: '#E2A57F',
      facing: 'left',
      near: [0.26, 0.56],
      far: [0.36, 0.52],
    }),
    path(placePath('M-.1 .78H.1L.13 .4H-.13z', 560, 590, 300, -300), '#FFF8EA'),
    stroke('M536 360l-8-12M584 360l8-12', '#FFF8EA', 6),

    // Counter with its trays
    rect(0, 452, 800, 150, '#9A5B3B'),
    rect(0, 452, 800, 16, '#D9A05E'),
    path('M480 468H800V600H430z', '#7E4630'),
    stroke('M0 534H800', '#6A3626', 4),
    stroke(hangul('할인', 588, 500, 34, { gap: 0.3 }), '#FFF1CF', 5),
    rect(570, 484, 116, 64, 'none', { stroke: '#FFF1CF', 'stroke-width': 3 }),
  );
  for (const [x, color, items] of [
    [330, '#F3E3BE', '#B5452C'],
    [452, '#DCE5CF', '#2F7A4C'],
    [640, '#F3E3BE', '#E2A03A'],
  ] as const)
    canvas.add(
      path(pen`M${x - 56} 428h112l-10 28h-92z`, color),
      path(pen`M${x + 20} 428h36l-10 28h-30z`, mix(color, '#3A2018', 0.2)),
      path(
        range(9).map((i) => circlePath(x - 44 + i * 11, 426 - (i % 3) * 7, 9)),
        items,
      ),
    );
  canvas.add(
    rect(716, 396, 62, 58, '#C9D3DC', { rx: 6 }),
    rect(724, 404, 46, 20, '#17343F'),
    stroke('M732 414h8m6 0h8m6 0h6', '#63DCE0', 5),
    rect(706, 388, 82, 10, '#E4EAEE'),

    // Mother and daughter with what they have chosen
    ellipse(210, 594, 120, 10, '#3A1E18', { opacity: 0.4 }),
    figure(172, 596, 344, '#C8402C', '#24415F', {
      hair: 'curly',
      hairColor: '#2F1E22',
      skin: '#B9764F',
      near: [0.22, 0.58],
      far: [0.3, 0.6],
    }),
    path(placePath('M0 0Q10-30 26-34T44-4Q24 4 0 0z', 252, 396), '#EBA0B0'),
    stroke('M258 392l14-24m4 24l4-26m14 24l-2-22', '#B5527A', 2.6),
    figure(300, 598, 224, '#F3EBDB', '#2F7A73', {
      hair: 'long',
      hairColor: '#2F1E22',
      skin: '#C98A64',
      clothes: 'skirt',
      near: [0.22, 0.72],
      far: [0.04, 0.5],
    }),
    rect(92, 470, 74, 92, '#FFF1CF'),
    path('M136 470h30v92h-30z', '#D9C69A'),
    roundStroke('M110 470v-16q18-16 36 0v16', WOOD, 4),
    circle(124, 514, 17, '#C8402C'),
  );
}

function cups(x: number, y: number, count: number): Markup {
  return range(count).map((i) => {
    const left = x + i * 43;
    const color = cycle(['#BFD6C7', '#F3EBDB', '#8FB8AE', '#E8C9A6'], i);
    return [
      path(pen`M${left} ${y - 42}h34q-1 40-10 42h-14q-9-2-10-42z`, color),
      path(pen`M${left + 22} ${y - 42}h12q-1 40-10 42h-6q6-18 4-42z`, mix(color, '#24303A', 0.26)),
      stroke(pen`M${left + 8} ${y - 22}q9 8 18 0`, '#3A5F94', 3),
    ];
  });
}

function fans(x: number, y: number): Markup {
  return range(3).map((i) => {
    const [cx, color] = [x + 30 + i * 68, cycle(['#C8402C', '#EDB046', '#2F7A73'], i)];
    return [
      stroke(pen`M${cx} ${y}v-30`, '#D9A05E', 6),
      circle(cx, y - 52, 28, color),
      path(pen`M${cx} ${y - 80}a28 28 0 0 1 0 56q14-28 0-56z`, mix(color, '#24303A', 0.25)),
      circle(cx, y - 52, 11, '#FFF1CF'),
    ];
  });
}

function socks(x: number, y: number): Markup {
  return range(5).map((i) => {
    const color: Color = cycle(BRIGHT, i + 1);
    const left = x + i * 43;
    return [
      path(placePath('M4-74H26V-34L38-16Q40-2 28-2H14Q4-2 4-16z', left, y), color),
      path(placePath('M4-74H26V-62H4z', left, y), '#FFF8EA'),
      stroke(placePath('M6-48H26M6-38H26', left, y), cycle(BRIGHT, i + 3), 4),
    ];
  });
}

function boxes(x: number, y: number): Markup {
  return range(6).map((i) => {
    const [left, top] = [x + (i % 3) * 70, y - 34 - Math.floor(i / 3) * 36];
    const color: Color = cycle(BRIGHT, i * 2);
    return [
      rect(left, top, 62, 33, color),
      rect(left + 42, top, 20, 33, mix(color, '#24303A', 0.28)),
      rect(left + 8, top + 8, 24, 17, '#FFF8EA'),
    ];
  });
}

function bottles(x: number, y: number): Markup {
  return range(7).map((i) => {
    const left = x + i * 31;
    const color: Color = cycle(['#EBA0B0', '#F3EBDB', '#A9D4C8', '#EDB046'], i);
    return [
      rect(left, y - 50 - (i % 2) * 12, 22, 50 + (i % 2) * 12, color, { rx: 4 }),
      rect(left + 5, y - 62 - (i % 2) * 12, 12, 13, '#FFF8EA'),
      rect(left + 14, y - 48 - (i % 2) * 12, 8, 48 + (i % 2) * 12, mix(color, '#24303A', 0.22)),
    ];
  });
}
