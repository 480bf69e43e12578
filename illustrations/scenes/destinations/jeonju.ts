// Jeonju: a sea of hanok roofs seen from Omokdae hill, the domed belfry of Jeondong cathedral above them, lamps coming on at dusk.
import { mix } from '../../lib/color.ts';
import { createRandom, lerp, range } from '../../lib/math.ts';
import { pen, round } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup, palettes } from '../../lib/scene.ts';
import { circle, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { jeondongCathedral } from '../../motifs/cathedral.ts';
import { hanokRoof, type RoofColors } from '../../motifs/hanok.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { birds, lantern } from '../../motifs/life.ts';
import { glow, halo, skyPaint, stars } from '../../motifs/light.ts';
import type { RoofShape } from '../../motifs/roof.ts';
import { canopy } from '../../motifs/trees.ts';
import { grandmother, walker } from '../../motifs/walker.ts';

const palette = palettes.dusk;
const HORIZON = 330;

const ROOFS: RoofColors = {
  roof: '#4A3A74',
  roofDeep: '#271F4E',
  lit: '#F2A083',
  plaster: '#F0B79A',
  sheen: '#F08A8E',
  under: '#160F33',
  rafter: '#8A4560',
  dot: '#7A5A94',
};

export const scene = defineScene({ title: 'Jeonju', seed: 31, draw });

function draw(canvas: Canvas): void {
  // Afterglow, a thin moon and the first stars
  canvas.add(
    rect(0, 0, 800, 600, skyPaint(canvas, palette, [0, 0.22, 0.4, 0.54])),
    roundStroke(stars(9, 30, 0, 0, 800, 130), palette.lit, 1.8, { opacity: 0.8 }),
    canvas.grain(halo(canvas, 130, 340, 260, palette.sun, { start: 0, opacity: 0.8 })),
    path('M214 74a38 38 0 1 0 38 52a32 32 0 0 1-38-52z', palette.sun),
    path(
      cloud(-60, 218, 330, 20) + cloud(560, 128, 300, 22) + cloud(250, 176, 190, 12),
      '#B4577F',
      { opacity: 0.8 },
    ),
    path(cloud(40, 262, 280, 14), palette.sky[3], { opacity: 0.7 }),
  );

  // Mountains round the town
  const farRidge = ridgePoints(12, HORIZON + 20, '30 70 150, 250 96 190, 420 60 140, 720 130 260', {
    roughness: 6,
  });
  const nearRidge = ridgePoints(22, HORIZON + 30, '120 56 200, 800 90 240', { roughness: 5 });
  canvas.add(mountain(farRidge, 420, palette.ridge[0]));
  canvas.add(mountain(nearRidge, 420, palette.ridge[1]));
  canvas.add(canvas.grain(rect(0, 240, 800, 150, canvas.fade(palette.haze, 'up', 0.9))));

  // Houses as three symbols: a long one, a short one, and a tall gate
  const house = (width: number, height: number, wall: number, bays: number, shape: RoofShape) =>
    canvas.symbol(houseMarkup(width, height, wall, bays, shape));
  const houses = [
    house(230, 46, 30, 5, { ridge: 0.74, tiles: 20 }),
    house(160, 42, 28, 3, { ridge: 0.6, tiles: 14, lift: 0.2 }),
    house(190, 52, 26, 4, { ridge: 0.66, tiles: 16, lift: 0.22 }),
  ];
  const random = createRandom(77);
  const row = (index: number, skip?: readonly [number, number]): Markup => {
    const t = index / 8;
    const scale = lerp(0.36, 1.16, t ** 1.25);
    const y = lerp(HORIZON + 12, 566, t ** 1.15);
    const placed: string[] = [];
    for (let x = -60 - random() * 90 * scale; x < 830;) {
      const pick = Math.floor(random() * 3);
      const width = [230, 160, 190][pick] ?? 190;
      const middle = x + (width * scale) / 2;
      const shift = (random() - 0.5) * 20 * scale;
      if (!skip || middle < skip[0] || middle > skip[1])
        placed.push(
          houses[pick]?.({
            transform: `translate(${round(middle)} ${round(y + shift)}) scale(${round(scale * 10) / 10})`,
          }) ?? '',
        );
      x += width * scale * (0.86 + random() * 0.16);
    }
    return placed;
  };
  const trees = (seed: number, y: number, size: number, share: number) =>
    canopy(
      seed,
      (x) => y + Math.sin(x / 70 + seed) * size * 0.6,
      size,
      y + size * 2,
      mix(palette.ridge[2], palette.ridge[4], share),
    );
  const veil = (y: number, opacity: number) =>
    rect(0, y, 800, 110, canvas.fade('#D9687C', 'up', opacity));

  // Far roofs and the cathedral among them
  canvas.add(
    trees(3, 344, 16, 0),
    row(0),
    veil(290, 0.55),
    trees(4, 366, 18, 0.1),
    row(1),
    circle(548, 290, 210, glow(canvas, palette.gold, 0.7)),
    jeondongCathedral(548, 408, 270, {
      brick: '#EF9A78',
      brickShade: '#9A4568',
      trim: '#FCD2A0',
      dome: '#6A6AA6',
      domeShade: '#3A356F',
      window: '#FFE3A0',
      cross: '#FFE3A0',
    }),
    veil(300, 0.5),
    trees(6, 396, 18, 0.3),
    row(2),
    row(3),

    // Middle and near roofs, haze in the lanes
    canvas.grain(rect(0, 360, 800, 110, canvas.fade('#D9687C', 'up', 0.55))),
    trees(8, 452, 22, 0.6),
    row(4),
    row(5),
    canvas.grain(rect(0, 430, 800, 100, canvas.fade('#A14A78', 'up', 0.6))),
    trees(11, 520, 26, 0.85),
    row(6),
    row(7),
    row(8),

    // Viewpoint: two people under a lantern
    path('M-10 600V560Q120 540 230 566T420 612H-10z', palette.ink),
    walker(112, 592, 112, '#8C6AA8', '#2E3566', {
      ...grandmother('#F6D9C0', '#B8AEB8'),
      trolley: palette.red,
    }),
    walker(180, 592, 70, palette.gold, '#2E3566', { head: 'bun' }),
    roundStroke('M-10 450Q30 440 54 452M40 446V462', '#C9708A', 4),
    lantern(40, 486, 22, palette.gold, palette.accent),
    path(birds([300, 150, 11], [330, 138, 8]), palette.ridge[4]),
  );
}

/** A house with glowing paper windows, its ridge at (0, 0). */
function houseMarkup(
  width: number,
  height: number,
  wall: number,
  bays: number,
  shape: RoofShape,
): string {
  const half = width * 0.42;
  const windows = range(bays).map((i) => {
    const x = -half + (2 * half * (i + 0.5)) / bays;
    return pen`M${x} ${height + wall * 0.35}v${wall * 0.5}`;
  });
  return [
    rect(-half, height - 4, half * 2, wall + 30, '#2A1C44'),
    stroke(windows, palette.gold, (half / bays) * 1.1),
    stroke(windows, '#8A4560', 1.6),
    hanokRoof(0, 0, width, height, ROOFS, shape),
  ].join('');
}
