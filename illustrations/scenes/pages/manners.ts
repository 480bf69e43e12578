// Manners: the edge of a wooden porch from above: a wrapped gift given with both hands and taken with both, and
// below, on the stone step, the shoes that stay outside.
import { type Color, mix } from '../../lib/color.ts';
import { type Point, range } from '../../lib/math.ts';
import { pen, placePath } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup } from '../../lib/scene.ts';
import { circle, drawAt, ellipse, group, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { type Forearm, forearm, thumb } from '../../motifs/hands.ts';

const SHADOW = '#3A1E1A';
const GIVER = { skin: '#E3AE86', sleeve: '#2F7A73', cuff: '#FFF8EA', wrist: 52, reach: 0.74 };
const TAKER = { skin: '#B9764F', sleeve: '#3A5F94', cuff: '#22406B', wrist: 52, reach: 0.74 };
const GIFT = '#C8402C';

export const scene = defineScene({
  title: 'A gift in both hands, shoes on the step',
  seed: 61,
  precision: 1,
  draw,
});

function draw(canvas: Canvas): void {
  // Boards of the porch
  canvas.add(
    rect(0, 0, 800, 400, '#C98B4B'),
    range(5).map((i) => rect(0, i * 78, 800, 78, i % 2 ? '#C08040' : '#D0954F')),
    stroke(
      range(5).map((i) => pen`M0 ${i * 78}H800`),
      '#8A4F2E',
      3,
    ),
    roundStroke(
      'M120 36h150M520 60h180M40 196h110M610 190h130M300 330h170M650 300h90M90 292h70',
      '#B27438',
      4,
    ),
    canvas.grain(rect(200, 0, 600, 400, canvas.fade('#6A3420', 'left', 0.6))),

    // Edge, and the step of stone in the yard
    rect(0, 388, 800, 24, '#7A4326'),
    rect(0, 388, 800, 7, '#E2AE6A'),
    rect(0, 412, 800, 188, '#A8895F'),
    path('M0 412H800V446H0z', SHADOW, { opacity: 0.45 }),
    path(
      'M104 442Q100 430 116 430H684Q700 430 698 444L706 586Q706 600 690 600H112Q94 600 96 584z',
      '#B9B5A8',
    ),
    path('M104 442Q100 430 116 430H684Q700 430 698 444L699 464H102z', '#8E8B82'),
    canvas.grain(rect(96, 430, 610, 170, canvas.fade('#5E6466', 'left', 0.55))),

    // Shoes, toes outwards
    pair(206, 478, ['#FFF8EA', '#B9C4C0'], 'rubber'),
    pair(338, 482, ['#2F5F8F', '#F0BE55'], 'laced'),
    pair(472, 478, ['#EBA0B0', '#8C4A60'], 'rubber'),
    pair(598, 490, ['#1C6A5F', '#FFF8EA'], 'laced', 0.76),

    // Arms and hands, the gift between them, the thumbs over it
    arm([0, 128], [290, 176], GIVER),
    arm([0, 292], [290, 250], GIVER),
    arm([800, 106], [508, 170], TAKER),
    arm([800, 318], [508, 256], TAKER),
    gift(400, 212),
    thumb([305, 172], [344, 180], GIVER.skin, 22),
    thumb([305, 254], [344, 246], GIVER.skin, 22),
    thumb([497, 168], [458, 176], TAKER.skin, 22),
    thumb([497, 258], [458, 250], TAKER.skin, 22),
  );
}

/** An arm from the edge of the picture to a hand that lies under the gift. */
function arm(from: Point, hand: Point, look: Forearm): Markup {
  const side = Math.sign(hand[0] - from[0]);
  return [
    stroke(pen`M${from[0] + 22} ${from[1] + 34}L${hand[0] + 22} ${hand[1] + 34}`, SHADOW, 74, {
      opacity: 0.26,
    }),
    forearm(from, hand, look),
    ellipse(hand[0] + side * 12, hand[1], 52, 34, look.skin),
  ];
}

/** A box in a wrapping cloth, its ends knotted on top. (x, y) = the knot. */
function gift(x: number, y: number): Markup {
  const at = drawAt(x, y);
  const petal = 'M0 0C-34-22-40-74 0-84C40-74 34-22 0 0z';
  return [
    path(placePath('M-104-96H104V96H-104z', x + 22, y + 30), SHADOW, { opacity: 0.36 }),
    at.path('M-96-88Q-104-96-92-98H92Q104-98 98-88V88Q104 98 92 98H-92Q-104 98-96 88z', GIFT),
    at.path('M98-88V88Q104 98 92 98H-92L0 0z', '#9E2F24'),
    at.path('M-98 98L0 0L98 98z', '#B53728'),
    at.stroke(
      'M-96-96L0 0L96-96M-96 96L0 0L96 96M-60-96L-6-10M62-96L8-10M-96-50L-10-6M96 56L10 8',
      '#8A261E',
      3,
      { opacity: 0.6 },
    ),
    [45, 135, 225, 315].map((angle) =>
      group(
        { transform: `translate(${x} ${y}) rotate(${angle})` },
        path(petal, angle < 180 ? '#F0BE55' : '#E3A63E'),
        path('M0 0C34-22 40-74 0-84Q14-40 0 0z', '#C98A2C'),
      ),
    ),
    circle(x, y, 19, '#F7D486'),
    at.path('M4-19a19 19 0 0 1 0 38q12-19 0-38z', '#D99F3A'),
  ];
}

/** Two shoes side by side. (x, y) = between the heels. */
function pair(
  x: number,
  y: number,
  [color, second]: readonly [Color, Color],
  kind: 'rubber' | 'laced',
  size = 1,
): Markup {
  const sole = 'M-20 6Q-20-8 0-8T20 6Q22 40 24 66Q24 102 0 104T-24 66Q-22 40-20 6z';
  const inside =
    kind === 'rubber'
      ? 'M-14 10Q-14-1 0-1T14 10Q18 40 12 58Q0 72-12 58Q-18 40-14 10z'
      : 'M-13 10Q-13 0 0 0T13 10Q14 26 8 36H-8Q-14 26-13 10z';
  return [-27, 27].map((offset) => {
    const at = drawAt(x + offset * size, y, size);
    return [
      path(placePath(sole, x + offset * size + 10, y + 10, size), SHADOW, { opacity: 0.4 }),
      at.path(sole, color),
      at.path('M6-7Q20-4 20 6Q22 40 24 66Q24 102 0 104Q22 60 6-7z', mix(color, '#1A1030', 0.2)),
      at.path(inside, mix(color, '#1A1030', 0.62)),
      kind === 'laced'
        ? [
            at.roundStroke('M-11 46H11M-12 56H12M-12 66H12', second, 4 * size),
            at.stroke('M-20 82Q0 94 20 82', second, 4 * size),
          ]
        : at.roundStroke('M-14 84Q0 96 14 84', second, 3 * size),
    ];
  });
}
