// Seongsan Ilchulbong: the tuff cone with its crown of peaks, canola in bloom, a wall of basalt.
import { lerp, range } from '../../lib/math.ts';
import { palettes } from '../../lib/palette.ts';
import { placePath } from '../../lib/path.ts';
import { createRandom, type Random } from '../../lib/random.ts';
import { defineScene } from '../../lib/scene.ts';
import { path, rect, ROUND_CAPS, stroke } from '../../lib/svg.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { birds, parasol } from '../../motifs/life.ts';
import { person } from '../../motifs/person.ts';
import { canopy } from '../../motifs/trees.ts';
import { ripples } from '../../motifs/water.ts';

const palette = palettes.spring;
const HORIZON = 262;
const SHADOW = '#A8842E';

/** Flower strips from the far to the near one: height, swing of the right end, colour. */
const FIELDS = [
  [372, 0, '#D9B53A'],
  [408, 12, '#EBC544'],
  [456, -8, '#F5D557'],
  [518, 6, '#F9DE6B'],
] as const;

export const scene = defineScene({
  id: 'seongsan',
  title: 'Jeju',
  seed: 21,
  precision: 1,
  draw(canvas) {
    const random = createRandom(4);

    // Sky and sea
    const sky = canvas.linearGradient([
      [0, '#4F9FBC'],
      [0.5, palette.sky[1]],
      [1, palette.sky[2]],
    ]);
    const sea = canvas.linearGradient([
      [0, '#9AD0D2'],
      [0.4, '#4FA3B4'],
      [1, '#2F8198'],
    ]);
    const swell = ripples({
      seed: 4,
      top: HORIZON + 6,
      bottom: HORIZON + 90,
      count: 40,
      maxWidth: 60,
    });
    const clouds = cloud(40, 90, 320, 32) + cloud(430, 60, 300, 26) + cloud(600, 132, 260, 18);
    canvas.add(rect(0, 0, 800, HORIZON, sky));
    canvas.add(path(clouds, '#FFFBF2'));
    canvas.add(path(cloud(90, 98, 220, 12) + cloud(480, 66, 200, 10), palette.sky[3]));
    canvas.add(rect(0, HORIZON, 800, 120, sea));
    canvas.add(stroke(swell, '#F3FBF3', 1.6, { opacity: 0.6, ...ROUND_CAPS }));

    // A far island and a ship
    const island = ridgePoints({
      seed: 6,
      to: 360,
      base: HORIZON,
      roughness: 3,
      peaks: [
        [40, 22, 120],
        [190, 30, 90],
      ],
    });
    canvas.add(mountain(island, HORIZON, palette.ridge[0]));
    canvas.add(path('M96 250l8-9h30l8 9zM110 240v-9h12v9z', '#FFF6E8'));

    // Tuff cone: body, lit, grey and green faces, grassy slope, light and haze
    const cone =
      'M300 330L352 236 372 214 386 176 398 180 408 158 424 166 438 150 456 160 474 146 494 158 516 148' +
      ' 536 162 556 154 572 170 592 166 604 184 622 190 640 222 676 246 760 300 830 340V380H280z';
    const litFaces =
      'M372 214L386 176 398 180 404 250 388 330H300L352 236zM438 150L456 160 450 240 470 340H420L430 230z' +
      'M516 148L536 162 530 250 552 350H500L520 240z';
    const shadedFaces =
      'M398 180L408 158 424 166 438 150 430 230 420 340H388L404 250z' +
      'M474 146L494 158 516 148 520 240 500 350H470L480 230z' +
      'M592 166L604 184 622 190 640 222 676 246 700 340H620L600 250z';
    const coneLight = canvas.linearGradient(
      [
        [0, '#FFE7BE', 0.6],
        [0.6, '#FFE7BE', 0],
      ],
      [0, 0, 1, 0.4],
    );
    canvas.add(path(cone, palette.ridge[2]));
    canvas.add(path(litFaces, '#C9B79A'));
    canvas.add(path(shadedFaces, '#6E8078'));
    canvas.add(path('M556 154L572 170 592 166 600 250 620 340H552L566 240z', '#8F9C86'));
    canvas.add(
      path(
        'M604 184L622 190 640 222 676 246 760 300 830 340V372L640 366 618 290z',
        palette.ridge[3],
      ),
    );
    canvas.add(
      canvas.grain(
        path(cone, coneLight),
        rect(-10, 276, 830, 84, canvas.fade(palette.haze, 'up', 0.8)),
      ),
    );

    // Meadow and hedge
    const hedge = (x: number) => 352 + Math.sin(x / 80) * 5;
    canvas.add(path('M-10 352C120 330 260 346 420 342S700 330 810 344V610H-10z', '#6FA05A'));
    canvas.add(canopy({ seed: 3, edge: hedge, size: 12, bottom: 400 }, '#4C8A5E'));

    // Canola: each strip is shaded at its far edge and sprinkled with stems and blossoms
    FIELDS.forEach(([y, swing, color], index) => {
      const edge = `M-10 ${y}C160 ${y - 22 + swing} 360 ${y + 16} 520 ${y - 6}S720 ${y - 18} 810 ${y + swing}`;
      canvas.add(path(`${edge}V610H-10z`, color));
      canvas.add(canvas.grain(path(`${edge}V${y + 70}H-10z`, canvas.fade('#9A7A1E', 'down', 0.5))));
      let blossoms = '';
      let stems = '';
      for (const flower of range(70 - index * 6)) {
        const flowerX = Math.round(random() * 800);
        const flowerY = Math.round(y + 4 + random() * (index === 3 ? 84 : 50));
        if (flower % 4) blossoms += `M${flowerX} ${flowerY}h0`;
        else stems += `M${flowerX} ${flowerY}v${3 + index * 2}`;
      }
      canvas.add(stroke(stems, '#5B8F4A', 2 + index));
      canvas.add(stroke(blossoms, '#FFF1A6', 3 + index * 1.6, ROUND_CAPS));
    });

    // Basalt walls on both sides of a path
    canvas.add(basaltWall(random, -10, 560, 330, 466, 34));
    canvas.add(basaltWall(random, 560, 470, 820, 520, 30));
    canvas.add(
      path('M330 610C380 540 440 500 470 440L484 440C478 510 520 560 560 610z', '#E9CFA0'),
    );

    // Walkers
    canvas.add(
      person(444, 548, 74, {
        top: '#EC8098',
        bottom: '#FFF6EC',
        shadow: SHADOW,
        shadowLength: 1.2,
      }),
      parasol(456, 480, 36, '#FFF6EC', '#EBCFC3'),
      person(474, 470, 30, {
        top: '#2B6C86',
        bottom: '#153740',
        shadow: SHADOW,
        shadowLength: 1.2,
      }),
    );
    canvas.add(
      path(
        birds([
          [250, 190, 14],
          [284, 172, 10],
          [690, 200, 11],
        ]),
        '#2B5A6B',
      ),
    );
  },
});

/** Two courses of round stones in two greys, from (x0, y0) to (x1, y1). */
function basaltWall(
  random: Random,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  size: number,
): string {
  const half = size * 0.5;
  let dark = '';
  let light = '';
  for (const course of [0, 1]) {
    for (let x = x0; x < x1; x += size * (0.7 + random() * 0.5)) {
      const y = lerp(y0, y1, (x - x0) / (x1 - x0)) - course * size * 0.55;
      const stone = placePath('M-1 0q.1-1 1-1t1 1q-1 .5-2 0z', x, y, half);
      if (random() < 0.5) dark += stone;
      else light += stone;
    }
  }
  return path(dark, '#3C4650') + path(light, '#566068');
}
