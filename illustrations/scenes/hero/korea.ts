// Korea: a modern reading of the royal screen "Sun, Moon and Five Peaks", from Seoul on the left to Busan
// on the right, behind folk-painting waves. Text sits on the left 45 %.
import { lerp } from '../../lib/math.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { circle, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { suspensionBridge } from '../../motifs/bridge.ts';
import { hallWall, terrace } from '../../motifs/hall.ts';
import { hanokColors, hanokRoof } from '../../motifs/hanok.ts';
import { cloud, mountain, peak, ridgePoints } from '../../motifs/land.ts';
import { nSeoulTower } from '../../motifs/landmarks.ts';
import { birds } from '../../motifs/life.ts';
import { halo, stars } from '../../motifs/light.ts';
import { pine } from '../../motifs/pine.ts';
import { skyline } from '../../motifs/skyline.ts';
import { canopy } from '../../motifs/trees.ts';
import { ripples, scallopRows, wave } from '../../motifs/water.ts';

const palette = palettes.morning;
const hanok = hanokColors({ ...palette, roof: '#35525F', roofDeep: '#1C3442' });

const WIDTH = 2100;
const SUN_RED = '#E0472C';
const MOON = '#FDF3DA';
const CREAM = '#FBEBCB';
const WINDOW = '#FCE3AE';
const FOREST = '#235F68';
/** Middle of the palace. */
const PALACE = 1366;

/** Portrait extends the sky upwards, lowers the sun and leaves the moon out. */
type Format = 'landscape' | 'portrait';

export const scene = defineScene({
  title: 'Korea',
  seed: 2,
  view: [0, 0, WIDTH, 900],
  safe: [1210, 100, 540, 750],
  budget: 'hero',
  draw: (canvas) => drawKorea(canvas, 'landscape'),
});

export function drawKorea(canvas: Canvas, format: Format): void {
  drawSky(canvas, format);
  drawFarMountains(canvas);
  drawFivePeaks(canvas);
  drawSeoul(canvas);
  drawBusan(canvas);
  drawPalace(canvas);
  drawSea(canvas);
  drawFrame(canvas);
}

/** Deep blue over warm light, the sun, the moon, clouds. */
function drawSky(canvas: Canvas, format: Format): void {
  const portrait = format === 'portrait';
  if (portrait) {
    canvas.add(rect(900, -480, 900, 482, canvas.linearGradient({ 0: '#0B2A3F', 1: '#12394F' })));
    canvas.add(roundStroke(stars(7, 40, 985, -460, 1745, 60), MOON, 3, { opacity: 0.6 }));
  }
  const sky = canvas.linearGradient({
    0: '#12394F',
    0.3: '#246A7E',
    0.6: '#6FAFA8',
    0.7: '#F7DDAA',
    0.8: '#F5AE6C',
  });
  const textGround = canvas.radialGradient(
    { 0: ['#0B2A3F', 0.9], 0.6: ['#0B2A3F', 0.7], 1: ['#0B2A3F', 0] },
    0.1,
    0.2,
    0.6,
  );
  canvas.add(rect(0, 0, WIDTH, 900, sky), rect(0, 0, WIDTH, 900, textGround));

  const [sunX, sunY] = portrait ? [1672, 322] : [1650, 236];
  const sunHalo = halo(canvas, sunX, sunY, 330, '#FFC98A', { start: 0.3, opacity: 0.8 });
  const moonHalo = portrait ? '' : halo(canvas, 1150, 112, 120, MOON, { start: 0.3, opacity: 0.5 });
  canvas.add(canvas.grain(sunHalo, moonHalo));
  canvas.add(circle(sunX, sunY, 96, SUN_RED));
  if (!portrait) canvas.add(circle(1150, 112, 40, MOON));

  const sunClouds = cloud(1380, sunY + 14, 420, 30) + cloud(1700, sunY - 46, 360, 26);
  const moonCloud = portrait ? '' : cloud(1060, 136, 220, 15);
  canvas.add(path(sunClouds + moonCloud, '#F8E2BC', { opacity: 0.9 }));
  canvas.add(
    path(cloud(120, 210, 420, 26) + cloud(480, 120, 300, 18), '#5C9AA3', { opacity: 0.5 }),
  );
}

/** Two low ridges across the whole width, and haze. */
function drawFarMountains(canvas: Canvas): void {
  const far = ridgePoints(
    4,
    680,
    '80 90 240, 360 150 260, 640 110 240, 1960 150 260, 2100 120 120',
    { to: 2120, step: 24, roughness: 14 },
  );
  const near = ridgePoints(14, 690, '200 80 220, 520 96 240, 800 90 200, 1900 100 240', {
    to: 2120,
    step: 24,
    roughness: 12,
  });
  canvas.add(mountain(far, 720, '#6FA7A6'));
  canvas.add(mountain(near, 720, '#4C8D93'));
  canvas.add(canvas.grain(rect(0, 540, WIDTH, 180, canvas.fade('#F9DDA6', 'up', 0.9))));
}

/** The five peaks, the outer ones first, lit from the left, with clouds at their feet. */
function drawFivePeaks(canvas: Canvas): void {
  const drawPeak = (x: number, y: number, halfWidth: number, fill: string, shade: string) =>
    canvas.add(peak(x, y, halfWidth, 740 - y, { fill, shade, contour: '#F3CE86', contours: 5 }));
  drawPeak(1010, 400, 230, '#3E8C8E', '#2A6C75');
  drawPeak(1760, 386, 240, '#3E8C8E', '#2A6C75');
  drawPeak(1160, 292, 220, '#2F7D84', '#1F5C69');
  drawPeak(1580, 318, 230, '#2F7D84', '#1F5C69');
  drawPeak(1368, 176, 250, '#226A76', '#154A59');

  const litSides =
    'M1368 176C1260 186 1220 520 1118 740H1368zM1160 292C1060 300 1030 560 930 740H1160z' +
    'M1580 318C1480 330 1450 560 1350 740H1580zM1010 400C920 410 880 600 780 740H1010z' +
    'M1760 386C1660 396 1640 580 1520 740H1760z';
  const light = canvas.linearGradient({ 0: ['#BFE0C0', 0.6], 0.7: ['#BFE0C0', 0] }, [0, 0, 0.6, 1]);
  const footClouds =
    cloud(820, 640, 420, 40) +
    cloud(1480, 650, 380, 36) +
    cloud(1180, 610, 260, 24) +
    cloud(1800, 610, 330, 30);
  canvas.add(canvas.grain(path(litSides, light)));
  canvas.add(canvas.grain(rect(700, 560, 1400, 190, canvas.fade('#F9E3BB', 'up'))));
  canvas.add(path(footClouds, CREAM, { opacity: 0.9 }));
}

/** Seoul far away on the left, with the tower on its wooded hill. */
function drawSeoul(canvas: Canvas): void {
  const city = skyline(14, 732, [20, 96], [20, 42], {
    from: 200,
    to: 1010,
    windows: { width: 3, stepX: 10, stepY: 12, lit: 0.16 },
    envelope: (x) => 0.35 + 0.75 * Math.sin(((x - 200) / 810) * 3.14),
  });
  const tower = {
    lit: '#FBE8C8',
    shade: '#5E9AA0',
    mast: '#FBE8C8',
    red: '#D8452E',
    window: '#2A6C75',
  };
  /** A rounded hill. */
  const hill = (base: number, height: number, middle: number, spread: number) => (x: number) =>
    base - height * Math.exp(-Math.pow((x - middle) / spread, 2));
  canvas.add(
    path(city.bodies, '#4C8D93'),
    path(city.sides, '#3C7F8A'),
    stroke(city.windows, WINDOW, 3),
    nSeoulTower(972, 656, 186, tower),
    canopy(8, hill(728, 96, 970, 100), 18, 760, '#2F7480', { from: 700, to: 1150 }),
    canopy(18, hill(738, 60, 955, 110), 18, 760, FOREST, { from: 660, to: 1170 }),
    canopy(28, hill(742, 26, 100, 200), 26, 780, FOREST, { from: -20, to: 740 }),
  );
}

/** Busan's towers on the right. */
function drawBusan(canvas: Canvas): void {
  const city = skyline(29, 720, [60, 200], [30, 52], {
    from: 1770,
    to: 2110,
    windows: { width: 4, stepX: 12, stepY: 13, lit: 0.26 },
    antennas: 0.1,
  });
  canvas.add(path(city.bodies, '#3F8790'));
  canvas.add(path(city.sides, '#2B6C7A', { opacity: 0.8 }));
  canvas.add(stroke(city.windows, WINDOW, 4));
}

/** The palace in its forest: two corridors and the two-storey hall. */
function drawPalace(canvas: Canvas): void {
  const forest = (x: number) =>
    700 + Math.sin(x / 60) * 8 + Math.pow(Math.abs(x - 1340) / 520, 6) * 60;
  canvas.add(canopy(5, forest, 34, 780, FOREST, { from: 820, to: 1860 }));
  for (const x of [1110, 1620]) {
    canvas.add(hallWall(x, 722, 282, 34, 10, hanok, { band: 0.22, lattice: false }));
    canvas.add(hanokRoof(x, 696, 300, 30, hanok, { ridge: 0.88, tiles: 22, gable: false }));
  }
  canvas.add(terrace(PALACE, 750, 330, 24, palette, { slab: 22 }));
  canvas.add(hallWall(PALACE, 690, 220, 60, 5, hanok));
  canvas.add(
    hanokRoof(PALACE, 634, 320, 66, hanok, { skirt: true, ridge: 0.58, tiles: 24, lift: 0.26 }),
  );
  canvas.add(hallWall(PALACE, 606, 160, 32, 5, hanok, { band: 0.5, lattice: false }));
  canvas.add(hanokRoof(PALACE, 540, 256, 74, hanok, { ridge: 0.5, tiles: 20, lift: 0.26 }));
  const shadedWalls = 'M1390 690h86v60h-86zM1380 606h66v32h-66z';
  canvas.add(canvas.grain(path(shadedWalls, canvas.fade(palette.ink, 'left', 0.7))));
}

/** Water, the bridge of Busan, ripples, and rows of waves with big crests between them. */
function drawSea(canvas: Canvas): void {
  canvas.add(
    path('M0 724C300 716 700 730 1000 758S1500 778 1800 764 2100 740 2100 740V900H0z', '#1D6578'),
    path('M0 736C300 728 700 744 1000 770S1500 790 1800 776 2100 752 2100 752V900H0z', '#247489'),
  );
  const bridge = suspensionBridge({
    start: [1690, 752, 0.5],
    end: [2260, 716, 0.95],
    towers: [0.16, 0.5],
    water: (share) => lerp(772, 778, share),
    towerHeight: 150,
    dip: 0.86,
    deckHeight: 18,
    colors: {
      body: '#16384A',
      cable: '#F6E2BA',
      truss: '#5E98A0',
      light: CREAM,
      lowerLight: '#F0A35C',
      glow: CREAM,
    },
  });
  const swell = ripples(3, [752, 830], 60, 120, { to: WIDTH });
  canvas.add(bridge.markup);
  canvas.add(roundStroke(swell, '#CFE7DC', 2, { opacity: 0.5 }));

  const rows = scallopRows(canvas, {
    from: -60,
    to: 2140,
    y: 792,
    radius: 48,
    rows: 4,
    colors: ['#1B6074', '#0B2F42', '#BFE0D2'],
  });
  const crest = (x: number, y: number, size: number, body: string, direction: 1 | -1 = 1) =>
    wave(x, y, size, { body, line: '#CFE7DC', foam: '#FFF7E4' }, direction);
  const crests = [
    [crest(1010, 806, 48, '#17586C'), crest(1740, 806, 52, '#17586C', -1)],
    [
      crest(620, 826, 50, '#155266'),
      crest(1230, 822, 62, '#155266'),
      crest(1520, 826, 66, '#155266', -1),
    ],
    [crest(330, 852, 54, '#114558'), crest(1990, 846, 66, '#114558', -1)],
    [],
  ];
  rows.forEach((row, index) => canvas.add(crests[index] ?? '', row));
}

/** Pines on rocks at both ends, and birds. */
function drawFrame(canvas: Canvas): void {
  const needles = {
    trunk: '#7A3A2B',
    trunkLight: '#B9664A',
    leaf: '#0C3440',
    leafLight: '#1E5C62',
    pads: 7,
  };
  canvas.add(
    path('M-20 900V760q60-40 120-10t90 60 60 90z', '#0B2A38'),
    path('M-20 900V790q50-30 100-6t80 60 30 56z', '#123D4B'),
    path('M2120 900V730q-70-30-120 10t-80 50-60 110z', '#0B2A38'),
    path('M2120 900V770q-50-30-90 10t-70 60-30 60z', '#123D4B'),
  );
  canvas.add(pine(2092, 760, 420, { ...needles, lean: -0.15, seed: 4 }));
  canvas.add(pine(44, 780, 330, { ...needles, lean: 0.4, seed: 6 }));
  canvas.add(path(birds([1500, 130, 16], [1540, 110, 12], [1868, 330, 14]), '#0E3045'));
}
