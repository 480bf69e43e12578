// N Seoul Tower at dusk: Namsan with the city wall and the cable car, the lit city, tiled roofs in front.
import { mix } from '../../lib/color.ts';
import { smoothPath } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { circle, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { hanokRoof, type RoofColors } from '../../motifs/hanok.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { nSeoulTower } from '../../motifs/landmarks.ts';
import { halo, skyPaint, stars } from '../../motifs/light.ts';
import { neonSign } from '../../motifs/neon.ts';
import { skyline } from '../../motifs/skyline.ts';
import { canopy } from '../../motifs/trees.ts';

const palette = palettes.dusk;

/** Left end of Namsan's outline, and the distance between its points. */
const NAMSAN_LEFT = 180;
const NAMSAN_STEP = 16;

const ROOFS: RoofColors = {
  roof: '#1E1840',
  roofDeep: '#120E2C',
  lit: '#F0A07A',
  plaster: '#E58E74',
  under: '#0C0A20',
  rafter: '#7A3B54',
  dot: '#4A376B',
  sheen: '#B0527F',
};

export const scene = defineScene({
  title: 'N Seoul Tower',
  seed: 4,
  safe: [180, 0, 600, 600],
  draw,
});

function draw(canvas: Canvas): void {
  // Sky with the first stars, the setting sun and clouds
  canvas.add(
    rect(0, 0, 800, 600, skyPaint(canvas, palette, [0, 0.3, 0.5, 0.7])),
    roundStroke(stars(5, 34, 0, 0, 800, 150), palette.lit, 1.8, { opacity: 0.8 }),
    canvas.grain(halo(canvas, 232, 318, 210, '#FFD08A', { opacity: 0.7, fadeTo: '#F58A63' })),
    circle(232, 318, 84, palette.sun),
  );
  const highClouds = cloud(330, 190, 420, 26) + cloud(-80, 150, 300, 18) + cloud(560, 262, 300, 16);
  canvas.add(path(cloud(-40, 300, 300, 18) + cloud(170, 344, 260, 14), palette.sky[2]));
  canvas.add(path(highClouds, '#A7527F', { opacity: 0.8 }));
  canvas.add(path(cloud(420, 204, 240, 12), palette.sky[3], { opacity: 0.6 }));

  // Far mountains, far city with its highest tower, haze
  const farRidge = ridgePoints(
    8,
    400,
    '-10 60 130, 130 34 150, 290 44 190, 470 70 150, 740 95 190',
    { roughness: 7 },
  );
  const farCity = skyline(31, 440, [14, 62], [12, 26], {
    to: 560,
    windows: { width: 2, stepX: 6, stepY: 7, lit: 0.18 },
  });
  canvas.add(mountain(farRidge, 460, palette.ridge[0]));
  canvas.add(path(farCity.bodies, palette.ridge[1]));
  canvas.add(stroke(farCity.windows, palette.gold, 2, { opacity: 0.7 }));
  canvas.add(
    path('M70 440L75 306 81 284 86 306 92 440z', mix(palette.ridge[1], palette.ridge[0], 0.4)),
  );
  canvas.add(path('M81 284L86 306 92 440H82z', palette.ridge[1]));
  canvas.add(canvas.grain(rect(0, 340, 800, 130, canvas.fade(palette.haze, 'up', 0.8))));

  // Namsan: the tower rises from behind its woods
  const namsan = ridgePoints(13, 480, '560 186 400, 700 120 240', {
    from: NAMSAN_LEFT,
    to: 840,
    step: NAMSAN_STEP,
    roughness: 3,
  });
  const namsanEdge = (x: number) => {
    const index = Math.round((x - NAMSAN_LEFT) / NAMSAN_STEP);
    return namsan[Math.max(0, Math.min(namsan.length - 1, index))]?.[1] ?? 0;
  };
  const eveningLight = canvas.linearGradient(
    { 0: ['#F08A6B', 0.8], 0.6: ['#F08A6B', 0] },
    [0, 0.2, 1, 0.4],
  );
  const middleGreen = mix(palette.ridge[2], palette.ridge[3], 0.6);
  canvas.add(
    nSeoulTower(560, 306, 290, {
      lit: '#F6C9A8',
      shade: '#8A4A78',
      mast: '#F3E0D0',
      red: palette.red,
      window: '#FFE7A8',
    }),
    canopy(3, namsanEdge, 16, 560, palette.ridge[2], { from: 180, to: 820 }),
    canopy(17, (x) => namsanEdge(x) + 26, 18, 560, middleGreen, { from: 240, to: 820 }),
    canvas.grain(path(`${smoothPath(namsan)}L840 600H180z`, eveningLight)),
    canopy(27, (x) => namsanEdge(x) + 66, 20, 560, palette.ridge[3], { from: 160, to: 820 }),
  );

  // City wall with its lamps winding down the slope
  const wall = 'M548 306C520 322 516 340 474 352S430 388 380 398 330 424 290 430';
  const lamps = 'M548 304C520 320 516 338 474 350S430 386 380 396 330 422 290 428';
  canvas.add(stroke(wall, '#E9A48A', 4, { 'stroke-dasharray': '5 2' }));
  canvas.add(roundStroke(lamps, palette.gold, 2, { 'stroke-dasharray': '0 13' }));

  // Cable car
  const cabin = 'M668 336v10h-9q-3 0-3 4v14q0 4 4 4h20q4 0 4-4v-14q0-4-3-4h-9v-8z';
  canvas.add(stroke('M586 300L840 398M586 305L840 403', palette.ink, 1.2));
  canvas.add(path(cabin, palette.red));
  canvas.add(rect(659, 351, 22, 8, palette.sun));

  // Middle city
  const middleCity = skyline(47, 560, [60, 150], [26, 56], {
    windows: { width: 4, stepX: 9, stepY: 10, lit: 0.34 },
    envelope: (x) => 0.72 + (0.35 * Math.abs(x - 430)) / 400,
  });
  canvas.add(path(middleCity.bodies, palette.ridge[3]));
  canvas.add(path(middleCity.sides, palette.ridge[4], { opacity: 0.8 }));
  canvas.add(canvas.grain(rect(0, 430, 800, 130, canvas.fade('#B2507C', 'up', 0.7))));
  canvas.add(stroke(middleCity.windows, palette.gold, 5));

  // Near city on both sides, with neon signs
  const windows = { width: 6, stepX: 13, stepY: 15, lit: 0.4 };
  const leftCity = skyline(52, 600, [90, 170], [40, 74], { to: 300, windows });
  const rightCity = skyline(64, 600, [90, 170], [40, 70], { from: 590, windows });
  for (const city of [leftCity, rightCity]) {
    canvas.add(path(city.bodies, palette.ridge[4]));
    canvas.add(path(city.sides, palette.ink, { opacity: 0.6 }));
    canvas.add(stroke(city.windows, '#FFD98C', 8));
  }
  canvas.add(
    neonSign('서울', 236, 452, { color: '#FF7F9C', board: palette.ink, size: 20, tube: 2.1 }),
    neonSign('남산', 640, 470, { color: '#67E0DA', board: palette.ink, size: 19, tube: 2.1 }),

    // Tiled roofs in front
    rect(120, 560, 620, 60, '#0F0C26'),
    hanokRoof(600, 520, 420, 66, ROOFS, { ridge: 0.66, tiles: 36 }),
    hanokRoof(150, 506, 440, 84, ROOFS, { ridge: 0.66, tiles: 34 }),
    hanokRoof(400, 544, 380, 76, ROOFS, { ridge: 0.7, tiles: 30 }),
  );
}
