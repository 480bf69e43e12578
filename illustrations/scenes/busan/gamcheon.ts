// Gamcheon: pastel box houses stepping down a bowl of hills, the sea between the hills, a lookout with a cat.
import { Canvas } from '../../lib/canvas.ts';
import { type Color, mix } from '../../lib/color.ts';
import { lerp, range } from '../../lib/math.ts';
import { palettes } from '../../lib/palette.ts';
import { pen, rectPath } from '../../lib/path.ts';
import { createRandom, type Random } from '../../lib/random.ts';
import { defineScene } from '../../lib/scene.ts';
import { path, rect, stroke } from '../../lib/svg.ts';
import { laundry, utilityPole } from '../../motifs/alley.ts';
import { hangul } from '../../motifs/hangul.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { cat } from '../../motifs/life.ts';
import { skyPaint } from '../../motifs/light.ts';
import { person } from '../../motifs/person.ts';
import { canopy } from '../../motifs/trees.ts';

const palette = palettes.day;
const WALLS = [
  '#F6D5C3',
  '#F2A98C',
  '#8CCBC9',
  '#F5D57E',
  '#FFF3DF',
  '#E88573',
  '#6FAFC4',
  '#B8D9B4',
  '#F1B9C0',
];
const ROWS = 10;

export const scene = defineScene({
  id: 'gamcheon',
  title: 'Gamcheon Culture Village',
  seed: 6,
  budget: 'dense',
  draw(canvas) {
    const random = createRandom(31);

    // Sky
    canvas.add(rect(0, 0, 800, 320, skyPaint(canvas, palette, [0, 0.4, 0.8, 1])));
    canvas.add(
      path(cloud(90, 110, 300, 36) + cloud(470, 66, 260, 26), '#FFFDF4', { opacity: 0.9 }),
    );
    canvas.add(path(cloud(130, 118, 220, 14), palette.sky[2]));

    // Sea with a ship and an island
    const sea = canvas.linearGradient([
      [0, '#8CC6CB'],
      [1, '#3F93A6'],
    ]);
    const island = ridgePoints({
      seed: 4,
      from: 240,
      to: 640,
      base: 216,
      roughness: 3,
      peaks: [
        [330, 26, 80],
        [560, 34, 100],
        [450, 12, 60],
      ],
    });
    canvas.add(rect(0, 214, 800, 120, sea));
    canvas.add(stroke('M300 232h60m20 10h90m-140 14h50m60 4h80', '#DDF1E8', 2, { opacity: 0.8 }));
    canvas.add(mountain(island, 218, palette.ridge[0]));
    canvas.add(path('M388 236l6-7h22l8 7zM398 229v-7h10v7z', '#F4F1E2'));

    // Hills on both sides and the woods on them
    const leftEdge = (x: number) => 96 + Math.pow(Math.max(0, x) / 260, 1.5) * 130;
    const rightEdge = (x: number) => 256 - Math.pow((x - 560) / 250, 0.8) * 130;
    canvas.add(path('M-10 90C80 96 150 150 230 214S330 300 380 340V600H-10z', palette.ridge[2]));
    canvas.add(path('M810 120C740 124 680 176 600 232S500 300 440 336V600H810z', palette.ridge[1]));
    canvas.add(
      canopy({ seed: 2, to: 270, edge: leftEdge, size: 18, bottom: 330 }, palette.ridge[3]),
    );
    canvas.add(
      canopy({ seed: 5, from: 560, edge: rightEdge, size: 16, bottom: 330 }, palette.ridge[2]),
    );

    // Houses, row by row down the slope
    for (const row of range(ROWS)) {
      drawRow(canvas, random, row / (ROWS - 1));
      if (row === 4)
        canvas.add(canvas.grain(rect(0, 340, 800, 130, canvas.fade(palette.haze, 'up', 0.4))));
      if (row === 6)
        canvas.add(canvas.grain(rect(0, 340, 800, 190, canvas.fade(palette.haze, 'up', 0.4))));
    }

    // A name on a wall, and the washing
    canvas.add(
      stroke(hangul('감천', 551, 526, 18), '#FFF6E2', 3.4, { 'stroke-linejoin': 'round' }),
    );
    canvas.add(laundry([346, 492], [462, 500], ['#2C7DA8', '#E4604A', '#1F6B66', '#C8402C'], 30));
    canvas.add(laundry([560, 470], [640, 462], ['#F8F2E2', '#2C7DA8', '#F2A98C'], 24));

    // Lookout wall with a cat and two visitors
    canvas.add(path('M-10 560C120 536 240 560 330 600H-10z', '#EADCC0'));
    canvas.add(path('M-10 560C120 536 240 560 330 600H290C220 566 120 552 -10 576z', '#FFF6E2'));
    canvas.add(cat(244, 566, 34, '#E59A4A', '#B96A2C'));
    canvas.add(person(120, 556, 96, { top: '#D8452F', bottom: '#1F3E52', bag: '#F0B23E' }));
    canvas.add(person(166, 560, 90, { top: '#FBEFD8', bottom: '#3C6F78' }));

    // Utility pole as the frame
    canvas.add(
      utilityPole(690, 610, 400, { body: '#2B3F4C', lit: '#8FA6AC', box: '#3E5866' }, [
        [-10, 196],
        [-10, 232],
        [-10, 214],
        [810, 190],
        [810, 214],
        [810, 230],
      ]),
    );
  },
});

/** All paths of one row of houses. */
interface Row {
  walls: Map<Color, string>;
  sides: string;
  roofs: string;
  windows: string;
  doors: string;
  tanks: string;
  tankLids: string;
  rails: string;
}

/** One row of houses; depth 0 is the farthest, 1 the nearest. */
function drawRow(canvas: Canvas, random: Random, depth: number): void {
  const unit = lerp(20, 74, depth * depth * 0.75 + depth * 0.25);
  const row: Row = {
    walls: new Map(),
    sides: '',
    roofs: '',
    windows: '',
    doors: '',
    tanks: '',
    tankLids: '',
    rails: '',
  };
  // The rows hang through like a bowl, higher at both ends.
  const footY = (x: number) => {
    const offset = (x - 410) / 420;
    const rise = Math.pow(Math.abs(offset), 1.25) * lerp(128, 74, depth);
    return lerp(252, 590, depth) - rise * (offset < 0 ? 1.12 : 0.9);
  };
  let lastColor = -1;
  for (let x = -30 - random() * 20; x < 820;) {
    const width = unit * (0.75 + random() * 0.6);
    const height = unit * 0.84 * (0.72 + random() * 0.55);
    const middle = x + width / 2;
    // The far rows leave the view to the sea open.
    const seaView = depth < 0.32 && Math.abs(middle - 420) < lerp(170, 30, depth / 0.32);
    if (!seaView) {
      let color = Math.floor(random() * WALLS.length);
      if (color === lastColor) color = (color + 1) % WALLS.length;
      lastColor = color;
      addHouse(row, random, {
        x,
        y: footY(middle),
        width,
        height,
        unit,
        depth,
        wall: WALLS[color] ?? palette.lit,
      });
    }
    x += width + (random() < 0.2 ? unit * 0.25 : unit * 0.26 * 0.35);
  }
  paintRow(canvas, row, unit, depth);
}

interface House {
  x: number;
  y: number;
  width: number;
  height: number;
  unit: number;
  depth: number;
  wall: Color;
}

/** A box with a flat roof seen from the left: wall, side, roof, windows, and what stands on top. */
function addHouse(row: Row, random: Random, house: House): void {
  const { x, y, width, height, unit, depth } = house;
  const sideX = unit * 0.26;
  const sideY = -unit * 0.17;
  const top = y - height;
  const wall = mix(house.wall, palette.sky[2], (1 - depth) * 0.3);
  const front = rectPath(
    Math.round(x),
    Math.round(top),
    Math.round(width),
    Math.round(height + 26),
  );
  row.walls.set(wall, (row.walls.get(wall) ?? '') + front);
  row.sides += pen`M${x + width} ${top}l${sideX} ${sideY}v${height + 26}l${-sideX} ${-sideY}z`;
  row.roofs += pen`M${x} ${top}h${width}l${sideX} ${sideY}h${-width}z`;

  const columns = width > unit ? 3 : 2;
  for (const column of range(columns)) {
    if (random() >= (depth < 0.15 ? 0.45 : 0.8)) continue;
    const windowX = Math.round(x + (width * (column + 0.5)) / columns);
    row.windows += `M${windowX} ${Math.round(y - height * 0.68)}v${Math.round(unit * 0.2)}`;
  }
  if (depth > 0.3 && random() < 0.45)
    row.doors += rectPath(x + width * 0.62, y - height * 0.3, unit * 0.17, height * 0.3 + 6);
  if (depth > 0.2 && random() < 0.4) {
    const tankX = x + width * (0.25 + random() * 0.3);
    const tankY = top + sideY * 0.5;
    addTank(row, tankX, tankY, unit * 0.2);
  } else if (depth > 0.35 && random() < 0.35) {
    row.rails += pen`M${x} ${top - unit * 0.1}h${width}`;
  }
}

/** A blue water tank with a lighter lid. */
function addTank(row: Row, x: number, y: number, size: number): void {
  const lid = pen`a${size / 2} ${size * 0.2} 0 1 1`;
  row.tanks += rectPath(x, y - size, size, size);
  row.tankLids += pen`M${x} ${y - size}${lid} ${size} 0${lid} ${-size} 0z`;
}

function paintRow(canvas: Canvas, row: Row, unit: number, depth: number): void {
  const near = depth > 0.6;
  const windowWidth = unit * 0.17;
  const roofColor = mix('#FFF9EA', palette.sky[2], (1 - depth) * 0.35);
  const windowColor = mix('#25566B', palette.sky[1], (1 - depth) * 0.45);
  for (const [color, walls] of row.walls) canvas.add(path(walls, color));
  canvas.add(path(row.roofs, roofColor));
  canvas.add(path(row.sides, '#1D4A63', { opacity: depth > 0.4 ? 0.4 : 0.3 }));
  if (near) canvas.add(stroke(row.windows, '#FFF6E2', windowWidth + 5));
  canvas.add(stroke(row.windows, windowColor, Math.round(windowWidth)));
  canvas.add(path(row.doors, '#8C3B34'), path(row.tanks, '#2C7DA8'), path(row.tankLids, '#7CC0D8'));
  if (row.rails) canvas.add(stroke(row.rails, '#FFFDF4', 1.4));
}
