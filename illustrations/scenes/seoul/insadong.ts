// Insadong: a brush shop with its writing brushes hung up by size, a tea house with paper
// windows, tiled eaves over both, and red and blue silk lanterns across the alley between them.
import { type Color, mix } from '../../lib/color.ts';
import { range } from '../../lib/math.ts';
import { circlePath, pen, placePath, pointsFrom, rectPath, triplesFrom } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup, palettes } from '../../lib/scene.ts';
import { circle, drawAt, ellipse, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { lettering } from '../../motifs/hangul.ts';
import { hanokColors, hanokRoof } from '../../motifs/hanok.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { skyPaint } from '../../motifs/light.ts';
import { person } from '../../motifs/person.ts';
import { canopy } from '../../motifs/trees.ts';
import { TRAVELLER, walker } from '../../motifs/walker.ts';

const palette = palettes.day;
const hanok = { ...hanokColors(palette), rafter: '#8A4B34', under: '#2A2430', dot: '#A9B2AE' };
/** Where the walls stand on the paving. */
const FOOT = 506;
const WOOD = { lit: '#A8643C', face: '#8A4B34', shade: '#5E3028', deep: '#3A1E20' };
const PLASTER = { lit: '#FBF1DC', shade: '#DCCBAA' };

export const scene = defineScene({
  title: 'Brush shop and tea house in Insadong',
  seed: 36,
  budget: 'dense',
  draw,
});

function draw(canvas: Canvas): void {
  // Sky and Bugaksan over the end of the alley
  canvas.add(rect(0, 0, 800, 420, skyPaint(canvas, palette, [0, 0.3, 0.6, 0.85])));
  canvas.add(path(cloud(230, 66, 290, 28) + cloud(-60, 40, 200, 18), '#FFFDF4', { opacity: 0.95 }));
  canvas.add(mountain(ridgePoints(3, 330, '404 190 150', { roughness: 5 }), 460, palette.ridge[0]));
  canvas.add(canopy(7, () => 290, 18, 420, palette.ridge[1], { from: 320, to: 500 }));
  canvas.add(canvas.grain(rect(320, 160, 170, 170, canvas.fade(palette.haze, 'up', 0.9))));

  // Alley: two roofs far down, paving that narrows
  canvas.add(farHouses(), path('M300 600L392 372H420L520 600Z', '#D9C5A0'));

  // Paving in front
  const paving = canvas.linearGradient({ 0: '#E9D9B8', 1: '#C9AE84' });
  const joints = range(15).map(
    (i) => pen`M${404 + (i - 7) * 66} ${FOOT}L${404 + (i - 7) * 112} 600`,
  );
  canvas.add(
    path(`M0 ${FOOT}H352L336 560H482L452 ${FOOT}H800V600H0Z`, paving),
    path(`M336 ${FOOT}H468L510 600H300Z`, '#E3D0AA'),
    stroke([joints, 'M0 524h800M0 550h800M0 582h800'], palette.deep, 1.1, {
      opacity: 0.5,
    }),

    // Houses
    brushShop(canvas),
    teaHouse(canvas),

    // Shadow under the eaves, and hard shadows of both houses on the paving
    canvas.grain(
      rect(-10, 196, 362, 70, canvas.fade('#2A1A24', 'down', 0.8)),
      rect(456, 182, 350, 70, canvas.fade('#4A3430', 'down', 0.75)),
    ),
    path(`M0 ${FOOT + 4}H356L404 534H0ZM446 ${FOOT + 4}H800V530H480Z`, '#8C6A52', {
      opacity: 0.35,
    }),

    // Name boards
    nameBoards(),

    // Lanterns across the alley
    lanterns(),
  );

  // Passers-by
  const look = { shadow: '#A58A6C', shadowLength: 1.1 };
  canvas.add(person(396, 452, 54, '#FFF6E3', '#2D6C78', look));
  canvas.add(person(416, 456, 56, palette.accent, '#27404C', look));
  canvas.add(
    walker(340, 576, 116, '#2D6C98', '#7A5A48', {
      ...TRAVELLER,
      backpack: '#F2B843',
      shadow: '#A58A6C',
    }),
    walker(470, 580, 108, '#FFF6E3', '#8C5A86', {
      head: 'curls',
      hair: '#B8AEB8',
      clothes: 'skirt',
      facing: -1,
      bag: '#2B8A73',
      shadow: '#A58A6C',
    }),
    walker(430, 584, 70, '#D14B33', '#2A2F44', { facing: -1 }),
  );
}

/** Roofs and walls far down the alley. */
function farHouses(): Markup {
  return [
    rect(380, 336, 52, 40, '#CDBE9C'),
    rect(394, 346, 24, 30, WOOD.shade),
    hanokRoof(406, 318, 84, 20, hanok, { ridge: 0.7, tiles: 12, lift: 0.2 }),
    rect(330, 322, 56, FOOT - 322, '#E9DCC0'),
    rect(424, 316, 60, FOOT - 316, '#F3E8CC'),
    path(`M386 322L392 372L386 ${FOOT - 40}ZM424 316L420 372L424 ${FOOT - 40}Z`, '#CDBE9C'),
    hanokRoof(344, 292, 110, 32, hanok, { ridge: 0.7, tiles: 16, lift: 0.2 }),
    hanokRoof(468, 284, 112, 34, hanok, { ridge: 0.7, tiles: 16, lift: 0.2 }),
  ];
}

/** Posts and a beam of a timber front. */
function timber(xs: readonly number[], top: number, width: number): Markup {
  const first = xs[0] ?? 0;
  const last = xs.at(-1) ?? first;
  return [
    rect(first, top, last - first + width, 15, WOOD.face),
    path(xs.map((x) => rectPath(x, top, width, FOOT - top)).join(''), WOOD.face),
    path(xs.map((x) => rectPath(x, top, width * 0.36, FOOT - top)).join(''), WOOD.lit),
    path(
      xs.map((x) => rectPath(x + width * 0.72, top, width * 0.28, FOOT - top)).join(''),
      WOOD.shade,
    ),
  ];
}

/** The shop on the left: an open front full of brushes. */
function brushShop(canvas: Canvas): Markup {
  const interior = canvas.linearGradient({ 0: '#3A1E20', 0.6: '#7A3E2A', 1: '#C9743A' });
  const scrolls: readonly (readonly [x: number, height: number, color: Color])[] = [
    [212, 56, '#F6EAD0'],
    [230, 66, '#E3C9A0'],
    [248, 58, '#F6EAD0'],
    [266, 70, '#C8402C'],
    [284, 60, '#F6EAD0'],
    [300, 54, '#8DB8A6'],
  ];
  return [
    rect(-10, 190, 362, FOOT - 190, interior),
    // Hanging scroll with a painted bamboo, shelf with ink stones and cups
    rect(22, 262, 62, 130, '#F6EAD0'),
    rect(22, 262, 62, 8, '#8A4B34'),
    rect(22, 386, 62, 8, '#8A4B34'),
    roundStroke(
      'M48 382Q46 330 54 282M50 340q14-16 24-16M52 316q-14-10-22-8M50 350q-12-8-20-4',
      '#2B5C50',
      3.4,
    ),
    brushes(),
    // Table with paper rolls in a jar and fans
    path(scrolls.map(([x, height]) => rectPath(x, 478 - height, 15, height)).join(''), '#F6EAD0'),
    scrolls.map(([x, height, color]) => [
      color === '#F6EAD0' ? '' : rect(x, 478 - height, 15, height, color),
      rect(x + 10, 478 - height, 5, height, mix(color, WOOD.deep, 0.25)),
      ellipse(x + 7.5, 478 - height, 7.5, 3, mix(color, WOOD.deep, 0.12)),
    ]),
    rect(204, 436, 122, 70, '#2B6E66'),
    rect(286, 436, 40, 70, '#1C4E4C'),
    stroke('M204 448h122', '#F2B843', 3),
    rect(96, 440, 100, 66, WOOD.shade),
    rect(92, 434, 108, 9, WOOD.lit),
    fan(124, 432, 34, palette.red),
    fan(172, 432, 30, '#2D6C98'),
    rect(-10, 470, 98, 36, WOOD.shade),
    rect(-10, 464, 102, 8, WOOD.lit),
    path('M6 464v-20q0-8 12-8t12 8v20zM44 464q-6-26 10-34v-8h8v8q16 8 10 34z', '#E4EBDD'),
    path('M22 464v-27q8 1 8 7v20zM58 464v-42h4v8q16 8 10 34z', '#A9BDB0'),
    timber([-10, 84, 338], 196, 14),
    hanokRoof(132, 92, 474, 106, hanok, { ridge: 0.82, tiles: 44, lift: 0.2 }),
    rect(-10, FOOT - 8, 366, 12, '#B7A88F'),
    rect(-10, FOOT - 10, 366, 5, '#E3D6BA'),
  ];
}

/** The names over the doors: writing-brush shop, traditional tea house. */
function nameBoards(): Markup {
  return [
    rect(150, 216, 132, 54, WOOD.deep, { rx: 3, stroke: palette.gold, 'stroke-width': 3 }),
    lettering('필방', 168, 225, 36, '#FFF1D0', 5.2, { gap: 0.62 }),
    rect(476, 202, 138, 46, WOOD.deep, { rx: 3 }),
    lettering('전통찻집', 487, 212, 25, '#FFE7B0', 3.6),
  ];
}

/** Writing brushes on a rail, the smallest first. */
function brushes(): Markup {
  const rail = 288;
  return [
    rect(98, rail - 5, 240, 7, WOOD.lit),
    range(9).map((i) => {
      const x = 112 + i * 22 + i * i * 0.55;
      const size = 0.5 + i * 0.062;
      const at = drawAt(x, rail, size);
      const handle = ['#C8402C', '#D9A653', '#2B2A36'][i % 3] ?? WOOD.lit;
      return [
        at.stroke('M0 0v12', '#F6EAD0', 1.4),
        at.path('M-5 10h10v66h-10z', handle),
        at.path('M2 10h3v66h-3z', mix(handle, WOOD.deep, 0.5)),
        at.path('M-7 74h14l3 12h-20z', '#E9C98C'),
        at.path('M-10 86h20Q12 108 0 134Q-12 108-10 86Z', i % 2 ? '#FFF8EA' : '#F0DCC0'),
        at.path('M3 86h7Q12 108 0 134Q6 108 3 86Z', '#C9A886'),
        at.path('M-4 120Q0 124 4 120L0 134Z', '#4A3A38'),
      ];
    }),
  ];
}

/** An open folding fan. (x, y) = its rivet. */
function fan(x: number, y: number, radius: number, color: Color): Markup {
  const at = drawAt(x, y, radius);
  return [
    at.path('M0 0L-.94-.34A1 1 0 0 1 .94-.34Z', '#F6EAD0'),
    at.path('M-.94-.34A1 1 0 0 1 .94-.34L.56-.2A.6 .6 0 0 0-.56-.2Z', color),
    at.stroke('M0 0L-.6-.8M0 0L-.2-.98M0 0L.2-.98M0 0L.6-.8', WOOD.deep, 1, { opacity: 0.45 }),
  ];
}

/** The tea house on the right: plaster, a round window, lattice doors and jars. */
function teaHouse(canvas: Canvas): Markup {
  const glow = canvas.linearGradient({ 0: '#FFE9B8', 1: '#F6BE72' });
  const lattice = (x: number, width: number, top: number, bottom: number) => {
    const uprights = range(3).map((i) => pen`M${x + (width * (i + 1)) / 4} ${top}V${bottom}`);
    const levels = range(5).map((i) => pen`M${x} ${top + ((bottom - top) * (i + 1)) / 7}h${width}`);
    return uprights.join('') + levels.join('');
  };
  const kettle = drawAt(696, 372);
  return [
    rect(456, 168, 354, FOOT - 168, PLASTER.lit),
    rect(720, 168, 90, FOOT - 168, PLASTER.shade),
    // Doors with paper panes
    rect(482, 258, 130, FOOT - 258, WOOD.deep),
    rect(488, 264, 56, 226, glow),
    rect(550, 264, 56, 226, glow),
    stroke(lattice(488, 56, 264, 430) + lattice(550, 56, 264, 430), WOOD.face, 2.4),
    path(rectPath(488, 430, 56, 60) + rectPath(550, 430, 56, 60), WOOD.face),
    path(rectPath(526, 430, 18, 60) + rectPath(588, 430, 18, 60), WOOD.shade),
    circle(540, 402, 3.4, palette.gold),
    circle(554, 402, 3.4, palette.gold),
    // Round window with a kettle on the sill
    circle(700, 338, 66, WOOD.face),
    circle(700, 338, 58, glow),
    stroke(
      'M660 296v84M680 283v110M700 280v116M720 283v110M740 296v84M644 322h112M644 352h112',
      WOOD.face,
      2.2,
      { opacity: 0.75 },
    ),
    kettle.path(
      'M-26 20Q-34-10-10-16Q0-20 10-16Q34-10 26 20ZM26 4Q40 2 46-14L52-11Q46 14 26 14Z',
      '#2B3A44',
    ),
    kettle.stroke('M-18-14Q0-46 18-14', '#2B3A44', 4.5),
    circle(696, 352, 4, '#2B3A44'),
    path('M636 394h128v8h-128z', WOOD.lit),
    // Jars and bamboo by the door
    bamboo(),
    jar(640, FOOT, 40),
    jar(690, FOOT + 2, 52),
    timber([452, 614, 786], 178, 14),
    hanokRoof(664, 66, 474, 112, hanok, { ridge: 0.8, tiles: 44, lift: 0.2 }),
    rect(450, FOOT - 8, 360, 12, '#C9B99A'),
    rect(450, FOOT - 10, 360, 5, '#F3E6CB'),
  ];
}

/** An earthenware jar with its lid. (x, y) = middle of its foot. */
function jar(x: number, y: number, size: number): Markup {
  const at = drawAt(x, y, size);
  return [
    at.path('M-.32 0Q-.62-.4-.4-.9H.4Q.62-.4 .32 0Z', '#7A4430'),
    at.path('M.1 0Q.3-.45 .14-.9H.4Q.62-.4 .32 0Z', '#4A2824'),
    at.path('M-.5-.88H.5L.4-1.04H-.4Z', '#A8643C'),
    at.roundStroke('M-.4-.6Q-.45-.4-.38-.22', '#D99A6A', 2.4),
  ];
}

/** A clump of bamboo at the right border. */
function bamboo(): Markup {
  const leaf = 'M0 0Q16-8 34 2Q16 6 0 0Z';
  const canes = 'M742 506Q738 420 748 300M762 506Q764 410 756 270M780 506Q778 430 788 320';
  const spots = triplesFrom(`
    748 304 1, 746 346 -1, 756 276 1.1, 757 280 -1.1, 760 330 1, 786 330 -1, 786 324 0.8,
    744 400 -0.9, 762 390 1, 780 400 -1, 748 312 -0.9
  `);
  return [
    stroke(canes, '#5E9A62', 5, { 'stroke-dasharray': '30 2' }),
    path(
      spots.map(
        ([x, y, size]) =>
          placePath(leaf, x, y, size, Math.abs(size)) +
          placePath('M0 0Q12 10 26 26Q6 18 0 0Z', x, y, size, Math.abs(size)),
      ),
      '#3F8A62',
    ),
    path(
      spots.map(([x, y, size]) =>
        placePath('M0 0Q18-16 30-14Q16-2 0 0Z', x, y + 4, size, Math.abs(size)),
      ),
      '#7DB870',
    ),
  ];
}

/** Silk lanterns, red above and blue below, on a line across the alley. */
function lanterns(): Markup {
  const spots = pointsFrom('364 214, 402 226, 440 216');
  const shape = (data: string) => spots.map(([x, y]) => placePath(data, x, y, 1)).join('');
  return [
    stroke('M340 196Q402 228 462 196', WOOD.deep, 2),
    stroke(shape('M0-14V0'), WOOD.deep, 2),
    path(shape('M-12 0Q-15 12-12 20H12Q15 12 12 0Z'), palette.red),
    path(shape('M-12 20Q-15 30-11 40H11Q15 30 12 20Z'), '#2D5C9C'),
    path(shape('M4 0H12Q15 12 12 20Q15 30 11 40H4Z'), '#1A1430', { opacity: 0.28 }),
    path(shape('M-9-4H9V1H-9ZM-8 39H8V44H-8Z'), WOOD.deep),
    stroke(shape('M0 44v14'), palette.gold, 3),
    path(spots.map(([x, y]) => circlePath(x - 4, y + 12, 2.4)).join(''), '#FFE7B0'),
  ];
}
