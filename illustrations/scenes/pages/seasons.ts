// Seasons: one branch across the four panels of a folding screen: blossom, leaves in the rain, maples, snow with a
// magpie; a cat keeps the warm floor.
import { createRandom, range } from '../../lib/math.ts';
import { circlePath, pen, placePath, triplesFrom } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup } from '../../lib/scene.ts';
import { circle, drawAt, ellipse, group, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { hangul } from '../../motifs/hangul.ts';
import { cat } from '../../motifs/life.ts';

const PANEL = { width: 150, height: 440, slant: 0.12 };
const BARK = '#4A2E2A';

/** Sky, hill and ground of each panel, and the seal with its name. */
const PANELS = [
  ['#F9E0DC', '#B9D8C2', '#8ABAA6', '봄'],
  ['#7CC3CC', '#2F8A74', '#1B5E58', '여름'],
  ['#F8DDA4', '#C9793C', '#8A3A27', '가을'],
  ['#B7CBDD', '#E8EEF2', '#FFFFFF', '겨울'],
] as const;

/** Height of the branch at a distance from the left edge of the screen. */
const branchAt = (x: number) => 196 - 60 * Math.sin(x / 118) + x * 0.06;

export const scene = defineScene({
  title: 'A branch through the four seasons on a folding screen',
  seed: 67,
  draw,
});

function draw(canvas: Canvas): void {
  // Room: papered wall, yellow floor
  canvas.add(
    rect(0, 0, 800, 470, '#2F5F66'),
    rect(0, 462, 800, 140, '#D9A24E'),
    rect(0, 454, 800, 10, '#204349'),
    stroke('M0 520H800M130 464L60 600M400 464V600M670 464L740 600', '#C08838', 3),
    canvas.grain(rect(0, 0, 800, 600, canvas.fade('#122F3A', 'left', 0.55))),
    path(
      'M100 516L250 534L400 516L550 534L700 516L780 560L640 566L500 552L350 566L200 552z',
      '#8A5A24',
      { opacity: 0.6 },
    ),
  );

  PANELS.forEach(([sky, hill, ground, name], index) => {
    const { width, height, slant } = PANEL;
    const toUs = index % 2 === 0;
    const rise = slant * width;
    const left = index * width;
    const outline = pen`M0 0H${width}V${height}H0z`;
    canvas.add(
      group(
        {
          transform: pen`matrix(1 ${toUs ? slant : -slant} 0 1 ${100 + left} ${toUs ? 62 : 62 + rise})`,
        },
        path(outline, '#3A2420'),
        group(
          { 'clip-path': canvas.clip(pen`M7 9H${width - 7}V${height - 26}H7z`) },
          rect(0, 0, width, height, sky),
          path(
            placePath('M-40 470V330Q40 210 130 268T320 226T470 262T640 214V470z', -left, 0),
            hill,
          ),
          path(placePath('M-40 470V380Q80 318 200 356T400 340T640 322V470z', -left, 0), ground),
          branch(left),
          FOLIAGE[index]?.(left) ?? '',
        ),
        rect(16, 22, 26, name.length * 24 + 6, '#C8402C', { rx: 3 }),
        stroke(hangul(name, 21, 28, 16, { vertical: true, gap: 0.5 }), '#FFF8EA', 2.8),
        toUs ? '' : path(outline, '#122F3A', { opacity: 0.2 }),
      ),
    );
  });
  canvas.add(cat(716, 560, 84, '#E59A4A', '#B96A2C'));
  // A bowl of the season's fruit
  canvas.add(
    ellipse(92, 566, 66, 12, '#8A5A24', { opacity: 0.6 }),
    circle(62, 520, 19, '#F07A2C'),
    circle(94, 514, 21, '#E2603F'),
    circle(122, 524, 17, '#F2B843'),
    path('M30 524H154Q150 562 118 568H66Q34 562 30 524z', '#F4EEE2'),
    path('M104 524H154Q150 562 118 568H92Q106 550 104 524z', '#CFC3AE'),
  );
}

/** The bough and its twigs, in a panel that begins at `left`. */
function branch(left: number): Markup {
  const points = range(26).map((i) => [i * 26 - 30, branchAt(i * 26 - 30)] as const);
  const bough = points.map(([x, y]) => pen`${x - left} ${y}`).join('L');
  const twigs = TWIGS.map(
    ([x, dx, dy]) => pen`M${x - left} ${branchAt(x)}q${dx * 0.2} ${dy * 0.7} ${dx} ${dy}`,
  );
  return [
    stroke(`M${bough}`, BARK, 17, { 'stroke-linejoin': 'round' }),
    roundStroke(twigs, BARK, 7),
  ];
}

const TWIGS = triplesFrom(`
  30 40 -62, 70 50 54, 118 24 -52, 184 46 62, 206 30 -56, 262 40 -48, 330 36 66, 352 44 -54,
  410 24 50, 486 40 -58, 520 44 52, 566 34 -44
`);

/** Places strewn along the branch and at the ends of its twigs. */
function along(
  seed: number,
  left: number,
  count: number,
  spread: number,
): [x: number, y: number, turn: number][] {
  const random = createRandom(seed);
  const twigs = TWIGS.filter(([x]) => x > left - 30 && x < left + 160);
  return range(count).map((i) => {
    const [x, dx, dy] = twigs[i % twigs.length] ?? [left + 70, 0, 0];
    const share = 0.3 + random() * 0.9;
    return [
      x - left + dx * share + (random() - 0.5) * spread,
      branchAt(x) + dy * share + (random() - 0.5) * spread,
      random() * 360,
    ];
  });
}

const leaves = (places: ReturnType<typeof along>, data: string, size: number, color: string) =>
  places.map(([x, y, turn]) =>
    path(placePath(data, 0, 0, size), color, {
      transform: pen`translate(${x} ${y})rotate(${turn})`,
    }),
  );

const LEAF = 'M0 0Q.5-.5 1.2 0Q.5 .5 0 0z';
const MAPLE = 'M0-.9L.22-.3L.8-.5L.5 0L.9 .4L.3 .36L.1 .8H-.1L-.3 .36L-.9 .4L-.5 0L-.8-.5L-.22-.3z';

const FOLIAGE: readonly ((left: number) => Markup)[] = [
  (left) => {
    const blossoms = along(3, left, 30, 40);
    const petals = blossoms.map(([x, y]) =>
      range(5)
        .map((i) => circlePath(x + Math.cos(i * 1.26) * 7, y + Math.sin(i * 1.26) * 7, 6))
        .join(''),
    );
    return [
      path(petals.filter((_, i) => i % 3).join(''), '#F09AB0'),
      path(petals.filter((_, i) => i % 3 === 0).join(''), '#FFF1F1'),
      path(blossoms.map(([x, y]) => circlePath(x, y, 2.6)).join(''), '#C8405C'),
      path(
        along(8, left, 14, 260).map(([x, y]) => placePath('M-5 0Q0-5 5 0Q0 4-5 0z', x, y + 150)),
        '#F09AB0',
      ),
    ];
  },
  (left) => [
    leaves(along(4, left, 30, 46), LEAF, 26, '#1F6B52'),
    leaves(along(5, left, 20, 46), LEAF, 24, '#6DB06A'),
    roundStroke(
      range(16).map((i) => pen`M${(i * 37) % 160} ${40 + ((i * 83) % 340)}l-7 26`),
      '#E8F6F4',
      3,
      { opacity: 0.75 },
    ),
  ],
  (left) => [
    leaves(along(6, left, 18, 56), MAPLE, 15, '#C23B2A'),
    leaves(along(7, left, 12, 60), MAPLE, 14, '#EFAE3A'),
    leaves(
      along(9, left, 7, 240).map(([x, y, turn]) => [x, y + 150, turn]),
      MAPLE,
      12,
      '#E2693F',
    ),
  ],
  (left) => [
    roundStroke(
      `M${range(9)
        .map((i) => pen`${i * 22 - 10} ${branchAt(left + i * 22 - 10) - 10}`)
        .join('L')}`,
      '#FFFFFF',
      11,
      { 'stroke-linejoin': 'round' },
    ),
    path(
      range(30).map((i) => circlePath((i * 53) % 150, 24 + ((i * 97) % 380), 2.4 + (i % 3))),
      '#FFFFFF',
    ),
    magpie(70, branchAt(left + 70) - 18),
  ],
];

/** A magpie. (x, y) = its feet. */
function magpie(x: number, y: number): Markup {
  const at = drawAt(x, y);
  return [
    at.path('M-20-18L-62 20L-54 26L-6-4z', '#152C56'),
    at.path('M-26-26Q-24-50 4-54Q14-74 32-66L48-58L34-54Q34-14 2-4Q-22-2-26-26z', '#17202E'),
    at.path('M-12-12Q6-8 22-24Q20-4 2-3Q-8-4-12-12z', '#FFFFFF'),
    at.path('M-22-34Q-4-44 10-30Q-4-14-24-18z', '#2F5F8F'),
    circle(x + 26, y - 59, 3, '#FFF8EA'),
    at.stroke('M0-4v8M8-5v8', '#17202E', 3),
  ];
}
