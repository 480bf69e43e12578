// Three days in Busan round one bay at sunrise: the stacked houses of Gamcheon, Gwangan bridge, the beach and glass towers of Haeundae.
import { type Color, colorsFrom, mix } from '../../lib/color.ts';
import { createRandom, cycle, lerp, range } from '../../lib/math.ts';
import { pen, placePath, quadruplesFrom, rectPath } from '../../lib/path.ts';
import { type Canvas, defineScene } from '../../lib/scene.ts';
import { circle, group, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { suspensionBridge } from '../../motifs/bridge.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { birds, parasol } from '../../motifs/life.ts';
import { halo } from '../../motifs/light.ts';
import { route, type RouteColors, stop } from '../../motifs/route.ts';
import { canopy } from '../../motifs/trees.ts';
import { reflection, ripples, scallopRows, wave } from '../../motifs/water.ts';

/** Sunrise over the East Sea: coral air, teal water. */
const SKY = ['#E8674F', '#F58C63', '#FBB47C', '#FFE0B0'] as const;
const LAND = ['#E5917C', '#B9707A', '#5F6C84', '#2C5A6E'] as const;
const SEA = ['#F7B98C', '#4FA3A8', '#1F7488', '#0F4C63'] as const;
const CREAM = '#FFF3DC';
const INK = '#0E3345';
const ROUTE: RouteColors = { line: CREAM, under: INK, disc: '#C8402C', ring: CREAM, number: CREAM };
const HOUSES = colorsFrom('#F6C9A0 #8FCDC4 #FBE7B4 #F09A8C #BFE0D6 #F4B3A8 #FFF3DC #6FB3BE');

const HORIZON = 300;

/** Towers of Haeundae: left edge, width, height, height lost by the slanting roof. */
const TOWERS = quadruplesFrom(
  '574 34 118 10, 612 40 190 16, 656 44 236 20, 704 40 206 16, 748 56 150 12',
);

export const scene = defineScene({
  title: 'Busan in three days',
  seed: 43,
  safe: [0, 0, 800, 600],
  draw,
});

function draw(canvas: Canvas): void {
  const random = createRandom(21);

  // Sunrise
  const sky = canvas.linearGradient({ 0: SKY[0], 0.3: SKY[1], 0.66: SKY[2], 1: SKY[3] });
  canvas.add(rect(0, 0, 800, HORIZON + 10, sky));
  canvas.add(canvas.grain(halo(canvas, 420, 262, 220, '#FFF3D0', { opacity: 0.8 })));
  canvas.add(circle(420, 262, 84, '#FFF6DC'));
  canvas.add(
    path(cloud(250, 96, 300, 24) + cloud(-60, 56, 220, 16) + cloud(480, 214, 200, 12), CREAM, {
      opacity: 0.75,
    }),
  );

  // Oryukdo, the rocks before the bay
  const far = ridgePoints(7, HORIZON + 4, '190 60 130, 560 50 130, 700 90 190', { roughness: 5 });
  canvas.add(mountain(far, HORIZON + 6, LAND[0]));
  canvas.add(
    path(
      'M330 304l8-20 12 4 6-14 14 18 6 12zM386 304l6-14 10 4 8 10zM478 304l8-24 12 8 4 16z',
      LAND[1],
    ),
  );

  // Sea with the sun's path
  const sea = canvas.linearGradient({ 0: SEA[0], 0.2: SEA[1], 0.6: SEA[2], 1: SEA[3] });
  canvas.add(
    rect(0, HORIZON, 800, 310, sea),
    roundStroke(reflection(5, 420, HORIZON + 5, 190, 120, 8), CREAM, 2.6, { opacity: 0.7 }),
    roundStroke(ripples(8, [HORIZON + 10, 540], 70, 80), CREAM, 2, { opacity: 0.35 }),
  );

  // Gwangan bridge across the bay
  const bridge = suspensionBridge({
    start: [150, 326, 0.62],
    end: [640, 322, 0.5],
    towers: [0.3, 0.72],
    water: () => 356,
    towerHeight: 196,
    dip: 0.84,
    deckHeight: 22,
    colors: {
      body: '#2B4A66',
      cable: '#2B4A66',
      truss: '#8FB0BC',
      light: CREAM,
      lowerLight: '#F9A177',
      glow: CREAM,
    },
  });
  canvas.add(bridge.markup);

  // Haeundae: Dalmaji hill, glass towers, crescent beach
  canvas.add(
    canopy(4, (x) => 342 - (x - 560) * 0.16 + Math.max(0, 626 - x) * 0.9, 18, 420, LAND[2], {
      from: 560,
    }),
  );
  let windows = '';
  TOWERS.forEach(([x, width, height, slant], index) => {
    const top = 380 - height;
    canvas.add(
      path(
        `M${x} 384V${top + slant}L${x + width} ${top}V384z`,
        cycle(['#8FC3CB', '#A9D3D3', '#79B2BF'], index),
      ),
      path(`M${x + width * 0.64} 384V${top + slant * 0.36}L${x + width} ${top}V384z`, '#3F7A92'),
    );
    for (let y = top + slant + 10; y < 376; y += 8) windows += pen`M${x + 4} ${y}h${width * 0.54}`;
  });
  canvas.add(
    stroke(windows, CREAM, 2.4, { opacity: 0.6, 'stroke-dasharray': '5 3' }),
    path(
      'M560 384C600 376 700 372 810 374V470C740 460 640 450 590 420C560 404 550 394 560 384z',
      '#FBE3B4',
    ),
    path('M590 420C640 450 740 460 810 470V488C730 474 626 462 578 420z', CREAM, {
      opacity: 0.8,
    }),
  );
  const shades = range(9).map((i) => {
    const [x, y] = [664 + (i % 5) * 34 + Math.floor(i / 5) * 16, 406 + Math.floor(i / 5) * 26];
    return parasol(x, y, 12, i % 2 ? CREAM : '#E2553C', i % 2 ? '#E9C79A' : '#A8322A');
  });
  canvas.add(shades);

  // Gamcheon: houses stacked up the hill on the left
  const slope = (x: number) => 168 + x * 1.02;
  canvas.add(canopy(9, (x) => slope(x) - 26, 20, 560, LAND[3], { to: 330 }));
  const walls = new Map<Color, string>();
  let sides = '';
  let roofs = '';
  let panes = '';
  for (let row = 0; row < 12; row++) {
    const size = lerp(20, 40, row / 11);
    const y = 196 + row * 29;
    for (let x = -20 - random() * 20; slope(x + size) < y; x += size * (1.05 + random() * 0.12)) {
      const top = Math.round(y - size * (0.8 + random() * 0.4));
      const color = cycle(HOUSES, Math.floor(random() * 8));
      walls.set(color, (walls.get(color) ?? '') + rectPath(x, top, size, size * 1.6));
    }
    // Each row is painted before the next one covers its foot.
    for (const [color, data] of walls) {
      canvas.add(path(data, mix(color, SKY[2], 0.25 * (1 - row / 11))));
      for (const [, left, top] of data.matchAll(/M(-?[\d.]+) (-?[\d.]+)h/g)) {
        const [houseX, houseY] = [Number(left), Number(top)];
        sides += pen`M${houseX + size} ${houseY}l${size * 0.2} ${-size * 0.14}v${size * 1.6}h${-size * 0.2}z`;
        roofs += pen`M${houseX} ${houseY}h${size}l${size * 0.2} ${-size * 0.14}h${-size}z`;
        panes += pen`M${houseX + size * 0.28} ${houseY + size * 0.26}v${size * 0.26}M${houseX + size * 0.68} ${houseY + size * 0.26}v${size * 0.26}`;
      }
    }
    canvas.add(
      path(sides, '#2E5F76'),
      path(roofs, CREAM),
      stroke(panes, '#2B5A70', Math.round(size * 0.2)),
    );
    walls.clear();
    sides = roofs = panes = '';
  }

  // The boat's wake is the route
  canvas.add(
    route('M240 470C310 520 370 500 380 440S420 368 480 376S520 480 610 446', ROUTE),
    path(placePath('M-1 0H1.1L.8 .4H-.7ZM-.5 0V-.3H.4V0Z', 470, 384, 26), CREAM),
    path(placePath('M.1 0V-.3H.4V0ZM.2 0H1.1L.8 .4H.1Z', 470, 384, 26), '#C9A08A'),
    stop(1, 214, 458, ROUTE, 20),
    stop(2, 392, 402, ROUTE, 20),
    stop(3, 622, 430, ROUTE, 20),
  );

  // Waves and a red lighthouse as the frame
  const rows = scallopRows(canvas, {
    from: 0,
    to: 800,
    y: 520,
    radius: 34,
    rows: 5,
    colors: [SEA[2], SEA[3], '#BFE6DC'],
  });
  const colors = { body: SEA[3], line: '#BFE6DC', foam: CREAM };
  canvas.add(
    rows.slice(0, 1),
    wave(520, 538, 40, colors),
    rows.slice(1, 2),
    wave(230, 556, 46, colors),
    rows.slice(2),
  );
  const breakwater =
    path('M640 620L672 560H790L830 620z', '#47596A') + path('M740 560H790L830 620H760z', '#2C3D50');
  const tower =
    path('M700 562L708 470H744L752 562z', '#D9432F') +
    path('M728 562L727 470H744L752 562z', '#9A2A26');
  const gallery =
    path('M700 470h52v-8h-52zM712 462v-24h28v24z', CREAM) +
    path('M728 462v-24h12v24zM728 470v-8h24v8z', '#D9B491');
  const cap = path('M706 438L726 420 746 438z', '#D9432F');
  canvas.add(
    group({ transform: 'translate(216 152) scale(.75)' }, breakwater, tower, gallery, cap),
  );
  canvas.add(path(birds([300, 170, 13], [340, 150, 10], [546, 130, 11]), INK));
}
