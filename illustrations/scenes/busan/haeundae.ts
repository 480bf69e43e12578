// Haeundae on a summer day: rows and rows of parasols on a pale crescent of sand, the three glass
// towers of LCT on the beach, pine-covered Dongbaek island with Nurimaru and its lighthouse.
import { createRandom, cycle, type Point, range } from '../../lib/math.ts';
import { pointsFrom, smoothPath } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { circle, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { beachParasol, placed, swimmer } from '../../motifs/beach.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { skyPaint } from '../../motifs/light.ts';
import { person } from '../../motifs/person.ts';
import { skyline } from '../../motifs/skyline.ts';
import { canopy } from '../../motifs/trees.ts';
import { ripples } from '../../motifs/water.ts';
import { glassTowers } from '../../motifs/waterfront.ts';

const palette = palettes.day;
/** Height of the promenade, where the sand begins. */
const PROMENADE = 356;
const SAND = { dry: '#F6E3BA', wet: '#D9B987', shadow: '#DDBF8A' };
const PARASOLS = ['#F2B843', '#D14B33', '#2B87A3', '#F2B843', '#2B87A3', '#D14B33'];

/** The edge of the water: the sand is narrow on the left, wide and near on the right. */
const waterline = (x: number) => 374 + Math.pow(Math.max(0, x - 110) / 700, 1.65) * 196;
const shore = (offset: (x: number) => number): Point[] =>
  range(15).map((index) => {
    const x = 100 + index * 52;
    return [x, waterline(x) + offset(x)];
  });

export const scene = defineScene({ title: 'Haeundae beach', seed: 21, budget: 'dense', draw });

function draw(canvas: Canvas): void {
  // Summer sky
  canvas.add(rect(0, 0, 800, 380, skyPaint(canvas, palette, [0, 0.34, 0.7, 0.95])));
  canvas.add(
    path(cloud(-60, 176, 330, 40) + cloud(280, 70, 250, 24) + cloud(600, 210, 300, 40), '#FFFDF4', {
      opacity: 0.92,
    }),
  );
  canvas.add(path(cloud(-30, 184, 230, 16) + cloud(640, 216, 220, 14), palette.sky[2]));

  // Jangsan and the hills behind the town
  const jangsan = ridgePoints(6, PROMENADE, '130 70 190, 330 138 230, 560 84 200, 800 130 240');
  const dalmaji = ridgePoints(16, PROMENADE, '420 40 160, 720 74 170', { roughness: 4 });
  canvas.add(mountain(jangsan, 370, palette.ridge[0]));
  canvas.add(mountain(dalmaji, 370, palette.ridge[1]));
  canvas.add(canvas.grain(rect(0, 230, 800, 140, canvas.fade(palette.haze, 'up', 0.95))));

  // Hotels along the beach
  const hotels = skyline(44, PROMENADE + 2, [28, 104], [24, 46], {
    from: 170,
    to: 820,
    windows: { width: 5, stepX: 9, stepY: 9, lit: 0.85 },
    antennas: 0,
    gap: 8,
  });
  canvas.add(path(hotels.bodies, '#FBF1DC'));
  canvas.add(path(hotels.sides, '#B9CFC6'));
  canvas.add(stroke(hotels.windows, '#8DBBC0', 4));

  drawLct(canvas);

  // Pines of the promenade, then the sea and the sand
  const dunes = `${smoothPath(shore(() => 0))}V${PROMENADE}H100Z`;
  canvas.add(canopy(4, () => 352, 13, 366, '#2E7F72', { from: 160 }));
  canvas.add(
    rect(0, 364, 800, 236, canvas.linearGradient({ 0: '#7CCBC6', 0.35: '#38A3B2', 1: '#17708C' })),
    canvas.grain(
      path(
        'M0 400Q300 420 500 600H0Z',
        canvas.radialGradient({ 0: ['#0E5876', 0.9], 1: ['#0E5876', 0] }, 0, 1, 0.9),
      ),
    ),
  );
  canvas.add(path(`${smoothPath(shore((x) => 4 + (x - 100) * 0.022))}V360H100Z`, SAND.wet));
  canvas.add(path(dunes, SAND.dry));
  canvas.add(stroke(`M160 ${PROMENADE + 3}H800`, '#FFF6E3', 4));

  // Breakers
  const foam = (offset: (x: number) => number, width: number, opacity = 1) =>
    canvas.add(roundStroke(smoothPath(shore(offset)), '#FFFDF4', width, { opacity }));
  foam((x) => 5 + (x - 100) * 0.026, 5);
  foam((x) => 10 + (x - 100) * 0.07 + Math.sin(x / 37) * 4, 3, 0.75);
  foam((x) => 16 + (x - 100) * 0.13 + Math.sin(x / 51) * 6, 2, 0.5);
  canvas.add(
    roundStroke(ripples(12, [410, 600], 44, 76, { to: 560 }), '#BFE7DF', 2, { opacity: 0.55 }),
  );

  drawDongbaek(canvas);
  drawBathers(canvas);
  drawBananaBoat(canvas);
  drawParasols(canvas);
}

/** The landmark tower and the two residential towers of LCT on their podium. */
function drawLct(canvas: Canvas): void {
  const base = PROMENADE + 4;
  const towers = glassTowers(
    [
      { x: 436, width: 50, base, top: 82, shoulder: 1 },
      { x: 500, width: 52, base, top: 142, shoulder: 0 },
      { x: 566, width: 52, base, top: 134, shoulder: -1 },
    ],
    8,
  );
  canvas.add(path(towers.bodies, '#8FC4D0'));
  canvas.add(path(towers.lit, '#F2F8EE'));
  canvas.add(path(towers.shades, '#4D8FA4'));
  canvas.add(stroke(towers.floors, '#EAF5EC', 1.6, { opacity: 0.6 }));
  canvas.add(path('M424 360V326H640V360Z', '#F7F1DE'), path('M566 360V326H640V360Z', '#A9C6C4'));
  canvas.add(stroke('M430 338H634M430 349H634', '#5B9BAB', 5, { 'stroke-dasharray': '10 3' }));
}

/** The wooded island on the left with its rocks, the round Nurimaru house and the lighthouse. */
function drawDongbaek(canvas: Canvas): void {
  const edge = (x: number) =>
    262 + Math.pow(Math.max(0, x - 40) / 170, 2) * 92 - (x < 40 ? (40 - x) * 0.2 : 0);
  canvas.add(
    canopy(8, edge, 24, 382, palette.ridge[3], { to: 216 }),
    canopy(18, (x) => edge(x) + 34, 26, 388, '#1F6060', { to: 196 }),
    canopy(28, (x) => edge(x) + 76, 28, 396, palette.ridge[4], { to: 160 }),
    path(
      'M-10 382L40 374 96 384 150 372 196 376 214 366 240 388 208 398 176 392 150 410 104 402 70 422 20 414-10 426Z',
      '#7E7A70',
    ),
    path(
      'M-10 382L40 374 30 396 44 418 20 414-10 426ZM96 384L150 372 132 396 150 410 104 402ZM196 376L214 366 220 393 208 398Z',
      '#D8C7A4',
    ),
    // Nurimaru
    path('M112 372V350H186V372Z', '#BFE0D6'),
    path('M156 372V350H186V372Z', '#6FA3A8'),
    path('M102 352Q149 308 196 352Z', '#FFF6E3'),
    path('M149 330Q184 330 196 352H160Q162 340 149 330Z', '#C9CBB8'),
    stroke(
      'M120 350V372M132 350V372M144 350V372M156 350V372M168 350V372M180 350V372',
      '#3C7F8A',
      2,
    ),
    // Lighthouse
    path('M210 384L213 340H221L224 384Z', '#FFF6E3'),
    path('M217 384V340H221L224 384Z', '#C9CBB8'),
    path('M211 340H223V336H220V326L217 320 214 326V336H211Z', palette.red),
  );
}

/** Yellow rings on the water, and a couple wading in. */
function drawBathers(canvas: Canvas): void {
  const ring = swimmer(canvas, {
    ring: '#FFD04F',
    shade: '#D98F2A',
    skin: '#E2A57F',
    hair: '#2A1F28',
  });
  const random = createRandom(5);
  const spots: Point[] = [];
  while (spots.length < 22) {
    const x = 130 + random() * 480;
    const water = waterline(x) + 18 + (x - 100) * 0.1;
    const y = water + random() * random() * (590 - water);
    const free = spots.every(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y) > 30);
    if (free) spots.push([x, y]);
  }
  spots.sort((first, second) => first[1] - second[1]);
  for (const [x, y] of spots) canvas.add(ring(placed(x, y, 4.5 + (y - 380) * 0.062)));
}

/** A banana boat racing through the bay. */
function drawBananaBoat(canvas: Canvas): void {
  canvas.add(path('M-10 498Q40 480 116 486L108 494Q50 492-10 516Z', '#EAF7F0', { opacity: 0.9 }));
  canvas.add(path('M66 478Q110 500 170 466Q182 464 178 474Q120 520 66 490Z', '#FFD04F'));
  canvas.add(path('M66 486Q120 510 178 472Q120 520 66 490Z', '#D98F2A'));
  for (const [x, y] of pointsFrom('84 480, 106 484, 128 482, 148 474')) {
    canvas.add(path(`M${x - 8} ${y}q0-20 8-20t8 20q-8 6-16 0z`, palette.accent));
    canvas.add(circle(x + 2, y - 25, 5.4, '#2A1F28'));
  }
}

/** Parasols in rows that follow the shore, and two large ones cut off by the frame. */
function drawParasols(canvas: Canvas): void {
  const parasol = beachParasol(canvas, {
    stripe: palette.lit,
    ink: palette.ink,
    shadow: SAND.shadow,
  });
  const spots: { x: number; y: number; size: number; fill: string }[] = [];
  range(6).forEach((row) => {
    const share = 0.06 + row * 0.155;
    for (let x = 226 + row * 7; x < 850;) {
      const top = PROMENADE + 4;
      const y = top + (waterline(x) - top) * share;
      const size = 3.6 + (y - top) * 0.135;
      spots.push({ x, y: y - size, size, fill: cycle(PARASOLS, row) });
      x += size * 2.5;
    }
  });
  spots.sort((first, second) => first.y - second.y);
  for (const { x, y, size, fill } of spots) canvas.add(parasol(placed(x, y, size, { fill })));
  canvas.add(
    person(596, 506, 62, '#FFF6E3', '#D98F68', { shadow: SAND.wet }),
    person(622, 512, 58, palette.red, '#D98F68', { shadow: SAND.wet }),
  );
  canvas.add(parasol(placed(716, 590, 96, { fill: '#D14B33' })));
}
