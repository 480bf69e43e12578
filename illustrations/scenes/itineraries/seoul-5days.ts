// Five days in Seoul as a map in relief, north above: the palace under Bukhansan, the tower on Namsan, a picnic by the Han, Lotte World Tower, the silver shell of DDP.
import { createRandom, range } from '../../lib/math.ts';
import {
  circlePath,
  ellipsePath,
  pen,
  pointsFrom,
  quadruplesFrom,
  rectPath,
  triplesFrom,
} from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { drawAt, ellipse, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { hallWall, terrace } from '../../motifs/hall.ts';
import { hanokColors, hanokRoof } from '../../motifs/hanok.ts';
import { facets, mountain, ridgePoints } from '../../motifs/land.ts';
import { lotteWorldTower, nSeoulTower } from '../../motifs/landmarks.ts';
import { route, type RouteColors, stop } from '../../motifs/route.ts';
import { blossomTrees, canopy } from '../../motifs/trees.ts';
import { walker } from '../../motifs/walker.ts';
import { ripples } from '../../motifs/water.ts';

const palette = palettes.spring;
const hanok = hanokColors(palette);
const ROUTE: RouteColors = {
  line: '#FFF8EA',
  under: palette.ink,
  disc: '#C8402C',
  ring: '#FFF8EA',
  number: '#FFF8EA',
};
const CHERRY = { trunk: '#5E3B44', blossom: '#EC9DB0', light: '#FBD8DC' };
const GREEN = { lit: '#BFD79A', mid: '#93BE86', deep: '#5FA07C' };
/** The middle line of the Han, flowing from the right to the left. */
const HAN = 'M820 386C720 388 690 452 580 460S430 398 320 420 150 506-20 452';

/** What the houses keep clear of: middle and half axes. */
const CLEAR = quadruplesFrom(
  '205 230 168 84, 392 320 118 84, 570 322 150 76, 664 520 110 90, 130 520 230 86',
);

/** Height of the river's middle at a given x, roughly. */
const hanAt = (x: number) =>
  438 + 24 * Math.sin((x - 180) / 62) * (x < 200 ? -0.9 : x > 640 ? 1.5 : 1);

export const scene = defineScene({
  title: 'Seoul in five days',
  seed: 37,
  safe: [0, 0, 800, 600],
  budget: 'dense',
  draw,
});

function draw(canvas: Canvas): void {
  // Morning air over Bukhansan with its bare granite
  canvas.add(rect(0, 0, 800, 600, canvas.linearGradient({ 0: '#9CCBD2', 0.25: palette.sky[2] })));
  const peaks = ridgePoints(
    11,
    170,
    '60 80 130, 176 132 120, 268 104 110, 400 60 150, 560 70 170, 740 96 180',
    { roughness: 9, sharpness: 1.5 },
  );
  canvas.add(
    mountain(peaks, 260, palette.ridge[1]),
    facets(
      4,
      quadruplesFrom('178 40 60 120, 270 68 54 96, 62 92 54 70, 742 76 70 86'),
      palette.ridge[2],
      { opacity: 0.6 },
    ),
    path('M164 56l-14 34 7 3-16 32 25-30-4-7zM254 84l-12 28 7 3-14 26 23-26z', palette.lit, {
      opacity: 0.7,
    }),
    path('M-10 150Q200 128 420 150T810 140V610H-10z', '#E9E4C8'),
    canvas.grain(
      rect(0, 96, 800, 90, canvas.fade(palette.haze, 'up')),
      rect(0, 300, 800, 300, canvas.fade('#D9C3A4', 'up', 0.4)),
    ),

    // Parks and avenues
    path(
      ellipsePath(392, 348, 116, 40) +
        ellipsePath(205, 250, 160, 54) +
        ellipsePath(690, 560, 150, 56),
      GREEN.lit,
    ),
    stroke(
      'M-10 330L360 300 800 240M200 300L250 420M480 180L520 440M300 160L330 300M620 470L560 610M800 520L560 500 380 560',
      '#FFFBF0',
      9,
    ),

    // The river and its bridges
    stroke(HAN, '#DDE7C4', 84),
    stroke(HAN, '#4CA5B4', 66),
    stroke(HAN, '#79C3C8', 40, { opacity: 0.6 }),
  );
  canvas.add(
    roundStroke(ripples(6, [400, 476], 26, 40), '#E8F7F2', 1.8, {
      opacity: 0.7,
      'clip-path': canvas.clip(
        'M-10 440C150 500 200 400 320 396 430 380 480 440 580 436 690 420 720 360 810 366V410C720 420 690 470 580 484 470 470 430 420 320 444 200 480 150 530-10 476z',
      ),
    }),
    stroke('M246 384L270 492M452 372L432 462M556 420L564 500M716 360L740 440', '#FFFBF0', 8),
    stroke('M250 384L274 492M456 372L436 462M560 420L568 500M720 360L744 440', '#B9A7A4', 2.5),
  );

  // The city, house by house
  const random = createRandom(5);
  const houses = { front: '', side: '', warm: '', roof: '' };
  for (const row of range(19))
    for (const column of range(22)) {
      const x = column * 38 + (row % 2) * 18 + random() * 12 - 12;
      const y = 176 + row * 22 + random() * 7;
      const wide = 14 + random() * 12;
      const tall = 8 + random() * random() * 34;
      const kept = CLEAR.some(
        ([cx, cy, rx, ry]) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1,
      );
      if (kept || Math.abs(y - hanAt(x)) < 54 || random() < 0.12) continue;
      const tone = random() < 0.25 ? 'warm' : 'front';
      houses[tone] += rectPath(x, y - tall, wide, tall);
      houses.side += rectPath(x + wide * 0.66, y - tall, wide * 0.34, tall);
      houses.roof += pen`M${x} ${y - tall}l5-5h${wide}l-5 5z`;
    }
  canvas.add(
    path(houses.front, '#CFDCDA'),
    path(houses.warm, '#EDB899'),
    path(houses.side, '#8FAAB4', { opacity: 0.55 }),
    path(houses.roof, '#FFFDF4'),

    // 1 Gyeongbokgung
    canopy(8, (x) => 200 + Math.sin(x / 40) * 5, 20, 262, palette.ridge[2], {
      from: 66,
      to: 350,
    }),
  );
  for (const x of [84, 326])
    canvas.add(
      hallWall(x, 240, 96, 22, 4, hanok, { lattice: false }),
      hanokRoof(x, 220, 110, 22, hanok, { ridge: 0.84, tiles: 14, gable: false }),
    );
  canvas.add(
    terrace(205, 262, 220, 24, palette, { slab: 22 }),
    hallWall(205, 218, 150, 44, 5, hanok),
    hanokRoof(205, 180, 214, 44, hanok, { skirt: true, ridge: 0.62, tiles: 22, lift: 0.26 }),
    hallWall(205, 160, 116, 24, 5, hanok, { band: 0.5, lattice: false }),
    hanokRoof(205, 112, 174, 52, hanok, { tiles: 18, lift: 0.25 }),
  );

  // 2 Namsan
  const hill = (x: number) => 366 - 92 * Math.exp(-(((x - 384) / 84) ** 2));
  canvas.add(
    nSeoulTower(384, 284, 204, {
      lit: '#FFF6EC',
      shade: '#B9A6B0',
      mast: '#FFF6EC',
      red: palette.red,
      window: palette.roof,
    }),
    canopy(3, hill, 16, 376, palette.ridge[2], { from: 262, to: 506 }),
    canopy(5, (x) => hill(x) + 30, 16, 380, palette.ridge[3], { from: 270, to: 498 }),
    stroke('M412 300L470 344', palette.ink, 1.4),
    rect(432, 318, 17, 13, palette.red, { rx: 3 }),
  );

  // 5 Dongdaemun Design Plaza: a shell without an edge, grass on its back, the dark ribbon of the entrance
  const ddp = drawAt(596, 348, 0.98);
  canvas.add(
    ellipse(606, 350, 134, 12, '#B7A58E'),
    ddp.path(
      'M-128 0C-140-26-112-50-70-62C-20-80 60-84 104-62C138-46 136-16 110-6C84 4 40-24-6-20C-50-16-80 6-128 0Z',
      '#DCE6E8',
    ),
    ddp.path('M-70-62C-20-80 60-84 104-62C80-66 40-60 10-48C-20-38-60-46-70-62Z', GREEN.mid),
    ddp.path('M104-62C138-46 136-16 110-6C96 0 76-6 54-12C92-16 112-36 104-62Z', '#8FA8B4'),
    ddp.path(
      'M-128 0C-80 6-50-16-6-20C40-24 84 4 110-6C60 12 20 0-10 0C-50 2-90 6-128 0Z',
      '#26343F',
    ),
    ddp.stroke(
      'M-126-14C-80-14-50-34 0-36S80-20 122-24M-116-32C-76-34-40-52 10-44S90-36 128-40M-92-44C-50-48-20-30 20-42S100-50 122-48',
      '#9DB4BE',
      1.5,
    ),

    // Route, its last piece on the river's right bank
    route(
      'M206 296C240 340 300 352 360 366C300 400 220 440 170 486C280 560 480 570 612 552C560 500 530 440 556 376',
      ROUTE,
    ),

    // 4 Lotte World Tower on the lake of Jamsil
    ellipse(692, 566, 92, 17, '#4CA5B4'),
    ellipse(692, 564, 78, 11, '#8FD0D2'),
    lotteWorldTower(692, 556, 306, {
      body: '#F7FBF8',
      shade: '#BFD2DA',
      edge: '#8FAFBF',
      line: '#6F94A8',
    }),
    path('M626 560V524H666V560z', '#F0C9B0'),
    path('M718 560V530H762V560z', '#DFE3DC'),
    path('M748 560V530H762V560z', '#8FAAB4'),
    blossomTrees(4, triplesFrom('590 560 18, 756 556 22, 620 576 15'), CHERRY),

    // 3 An afternoon on the lawn by the Han: mat, chicken, kite, a bicycle
    path('M-10 512C70 500 220 530 300 560L340 610H-10z', GREEN.mid),
    path('M-10 548C80 536 200 566 260 610H-10z', GREEN.deep),
    blossomTrees(7, triplesFrom('16 506 40, 60 540 26'), CHERRY),
    path('M104 588L132 560H226L210 588z', '#E9785C'),
    stroke('M116 576H218M150 560L136 588M186 560L178 588', '#FFF0DC', 2.4),
    path('M146 566h26v10h-26z', '#FFF8EA'),
    path(circlePath(153, 566, 5) + circlePath(164, 565, 6), '#C98A3A'),
    walker(126, 590, 62, '#2B8FA8', '#34456B', { head: 'long', still: true }),
    walker(214, 592, 60, palette.gold, '#5E3B44', {
      head: 'curls',
      skin: '#9C6240',
      facing: -1,
      backpack: '#C8402C',
      still: true,
    }),
    walker(240, 592, 40, '#EC8098', '#FFF6EC', { facing: -1, head: 'bun', still: true }),
    stroke('M228 562Q262 520 268 496', palette.ink, 1.2),
    path('M268 496l12-16 14 10-12 16z', '#C8402C'),
  );
  const stops = pointsFrom('206 300, 364 368, 168 486, 616 548, 556 378');
  stops.forEach(([x, y], index) => canvas.add(stop(index + 1, x, y, ROUTE, 19)));
}
