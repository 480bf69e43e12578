// Andong: Hahoe village inside the bend of the Nakdong river, thatched and tiled roofs, cherry trees on the bank; the laughing Yangban mask rises like the sun.
import { range } from '../../lib/math.ts';
import { palettes } from '../../lib/palette.ts';
import { pen } from '../../lib/path.ts';
import { createRandom } from '../../lib/random.ts';
import { defineScene } from '../../lib/scene.ts';
import { path, rect, ROUND_CAPS, stroke } from '../../lib/svg.ts';
import { hahoeMask, thatchedHouse } from '../../motifs/hahoe.ts';
import { hanokColors, hanokRoof } from '../../motifs/hanok.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { birds } from '../../motifs/life.ts';
import { halo, skyPaint } from '../../motifs/light.ts';
import { person } from '../../motifs/person.ts';
import { pine } from '../../motifs/pine.ts';
import { canopy, crownPath } from '../../motifs/trees.ts';
import { ripples } from '../../motifs/water.ts';

const palette = palettes.spring;
const roofColors = { ...hanokColors(palette), plaster: '#C9CFCB' };

const THATCH = {
  straw: '#E2B964',
  strawDeep: '#A97B3C',
  wall: '#D9A878',
  wood: '#6B4334',
  paper: '#FFF3DC',
};
const FIELD = { light: '#B9CB7E', mid: '#8DB36C', deep: '#5F9460' };
const SAND = '#F6E3C0';

/** Houses from the back to the front: x, foot, width, and whether tiled. */
const HOUSES = [
  [250, 398, 51, false],
  [312, 392, 58, true],
  [372, 396, 49, false],
  [436, 391, 60, true],
  [498, 397, 51, false],
  [214, 424, 63, false],
  [276, 424, 74, true],
  [350, 426, 63, false],
  [486, 422, 77, true],
  [556, 424, 60, false],
  [236, 456, 77, false],
  [314, 460, 95, true],
  [470, 460, 77, false],
  [552, 456, 97, true],
  [398, 492, 88, false],
  [290, 496, 84, false],
  [500, 496, 93, false],
] as const;

export const scene = defineScene({
  id: 'andong',
  title: 'Andong',
  seed: 29,
  budget: 'dense',
  draw(canvas) {
    // Spring sky with the mask in place of the sun
    canvas.add(rect(0, 0, 800, 600, skyPaint(canvas, palette, [0, 0.2, 0.42, 0.56])));
    canvas.add(
      canvas.grain(halo(canvas, 420, 176, 220, palette.gold, { start: 0.4, opacity: 0.8 })),
    );
    canvas.add(
      path(cloud(-60, 120, 300, 28) + cloud(590, 140, 280, 24), palette.sun, { opacity: 0.9 }),
    );
    canvas.add(
      hahoeMask(420, 150, 112, {
        lit: '#CF6B38',
        shade: '#96402C',
        light: '#EC9A58',
        ink: '#3A1A1C',
        cord: palette.gold,
      }),
    );

    // Ridges in front of the mask's chin, haze between them
    const far = ridgePoints({
      seed: 14,
      base: 340,
      roughness: 5,
      peaks: [
        [60, 110, 190],
        [270, 64, 180],
        [424, 84, 180],
        [580, 72, 170],
        [740, 130, 220],
      ],
    });
    const near = ridgePoints({
      seed: 25,
      base: 356,
      roughness: 5,
      peaks: [
        [-10, 90, 170],
        [190, 50, 150],
        [640, 56, 190],
        [810, 96, 160],
      ],
    });
    canvas.add(mountain(far, 380, palette.ridge[0]));
    canvas.add(path(cloud(216, 274, 390, 24), palette.sun));
    canvas.add(mountain(near, 380, palette.ridge[1]));
    canvas.add(canvas.grain(rect(0, 240, 800, 130, canvas.fade(palette.haze, 'up'))));
    canvas.add(
      canopy(
        { seed: 6, edge: (x) => 352 + Math.sin(x / 60) * 5, size: 16, bottom: 400 },
        palette.ridge[2],
      ),
    );

    // Far fields, then the river
    const water = canvas.linearGradient([
      [0, '#BFE0DD'],
      [0.4, '#5FB0B6'],
      [1, '#2C8694'],
    ]);
    canvas.add(rect(0, 366, 800, 240, FIELD.light));
    canvas.add(path('M-10 380L70 370-10 404zM740 370L810 384V402z', FIELD.mid));
    canvas.add(path('M-10 420C30 400 50 384 84 366H720C750 384 770 400 810 414V610H-10z', water));
    canvas.add(
      stroke(ripples({ seed: 5, top: 420, bottom: 590, count: 60, maxWidth: 70 }), '#E8F7F0', 2, {
        opacity: 0.5,
        ...ROUND_CAPS,
      }),
    );

    // The tongue of land: sand bank, meadow, fields
    canvas.add(
      path('M96 366C50 420 70 500 210 536C340 562 520 560 620 532C770 490 770 420 704 366z', SAND),
    );
    canvas.add(
      path(
        'M110 366C72 420 96 486 226 518C350 544 510 542 600 516C720 480 746 420 690 366z',
        FIELD.mid,
      ),
    );
    canvas.add(
      path('M110 366L86 420 180 394 260 374zM690 366L718 420 640 396 540 374z', FIELD.light),
    );
    canvas.add(
      path(
        'M150 476L230 440 330 400H480L580 440 664 470C640 500 610 512 600 516 510 542 350 544 226 518 200 512 170 496 150 476z',
        FIELD.light,
      ),
    );
    const bankShade = canvas.linearGradient(
      [
        [0.2, FIELD.deep, 0],
        [1, FIELD.deep, 0.8],
      ],
      [0, 0, 1, 0.4],
    );
    canvas.add(
      canvas.grain(
        path(
          'M110 366C72 420 96 486 226 518C350 544 510 542 600 516C720 480 746 420 690 366z',
          bankShade,
        ),
      ),
    );

    // Lanes, houses and the old zelkova in the middle
    canvas.add(stroke('M400 384Q440 420 410 450T440 540M160 470Q300 430 410 450T650 470', SAND, 7));
    for (const [x, y, width, tiled] of HOUSES)
      canvas.add(tiled ? tiledHouse(x, y, width) : thatchedHouse(x, y, width, THATCH));
    canvas.add(
      crowns(
        [
          [390, 426, 22],
          [434, 424, 24],
          [412, 408, 28],
        ],
        FIELD.deep,
      ),
    );
    canvas.add(
      crowns(
        [
          [386, 420, 14],
          [406, 400, 17],
        ],
        '#86B26A',
      ),
    );

    // Pine grove on the left bank, cherry trees along the water
    const random = createRandom(19);
    const bank = range(22).map((i): [number, number, number] => {
      const angle = Math.PI * (0.06 + (0.88 * i) / 21);
      return [408 + Math.cos(angle) * 276, 440 + Math.sin(angle) * 90, 15 + random() * 7];
    });
    canvas.add(stroke(bank.map(([x, y]) => pen`M${x} ${y + 14}v-16`).join(''), '#6B4048', 4));
    canvas.add(crowns(bank, '#E58FA4'));
    canvas.add(
      crowns(
        bank.map(([x, y, size]) => [x - size * 0.2, y - size * 0.35, size * 0.66]),
        '#FBD3D6',
      ),
    );

    // Ferry on the river
    canvas.add(path('M620 560h86q-6 16-22 16h-44q-14 0-20-16z', '#5E4038'));
    canvas.add(path('M620 560h86l-3 5h-80z', '#A77A58'));
    canvas.add(
      person(668, 562, 38, { top: palette.lit, bottom: palette.deep }),
      stroke('M676 540L706 584', '#5E4038', 2.5),
    );
    canvas.add(stroke('M604 586h40M690 588h50M650 594h30', '#E8F7F0', 2.4, ROUND_CAPS));

    // Buyongdae cliff with its pine, the place we look from
    canvas.add(path('M-10 500L60 508 110 540 150 552 190 612H-10z', '#8A7268'));
    canvas.add(path('M110 540L150 552 190 612H110L88 570z', '#5B4A50'));
    canvas.add(
      person(74, 560, 84, {
        clothes: 'hanbok',
        top: '#FFF6EC',
        bottom: palette.ridge[3],
        shadow: '#5B4A50',
        shadowLength: 0.7,
      }),
      person(110, 574, 86, { clothes: 'hanbok', top: palette.accent, bottom: '#34456B' }),
    );
    canvas.add(
      pine(-6, 590, 330, {
        trunk: '#7A4638',
        trunkLight: '#BF7A58',
        leaf: palette.ink,
        leafLight: palette.ridge[3],
        lean: 0.3,
        seed: 7,
      }),
    );
    canvas.add(
      path(
        birds([
          [250, 116, 12],
          [280, 100, 9],
          [640, 230, 9],
        ]),
        palette.ridge[4],
      ),
    );
  },
});

/** A small tiled house. (x, y) = middle of its foot. */
function tiledHouse(x: number, y: number, width: number): string {
  const wall = width * 0.2;
  const roof = width * 0.26;
  return (
    rect(x - width * 0.42, y - wall, width * 0.84, wall, '#FBF0DC') +
    stroke(pen`M${x - width * 0.4} ${y - wall * 0.4}h${width * 0.8}`, '#7A5040', wall * 0.75, {
      'stroke-dasharray': pen`${width * 0.03} ${width * 0.12}`,
    }) +
    hanokRoof(x, y - wall - roof, width, roof, roofColors, { ridge: 0.7, tiles: 9, lift: 0.2 })
  );
}

/** Lobed tree tops, each at (x, y) with its size. */
function crowns(
  trees: readonly (readonly [x: number, y: number, size: number])[],
  fill: string,
): string {
  return path(trees.map(([x, y, size]) => crownPath(x, y, size)).join(''), fill);
}
