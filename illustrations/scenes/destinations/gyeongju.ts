// Gyeongju: twin grave mounds of Silla's kings with one tree between them, the bottle-shaped observatory, pink muhly grass in October.
import { mix } from '../../lib/color.ts';
import { createRandom, cycle, lerp, range } from '../../lib/math.ts';
import { pen } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { circle, path, rect, roundStroke } from '../../lib/svg.ts';
import { cheomseongdae, moundPaths } from '../../motifs/gyeongju.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { birds } from '../../motifs/life.ts';
import { halo, skyPaint } from '../../motifs/light.ts';
import { person } from '../../motifs/person.ts';
import { pine } from '../../motifs/pine.ts';
import { canopy, leafyTree } from '../../motifs/trees.ts';
import { walker } from '../../motifs/walker.ts';

const palette = palettes.autumn;

/** Grass of the mounds in the evening sun: in light, in shadow, and the lines mown into it. */
const GRASS = { lit: '#B9AC55', shade: '#6E7440', far: '#C9B56A', farShade: '#98934F' };
const MUHLY = ['#B4577C', '#D5769A', '#F0A3B6', '#FBD0CC'] as const;
const SHADOW = '#7E3B57';

export const scene = defineScene({ title: 'Gyeongju', seed: 23, draw });

function draw(canvas: Canvas): void {
  // Evening sky, the sun low between the mounds
  canvas.add(rect(0, 0, 800, 600, skyPaint(canvas, palette, [0, 0.25, 0.45, 0.62])));
  canvas.add(canvas.grain(halo(canvas, 300, 240, 205, palette.sun, { start: 0.35 })));
  canvas.add(circle(300, 240, 78, palette.sun));
  canvas.add(
    path(
      cloud(420, 112, 330, 28) + cloud(-70, 164, 300, 24) + cloud(90, 84, 170, 12),
      palette.sun,
      { opacity: 0.8 },
    ),
  );

  // Namsan of Gyeongju and the woods of Wolseong
  const ridge = ridgePoints(6, 400, '60 70 180, 470 96 230, 700 150 210, 820 110 150', {
    roughness: 5,
  });
  canvas.add(mountain(ridge, 460, palette.ridge[0]));
  canvas.add(canopy(5, (x) => 372 + Math.sin(x / 80) * 6, 18, 460, '#B98F4C'));
  canvas.add(canvas.grain(rect(0, 270, 800, 160, canvas.fade(palette.haze, 'up'))));

  // Far mound on the right
  const far = moundPaths(674, 446, 206, 146);
  canvas.add(path(far.body, GRASS.far), path(far.shade, GRASS.farShade));

  // The lone tree in the gap of the twin mounds
  canvas.add(
    leafyTree(5, 318, 306, 58, {
      leaf: '#C4502A',
      leafLight: '#E98B3A',
      leafDark: '#8E2F26',
      trunk: '#5A3328',
    }),
  );

  // Twin mounds
  const mounds = [moundPaths(500, 448, 190, 170), moundPaths(128, 452, 250, 216)];
  for (const mound of mounds) {
    canvas.add(path(mound.body, GRASS.lit), path(mound.shade, GRASS.shade));
  }
  const moundShade = canvas.linearGradient({ 0.3: [GRASS.shade, 0], 1: [GRASS.shade, 0.9] });
  canvas.add(
    canvas.grain(...mounds.map((mound) => path(mound.body, moundShade))),

    // Lawn and the observatory with its long shadow
    path('M0 440Q400 424 800 436V600H0z', mix(GRASS.lit, palette.gold, 0.25)),
    path('M490 474H664L810 486V512z', GRASS.shade, { opacity: 0.7 }),
    cheomseongdae(572, 474, 276, { lit: palette.lit, shade: palette.shade, deep: '#8D6A4C' }),

    person(250, 470, 30, palette.red, palette.ink, { shadow: GRASS.shade }),
    person(264, 471, 28, palette.lit, palette.roof, { shadow: GRASS.shade }),
  );

  // Muhly grass: three feathery rows, lighter on top
  const random = createRandom(31);
  const rows = [
    { top: 500, color: MUHLY[0], tips: MUHLY[1] },
    { top: 526, color: MUHLY[1], tips: MUHLY[2] },
    { top: 556, color: MUHLY[2], tips: MUHLY[3] },
    { top: 594, color: MUHLY[1], tips: MUHLY[2] },
  ] as const;
  rows.forEach(({ top, color, tips }, row) => {
    const edge = (x: number) => top + Math.sin(x / (90 + row * 30) + row * 2) * 10 - x * 0.01;
    let plumes = '';
    for (let x = -10; x < 810; x += 9) {
      const length = 16 + random() * 16 + row * 6;
      plumes += pen`M${x} ${Math.round(edge(x) + 18)}q${2 + random() * 3} ${-length * 0.7} ${8 + random() * 10} ${-length}`;
    }
    canvas.add(canopy(40 + row, edge, 22 + row * 6, 610, color));
    canvas.add(roundStroke(plumes, tips, 2.4));
  });

  // Path through the grass and two visitors
  canvas.add(
    path('M320 610C340 556 400 530 452 486Q462 478 476 478C470 500 440 540 450 610z', palette.lit),
  );
  const tufts = range(11).map((i) => {
    const t = i / 10;
    const y = lerp(500, 606, t);
    const left = lerp(444, 322, t ** 0.7);
    const right = lerp(472, 446, t ** 0.6);
    return pen`M${left - 6} ${y + 8}q4 -14 12 -22M${left} ${y + 12}q3 -12 8 -18M${right - 2} ${y + 12}q2 -14 10 -24M${right + 5} ${y + 10}q3 -12 10 -18`;
  });
  canvas.add(
    roundStroke(tufts, MUHLY[2], 5),
    roundStroke(tufts, MUHLY[3], 2.2),
    walker(330, 578, 100, palette.red, palette.ink, {
      head: 'bun',
      raised: palette.gold,
      shadow: SHADOW,
    }),
    ...range(4).map((i) =>
      walker(
        412 + i * 40,
        576 - (i % 2) * 6,
        74 - (i % 3) * 6,
        '#FBEFD8',
        cycle(['#3A3F52', '#7A2F3C'], i),
        {
          clothes: i % 2 ? 'skirt' : 'trousers',
          head: i % 2 ? 'long' : 'short',
          facing: -1,
          backpack: cycle(['#2F8C8C', '#E8A23C', '#C8402C'], i),
          shadow: SHADOW,
        },
      ),
    ),

    // Birds, and a pine as the frame
    path(birds([520, 176, 12], [552, 160, 9], [488, 158, 8]), palette.ridge[4]),
    pine(-8, 610, 400, {
      trunk: '#6B3A30',
      trunkLight: '#B2664A',
      leaf: '#3A3A2C',
      leafLight: '#5F6238',
      lean: 0.5,
      seed: 4,
    }),
  );
}
