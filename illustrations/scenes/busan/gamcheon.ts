// Gamcheon: houses stepping down a bowl of hills to the sea; on the lookout wall the Little Prince and the fox with their backs to us, and a free place between them.
import { colorsFrom } from '../../lib/color.ts';
import { createRandom, lerp, range } from '../../lib/math.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { circle, drawAt, path, rect, stroke } from '../../lib/svg.ts';
import { laundry } from '../../motifs/alley.ts';
import { hangul } from '../../motifs/hangul.ts';
import { houseRow } from '../../motifs/hillside.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { skyPaint } from '../../motifs/light.ts';
import { canopy } from '../../motifs/trees.ts';
import { grandmother, TRAVELLER, walker } from '../../motifs/walker.ts';

const palette = palettes.day;
const WALLS = colorsFrom('#F6D5C3 #F2A98C #8CCBC9 #F5D57E #FFF3DF #E88573 #6FAFC4 #B8D9B4 #F1B9C0');
const COLORS = {
  roof: '#FFF9EA',
  side: '#1D4A63',
  window: '#25566B',
  door: '#8C3B34',
  tank: '#2C7DA8',
};
const ROWS = 9;

export const scene = defineScene({
  title: 'Gamcheon Culture Village',
  seed: 6,
  budget: 'dense',
  draw,
});

function draw(canvas: Canvas): void {
  const random = createRandom(31);

  // Sky
  canvas.add(rect(0, 0, 800, 320, skyPaint(canvas, palette, [0, 0.4, 0.8, 1])));
  canvas.add(path(cloud(90, 110, 300, 36) + cloud(470, 66, 260, 26), '#FFFDF4', { opacity: 0.9 }));
  canvas.add(path(cloud(130, 118, 220, 14), palette.sky[2]));

  // Sea with a ship and an island
  const island = ridgePoints(4, 216, '330 26 80, 450 12 60, 560 34 100', {
    from: 240,
    to: 640,
    roughness: 3,
  });
  canvas.add(rect(0, 214, 800, 120, canvas.linearGradient({ 0: '#8CC6CB', 1: '#3F93A6' })));
  canvas.add(stroke('M300 232h60m20 10h90m-140 14h50m60 4h80', '#DDF1E8', 2, { opacity: 0.8 }));
  canvas.add(mountain(island, 218, palette.ridge[0]));
  canvas.add(path('M388 236l6-7h22l8 7zM398 229v-7h10v7z', '#F4F1E2'));

  // Hills on both sides and the woods on them
  const leftEdge = (x: number) => 96 + Math.pow(Math.max(0, x) / 260, 1.5) * 130;
  const rightEdge = (x: number) => 256 - Math.pow((x - 560) / 250, 0.8) * 130;
  canvas.add(
    path('M-10 90C80 96 150 150 230 214S330 300 380 340V600H-10z', palette.ridge[2]),
    path('M810 120C740 124 680 176 600 232S500 300 440 336V600H810z', palette.ridge[1]),
    canopy(2, leftEdge, 18, 330, palette.ridge[3], { to: 270 }),
    canopy(5, rightEdge, 16, 330, palette.ridge[2], { from: 560 }),
  );

  // Houses, row by row down the slope; the far rows leave the view to the sea open
  for (const row of range(ROWS)) {
    const depth = row / (ROWS - 1);
    const foot = (x: number) => {
      const offset = (x - 410) / 420;
      const rise = Math.pow(Math.abs(offset), 1.25) * lerp(128, 74, depth);
      return lerp(252, 548, depth) - rise * (offset < 0 ? 1.12 : 0.9);
    };
    canvas.add(
      houseRow(random, {
        foot,
        from: -30,
        to: 820,
        unit: lerp(22, 66, depth * depth * 0.75 + depth * 0.25),
        open: (x) => depth < 0.32 && Math.abs(x - 420) < lerp(170, 30, depth / 0.32),
        walls: WALLS,
        air: palette.sky[2],
        tint: (1 - depth) * 0.34,
        colors: COLORS,
        details: depth > 0.2,
      }),
    );
    if (row === 4 || row === 6)
      canvas.add(canvas.grain(rect(0, 320, 800, 150, canvas.fade(palette.haze, 'up', 0.4))));
  }
  canvas.add(
    laundry([60, 400], [170, 412], ['#2C7DA8', '#E4604A', '#1F6B66', '#C8402C'], 26),

    // The wall of the lookout, with a step to sit on
    path('M-10 508H810V610H-10z', '#D9C4A0'),
    rect(-10, 496, 820, 24, '#FFF6E2'),
    rect(-10, 516, 820, 6, '#B19A80'),
    canvas.grain(rect(0, 520, 800, 80, canvas.fade('#8C7A64', 'up', 0.7))),
    stroke('M120 522V600M300 522V560M470 522V600M640 522V570M-10 562H810', '#B19A80', 2),
  );

  // The Little Prince: green coat, yellow scarf in the wind, crown of hair
  const prince = drawAt(330, 504);
  canvas.add(
    prince.path('M-50 0Q-58-60-40-96-26-116 0-116T40-96Q58-60 50 0z', '#3E8F80'),
    prince.path('M12-115Q30-112 40-96 58-60 50 0H22Q34-60 12-115z', '#256A66'),
    prince.roundStroke('M-38-84Q-60-50-66-10', '#3E8F80', 20),
    prince.path('M-10-132H10V-106H-10z', '#D9A078'),
    prince.path('M-34-112Q0-132 34-112L30-96Q0-110-30-96z', '#F2B843'),
    prince.path('M24-110Q70-128 96-104 124-86 150-112 140-74 104-80 70-92 30-94z', '#F2B843'),
    prince.path('M70-104Q86-108 96-104 124-86 150-112 140-74 104-80 88-86 70-104z', '#D9922F'),
    circle(330, 354, 32, '#EDB793'),
    prince.path(
      'M-34-144Q-46-170-32-182-34-204-12-198-2-216 12-200 34-206 32-182 48-168 34-144 30-128 18-128-2-124-18-128-30-130-34-144z',
      '#F5CE5A',
    ),
    prince.path('M12-200Q34-206 32-182 48-168 34-144 30-128 18-128 30-160 12-200z', '#D9A233'),
  );
  // The fox: upright ears, brush laid along the wall
  const fox = drawAt(498, 504);
  canvas.add(
    fox.path('M30-14Q90 10 122-16 148-44 128-62 122-30 92-30 60-32 34-40z', '#D9652C'),
    fox.path('M122-16Q148-44 128-62 126-46 110-36 112-22 122-16z', '#FFF3DF'),
    fox.path('M-40 0Q-48-52-22-88H22Q48-52 40 0z', '#E87A34'),
    fox.path('M8-88H22Q48-52 40 0H16Q26-48 8-88z', '#B9522A'),
    fox.path('M-34-96L-38-146-14-122H14L38-146 34-96Q20-76 0-76T-34-96z', '#E87A34'),
    fox.path('M14-122L38-146 34-96Q24-80 10-77 24-100 14-122z', '#B9522A'),
    fox.path('M-34-128L-38-146-24-132zM34-128L38-146 24-132z', '#3A2A30'),
    stroke(hangul('감천', 384, 544, 26, { gap: 0.5 }), '#8C7A64', 4.4),
    stroke('M300 522h60M470 522h100', '#8C7A64', 6, { opacity: 0.35 }),

    // Those who wait for their photograph
    walker(92, 592, 146, '#F1B9C0', '#3C5F86', {
      ...TRAVELLER,
      backpack: '#2C7DA8',
      raised: palette.ink,
      still: true,
    }),
    walker(692, 592, 118, '#7B5FA0', '#3A4A5C', {
      ...grandmother('#FFF3DF', '#A7A2AC'),
      facing: -1,
      bag: '#E4604A',
    }),
    walker(736, 592, 84, '#F2B843', '#2C7DA8', { head: 'cap', hat: '#D14B33', facing: -1 }),
  );
}
