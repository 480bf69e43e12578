// Busan at dusk: the sun under the cable of Gwangan bridge, the glass towers of Marine City, a hill
// of coloured houses, a fishing boat coming home, the last people on the beach. Text sits on the
// left 45 %.
import { createRandom, cycle, lerp, type Point, range } from '../../lib/math.ts';
import { pointsFrom, quadruplesFrom, smoothPath } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { circle, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { beachParasol, placed } from '../../motifs/beach.ts';
import { suspensionBridge } from '../../motifs/bridge.ts';
import { fishingBoat, gull } from '../../motifs/harbour.ts';
import { houseRow, LIT_HOUSES } from '../../motifs/hillside.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { halo, stars } from '../../motifs/light.ts';
import { person } from '../../motifs/person.ts';
import { canopy } from '../../motifs/trees.ts';
import { grandmother, walker } from '../../motifs/walker.ts';
import { reflection, ripples, scallopRows, wave } from '../../motifs/water.ts';
import { type GlassTower, glassTowers } from '../../motifs/waterfront.ts';

const palette = palettes.dusk;
const NIGHT = '#15133C';
const HORIZON = 634;
const QUAY = 716;
const SUN: Point = [1508, 506];
const BRIDGE_TOWERS = [0.3, 0.62] as const;
const WALLS = ['#F2A98C', '#F5D57E', '#7FC0C4', '#E8746B', '#FFE9CF', '#B98BC0'];

/** Marine City: left edge, width, height, shape of the top. */
const TOWERS = quadruplesFrom(`
  1690 52 150 0, 1746 62 268 1, 1814 58 344 0, 1878 66 308 -1, 1950 56 226 1, 2010 64 270 0,
  2080 50 190 -1
`);

/** The slope of the hill with the houses; it falls to the quay on the right. */
const hill = (x: number) => {
  const slope =
    668 -
    118 * Math.exp(-Math.pow((x - 1030) / 170, 2)) -
    56 * Math.exp(-Math.pow((x - 760) / 260, 2));
  return lerp(slope, QUAY, Math.pow(Math.max(0, x - 1090) / 170, 1.4));
};

export const scene = defineScene({
  title: 'Busan',
  seed: 7,
  view: [0, 0, 2100, 900],
  safe: [1340, 300, 480, 500],
  budget: 'hero',
  draw: (canvas) => drawBusan(canvas, 'landscape'),
});

/** Portrait shows x 985 to 1745 and more sky: the far end of the bridge and the towers move in. */
type Format = 'landscape' | 'portrait';

export function drawBusan(canvas: Canvas, format: Format): void {
  const shift = format === 'portrait' ? 134 : 0;
  drawSky(canvas);
  drawFarShore(canvas, shift);
  drawSea(canvas, shift);
  drawBridge(canvas, shift);
  drawHill(canvas);
  drawBoat(canvas);
  drawForeground(canvas);
}

/** Sky, stars, the setting sun and its clouds, darkest where the text stands. */
function drawSky(canvas: Canvas): void {
  const sky = canvas.linearGradient({
    0: '#15143F',
    0.44: '#1F1B52',
    0.6: '#55306F',
    0.78: '#B24C78',
    0.9: '#F0785F',
    1: '#FDBB6B',
  });
  const night = canvas.linearGradient(
    { 0: [NIGHT, 0.97], 0.4: [NIGHT, 0.9], 0.72: [NIGHT, 0.4], 1: [NIGHT, 0] },
    [0, 0, 1, 0],
  );
  canvas.add(
    rect(0, -480, 2100, HORIZON + 490, sky),
    rect(0, -480, 1300, 1140, night),
    roundStroke(stars(9, 74, 0, -460, 2100, 230), '#FDE6C8', 2.4, { opacity: 0.7 }),
    canvas.grain(
      halo(canvas, ...SUN, 350, '#FFC27A', { start: 0.26, opacity: 0.8, fadeTo: '#F0785F' }),
    ),
    circle(...SUN, 100, '#FFE0A0'),
    path(
      cloud(1560, 300, 420, 34) + cloud(1120, 236, 300, 20) + cloud(1780, 176, 360, 24),
      '#9A4678',
      { opacity: 0.85 },
    ),
    path(cloud(1180, 548, 380, 18) + cloud(1420, 486, 360, 16), '#E8666A'),
    path(cloud(1650, 306, 260, 14), '#F79A72', { opacity: 0.8 }),
    path(cloud(180, 250, 460, 24) + cloud(560, 150, 320, 16), '#3B2B68', { opacity: 0.6 }),
  );
}

/** Mountains, and Marine City with its lit windows. */
function drawFarShore(canvas: Canvas, shift: number): void {
  const far = ridgePoints(
    5,
    HORIZON,
    '260 90 330, 640 130 330, 1250 60 230, 1600 84 240, 2000 150 330',
    { to: 2130, step: 26, roughness: 8 },
  );
  const air = canvas.linearGradient(
    { 0: '#2A1F55', 0.45: '#4A2C68', 0.66: '#C8627B', 1: '#8E4478' },
    [0, 0, 1, 0],
  );
  canvas.add(mountain(far, HORIZON + 10, air));
  canvas.add(canvas.grain(rect(1000, 500, 1100, 140, canvas.fade('#FBA678', 'up', 0.9))));

  const city = TOWERS.map(([x, width, height, shoulder]): GlassTower => ({
    x: x - shift,
    width,
    base: HORIZON + 8,
    top: HORIZON - height,
    shoulder,
  }));
  const towers = glassTowers(city, 12);
  const random = createRandom(4);
  let windows = '';
  for (const { x, width, top } of city) {
    for (let y = top + 44; y < HORIZON - 8; y += 12)
      for (let left = x + 10; left < x + width - 8; left += 11)
        if (random() < 0.4) windows += `M${left} ${y}h6`;
  }
  canvas.add(path(towers.bodies, '#6A3C7A'));
  canvas.add(path(towers.shades, '#3E2860'));
  canvas.add(path(towers.lit, '#F2917A'));
  canvas.add(canvas.grain(path(towers.bodies, canvas.fade('#E8707A', 'up', 0.85))));
  canvas.add(stroke(windows, palette.gold, 5));
}

/** The sea with the path of the sun. */
function drawSea(canvas: Canvas, shift: number): void {
  const water = canvas.linearGradient({
    0: '#F0906E',
    0.14: '#B9557B',
    0.5: '#5A3274',
    1: '#241A4E',
  });
  const shade = canvas.linearGradient(
    { 0: [NIGHT, 1], 0.5: [NIGHT, 0.9], 1: [NIGHT, 0] },
    [0, 0, 1, 0],
  );
  canvas.add(rect(0, HORIZON, 2100, 270, water));
  canvas.add(rect(0, HORIZON - 1, 1360, 270, shade));
  canvas.add(
    roundStroke(reflection(3, SUN[0], HORIZON + 6, 190, 150, 9), '#FFE0A0', 4),
    roundStroke(reflection(8, SUN[0], HORIZON + 12, 180, 230, 14), '#FF9E74', 3),
  );
  TOWERS.forEach(([x, width, height], index) => {
    const light = reflection(
      30 + index,
      x - shift + width / 2,
      HORIZON + 10,
      height * 0.4,
      width * 0.7,
      11,
    );
    canvas.add(roundStroke(light, cycle([palette.gold, '#FF8F7C'], index), 3, { opacity: 0.6 }));
  });
  canvas.add(
    roundStroke(ripples(6, [HORIZON + 16, 850], 70, 120, { to: 2100 }), '#E79A9A', 2.4, {
      opacity: 0.35,
    }),
  );
}

/** The wooded hill, its coloured houses fading into the evening on the left. */
function drawHill(canvas: Canvas): void {
  canvas.add(canopy(3, hill, 22, QUAY, '#251B4C', { from: -20, to: 1256 }));
  // Houses in terraces: the windows and doors are lit, the tanks on the roofs catch the sky
  const random = createRandom(12);
  range(6).forEach((row) =>
    canvas.add(
      houseRow(random, {
        foot: (x) => Math.min(QUAY - (5 - row) * 4, hill(x) + 24 + row * 21 + row * row * 2),
        from: 880 - row * 20,
        to: 1112 + row * 22,
        unit: 25 + row * 4,
        walls: WALLS,
        air: '#4B2A66',
        tint: 0.4 - row * 0.07,
        colors: LIT_HOUSES,
        details: row > 0,
      }),
    ),
  );

  // The evening swallows the houses on the left
  const evening = canvas.linearGradient(
    { 0: [NIGHT, 0.6], 0.7: [NIGHT, 0.94], 0.86: [NIGHT, 0.76], 1: [NIGHT, 0] },
    [0, 0, 1, 0],
  );
  const slope = range(28).map((index): Point => [-20 + index * 40, hill(-20 + index * 40) - 2]);
  canvas.add(path(`${smoothPath(slope)}V${QUAY + 8}H-20Z`, evening));
  canvas.add(path(`M-20 ${QUAY - 3}H1256L1276 ${QUAY + 18}H-20Z`, '#1A153F'));
}

/** Gwangan bridge, from behind the hill to the right. */
function drawBridge(canvas: Canvas, shift: number): void {
  const bridge = suspensionBridge({
    start: [1010, 634, 0.5],
    end: [2260 - shift, 606, 1],
    towers: BRIDGE_TOWERS,
    water: (share) => lerp(660, 716, share),
    towerHeight: 330,
    dip: 0.86,
    deckHeight: 24,
    colors: {
      body: '#2B1C50',
      cable: '#FFD9A8',
      truss: '#9A5C8C',
      light: '#FFF0C4',
      lowerLight: '#7FE0DA',
      glow: '#FFE3A8',
    },
  });
  for (const share of BRIDGE_TOWERS) {
    const light = reflection(
      71,
      bridge.x(share),
      lerp(666, 722, share),
      110 * bridge.scale(share),
      34,
      9,
    );
    canvas.add(roundStroke(light, '#2B1C50', 5, { opacity: 0.7 }));
  }
  canvas.add(bridge.markup);
}

/** A fishing boat with its lamps lit. */
function drawBoat(canvas: Canvas): void {
  canvas.add(
    fishingBoat(
      1190,
      768,
      190,
      {
        hull: '#FBEBD0',
        shade: '#6A3B6C',
        keel: palette.red,
        cabin: '#F7C9A0',
        window: '#2B1C50',
        mast: '#2B1C50',
      },
      '#FFF0C4',
    ),
    roundStroke(reflection(14, 1190, 778, 56, 150, 8), '#FFD9A8', 3, { opacity: 0.6 }),
  );
}

/** Folk-painting waves, and the beach with the last visitors. */
function drawForeground(canvas: Canvas): void {
  const rows = scallopRows(canvas, {
    from: -60,
    to: 1500,
    y: 812,
    radius: 44,
    rows: 4,
    colors: ['#2E2160', '#120F33', '#8C6AA8'],
  });
  const crest = (body: string) => ({ body, line: '#B98BC0', foam: '#FFE3C8' });
  const [first = '', second = '', third = '', fourth = ''] = rows;
  canvas.add(wave(980, 826, 44, crest('#2E2160')), first);
  canvas.add(wave(700, 842, 46, crest('#271C54')), second);
  canvas.add(wave(300, 862, 48, crest('#1E1848')), third, fourth);

  // Sand, wet sand and foam
  const edge = pointsFrom('1120 910, 1230 868, 1400 838, 1620 822, 1860 796, 2120 786');
  const shifted = (dy: number) => edge.map(([x, y]): Point => [x, y + dy]);
  canvas.add(path(`${smoothPath(shifted(0))}V910Z`, '#8A4878'));
  canvas.add(path(`${smoothPath(shifted(15))}V910Z`, '#C97A7C'));
  canvas.add(
    canvas.grain(path(`${smoothPath(shifted(24))}V910Z`, canvas.fade('#6A3470', 'up', 0.9))),
  );
  canvas.add(roundStroke(smoothPath(edge), '#FFE9CF', 6));
  canvas.add(roundStroke(smoothPath(shifted(-11)), '#FFC9A8', 2.4, { opacity: 0.7 }));

  const parasol = beachParasol(canvas, { stripe: '#FFE3C0', ink: palette.ink, shadow: '#7A3D70' });
  for (const [x, y, size, fill] of [
    [1800, 800, 26, '#E2493F'],
    [1872, 806, 29, '#3E7F96'],
    [1960, 800, 30, '#FFC766'],
    [2040, 812, 34, '#E2493F'],
    [1756, 836, 40, '#FFC766'],
    [1890, 850, 46, '#E2493F'],
    [2030, 862, 54, '#3E7F96'],
  ] as const)
    canvas.add(parasol(placed(x, y, size, { fill })));
  const shadow = '#7A3D70';
  canvas.add(
    walker(1396, 870, 92, '#8C5FA8', palette.ink, {
      ...grandmother('#FFE3C0', '#B8AEB8'),
      still: true,
    }),
    person(1440, 872, 58, palette.red, palette.ink),
    walker(1500, 862, 88, palette.gold, '#2F3A78', {
      head: 'curls',
      skin: '#9C6240',
      facing: -1,
      raised: palette.ink,
      still: true,
    }),
    person(1560, 850, 60, palette.gold, palette.ink, { shadow }),
    person(1582, 852, 40, '#7FC0C4', palette.ink, { shadow }),
    person(1668, 842, 52, '#FFE3C0', palette.ridge[3], { shadow }),
  );
  const feathers = { white: '#FFE9D6', shade: '#E39C92', tip: palette.ink, beak: palette.gold };
  canvas.add(
    gull(1236, 372, 40, feathers),
    gull(1330, 312, 26, feathers),
    gull(1536, 352, 22, feathers),
  );
}
