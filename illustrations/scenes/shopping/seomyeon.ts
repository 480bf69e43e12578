// Seomyeon: Busan's busiest crossing on a rainy night, a wall of neon signs, umbrellas of every colour on
// the zebra stripes and all of it again in the wet road.
import { type Color, mix } from '../../lib/color.ts';
import { cycle, lerp, range } from '../../lib/math.ts';
import { pen, placePath, polygonPath } from '../../lib/path.ts';
import { createRandom } from '../../lib/random.ts';
import { defineScene } from '../../lib/scene.ts';
import { ellipse, type Markup, path, rect, ROUND_CAPS, stroke } from '../../lib/svg.ts';
import { hangul } from '../../motifs/hangul.ts';
import { neon, neonSign } from '../../motifs/neon.ts';
import { person } from '../../motifs/person.ts';
import { skyline } from '../../motifs/skyline.ts';
import { reflection } from '../../motifs/water.ts';

const INK = '#06141F';
const NEON = { cyan: '#5FE6DC', pink: '#FF6F8C', gold: '#FFD06B', green: '#9BEF8A' };
const ROAD = 300;

/** Houses at the crossing: left, width, top, wall. */
const HOUSES = [
  [-10, 128, 70, '#173A4C'],
  [118, 118, 24, '#1E4A5C'],
  [236, 150, 92, '#143346'],
  [386, 128, 40, '#20506A'],
  [514, 150, 84, '#173A4C'],
  [664, 146, 18, '#1C4458'],
] as const;

/** Walkers: x, feet, height, umbrella, coat. */
const WALKERS: readonly (readonly [number, number, number, Color, Color])[] = [
  [96, 372, 58, '#F2B843', '#2E5A6C'],
  [300, 366, 54, '#E8503F', '#33425A'],
  [452, 362, 54, '#F7EFE0', '#8C3B5C'],
  [628, 374, 58, '#3FA7A0', '#3A2F5B'],
  [724, 366, 54, '#FF8FA3', '#24506A'],
  [196, 424, 74, '#3F7FC0', '#C8402C'],
  [386, 430, 78, '#F2B843', '#2E5A6C'],
  [540, 438, 80, '#7AC78C', '#E9C9A0'],
  [690, 446, 84, '#E8503F', '#22405A'],
  [84, 512, 104, '#FF8FA3', '#22405A'],
  [276, 532, 110, '#F7EFE0', '#33425A'],
  [470, 548, 116, '#E8503F', '#F2B843'],
  [640, 556, 118, '#3FA7A0', '#3A2F5B'],
];

export const scene = defineScene({
  id: 'seomyeon',
  title: 'Seomyeon crossing in the rain',
  seed: 57,
  budget: 'dense',
  draw(canvas) {
    // Sky and the towers behind
    const sky = canvas.linearGradient([
      [0, '#0A2230'],
      [0.5, '#1F5A66'],
      [1, '#5FA39A'],
    ]);
    canvas.add(rect(0, 0, 800, ROAD, sky));
    const far = skyline({
      seed: 33,
      base: ROAD,
      heights: [160, 300],
      widths: [36, 70],
      windows: { width: 4, stepX: 10, stepY: 13, lit: 0.24 },
    });
    canvas.add(path(far.bodies, '#1F5563'), stroke(far.windows, '#BFEBD8', 4, { opacity: 0.7 }));
    canvas.add(canvas.grain(rect(0, 0, 800, ROAD, canvas.fade('#7FD0BE', 'up', 0.6))));

    // Houses full of signs
    const random = createRandom(5);
    HOUSES.forEach(([x, width, top, wall], index) => {
      canvas.add(
        rect(x, top, width, ROAD - top, wall),
        rect(x + width * 0.76, top, width * 0.24, ROAD - top, mix(wall, INK, 0.5)),
      );
      let windows = '';
      for (let y = top + 18; y < 236; y += 20)
        for (let w = x + 12; w < x + width - 18; w += 22)
          if (random() < 0.5) windows += `M${w} ${y}h12`;
      canvas.add(stroke(windows, '#FFE3A0', 9, { opacity: 0.5 }));
      canvas.add(rect(x + 4, 250, width - 8, 50, cycle(['#FFD58C', '#FFB0A0', '#BFF0E4'], index)));
      canvas.add(
        stroke(
          range(4)
            .map((i) => pen`M${x + (width * (i + 0.5)) / 4} 252v48`)
            .join(''),
          wall,
          3,
        ),
      );
      canvas.add(
        rect(x + 2, 236, width - 4, 16, cycle(['#C8402C', '#0F5B66', '#F2B843', '#7B2F5C'], index)),
      );
    });
    const sign = (text: string, x: number, y: number, color: Color, size: number) =>
      canvas.add(neonSign(text, x, y, { color, board: INK, size, tube: size / 11 }));
    sign('노래방', 78, 92, NEON.pink, 30);
    sign('약국', 206, 100, NEON.green, 26);
    sign('커피', 352, 116, NEON.gold, 30);
    sign('돼지국밥', 480, 64, NEON.cyan, 30);
    sign('미용실', 632, 108, NEON.pink, 26);
    sign('호텔', 726, 122, NEON.gold, 28);
    canvas.add(
      rect(118, 34, 104, 58, INK, { rx: 4 }),
      neon(hangul('서면', 130, 44, 36, { gap: 0.3 }), NEON.gold, 4),
    );
    // A screen with the bridge of Gwangan
    canvas.add(
      rect(248, 118, 84, 88, '#0C2A3C'),
      rect(254, 124, 72, 76, '#2F6FA0'),
      path('M254 176q9-8 18 0t18 0t18 0t18 0V200H254z', '#0F3A5C'),
      stroke('M254 166H326M272 178V138M308 178V138', '#FFE3A0', 4),
      stroke('M254 158L272 140Q290 176 308 140L326 158', '#FF8FA3', 3),
    );

    // Wet road with all the colours of the signs in it
    const wet = canvas.linearGradient([
      [0, '#2F6F78'],
      [0.25, '#17424F'],
      [1, '#081C28'],
    ]);
    canvas.add(rect(0, ROAD, 800, 300, wet), rect(0, ROAD, 800, 8, '#0C2A36'));
    const mirror = (seed: number, x: number, width: number, color: Color, length = 230) =>
      canvas.add(
        stroke(reflection(seed, x, ROAD + 16, length, width, 9), color, 4, {
          opacity: 0.5,
          ...ROUND_CAPS,
        }),
      );
    mirror(1, 92, 50, NEON.pink);
    mirror(2, 216, 44, NEON.green, 180);
    mirror(3, 366, 50, NEON.gold, 240);
    mirror(4, 494, 54, NEON.cyan, 270);
    mirror(5, 646, 46, NEON.pink, 210);
    mirror(6, 742, 70, NEON.gold, 250);

    // Two crossings: one towards us, one from corner to corner
    const stripe = (x1: number, y1: number, x2: number, y2: number, w1: number, w2: number) =>
      polygonPath([
        [x1, y1],
        [x1 + w1, y1],
        [x2 + w2, y2],
        [x2, y2],
      ]);
    const straight = range(13).map((i) =>
      stripe(lerp(-60, 800, i / 12), 336, lerp(-330, 1060, i / 12), 446, 34, 58),
    );
    const near = range(9).map((i) =>
      stripe(lerp(-200, 900, i / 8), 500, lerp(-330, 1010, i / 8), 596, 70, 92),
    );
    canvas.add(path(straight.join('') + near.join(''), '#CFE9DF', { opacity: 0.8 }));
    canvas.add(canvas.grain(rect(0, 420, 800, 180, canvas.fade(INK, 'up', 0.7))));

    // Walkers, from far to near
    for (const walker of WALKERS) canvas.add(drawWalker(...walker));

    // Rain
    const drops = range(70).map(() => {
      const x = random() * 860 - 20;
      const y = random() * 580;
      const length = 14 + random() * 26;
      return pen`M${x} ${y}l${-length * 0.22} ${length}`;
    });
    canvas.add(stroke(drops.join(''), '#D8FFF2', 1.3, { opacity: 0.4, ...ROUND_CAPS }));
  },
});

/** Someone under an umbrella, mirrored in the wet. */
function drawWalker(x: number, y: number, height: number, color: Color, coat: Color): Markup {
  const radius = height * 0.52;
  const top = y - height * 0.76;
  const place = (data: string) => placePath(data, x, top, radius);
  const dark = mix(color, '#0A1A2E', 0.34);
  return [
    ellipse(x + height * 0.1, y + 2, height * 0.3, height * 0.06, INK, { opacity: 0.6 }),
    stroke(
      reflection(Math.round(x), x, y + 6, height * 0.5, height * 0.6, height * 0.075),
      color,
      height * 0.03,
      { opacity: 0.5, ...ROUND_CAPS },
    ),
    person(x, y, height, { top: coat, bottom: '#0F2233' }),
    stroke(place('M0-.6V-.82'), INK, height * 0.026, ROUND_CAPS),
    path(
      place(
        'M-1 0C-.96-.5-.5-.74 0-.74S.96-.5 1 0Q.82-.14 .62 0Q.34-.16 0 0Q-.34-.16-.62 0Q-.82-.14-1 0Z',
      ),
      color,
    ),
    path(place('M0-.74C.5-.74 .96-.5 1 0Q.82-.14 .62 0Q.34-.16 0 0Q.4-.3 0-.74Z'), dark),
    path(
      place('M0-.74C-.5-.74-.96-.5-1 0Q-.9-.08-.8-.09C-.7-.46-.36-.66 0-.74Z'),
      mix(color, '#FFFFFF', 0.4),
    ),
    stroke(place('M0-.74Q-.5-.5-.62 0M0-.74Q.5-.5 .62 0'), dark, Math.max(1, height / 70)),
  ];
}
