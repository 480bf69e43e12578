// Lotte World Tower: the white tapering tower with its split tip, mirrored in Seokchon Lake; the
// cherry trees that ring the lake in full bloom; the castle of the amusement island at its
// shore.
import { type Color, mix } from '../../lib/color.ts';
import { createRandom, lerp, range } from '../../lib/math.ts';
import { pen, triplesFrom } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup, palettes } from '../../lib/scene.ts';
import { circle, drawAt, ellipse, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { lotteWorldTower } from '../../motifs/landmarks.ts';
import { birds } from '../../motifs/life.ts';
import { skyPaint } from '../../motifs/light.ts';
import { skyline } from '../../motifs/skyline.ts';
import { canopy, leafyTree } from '../../motifs/trees.ts';
import { walker, walkersWith } from '../../motifs/walker.ts';
import { foamPath, reflection, ripples } from '../../motifs/water.ts';

const palette = palettes.spring;
const SHORE = 436;
const TOWER = 470;
const BLOSSOM = { leaf: '#F2A9BC', leafLight: '#FCD9DC', leafDark: '#D97F9C' };

/** Cherry trees round the lake: position and size. */
const TREES = triplesFrom(`
  40 412 30, 276 414 26, 306 408 24, 350 400 30, 396 410 24, 560 408 26, 606 398 32, 660 402 34,
  722 392 40, 788 384 46
`);

export const scene = defineScene({
  title: 'Lotte World Tower over Seokchon Lake in spring',
  seed: 24,
  draw,
});

function draw(canvas: Canvas): void {
  // Sky
  canvas.add(rect(0, 0, 800, SHORE, skyPaint(canvas, palette, [0, 0.4, 0.75, 1])));
  canvas.add(
    path(cloud(520, 150, 270, 30) + cloud(196, 262, 230, 20), '#FFFDF8', { opacity: 0.9 }),
  );

  // Hills and the apartment blocks of Jamsil
  const hills = ridgePoints(9, 400, '120 96 240, 640 70 260', { roughness: 5 });
  canvas.add(mountain(hills, SHORE, palette.ridge[0]));
  const blocks = skyline(17, SHORE, [44, 130], [30, 54], {
    windows: { width: 4, stepX: 9, stepY: 10, lit: 0.5 },
    antennas: 0,
  });
  canvas.add(
    path(blocks.bodies, '#C9D6D3'),
    path(blocks.sides, '#A9C2C4'),
    stroke(blocks.windows, '#8DB0B6', 4),
  );
  canvas.add(canvas.grain(rect(0, 310, 800, 126, canvas.fade(palette.haze, 'up', 1))));

  // Tower and castle, to be mirrored
  const tower = canvas.symbol(
    lotteWorldTower(TOWER, SHORE, 398, {
      body: canvas.linearGradient({ 0: '#FFFDF8', 0.4: '#EAF0EE', 1: '#C9D9DE' }, [0, 0, 1, 0]),
      shade: '#A3C3CF',
      edge: '#78A2B4',
      line: '#6F98A8',
    }),
  );
  const castle = canvas.symbol(magicIsland());
  canvas.add(tower());

  // Trees all round the lake
  canvas.add(canopy(6, () => 416, 22, SHORE, '#7FA88E'));
  canvas.add(canopy(16, (x) => 420 - (x > 540 ? 8 : 0), 26, SHORE, '#E9A3B4'));
  canvas.add(castle());
  TREES.forEach(([x, y, size], index) => canvas.add(leafyTree(index + 2, x, y, size, BLOSSOM)));
  canvas.add(canopy(12, () => 428, 18, SHORE, '#D97F9C', { to: 420 }));
  canvas.add(path(`M0 ${SHORE - 6}H800V${SHORE + 4}H0Z`, '#8C7F86'));

  // Lake
  const lake = canvas.linearGradient({
    0: '#EFC9C8',
    0.2: '#A9CFCF',
    0.6: '#5FA3AC',
    1: '#2F7486',
  });
  canvas.add(rect(0, SHORE + 2, 800, 164, lake));
  const upsideDown = `matrix(1 0 0 -.72 0 ${SHORE * 1.72 + 4})`;
  canvas.add(
    tower({ transform: upsideDown, opacity: 0.55 }),
    castle({ transform: upsideDown, opacity: 0.4 }),
  );
  const pinkWater = range(9).map((i) => reflection(i + 2, 330 + i * 58, SHORE + 8, 34, 60, 6));
  canvas.add(
    roundStroke(pinkWater, '#F4B3BF', 2.4, { opacity: 0.8 }),
    stroke(ripples(7, [SHORE + 14, 596], 40, 110), '#E9F4EE', 1.8, { opacity: 0.6 }),
    stroke(ripples(13, [SHORE + 24, 596], 26, 130), '#3F8896', 3, { opacity: 0.5 }),

    // Boats
    swan(610, 492, 26),
    swan(700, 522, 36),

    // Promenade with people under a parasol, petals everywhere
    path('M-10 600V540C90 530 220 548 330 600Z', '#D9B7AE'),
    path('M-10 548C90 536 210 556 312 600H260C190 566 80 552-10 566Z', '#FFF1E4'),
  );
  const shadow = '#B58E92';
  const pupil = walkersWith({ still: true, shadow });
  const uniform = '#33567A';
  canvas.add(
    pupil(132, 574, 96, uniform, '#7A2F4C', {
      backpack: '#F2BC52',
      clothes: 'skirt',
      head: 'long',
      raised: '#22364A',
    }),
    pupil(186, 576, 98, uniform, '#22364A', { backpack: '#2F8A74', facing: -1 }),
    walker(250, 572, 92, '#EC8098', '#22364A', { head: 'cap', hat: '#FFF6EC', shadow }),
  );
  canvas.add(cherryTree(canvas));
  canvas.add(petals());
  canvas.add(path(birds([596, 92, 12], [628, 78, 9]), palette.ridge[4]));
}

/** The castle of the amusement island: white towers with pointed roofs. */
function magicIsland(): Markup {
  const spires: readonly (readonly [x: number, top: number, width: number, roof: Color])[] = [
    [96, 372, 26, '#5F7FB8'],
    [124, 342, 20, '#D9708B'],
    [150, 308, 24, '#5F7FB8'],
    [184, 350, 22, '#D9708B'],
    [214, 330, 18, '#5F7FB8'],
    [244, 376, 28, '#D9708B'],
  ];
  return [
    path(`M60 ${SHORE}V404H280V${SHORE}Z`, '#EFE4E4'),
    path(`M190 ${SHORE}V404H280V${SHORE}Z`, '#CDBBC8'),
    spires.map(([x, top, width, roof]) => [
      rect(x - width / 2, top, width, SHORE - top, '#FFF6F0'),
      rect(x + width * 0.1, top, width * 0.4, SHORE - top, '#D3BFCB'),
      path(
        pen`M${x - width * 0.66} ${top}L${x} ${top - width * 1.7}L${x + width * 0.66} ${top}Z`,
        roof,
      ),
      path(
        pen`M${x} ${top - width * 1.7}L${x + width * 0.66} ${top}H${x + width * 0.1}Z`,
        mix(roof, '#33305E', 0.35),
      ),
      path(pen`M${x - 3} ${top + 12}h6v10h-6z`, '#6B7FA0'),
    ]),
    path(`M156 ${SHORE}v-22a14 14 0 0 1 28 0v22z`, '#6B7FA0'),
    stroke('M60 404h220', '#FFFFFF', 3, { 'stroke-dasharray': '8 6' }),
  ];
}

/** A pedal boat in the shape of a swan. (x, y) = on the water. */
function swan(x: number, y: number, size: number): Markup {
  const at = drawAt(x, y, size / 10);
  return [
    ellipse(x + size * 0.2, y + size * 0.14, size * 1.5, size * 0.2, '#2F7486', { opacity: 0.6 }),
    at.path('M-12 0Q-12-6-7-6H8Q13-8 15-7Q14 1 6 2H-8Q-11 2-12 0Z', '#FFFDF8'),
    at.path('M4-5H8Q13-8 15-7Q14 1 6 2H0Q5 0 4-5Z', '#C9D3DC'),
    at.roundStroke('M-9-5Q-13-12-8-16Q-4-17-5-12', '#FFFDF8', size * 0.26),
    at.path('M-5-13.5L-1.4-11L-5.4-10.4Z', '#F2A03C'),
    at.path('M-3-6V-11H7V-6Z', '#EC8098'),
    at.path('M-4-11H8L6-13H-2Z', '#FFF1E4'),
  ];
}

/** The near cherry tree: a dark trunk on the left, blossom clouds over our heads. */
function cherryTree(canvas: Canvas): Markup {
  const lobes = (shift: number): string =>
    foamPath(
      [-20, 190 - shift],
      [
        [40, 206 - shift, 36],
        [86, 178 - shift, 30],
        [150, 170 - shift, 38],
        [196, 132 - shift, 34],
        [262, 116 - shift, 38],
        [300, 70 - shift, 34],
        [356, 44 - shift, 36],
        [372, -10, 34],
      ],
    ) + `M-20 ${190 - shift}V-20H372V-10Z`;
  const random = createRandom(5);
  const flower = canvas.symbol([
    path('M0-2C-5-9-9-3-2 0C-10 2-6 8 0 3C6 8 10 2 2 0C9-3 5-9 0-2Z', undefined),
    circle(0, 0, 1.8, '#D9708B'),
  ]);
  const flowers = range(22).map(() => {
    const share = random();
    const x = Math.round(lerp(4, 336, share));
    const y = Math.round(lerp(12, 180 - share * 126, random()));
    return flower({
      fill: random() < 0.5 ? '#FFF6F2' : '#EC8FA8',
      transform: pen`translate(${x} ${y})scale(${lerp(0.9, 1.9, random())})`,
    });
  });
  const blossoms = range(30).map(() => {
    const share = random();
    const x = lerp(-6, 350, share);
    return pen`M${x} ${lerp(4, 186 - share * 130, random())}h0`;
  });
  return [
    roundStroke(
      'M-4 560C26 460 14 350 46 250S120 120 170 60M40 280C60 220 40 180 20 130M70 200' +
        'C130 180 180 130 240 100',
      '#5A3A44',
      15,
    ),
    roundStroke('M-10 560C20 460 8 350 40 250', '#8A5F66', 4),
    path(lobes(0), '#E391A8'),
    path(lobes(22), '#F4B3BF'),
    path(lobes(74), '#FBD3D6'),
    roundStroke(
      'M50 246C84 192 124 148 196 96S290 40 320 24M112 160C122 120 112 90 98 60',
      '#6F4650',
      6,
    ),
    roundStroke(blossoms, '#FFF3EE', 6),
    flowers,
  ];
}

/** Petals in the air and on the water. */
function petals(): Markup {
  const random = createRandom(19);
  const air = range(26).map(() => pen`M${lerp(20, 560, random())} ${lerp(150, 420, random())}l3-2`);
  const water = range(40).map(
    () => pen`M${lerp(300, 790, random())} ${lerp(SHORE + 20, 592, random())}h4`,
  );
  return [roundStroke(air, '#F7C3CC', 4), roundStroke(water, '#FCE1E2', 3.4)];
}
