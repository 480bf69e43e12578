// Andong: a mask dancer whirls in the foreground, long white sleeves in the air; behind him Hahoe village in the bend of the Nakdong river, straw and tiled roofs, the pine wood on the bank, the cliff of Buyongdae.
import { createRandom, range } from '../../lib/math.ts';
import { pen } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { ellipse, group, path, rect, ROUND_CAPS, roundStroke, stroke } from '../../lib/svg.ts';
import { hahoeMask, thatchedHouse } from '../../motifs/hahoe.ts';
import { hanokColors, hanokRoof } from '../../motifs/hanok.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { skyPaint } from '../../motifs/light.ts';
import { canopy, crownPath } from '../../motifs/trees.ts';
import { TRAVELLER, walker } from '../../motifs/walker.ts';
import { ripples } from '../../motifs/water.ts';

const palette = palettes.spring;
const roofs = { ...hanokColors(palette), plaster: '#C9CFCB' };
const THATCH = {
  straw: '#E2B964',
  strawDeep: '#A97B3C',
  wall: '#D9A878',
  wood: '#6B4334',
  paper: '#FFF3DC',
};
const FIELD = { light: '#C3CF7E', mid: '#8DB36C', deep: '#5F9460' };
const SAND = '#F6E3C0';
const ROBE = { lit: '#FFFAEF', shade: '#D9C7C6', deep: '#B59CA6' };

/** Houses from the back to the front: x, foot, width, and whether tiled. */
const HOUSES = [
  [96, 282, 44, false],
  [150, 276, 52, true],
  [206, 280, 44, false],
  [630, 274, 54, true],
  [690, 282, 46, false],
  [58, 312, 58, false],
  [122, 314, 66, true],
  [190, 312, 56, false],
  [584, 306, 56, false],
  [650, 312, 72, true],
  [722, 314, 58, false],
  [90, 352, 76, true],
  [176, 356, 70, false],
  [610, 350, 74, false],
  [698, 356, 88, true],
] as const;

export const scene = defineScene({ title: 'Andong', seed: 29, budget: 'dense', draw });

function draw(canvas: Canvas): void {
  // Spring sky, ridges, haze
  canvas.add(rect(0, 0, 800, 600, skyPaint(canvas, palette, [0, 0.12, 0.28, 0.4])));
  canvas.add(
    path(cloud(-40, 96, 280, 26) + cloud(560, 70, 300, 28), palette.sun, { opacity: 0.9 }),
  );
  const far = ridgePoints(14, 232, '60 96 190, 270 60 180, 560 84 200, 750 120 200', {
    roughness: 5,
  });
  canvas.add(mountain(far, 270, palette.ridge[0]));
  const near = ridgePoints(25, 246, '-10 70 150, 200 40 150, 640 50 170', { roughness: 5 });
  canvas.add(
    mountain(near, 270, palette.ridge[1]),
    canvas.grain(rect(0, 150, 800, 106, canvas.fade(palette.haze, 'up'))),

    // Buyongdae, the cliff over the far bank
    path('M486 250L500 190 540 166 590 172 640 160 700 176 760 168 810 182V250z', '#B99A86'),
    path(
      'M500 190L540 166 530 250H512zM590 172L600 250H572zM640 160L668 250H636L628 200zM760 168L770 250H740z',
      '#8C6F6C',
    ),
    canopy(4, (x) => 176 + Math.sin(x / 36) * 6, 15, 186, palette.ridge[3], { from: 500 }),
  );

  // The river loops round the village and its fields
  const water = canvas.linearGradient({ 0: '#CFE6DE', 0.4: '#5FB0B6', 1: '#2C8694' });
  canvas.add(
    rect(0, 240, 800, 370, FIELD.mid),
    path('M-10 240H810V300C700 262 160 250-10 300z', '#9CD0CE'),
    path('M-10 262C200 234 620 236 810 266V420H-10z', FIELD.light),
    path('M-10 330L120 262 220 256 150 400H-10zM810 330L700 262 600 256 660 400H810z', FIELD.mid),
  );
  for (const [x, y, width, tiled] of HOUSES) {
    if (!tiled) {
      canvas.add(thatchedHouse(x, y, width, THATCH));
      continue;
    }
    const wall = width * 0.2;
    canvas.add(
      rect(x - width * 0.42, y - wall, width * 0.84, wall, '#FBF0DC'),
      stroke(pen`M${x - width * 0.4} ${y - wall * 0.4}h${width * 0.8}`, '#7A5040', wall * 0.75, {
        'stroke-dasharray': pen`${width * 0.03} ${width * 0.12}`,
      }),
      hanokRoof(x, y - wall - width * 0.26, width, width * 0.26, roofs, {
        ridge: 0.7,
        tiles: 9,
        lift: 0.2,
      }),
    );
  }
  // Pines of Mansongjeong and cherry trees on the bank
  const random = createRandom(19);
  const bank = range(26).map((i): readonly [number, number, number] => [
    i * 33 - 8,
    388 + Math.abs(i - 12.5) * -1.6 + random() * 6 + 12,
    13 + random() * 6,
  ]);
  const inPink = (i: number) => i % 5 === 1 || i % 5 === 2;
  canvas.add(
    stroke(bank.map(([x, y]) => pen`M${x} ${y + 14}v-16`).join(''), '#6B4048', 4),
    path(
      bank.map(([x, y, s], i) => (inPink(i) ? '' : crownPath(x, y, s))).join(''),
      palette.ridge[3],
    ),
    path(bank.map(([x, y, s], i) => (inPink(i) ? crownPath(x, y, s) : '')).join(''), '#EC9DB0'),
    path('M-10 404C200 388 600 388 810 402V470H-10z', SAND),
    path('M-10 420C200 404 600 404 810 420V520H-10z', water),
    roundStroke(ripples(5, [424, 476], 34, 60), '#E8F7F0', 2, { opacity: 0.6 }),
    // A ferry
    path('M92 446h96q-6 16-22 16h-52q-16 0-22-16z', '#5E4038'),
    path('M92 446h96l-3 5h-90z', '#A77A58'),
    walker(150, 450, 46, palette.red, '#34456B', { head: 'sunhat', hat: '#E9D2A0', still: true }),
    stroke('M162 426L190 470', '#5E4038', 2.5),

    // The dancing ground
    path('M-10 486C180 458 620 458 810 490V610H-10z', '#E9CFA0'),
    canvas.grain(
      path('M-10 486C180 458 620 458 810 490V610H-10z', canvas.fade('#B98A5C', 'up', 0.9)),
      ellipse(448, 566, 190, 26, '#8A6048'),
    ),
  );

  // The nobleman: sleeves, robe, legs, mask, horsehair hat, fan
  const round = { ...ROUND_CAPS, 'stroke-linejoin': 'round' };
  canvas.add(
    path(
      'M372 470L346 560 318 566 322 580H372L410 486zM430 480L458 556 446 572 500 580 494 562 478 476z',
      ROBE.lit,
    ),
    path('M430 480L458 556 478 560 462 478z', ROBE.shade),
    path('M318 566L322 582H374L368 560zM446 572L448 584H506L494 562z', palette.ink),
    path('M352 272C300 258 250 222 214 172L172 216C202 286 270 346 346 380z', ROBE.lit),
    path('M172 216C202 286 270 346 346 380L350 340C290 322 226 270 190 198z', ROBE.shade),
    path(
      'M214 172C196 120 146 88 84 98 124 112 140 150 138 190 140 226 160 232 172 216z',
      ROBE.lit,
    ),
    path(
      'M172 216C150 200 158 150 84 98 124 112 140 150 138 190 140 226 160 232 172 216z',
      ROBE.deep,
    ),
    path('M452 268C530 272 604 308 652 360L612 408C570 372 520 358 480 366z', ROBE.shade),
    path('M452 268C530 272 604 308 652 360L634 382C590 332 530 300 460 296z', ROBE.lit),
    path(
      'M350 268Q400 246 452 264C476 330 500 420 540 488 490 512 440 500 410 504 370 508 330 506 290 492 316 420 338 340 350 268z',
      ROBE.lit,
    ),
    path(
      'M430 258L452 264C476 330 500 420 540 488 510 503 480 505 455 503 462 420 452 330 430 258zM352 330Q340 420 320 500L345 504Q360 420 362 330z',
      ROBE.shade,
    ),
    stroke('M372 272L410 330 436 268', '#3F6FA8', 9, round),
    path('M404 326L360 440 378 446 416 340 436 452 454 446 422 328z', '#C8402C'),
    path('M626 388L648 316 700 318 738 350 742 400 694 416z', '#FFF6E3'),
    stroke('M640 404L652 320M640 404L698 322M640 404L736 352M640 404L742 398', '#C98A5A', 2.4),
    path('M626 388L694 416 660 424z', '#E9B48F'),
    group(
      { transform: 'rotate(-9 400 190)' },
      path('M330 200Q322 130 400 124 478 130 470 200Q470 286 400 294 330 286 330 200z', '#2A1F28'),
      hahoeMask(400, 186, 74, {
        lit: '#CF6B38',
        shade: '#96402C',
        light: '#EC9A58',
        ink: '#3A1A1C',
        cord: palette.gold,
      }),
      ellipse(400, 118, 128, 20, '#2A2530'),
      path('M346 116L358 44Q400 34 442 44L454 116Q400 130 346 116z', '#1C1820'),
      path('M410 39Q430 40 442 44L454 116Q440 122 420 124z', '#0E0B14'),
      stroke('M280 122Q400 150 520 122', '#5A5060', 2),
    ),

    // The ring of spectators and the drummer with his hourglass drum
    walker(92, 560, 122, '#2F6F8C', '#FFF6EC', {
      head: 'cap',
      hat: '#FFF6EC',
      still: true,
      shadow: '#B98A5C',
    }),
    path('M78 486L124 494V520L78 512z', '#C8402C'),
    ellipse(78, 499, 8, 15, '#FFF0DC'),
    ellipse(124, 507, 8, 15, '#E9D2A0'),
    walker(680, 574, 112, '#EC8098', '#34456B', {
      ...TRAVELLER,
      facing: -1,
      still: true,
      raised: palette.ink,
      backpack: '#2F8A74',
      shadow: '#B98A5C',
    }),
    walker(736, 582, 100, '#B98AB0', '#5B4A66', {
      head: 'curls',
      hair: '#C9C4C8',
      facing: -1,
      still: true,
      shadow: '#B98A5C',
    }),
    walker(776, 584, 64, palette.gold, '#2B6C86', { facing: -1, still: true }),
  );
}
