// Ten days across Korea as one country at dusk: Seoul's palace, the mounds of Gyeongju, Busan's sea bridge, the volcano of Jeju, joined by one route.
import { pen, quadruplesFrom, triplesFrom } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { circle, ellipse, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { suspensionBridge } from '../../motifs/bridge.ts';
import { cheomseongdae, moundPaths } from '../../motifs/gyeongju.ts';
import { hallWall, terrace } from '../../motifs/hall.ts';
import { hanokColors, hanokRoof } from '../../motifs/hanok.ts';
import { cloud, facets, mountain, ridgePoints } from '../../motifs/land.ts';
import { nSeoulTower } from '../../motifs/landmarks.ts';
import { birds } from '../../motifs/life.ts';
import { halo, skyPaint, stars } from '../../motifs/light.ts';
import { route, type RouteColors, stop } from '../../motifs/route.ts';
import { skyline } from '../../motifs/skyline.ts';
import { canopy, leafyTree } from '../../motifs/trees.ts';
import { reflection, ripples, scallopRows, wave } from '../../motifs/water.ts';

const palette = palettes.dusk;
const hanok = { ...hanokColors(palette), plaster: '#FFE6C4', roof: '#55437E', sheen: '#FF9A86' };
const ROUTE: RouteColors = {
  line: '#FFE9BF',
  under: palette.ink,
  disc: palette.red,
  ring: '#FFF0D4',
  number: '#FFF0D4',
};
const STONE = { lit: palette.lit, shade: palette.shade, deep: '#8A4B6C' };

/** Middle of the palace. */
const PALACE = 190;

export const scene = defineScene({
  title: 'Korea in ten days',
  seed: 53,
  safe: [110, 0, 580, 600],
  budget: 'dense',
  draw,
});

function draw(canvas: Canvas): void {
  // Sky with the setting sun
  canvas.add(
    rect(0, 0, 800, 600, skyPaint(canvas, palette, [0, 0.16, 0.3, 0.42])),
    roundStroke(stars(6, 30, 0, 0, 800, 110), palette.lit, 1.8, { opacity: 0.8 }),
    canvas.grain(halo(canvas, 560, 176, 170, '#FFD08A', { opacity: 0.8 })),
    circle(560, 176, 66, palette.sun),
    path(cloud(-40, 96, 260, 18) + cloud(380, 72, 260, 16), '#B05A86', { opacity: 0.8 }),
    path(cloud(470, 190, 260, 14), palette.sky[2]),
  );

  // The mountain spine of the country, fading to the east
  const spine = ridgePoints(
    5,
    250,
    '70 90 120, 180 150 150, 300 96 120, 430 60 130, 690 104 170, 800 80 120',
    { roughness: 9, sharpness: 1.4 },
  );
  canvas.add(mountain(spine, 320, palette.ridge[0]));
  canvas.add(
    facets(
      7,
      quadruplesFrom('182 102 80 160, 72 162 50 100, 302 156 50 100, 692 148 70 110'),
      palette.ridge[1],
      { opacity: 0.8 },
    ),
  );
  canvas.add(canvas.grain(rect(0, 160, 800, 120, canvas.fade(palette.haze, 'up'))));

  // Seoul: far city, the tower, the palace
  const city = skyline(23, 284, [16, 54], [12, 26], {
    from: 290,
    to: 520,
    windows: { width: 2, stepX: 6, stepY: 7, lit: 0.4 },
  });
  const hill = (x: number) => 286 - 46 * Math.exp(-(((x - 376) / 50) ** 2));
  canvas.add(
    path(city.bodies, palette.ridge[1]),
    stroke(city.windows, palette.gold, 2.4),
    nSeoulTower(376, 246, 140, {
      lit: '#FFD9B0',
      shade: '#A05C80',
      mast: '#FFE9D0',
      red: palette.red,
      window: palette.deep,
    }),
    canopy(4, hill, 14, 320, palette.ridge[2], { from: 290, to: 480 }),
    canopy(8, (x) => 282 + Math.sin(x / 60) * 5, 18, 340, palette.ridge[2]),
    terrace(PALACE, 298, 236, 22, STONE, { slab: 20 }),
    hallWall(PALACE, 258, 160, 40, 5, hanok),
    hanokRoof(PALACE, 220, 224, 44, hanok, { skirt: true, ridge: 0.62, tiles: 16, lift: 0.26 }),
    hallWall(PALACE, 200, 124, 24, 5, hanok, { band: 0.5, lattice: false }),
    hanokRoof(PALACE, 152, 184, 52, hanok, { tiles: 16, lift: 0.25 }),

    // Meadows towards Gyeongju
    path('M-10 320Q160 306 330 322T810 310V470H-10z', '#8A4A78'),
    path('M-10 352Q200 326 420 356T810 346V470H-10z', '#733F74'),
    path(pen`M${PALACE - 26} 320h52l26 26h-104z`, STONE.lit),
    canvas.grain(rect(0, 300, 800, 90, canvas.fade('#E2737A', 'up', 0.5))),

    // The express train between the cities
    path('M250 354L262 345 420 351 440 361 428 363z', '#FFE9D0'),
    path('M250 354L428 363H440L420 356 262 350z', '#8C6FB0'),
    stroke('M276 349L412 354', palette.ink, 3, { 'stroke-dasharray': '6 4' }),
    stroke('M180 352L250 355M440 364L470 366', palette.lit, 1.4, { opacity: 0.6 }),
  );

  // Gyeongju: mounds and the observatory
  for (const [x, y, half, height] of quadruplesFrom(`
      740 372 130 100, 452 370 84 56, 566 380 108 84
    `)) {
    const mound = moundPaths(x, y, half, height);
    canvas.add(path(mound.body, '#DD8F66'), path(mound.shade, '#9A4C68'));
  }
  canvas.add(
    leafyTree(5, 508, 346, 22, { leaf: '#C23F48', leafLight: '#F07A50', trunk: palette.ink }),
    path('M-10 380Q300 360 560 378T810 366V480H-10z', palette.ridge[2]),
    path('M610 396H700L800 406V416L640 402z', palette.ridge[3]),
    cheomseongdae(654, 396, 132, STONE),
    canopy(
      12,
      (x) => 392 + Math.sin(x / 40) * 6 + x * 0.03 + Math.max(0, x - 330) * 0.5,
      20,
      480,
      palette.ridge[3],
      { to: 430 },
    ),
  );

  // A village of tiled roofs on the plain of Jeolla
  for (const [x, y, width] of triplesFrom(`
      70 386 96, 176 392 84, 286 388 90, 120 404 120, 234 408 110
    `)) {
    canvas.add(rect(x - width * 0.4, y + width * 0.18, width * 0.8, width * 0.16, '#FFD08A'));
    canvas.add(hanokRoof(x, y, width, width * 0.22, hanok, { ridge: 0.7, tiles: 0, lift: 0.2 }));
  }
  canvas.add(canopy(16, (x) => 436 - x * 0.01, 14, 480, palette.ridge[4], { to: 400 }));

  // The southern sea
  const sea = canvas.linearGradient({ 0: '#D9687C', 0.3: '#6E4289', 1: '#231D4E' });
  canvas.add(
    path('M-10 452C120 426 250 440 380 432S620 420 810 416V610H-10z', sea),
    stroke('M-10 452C120 426 250 440 380 432S620 420 810 416', '#FFC9A0', 3, { opacity: 0.8 }),
    roundStroke(ripples(5, [446, 560], 46, 70), '#FFC9A0', 2, { opacity: 0.45 }),
  );

  // Busan: towers on the cape and the bridge
  const busan = skyline(66, 478, [50, 128], [22, 34], {
    from: 716,
    windows: { width: 4, stepX: 8, stepY: 9, lit: 0.5 },
    antennas: 0,
  });
  canvas.add(
    path(busan.bodies, '#4A3272'),
    path(busan.sides, palette.ridge[4]),
    stroke(busan.windows, palette.gold, 4),
    path('M700 480Q750 464 810 466V500Q750 496 700 480z', palette.ridge[4]),
    path('M330 506Q372 456 420 480L452 506z', palette.ridge[3]),
    path('M396 472L420 480 452 506H404z', palette.ridge[4]),
    roundStroke(reflection(9, 600, 516, 50, 150, 8), palette.gold, 2.4, { opacity: 0.7 }),
    suspensionBridge({
      start: [392, 476, 0.48],
      end: [806, 480, 0.62],
      towers: [0.24, 0.68],
      water: () => 510,
      towerHeight: 116,
      dip: 0.84,
      deckHeight: 22,
      colors: {
        body: '#2A1F56',
        cable: '#FFD9A0',
        truss: '#A05C96',
        light: '#FFE9BF',
        lowerLight: palette.accent,
        glow: '#FFE9BF',
      },
    }).markup,

    // Jeju: the broad shield of Hallasan with its crater lake, Seongsan's bowl beside it
    path(
      'M-10 540C60 528 104 500 138 476L160 470 170 478 204 480 214 468 240 474C282 500 340 536 420 562V600H-10z',
      '#DE7C72',
    ),
    path('M214 468L240 474C282 500 340 536 420 562V600H250C262 550 246 506 204 480z', '#8C4878'),
    path('M138 476L160 470 170 478 204 480 214 468 240 474Q190 498 138 476z', '#5C3570'),
    path('M164 483Q190 476 218 482 190 494 164 483z', '#9CC4D0'),
    path(
      'M128 486L96 540 118 524 112 556 146 492zM166 496L156 544 168 534 176 560 182 498zM222 492L236 540 244 528 264 556 238 490z',
      '#B5566F',
      { opacity: 0.7 },
    ),
    path('M338 568L352 524Q400 506 450 524L466 568z', '#C97480'),
    path('M404 512Q430 514 450 524L466 568H412z', '#5C3570'),
    path(
      'M346 528L354 510 364 520 374 504 386 514 398 500 410 514 422 503 432 516 444 508 456 528z',
      '#E9A08A',
    ),
    ellipse(401, 527, 50, 9, '#6F9A72'),
    path(
      'M350 530L362 536 374 530 388 538 402 531 416 538 430 531 442 536 452 530 442 544H360z',
      '#A85C74',
    ),
    canopy(30, (x) => 538 + Math.abs(x - 170) * 0.1, 16, 600, palette.ridge[2], { to: 400 }),
    canopy(31, (x) => 560 + Math.abs(x - 190) * 0.03, 18, 600, palette.ridge[3], { to: 420 }),
  );
  const coastLight = canvas.radialGradient({ 0: ['#F58A74', 0.5], 1: ['#F58A74', 0] });
  canvas.add(canvas.grain(ellipse(170, 560, 280, 60, coastLight)));

  // Waves as the frame
  const rows = scallopRows(canvas, {
    from: 0,
    to: 800,
    y: 566,
    radius: 30,
    rows: 3,
    colors: ['#43307A', '#1C1745', '#F5A68C'],
  });
  const colors = { body: '#2B2160', line: '#F5A68C', foam: '#FFE9D0' };
  canvas.add(
    rows.slice(0, 1),
    wave(690, 578, 40, colors),
    rows.slice(1),
    // The route and its stops
    route('M212 346C240 386 330 376 400 384S540 420 590 404', ROUTE),
    route('M590 404C640 430 600 470 560 492S470 530 400 536 300 540 262 536', ROUTE),
    stop(1, 196, 338, ROUTE, 19),
    stop(2, 592, 404, ROUTE, 19),
    stop(3, 566, 492, ROUTE, 19),
    stop(4, 248, 534, ROUTE, 19),
    path('M474 536h64q-5 17-16 17h-34q-10 0-14-17z', palette.ink),
    path('M507 535V492L537 533zM502 533V499L480 531z', '#FFF0D4'),

    path(birds([470, 116, 12], [440, 132, 9]), palette.ridge[4]),
  );
}
