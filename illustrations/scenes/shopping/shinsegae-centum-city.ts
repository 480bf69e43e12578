// Shinsegae Centum City: the vast pale store with its scattered golden windows and a curved glass wave in
// the middle, mirrored in the Suyeong river under a wide day sky.
import type { Color } from '../../lib/color.ts';
import { range } from '../../lib/math.ts';
import { palettes } from '../../lib/palette.ts';
import { pen, polygonPath } from '../../lib/path.ts';
import { createRandom } from '../../lib/random.ts';
import { defineScene } from '../../lib/scene.ts';
import { path, rect, ROUND_CAPS, stroke } from '../../lib/svg.ts';
import { hangul } from '../../motifs/hangul.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { birds } from '../../motifs/life.ts';
import { halo, skyPaint } from '../../motifs/light.ts';
import { shopper } from '../../motifs/shopfronts.ts';
import { skyline } from '../../motifs/skyline.ts';
import { canopy, leafyTree } from '../../motifs/trees.ts';
import { reflection, ripples } from '../../motifs/water.ts';

const palette = palettes.day;
const GOLD = { lit: '#FFD36B', base: '#F2B843', deep: '#C98A2E' };
const STONE = { lit: '#FFF3DC', base: '#EBD5AE', shade: '#C9AC86' };
const FOOT = 424;

export const scene = defineScene({
  id: 'shinsegae-centum-city',
  title: 'Shinsegae Centum City',
  seed: 38,
  safe: [60, 0, 600, 600],
  draw(canvas) {
    // Sky
    canvas.add(rect(0, 0, 800, 600, skyPaint(canvas, palette, [0, 0.25, 0.5, 0.7])));
    canvas.add(canvas.grain(halo(canvas, 110, 90, 170, palette.sun, { start: 0.24 })));
    canvas.add(`<circle cx="110" cy="90" r="44" fill="${palette.sun}"/>`);
    canvas.add(
      path(cloud(330, 110, 360, 40) + cloud(-90, 214, 260, 22), '#FFFDF4', { opacity: 0.95 }),
    );
    canvas.add(path(cloud(390, 116, 260, 16), palette.sky[2]));

    // Jangsan and the towers of Centum City
    const jangsan = ridgePoints({
      seed: 9,
      base: 420,
      peaks: [
        [640, 230, 300],
        [220, 150, 240],
        [20, 110, 160],
      ],
    });
    canvas.add(mountain(jangsan, 440, palette.ridge[0]));
    const city = skyline({
      seed: 18,
      base: 430,
      heights: [90, 250],
      widths: [40, 66],
      gap: 14,
      windows: { width: 5, stepX: 10, stepY: 13, lit: 0.5 },
      envelope: (x) => 0.55 + (0.7 * Math.abs(x - 380)) / 400,
      antennas: 0.1,
    });
    canvas.add(
      path(city.bodies, palette.ridge[1]),
      path(city.sides, palette.ridge[2], { opacity: 0.7 }),
    );
    canvas.add(stroke(city.windows, '#CFE6DF', 6, { opacity: 0.7 }));
    canvas.add(canvas.grain(rect(0, 250, 800, 180, canvas.fade(palette.haze, 'up'))));

    // The store: two stone wings, the right one higher
    canvas.add(
      path(`M40 ${FOOT}V244Q160 212 330 232V${FOOT}z`, STONE.base),
      path(`M40 ${FOOT}V244Q78 234 116 229V${FOOT}z`, STONE.lit),
    );
    canvas.add(
      path(`M470 ${FOOT}V206Q610 168 744 214V${FOOT}z`, STONE.base),
      path(`M650 ${FOOT}V190Q700 196 744 214V${FOOT}z`, STONE.shade),
    );
    canvas.add(
      path(
        'M34 246Q160 204 334 226V236Q160 216 34 256zM466 208Q610 160 750 212V222Q610 172 466 218z',
        '#FFFBEF',
      ),
    );

    // Golden windows, scattered like slots of a music roll
    const random = createRandom(16);
    const bright: string[] = [];
    const deep: string[] = [];
    const addSlots = (left: number, right: number, top: (x: number) => number, bottom: number) => {
      for (let x = left; x < right; x += 15) {
        for (let y = top(x); y < bottom - 20;) {
          const length = 12 + random() * 26;
          if (random() < 0.62)
            (random() < 0.7 ? bright : deep).push(pen`M${x} ${y}v${Math.min(length, bottom - y)}`);
          y += length + 9;
        }
      }
    };
    addSlots(58, 316, (x) => 262 - Math.sin(((x - 40) / 290) * Math.PI) * 18, 372);
    addSlots(490, 736, (x) => 236 - Math.sin(((x - 470) / 274) * Math.PI) * 24, 372);
    canvas.add(stroke(bright.join(''), GOLD.base, 8), stroke(deep.join(''), GOLD.deep, 8));
    canvas.add(stroke(bright.join(''), GOLD.lit, 3, { transform: 'translate(-2.5 0)' }));

    // The glass wave between them
    const wave = `M316 ${FOOT}C300 340 300 250 330 196Q400 140 484 178C512 240 504 340 486 ${FOOT}z`;
    const glass = canvas.linearGradient(
      [
        [0, '#9ED6DC'],
        [0.5, '#4FA3B5'],
        [1, '#2D7486'],
      ],
      [0, 0, 1, 0.6],
    );
    canvas.add(path(wave, glass));
    canvas.add(
      path(
        `M430 160Q460 164 484 178C512 240 504 340 486 ${FOOT}H440C462 330 466 240 430 160z`,
        '#1F6274',
        { opacity: 0.7 },
      ),
    );
    canvas.add(
      path(
        `M330 196Q352 176 374 168C344 240 340 340 350 ${FOOT}H316C300 340 300 250 330 196z`,
        '#CFF0EE',
        { opacity: 0.7 },
      ),
    );
    const ribs = range(6).map(
      (i) =>
        pen`M${344 + i * 24} ${188 - i * 5 + (i > 3 ? (i - 3) * 5 : 0)}C${326 + i * 28} 260 ${326 + i * 28} 340 ${338 + i * 25} ${FOOT}`,
    );
    const floors = range(8).map(
      (i) =>
        pen`M${308 + Math.abs(i - 4) * 2} ${214 + i * 26}q92 ${-16 + i * 1.5} ${188 - Math.abs(i - 4) * 3} -2`,
    );
    canvas.add(stroke(ribs.join('') + floors.join(''), '#E4F6F0', 1.8, { opacity: 0.7 }));
    canvas.add(stroke(`M330 196Q400 140 484 178`, '#FFFBEF', 7, ROUND_CAPS));

    // The name, red on stone
    canvas.add(rect(104, 292, 152, 56, '#B5252F'), rect(228, 292, 28, 56, '#8C1E2B'));
    canvas.add(
      stroke(hangul('신세계', 121, 303, 33, { gap: 0.3 }), '#FFF6E3', 4.6, {
        'stroke-linejoin': 'round',
        ...ROUND_CAPS,
      }),
    );

    // Ground floor: one long golden shop window, canopy, doors
    canvas.add(
      rect(40, 378, 704, 46, GOLD.lit),
      rect(600, 378, 144, 46, GOLD.deep, { opacity: 0.6 }),
    );
    canvas.add(
      stroke(
        range(25)
          .map((i) => `M${54 + i * 28} 378v46`)
          .join(''),
        '#8A6A3C',
        2.4,
      ),
    );
    canvas.add(
      path('M30 370H754l-8 12H38z', '#FFFBEF'),
      path('M600 370H754l-8 12H600z', STONE.shade),
    );
    canvas.add(
      path('M356 424v-40q44-18 88 0v40z', '#17485A'),
      stroke('M378 424v-44M400 424v-47M422 424v-44', '#CFF0EE', 2.4),
    );

    // Promenade with trees and people
    canvas.add(rect(0, FOOT, 800, 34, '#F3E4C2'), rect(0, FOOT + 28, 800, 10, '#C9AC86'));
    canvas.add(canopy({ seed: 8, to: 810, edge: () => 428, size: 12, bottom: 432 }, palette.green));
    for (const [i, x] of [18, 70, 128, 588, 664, 730, 786].entries())
      canvas.add(
        leafyTree(i + 3, x, 398 - (i % 2) * 6, 27, {
          leaf: palette.green,
          leafLight: '#6BB890',
          leafDark: '#1D6458',
          trunk: '#5F4636',
        }),
      );
    const strollers: readonly (readonly [number, Color])[] = [
      [230, palette.red],
      [250, '#2D6C78'],
      [360, '#FFF6E3'],
      [440, palette.gold],
      [520, palette.accent],
      [540, '#184A58'],
    ];
    strollers.forEach(([x, top], i) =>
      canvas.add(
        shopper(x, 450 + (i % 2) * 3, 38, {
          top,
          bottom: '#27404C',
          paper: i % 2 ? palette.red : GOLD.base,
          shadow: '#C9AC86',
        }),
      ),
    );

    // River: stone wall, mirrored gold, glass and stone
    const river = canvas.linearGradient([
      [0, '#8CCBCB'],
      [0.5, '#3F93A6'],
      [1, '#1D6174'],
    ]);
    canvas.add(rect(0, 462, 800, 138, river));
    const mirror = (seed: number, x: number, length: number, width: number, color: Color) =>
      canvas.add(
        stroke(reflection(seed, x, 468, length, width, 7), color, 3, {
          opacity: 0.7,
          ...ROUND_CAPS,
        }),
      );
    mirror(2, 180, 96, 220, STONE.lit);
    mirror(5, 610, 100, 210, STONE.base);
    mirror(3, 400, 110, 130, '#CFF0EE');
    mirror(7, 180, 64, 90, GOLD.base);
    mirror(8, 610, 70, 110, GOLD.base);
    canvas.add(
      stroke(ripples({ seed: 6, top: 476, bottom: 590, count: 46, maxWidth: 90 }), '#EAF6EC', 2, {
        opacity: 0.5,
        ...ROUND_CAPS,
      }),
    );

    // A little sailing boat and the gulls
    canvas.add(
      path('M596 552h84q-8 20-24 20h-40q-14 0-20-20z', '#FFFBEF'),
      path('M640 552h40q-8 20-24 20h-16z', '#C9AC86'),
    );
    canvas.add(
      path(
        polygonPath([
          [636, 546],
          [636, 474],
          [594, 546],
        ]),
        palette.red,
      ),
      path(
        polygonPath([
          [642, 546],
          [642, 484],
          [672, 546],
        ]),
        '#FFF6E3',
      ),
    );
    canvas.add(
      stroke('M639 470v82', '#27404C', 3),
      stroke(reflection(4, 638, 574, 26, 60, 7), palette.red, 3, { opacity: 0.5, ...ROUND_CAPS }),
    );
    canvas.add(
      path(
        birds([
          [236, 160, 13],
          [270, 142, 9],
          [560, 90, 10],
        ]),
        '#FFFBEF',
      ),
    );
  },
});
