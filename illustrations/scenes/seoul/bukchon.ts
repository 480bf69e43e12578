// Bukchon: a lane climbing between hanok, ginkgo and maple in autumn, the tower on Namsan at its end.
import { mix } from '../../lib/color.ts';
import { pen } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { hallWall } from '../../motifs/hall.ts';
import { hanokColors, hanokRoof } from '../../motifs/hanok.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { nSeoulTower } from '../../motifs/landmarks.ts';
import { skyPaint } from '../../motifs/light.ts';
import { person } from '../../motifs/person.ts';
import { skyline } from '../../motifs/skyline.ts';
import { deliveryRider } from '../../motifs/traffic.ts';
import { canopy, ginkgoLeaves, leafyTree } from '../../motifs/trees.ts';
import { grandmother, walker } from '../../motifs/walker.ts';

const palette = palettes.autumn;
const roofColors = { ...hanokColors(palette), plaster: '#8B8A8C', sheen: palette.gold };
const wallColors = {
  dark: '#F3E6CC',
  door: '#EAD7B2',
  red: '#7A4630',
  redLight: '#A3684A',
  green: '#7A4630',
  gold: '#A3684A',
};
const STONE = '#8F7A64';
const SHADOW = '#7A5440';

export const scene = defineScene({ title: 'Bukchon', seed: 11, budget: 'dense', draw });

function draw(canvas: Canvas): void {
  // Sky
  canvas.add(rect(0, 0, 800, 600, skyPaint(canvas, palette, [0, 0.3, 0.5, 0.7])));
  canvas.add(
    path(cloud(80, 110, 300, 26) + cloud(520, 90, 260, 20), palette.sun, { opacity: 0.8 }),
  );

  // Far ridge, city and tower, haze
  const ridge = ridgePoints(3, 330, '120 90 170, 620 120 200, 770 90 130', { roughness: 9 });
  const city = skyline(8, 344, [24, 92], [18, 36], {
    from: 250,
    to: 600,
    windows: { width: 3, stepX: 8, stepY: 9, lit: 0.3 },
  });
  const tower = {
    lit: '#E9D7B4',
    shade: '#A08A72',
    mast: '#E9D7B4',
    red: palette.red,
    window: '#7C6A5C',
  };
  const namsanEdge = (x: number) => 330 - 40 * Math.exp(-Math.pow((x - 404) / 60, 2));
  canvas.add(mountain(ridge, 400, palette.ridge[0]));
  canvas.add(path(city.bodies, mix(palette.ridge[0], palette.roof, 0.35)));
  canvas.add(path(city.sides, mix(palette.ridge[1], palette.roof, 0.5), { opacity: 0.6 }));
  canvas.add(stroke(city.windows, palette.sun, 3));
  canvas.add(nSeoulTower(404, 300, 118, tower));
  canvas.add(
    canopy(4, namsanEdge, 12, 400, mix(palette.ridge[1], palette.green, 0.4), {
      from: 300,
      to: 520,
    }),
  );
  canvas.add(canvas.grain(rect(0, 240, 800, 140, canvas.fade(palette.haze, 'up', 0.9))));

  // Autumn woods behind the houses
  const leftWoods = (x: number) => 340 - 30 * Math.sin(x / 70);
  const rightWoods = (x: number) => 332 - 24 * Math.sin(x / 60 + 1);
  const laneEnd = (x: number) => 372 + Math.abs(x - 400) * 0.05;
  canvas.add(
    canopy(7, leftWoods, 26, 460, '#DD8A2C', { to: 300 }),
    canopy(9, rightWoods, 26, 460, '#C4502A', { from: 500 }),
    path('M-10 380H810V610H-10z', STONE),
    canopy(13, laneEnd, 14, 420, '#7C8A4E', { from: 290, to: 520 }),

    // Far houses
    house(318, 322, 130),
    house(492, 318, 140),
    house(262, 330, 200),
    house(556, 330, 210),
  );

  // The lane
  const laneShade = canvas.linearGradient({ 0: ['#8C5F43', 0], 1: ['#8C5F43', 0.6] });
  const steps = 'M392 412h20M382 428h44M368 450h76M346 482h122M312 530h192M270 584h280';
  canvas.add(path('M388 400L412 400 640 610H150z', '#D9BE95'));
  canvas.add(canvas.grain(path('M388 400L412 400 640 610H150z', laneShade)));
  canvas.add(stroke(steps, '#A78A66', 2));

  // Maples and the near houses
  const maple = { leaf: '#B8402A', leafLight: '#E2672F', leafDark: '#8E2C24', trunk: '#5A3328' };
  canvas.add(leafyTree(3, 96, 312, 62, maple), leafyTree(4, 28, 326, 50, maple));
  canvas.add(leafyTree(5, 758, 306, 58, maple), leafyTree(6, 704, 326, 42, maple));
  canvas.add(house(150, 340, 330), house(676, 336, 350));

  // Stone walls along the lane
  const joints =
    'M-10 524h300M-10 556h284M-10 588h260M40 494v30M110 494v30M180 494v30M250 494v30' +
    'M70 524v32M140 524v32M210 524v32M30 556v32M100 556v32M170 556v32M516 520h300M548 552h260' +
    'M580 584h230M570 490v30M640 490v30M710 490v30M780 490v30M620 520v32M690 520v32M760 520v32';
  const rightWall = 'M494 490H810V610H600z';
  canvas.add(rect(-10, 474, 318, 20, STONE));
  canvas.add(path('M-10 494H308L240 610H-10z', '#9B866C'));
  canvas.add(path(rightWall, '#7D6A58'));
  canvas.add(stroke(joints, '#6E5B4B', 1.6));
  canvas.add(canvas.grain(path(rightWall, canvas.fade('#2E1E24', 'left', 0.4))));
  canvas.add(path('M300 560L520 610H150z', '#6E4A3A', { opacity: 0.3 }));

  // Strollers
  canvas.add(
    deliveryRider(
      450,
      508,
      70,
      { box: '#C8402C', jacket: '#C8402C', helmet: '#FBEFD8', scooter: '#6F8C94' },
      -1,
    ),
    walker(352, 528, 82, '#8C6AA8', '#33424F', {
      ...grandmother('#FBEFD8', '#A7A2AC'),
      trolley: '#2F6F76',
      shadow: SHADOW,
    }),
    person(404, 432, 28, palette.red, palette.ink),
  );

  // A ginkgo branch as the frame, and its leaves on the ground
  const branch =
    'M812 30C740 60 690 70 640 130M740 58C720 90 716 120 690 150M812 90C770 110 750 140 740 180';
  const fallen =
    'M330 566q-8 4-6 12 10 2 16-2 0-8-10-10zM470 548q-8 4-6 12 10 2 16-2 0-8-10-10z' +
    'M520 580q-8 4-6 12 10 2 16-2 0-8-10-10zM250 592q-8 4-6 12 10 2 16-2 0-8-10-10z' +
    'M420 560q-6 4-4 9 8 1 12-2 0-6-8-7z';
  canvas.add(roundStroke(branch, '#5A3328', 7));
  canvas.add(ginkgoLeaves(6, [812, 20], [630, 130], 46, ['#E59F2A', '#F8CE62']));
  canvas.add(path(fallen, '#E59F2A'));
}

/** A plastered house on a stone base. x = its centre, y = the ridge, `width` of the eaves. */
function house(x: number, y: number, width: number): string {
  const roofHeight = width * 0.2;
  const wallTop = y + roofHeight * 0.95;
  const baseTop = wallTop + width * 0.2;
  const left = x - width * 0.44;
  return (
    hallWall(x, wallTop, width * 0.84, width * 0.2, 4, wallColors, { band: 0.14 }) +
    rect(left, baseTop, width * 0.88, width * 0.13, '#B9A58A') +
    stroke(pen`M${left} ${baseTop + width * 0.065}h${width * 0.88}`, STONE, width * 0.008) +
    hanokRoof(x, y, width, roofHeight, roofColors, {
      ridge: 0.72,
      tiles: Math.round(width / 9),
      lift: 0.2,
    })
  );
}
