// Seoul in the blue hour: Namsan with its tower before the granite horns of Bukhansan, the old
// south gate and the city wall at its foot, the rainbow fountain of Banpo bridge. Text on the
// left 45 %.
import type { Stops } from '../../lib/canvas.ts';
import type { Color } from '../../lib/color.ts';
import { createRandom, lerp, range } from '../../lib/math.ts';
import { pen, quadruplesFrom, rectPath } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup, palettes } from '../../lib/scene.ts';
import { circle, ellipse, path, rect, ROUND_CAPS, roundStroke, stroke } from '../../lib/svg.ts';
import { hallWall } from '../../motifs/hall.ts';
import { hanokColors, hanokRoof } from '../../motifs/hanok.ts';
import { cloud, facets, mountain, ridgePoints } from '../../motifs/land.ts';
import { nSeoulTower } from '../../motifs/landmarks.ts';
import { halo, stars } from '../../motifs/light.ts';
import { person } from '../../motifs/person.ts';
import { pine } from '../../motifs/pine.ts';
import { skyline } from '../../motifs/skyline.ts';
import { canopy } from '../../motifs/trees.ts';
import { reflection, ripples } from '../../motifs/water.ts';

const palette = palettes.night;
const hanok = {
  ...hanokColors({ ...palette, lit: '#FFE3B0', red: '#D8523C', green: '#2F8C7E' }),
  roof: '#3A4474',
  roofDeep: '#1C2450',
  dot: '#8E8AA8',
};
/** Edge of the river. */
const SHORE = 660;
/** Foot of the tower, and middle of the gate. */
const TOWER = { x: 1392, y: 452 };
const GATE = 1590;
/** The darkest colour, behind the text. */
const NAVY = '#08153A';
const LAMP = '#FFD79A';

type Format = 'landscape' | 'portrait';

export const scene = defineScene({
  title: 'Seoul in the blue hour',
  seed: 5,
  view: [0, 0, 2100, 900],
  safe: [1340, 100, 420, 640],
  budget: 'hero',
  draw: (canvas) => drawSeoul(canvas, 'landscape'),
});

/** Both formats show the same picture; the upright one leaves out what lies beyond its edges. */
export function drawSeoul(canvas: Canvas, format: Format): void {
  drawSky(canvas, format);
  drawMountains(canvas);
  drawCity(canvas, format);
  drawNamsan(canvas);
  canvas.add(gate(canvas));
  drawRiver(canvas);
  canvas.add(bridge(canvas));
  drawBank(canvas, format);
}

/** Night above, the last light on the horizon, darkest where the text stands; moon and clouds. */
function drawSky(canvas: Canvas, format: Format): void {
  const starlight = { opacity: 0.65, ...ROUND_CAPS };
  if (format === 'portrait') {
    const tallSky = canvas.linearGradient({
      0: '#050E2E',
      0.36: '#0C1C52',
      0.55: '#28468F',
      0.69: '#7D7EBB',
      0.78: '#EFA79B',
      0.84: '#FFC987',
    });
    canvas.add(rect(900, -480, 900, 1380, tallSky));
    canvas.add(stroke(stars(7, 50, 985, -460, 1745, 210), '#FDF3DA', 3, starlight));
  } else {
    const wideSky = canvas.linearGradient({
      0: '#0C1C52',
      0.3: '#28468F',
      0.52: '#7D7EBB',
      0.66: '#EFA79B',
      0.76: '#FFC987',
    });
    const textStops: Stops = { 0: [NAVY, 0.97], 0.62: [NAVY, 0.8], 1: [NAVY, 0] };
    canvas.add(rect(0, 0, 2100, 900, wideSky));
    canvas.add(rect(0, 0, 2100, 900, canvas.radialGradient(textStops, 0.12, 0.3, 0.56)));
    canvas.add(stroke(stars(3, 44, 0, 0, 2100, 210), '#FDF3DA', 3, starlight));
    canvas.add(
      path(cloud(140, 190, 380, 24) + cloud(560, 300, 320, 18), '#33488C', { opacity: 0.45 }),
    );
  }
  const [moonX, moonY] = format === 'portrait' ? [1604, 216] : [1650, 170];
  canvas.add(canvas.grain(halo(canvas, moonX, moonY, 220, '#FFE3B4', { start: 0.3 })));
  canvas.add(circle(moonX, moonY, 72, '#FFF1CF'));
  const clouds =
    cloud(1540, moonY + 36, 330, 24) + cloud(1010, 250, 330, 22) + cloud(1800, 330, 330, 22);
  canvas.add(path(clouds, '#8C87BE', { opacity: 0.9 }));
}

/** Bukhansan and its granite, a nearer range, and the glow at their foot; dark towards the text. */
function drawMountains(canvas: Canvas): void {
  const nightfall = (dark: Color, light: Color) =>
    canvas.linearGradient({ 0: dark, 0.36: dark, 0.54: light }, [0, 0, 1, 0]);
  const bukhansan = ridgePoints(
    14,
    640,
    `240 110 280, 620 140 280, 1010 170 240, 1170 268 230, 1268 316 190, 1520 250 260,
     1610 232 200, 1860 190 240, 2080 150 180`,
    { to: 2120, step: 22, roughness: 14, sharpness: 1.5 },
  );
  const shaded = quadruplesFrom(`
    1274 330 90 200, 1176 376 50 190, 1528 396 90 160, 1866 452 80 120, 1016 474 70 120
  `);
  const granite =
    'M1256 338l-26 70 12 6-34 74 44-58-6-14 26-60zM1160 386l-24 56 10 4-24 56 36-48z' +
    'M1506 404l-24 50 10 4-22 46 34-40z';
  canvas.add(mountain(bukhansan, 700, nightfall('#0F1E58', '#6A6BA9')));
  canvas.add(facets(5, shaded, '#4A4E92', { opacity: 0.65 }));
  canvas.add(path(granite, '#F7B9A6', { opacity: 0.38 }));

  const nearer = ridgePoints(
    4,
    650,
    '120 80 260, 480 96 260, 860 84 240, 1900 120 260, 2080 90 160',
    { to: 2120, step: 24, roughness: 12 },
  );
  const afterglow = canvas.radialGradient({
    0: ['#F8B08C', 1],
    0.6: ['#F8B08C', 0.5],
    1: ['#F8B08C', 0],
  });
  canvas.add(mountain(nearer, 700, nightfall('#0D1B50', '#4C5698')));
  canvas.add(canvas.grain(ellipse(1440, 690, 940, 230, afterglow)));
}

/** The city on both sides of Namsan; the left half is dark and only in the wide picture. */
function drawCity(canvas: Canvas, format: Format): void {
  if (format === 'landscape') {
    const west = skyline(14, SHORE + 4, [26, 120], [24, 50], {
      to: 1060,
      windows: { width: 4, stepX: 13, stepY: 18, lit: 0.16 },
      envelope: (x) => 0.4 + 0.6 * Math.sin((x / 1060) * Math.PI),
    });
    canvas.add(path(west.bodies, '#1D2F74'), path(west.sides, '#15245E'));
    canvas.add(stroke(west.windows, LAMP, 4, { opacity: 0.8 }));
  }
  const east = skyline(31, SHORE + 4, [90, 260], [34, 60], {
    from: 1700,
    to: format === 'landscape' ? 2110 : 1760,
    windows: { width: 5, stepX: 13, stepY: 15, lit: 0.34 },
    antennas: 0.1,
  });
  canvas.add(path(east.bodies, '#36478E'), path(east.sides, '#222F70', { opacity: 0.9 }));
  canvas.add(stroke(east.windows, LAMP, 5));
}

/** Namsan with the tower, and the city wall that climbs it with its lamps. */
function drawNamsan(canvas: Canvas): void {
  const slope = (x: number) => 656 - 200 * Math.exp(-Math.pow((x - TOWER.x) / 190, 2));
  const foot = (x: number) => slope(x) * 0.5 + 326 + (x > 1600 ? 10 : 0);
  const lastLight = canvas.linearGradient(
    { 0: ['#FFB894', 0.75], 0.8: ['#FFB894', 0] },
    [0, 0, 0.8, 1],
  );
  const wall = 'M1408 462C1440 488 1420 518 1456 536S1470 574 1500 592';
  canvas.add(
    nSeoulTower(TOWER.x, TOWER.y + 10, 350, {
      lit: '#FFE9CC',
      shade: '#7E7FBE',
      mast: '#FFF0DC',
      red: palette.red,
      window: '#2B3C84',
    }),
    canopy(8, slope, 24, 700, '#31528F', { from: 900, to: 1900 }),
    canopy(18, (x) => slope(x) + 42, 26, 700, '#234178', { from: 930, to: 1880 }),
    canvas.grain(path('M1392 440C1280 470 1190 600 1040 660H1392Z', lastLight)),
    canopy(28, foot, 28, 720, '#183062', { from: 880, to: 1930 }),
    stroke(wall, '#F2C9A0', 9, { 'stroke-dasharray': '9 3' }),
    roundStroke(wall, '#FFE9B8', 4, { 'stroke-dasharray': '0 17' }),
  );
}

/** The Han, dark on the left, and the lights it mirrors. */
function drawRiver(canvas: Canvas): void {
  const water = canvas.linearGradient({
    0: '#C98FA6',
    0.16: '#5A66A8',
    0.5: '#22397C',
    1: '#0A1844',
  });
  const textShade = canvas.linearGradient(
    { 0: [NAVY, 0.92], 0.6: [NAVY, 0.7], 1: [NAVY, 0] },
    [0, 0, 1, 0],
  );
  const mirrored = (opacity: number) => ({ opacity, ...ROUND_CAPS });
  const top = SHORE + 12;
  const cityLights = range(9).map((i) => reflection(i + 20, 1760 + i * 42, top, 60, 26, 9));
  canvas.add(rect(0, SHORE, 2100, 240, water), rect(0, SHORE, 1300, 240, textShade));
  canvas.add(rect(0, SHORE - 8, 2100, 14, '#132452'));
  canvas.add(stroke(reflection(4, GATE, top, 60, 170, 9), '#FFC987', 3, mirrored(0.8)));
  canvas.add(stroke(reflection(9, TOWER.x, top, 60, 60, 9), '#FFE9CC', 3, mirrored(0.7)));
  canvas.add(stroke(cityLights, LAMP, 3, mirrored(0.6)));
}

/** Ripples, the park on the near bank with its visitors, and two pines as the frame. */
function drawBank(canvas: Canvas, format: Format): void {
  const waves = ripples(3, [SHORE + 14, 880], 40, 130, { to: 2100 });
  canvas.add(roundStroke(waves, '#B9C6EE', 2, { opacity: 0.4 }));
  canvas.add(
    path(
      'M-20 900V838C260 812 620 860 900 872S1500 838 1760 836S2120 810 2120 810V900Z',
      '#0A1642',
    ),
  );
  canvas.add(path('M700 900C900 868 1500 846 1760 846S2120 826 2120 826V900Z', '#1A2A66'));
  const look = { hair: '#0A0E2A', skin: '#C98A78' };
  canvas.add(person(1206, 876, 104, palette.red, '#080D2C', look));
  canvas.add(person(1252, 878, 98, '#F3D9B0', '#0B1236', look));
  canvas.add(person(1580, 856, 60, '#6FA3C8', '#080D2C', look));
  if (format === 'portrait') return;
  canvas.add(
    pine(2104, 860, 340, {
      trunk: '#4A2A40',
      trunkLight: '#8C5566',
      leaf: '#081634',
      leafLight: '#1B3A66',
      lean: -0.2,
      seed: 4,
      pads: 7,
    }),
    pine(34, 876, 280, {
      trunk: '#33203A',
      trunkLight: '#6A4258',
      leaf: '#061030',
      leafLight: '#122A54',
      lean: 0.35,
      seed: 6,
      pads: 7,
    }),
  );
}

/** Sungnyemun: a stone base with an arch, two storeys of timber, floodlit. */
function gate(canvas: Canvas): Markup {
  const foot = SHORE - 4;
  const courses = [0, 1, 2].map((i) => pen`M${GATE - 128} ${foot - 14 - i * 15}h256`);
  return [
    path(
      pen`M${GATE - 150} ${foot}L${GATE - 134} ${foot - 62}H${GATE + 134}L${GATE + 150} ${foot}Z`,
      canvas.linearGradient({ 0: '#C99A8C', 1: '#FFDDA6' }),
    ),
    path(pen`M${GATE + 40} ${foot}V${foot - 62}H${GATE + 134}L${GATE + 150} ${foot}Z`, '#5A4A80', {
      opacity: 0.45,
    }),
    stroke(courses, '#8C6470', 1.5, { opacity: 0.6 }),
    path(pen`M${GATE - 24} ${foot}V${foot - 26}a24 24 0 0 1 48 0V${foot}Z`, '#1A1A48'),
    path(rectPath(GATE - 120, foot - 72, 240, 12), '#A87A78'),
    hallWall(GATE, foot - 108, 184, 40, 5, hanok, { band: 0.34, lattice: false }),
    hanokRoof(GATE, foot - 142, 262, 42, hanok, {
      skirt: true,
      ridge: 0.62,
      tiles: 18,
      lift: 0.28,
    }),
    hallWall(GATE, foot - 164, 146, 26, 5, hanok, { band: 0.5, lattice: false }),
    hanokRoof(GATE, foot - 218, 226, 60, hanok, { ridge: 0.6, tiles: 16, lift: 0.26 }),
  ];
}

/** Banpo bridge running away to the left, with its fountain in all colours of the rainbow. */
function bridge(canvas: Canvas): Markup {
  const [startX, endX] = [2140, 968];
  const x = (share: number) => lerp(startX, endX, share);
  const deckY = (share: number) => lerp(664, 690, share) - Math.sin(share * Math.PI) * 4;
  const scale = (share: number) => lerp(1.75, 0.42, share);
  const waterY = (share: number) => deckY(share) + 84 * scale(share);
  const rainbow = (opacity: number) =>
    canvas.linearGradient(
      {
        0: ['#FF6F91', opacity],
        0.2: ['#B07BFF', opacity],
        0.38: ['#63B8FF', opacity],
        0.55: ['#63E0C8', opacity],
        0.72: ['#D8E86A', opacity],
        0.86: ['#FFB75E', opacity],
        1: ['#FF6B5E', opacity],
      },
      [0, 0, 1, 0],
    );
  const random = createRandom(9);
  const jets: string[] = [];
  const drops: string[] = [];
  const jetCount = 40;
  for (const i of range(jetCount)) {
    const share = 0.03 + (0.9 * i) / jetCount;
    const size = scale(share);
    const [left, top] = [x(share), deckY(share) + 8 * size];
    const reach = (74 + Math.sin(i * 0.7) * 14) * size;
    const fall = waterY(share) - top + 18 * size;
    const end = pen`${left - reach} ${top + fall}`;
    jets.push(
      pen`M${left} ${top}C${left - reach * 0.5} ${top - 18 * size}` +
        pen` ${left - reach * 0.9} ${top + fall * 0.4} ${end}`,
    );
    const dropX = left - reach + (random() - 0.5) * 40 * size;
    drops.push(pen`M${dropX} ${top + fall + random() * 14 * size}h${(14 + random() * 20) * size}`);
  }
  const shares = range(9).map((i) => i / 8);
  const line = (points: readonly string[]) => points.join('L');
  const upper = line(shares.map((t) => pen`${x(t)} ${deckY(t)}`));
  const lower = line(shares.toReversed().map((t) => pen`${x(t)} ${deckY(t) + 13 * scale(t)}`));
  // The veil of spray hangs as far as the jets reach.
  const sprayed = shares.map((t) => 0.03 + 0.9 * t);
  const veilTop = line(sprayed.map((t) => pen`${x(t)} ${deckY(t)}`));
  const veilFoot = line(
    sprayed.toReversed().map((t) => pen`${x(t) - 70 * scale(t)} ${waterY(t) + 16 * scale(t)}`),
  );
  const piers = range(8).map((i) => {
    const t = 0.04 + i * 0.13;
    const size = scale(t);
    return (
      rectPath(x(t) - 9 * size, deckY(t), 18 * size, waterY(t) - deckY(t)) +
      rectPath(x(t) - 16 * size, waterY(t) - 8 * size, 32 * size, 10 * size)
    );
  });
  const lampPlaces = range(16).map((i) => 0.02 + i * 0.064);
  const posts = lampPlaces.map((t) => pen`M${x(t)} ${deckY(t)}v${-24 * scale(t)}`);
  const lamps = lampPlaces.map((t) => pen`M${x(t)} ${deckY(t) - 24 * scale(t)}h0`);
  const shine = range(11).map((i) => {
    const t = 0.04 + i * 0.083;
    const size = scale(t);
    return reflection(i + 40, x(t) - 90 * size, waterY(t) + 40 * size, 110 * size, 80 * size, 9);
  });
  return [
    path(piers, '#16265C'),
    roundStroke(shine, rainbow(1), 3.4, { opacity: 0.7 }),
    stroke(posts, '#16265C', 2),
    roundStroke(lamps, '#FFE9B8', 7),
    canvas.grain(path(`M${veilTop}L${veilFoot}Z`, rainbow(0.6))),
    path(`M${upper}L${lower}Z`, '#13235C'),
    stroke(`M${upper}`, '#FFE0A8', 3),
    roundStroke(jets, rainbow(1), 3.6, { opacity: 0.95 }),
    roundStroke(drops, '#FFF4E4', 3, { opacity: 0.85 }),
  ];
}
