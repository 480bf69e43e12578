// Gangnam at night: the corner screen of COEX in Samseong with a wave breaking in its glass box, the stepped Trade Tower, golden ginkgo trees, people who stop to film.
import { range } from '../../lib/math.ts';
import { pen, pointsFrom, polygonPath, triplesFrom } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { ellipse, group, path, rect, stroke } from '../../lib/svg.ts';
import { glow, skyPaint, stars } from '../../motifs/light.ts';
import { neonSign } from '../../motifs/neon.ts';
import { person } from '../../motifs/person.ts';
import { skyline } from '../../motifs/skyline.ts';
import { car, deliveryRider } from '../../motifs/traffic.ts';
import { leafyTree } from '../../motifs/trees.ts';
import { TRAVELLER, walkersWith } from '../../motifs/walker.ts';
import { foamPath, wave } from '../../motifs/water.ts';

const palette = palettes.night;
const CYAN = palette.cyan;
const LEAVES = { leaf: '#D9982F', leafLight: '#FFCB5C', leafDark: '#9A5F2E', trunk: '#3A2436' };

export const scene = defineScene({ title: 'Gangnam', seed: 36, budget: 'dense', draw });

function draw(canvas: Canvas): void {
  // Night sky and the city
  canvas.add(rect(0, 0, 800, 600, skyPaint(canvas, palette)));
  canvas.add(
    stroke(stars(5, 40, 0, 0, 800, 200), palette.lit, 2, {
      'stroke-linecap': 'round',
      opacity: 0.6,
    }),
  );
  const city = skyline(9, 440, [120, 330], [44, 84], { antennas: 0.1 });
  canvas.add(
    path(city.bodies, palette.ridge[2]),
    path(city.sides, palette.ridge[3]),
    stroke(city.windows, palette.gold, 4, { opacity: 0.55 }),

    // The Trade Tower climbs in steps
    path('M40 440V112h26V84h26V56h44V84h0V440z', palette.ridge[1]),
    path('M104 440V56h32V440z', palette.ridge[2]),
    stroke(
      range(24).map((i) => `M${i < 3 ? 92 : i < 5 ? 66 : 40} ${70 + i * 15}H136`),
      CYAN,
      2,
      { opacity: 0.45 },
    ),
  );

  // The screen: two glass faces that meet at the corner of the building
  const left = 'M176 112L486 60V400L176 384z';
  const right = 'M486 60L674 120V378L486 400z';
  canvas.add(path('M160 96L486 40 692 106V440H160z', palette.ink));
  canvas.add(path('M160 398L486 416 692 392V440H160z', palette.ridge[3]));
  const deep = canvas.linearGradient({ 0: '#0B2C6B', 0.55: '#1E83B8', 1: '#0B3F7C' });
  canvas.add(path(left + right, deep));
  const inside = { 'clip-path': canvas.clip(left + right) };
  const colors = { body: '#1C8FC4', line: '#8FE6EE', foam: '#F4FEFF' };
  canvas.add(
    group(
      inside,
      path('M170 300Q260 250 340 280T500 250 690 290V410H170z', '#156AA8'),
      wave(590, 290, 96, { ...colors, body: '#1A78B4' }, -1),
      path('M170 330Q230 300 300 320T470 330 600 320 690 330V410H170z', '#2BA9D4'),
      wave(400, 252, 158, colors),
      path('M170 366Q260 340 350 362T520 360 690 356V410H170z', '#0F5C9C'),
      stroke(
        'M190 346q40-16 80 0t80 0M520 340q40-14 80 0t70 0M240 380q40-12 80 0M430 384q40-12 90 0',
        '#8FE6EE',
        4,
      ),
      path('M486 60L674 120V410H486z', '#071A44', { opacity: 0.14 }),
    ),
    // Spray flies out of the box; frame and corner
    stroke('M176 112L486 60 674 120V378L486 400 176 384z', '#C9EFF6', 5, {
      'stroke-linejoin': 'round',
    }),
    stroke('M486 60V400', '#8FD8EC', 3, { opacity: 0.7 }),
    path(
      foamPath(
        [470, 70],
        triplesFrom(`
            492 44 16, 530 34 24, 566 52 22, 588 84 20, 566 100 16, 530 84 24, 500 92 18,
            470 70 16
          `),
      ),
      '#F4FEFF',
    ),
    stroke('M610 60h0M628 92h0M596 34h0M640 44h0M452 36h0M560 12h0', '#F4FEFF', 9, {
      'stroke-linecap': 'round',
    }),

    // Light on the square
    path('M-10 438H810V610H-10z', palette.ridge[4]),
    canvas.grain(
      ellipse(430, 452, 430, 120, glow(canvas, CYAN, 1)),
      path('M-10 440H810V470H-10z', canvas.fade('#1E83B8', 'down', 0.6)),
    ),
    path(polygonPath(pointsFrom('-10 440, 810 440, 810 446, -10 446')), palette.ridge[1]),
    stroke(
      range(9).map((i) => pen`M${400 + (i - 4) * 70} 446L${400 + (i - 4) * 240} 610`),
      palette.ridge[2],
      2,
      { opacity: 0.6 },
    ),
  );

  // Ginkgo trees along the avenue, traffic behind the people
  for (const [x, size, seed] of triplesFrom('60 62 3, 742 66 8, 670 40 5'))
    canvas.add(leafyTree(seed, x, 400 - size * 0.5, size, LEAVES));
  canvas.add(
    neonSign('강남', 716, 150, {
      color: palette.accent,
      board: palette.ink,
      size: 36,
      tube: 3.4,
    }),
    car(560, 474, 122, '#D9792F', 1, '#FFE9B0'),
    car(236, 470, 104, palette.shade, -1),
    deliveryRider(394, 488, 84, {
      box: '#2BC1BC',
      jacket: palette.ink,
      helmet: palette.lit,
      scooter: palette.red,
    }),
  );

  // Those who stop and look up
  const passer = walkersWith({ shadow: '#050B1E' });
  canvas.add(
    passer(128, 560, 116, palette.gold, '#26365E', {
      head: 'long',
      raised: CYAN,
      still: true,
      bag: palette.lit,
    }),
    person(230, 574, 118, palette.red, '#26365E', { bag: '#F7C873' }),
    person(278, 570, 72, palette.lit, palette.green),
    passer(610, 562, 118, palette.lit, palette.deep, {
      ...TRAVELLER,
      facing: -1,
      backpack: palette.green,
      raised: CYAN,
      still: true,
    }),
    person(520, 580, 112, palette.green, '#1C2748', { hair: '#4A2A22' }),
    passer(700, 580, 108, '#8C6BC0', '#26365E', {
      facing: -1,
      head: 'bun',
      clothes: 'coat',
      bag: palette.accent,
    }),
  );
}
