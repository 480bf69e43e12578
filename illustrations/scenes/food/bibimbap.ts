// Bibimbap from above: a brass bowl with eight colours in a ring, a fried egg and gochujang in the middle.
import type { Color } from '../../lib/color.ts';
import { cycle, lerp, range } from '../../lib/math.ts';
import { pen, placePath } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup } from '../../lib/scene.ts';
import { circle, ellipse, path, roundStroke } from '../../lib/svg.ts';
import {
  friedEgg,
  julienne,
  type Julienne,
  kimchi,
  sesameSeeds,
  wedgePath,
} from '../../motifs/food.ts';
import { tableTop } from '../../motifs/patchwork.ts';
import { cutlery, sideDish } from '../../motifs/tableware.ts';

/** Centre of the bowl. */
const X = 372;
const Y = 306;

/** The ring of toppings starts here (radians) and is cut into eight equal wedges. */
const RING_START = -2.2;
const WEDGE = Math.PI / 4;

export const scene = defineScene({ title: 'Bibimbap', seed: 5, budget: 'dense', draw });

function draw(canvas: Canvas): void {
  canvas.add(tableTop(canvas, 42));

  // Side dishes, cropped by the edges
  const spinach: Julienne = {
    count: 52,
    length: 36,
    width: 9,
    colors: ['#2F6B3C', '#4C8C46', '#88B55A'],
    curl: 1,
  };
  const wholePlate = { inner: 0, outer: 64, from: 0, to: 6.28 };
  canvas.add(
    sideDish(92, 92, 104, [
      circle(92, 92, 60, '#234D2C'),
      julienne(4, 92, 92, wholePlate, spinach),
    ]),
    sideDish(690, 86, 96, kimchi(690, 86, 96), { rim: '#33414C', well: '#222D37' }),
    sideDish(76, 520, 92, range(7).map(beanSprout), { rim: '#DDE8E1', well: '#C6D8D0' }),
  );

  // Brass bowl: shadow, rim, inner wall, rice
  const rim = canvas.linearGradient({ 0: '#FBE7A8', 0.5: '#DFAE52', 1: '#9C6A20' }, [0, 0, 1, 1]);
  const wall = canvas.linearGradient({ 0: '#8A5A1B', 0.5: '#C08A33', 1: '#F4D58A' }, [0, 0, 1, 1]);
  canvas.add(
    circle(X + 34, Y + 42, 226, '#3A2018', { opacity: 0.4 }),
    circle(X, Y, 226, rim),
    circle(X, Y, 208, wall),
    circle(X, Y, 190, '#5B351A'),
    circle(X, Y, 173, '#FFF6E4'),
  );

  // Toppings, clockwise from the upper left
  toppings.forEach(({ ground, draw: drawTopping }, index) => {
    const from = RING_START + index * WEDGE;
    const to = from + WEDGE;
    canvas.add(path(wedgePath(X, Y, 176, from, to), ground));
    canvas.add(drawTopping(from + 0.07, to - 0.07));
  });

  // The wall's shadow on the toppings
  canvas.add(
    path(placePath('M-126 126A178 178 0 0 1 126-126A196 196 0 0 0 -126 126z', X, Y), '#2A0F08', {
      opacity: 0.3,
    }),
  );
  canvas.add(circle(X, Y, 184, 'none', { stroke: '#5B351A', 'stroke-width': 12 }));

  // Egg, gochujang, sesame
  const paste = placePath('M30 62q-18-14-4-28 14-14 34-8 24 6 22 28-4 20-28 20-16-2-24-12z', X, Y);
  canvas.add(
    ellipse(X + 10, Y + 14, 84, 78, '#3A1A10', { opacity: 0.3 }),
    friedEgg(X, Y, 88),
    path(paste, '#7E140E', { transform: 'translate(4 5)', opacity: 0.6 }),
    path(paste, '#C22A1C'),
    path(placePath('M34 44q8-14 26-10-14 2-18 14z', X, Y), '#F08A6A'),
  );
  canvas.add(sesameSeeds(X, Y, 30, 160));

  // Light on the rim
  canvas.add(roundStroke(placePath('M-212-40A216 216 0 0 1 -40-212', X, Y), '#FFFBE6', 5));
  canvas.add(cutlery(664, 216, 6));
}

interface Topping {
  /** Colour between the strips. */
  ground: Color;
  draw: (from: number, to: number) => Markup;
}

/** A topping cut into strips, between two radii of the bowl. */
function strips(
  ground: Color,
  seed: number,
  inner: number,
  outer: number,
  look: Julienne,
): Topping {
  return { ground, draw: (from, to) => julienne(seed, X, Y, { inner, outer, from, to }, look) };
}

const spinach = strips('#234D2C', 1, 70, 160, {
  count: 40,
  length: 40,
  width: 11,
  colors: ['#2C6336', '#3F8244', '#7DB05B'],
  curl: 0.6,
});

const carrot = strips('#D96A1C', 2, 74, 156, {
  count: 40,
  length: 60,
  width: 8.5,
  colors: ['#F08A2C', '#E8741C', '#FFB45E'],
  radial: true,
  curl: 0.15,
});

const sproutStems = strips('#D9C48C', 3, 76, 156, {
  count: 34,
  length: 54,
  width: 8.5,
  colors: ['#F7EBC4', '#EAD79C', '#FFF9E2'],
  curl: 0.7,
});

/** Bean sprouts: pale stems with yellow heads. */
const beanSprouts: Topping = {
  ground: sproutStems.ground,
  draw(from, to) {
    const heads = range(9).map((i) => {
      const angle = lerp(from, to, (i + 0.5) / 9);
      const distance = 150 - (i % 3) * 24;
      return pen`M${X + Math.cos(angle) * distance} ${Y + Math.sin(angle) * distance}h0`;
    });
    return [sproutStems.draw(from, to), roundStroke(heads, '#E3B23A', 10)];
  },
};

const beef = strips('#4A2A1E', 4, 76, 152, {
  count: 30,
  length: 42,
  width: 15,
  colors: ['#6B3A24', '#84492B', '#B9784A'],
  curl: 0.4,
});

/** Three rows of courgette slices. */
const courgette: Topping = {
  ground: '#8DB066',
  draw: (from, to) =>
    range(9).map((i) => {
      const angle = lerp(from, to, 0.1 + (i % 3) * 0.4);
      const distance = 90 + Math.floor(i / 3) * 31;
      const x = X + Math.cos(angle) * distance;
      const y = Y + Math.sin(angle) * distance;
      return [
        circle(x, y, 21, '#3C7A3B'),
        circle(x - 1, y - 1, 18, '#D6E8A8'),
        circle(x, y, 8, '#B9D583'),
      ];
    }),
};

const fernbrake = strips('#3B2019', 6, 76, 154, {
  count: 36,
  length: 46,
  width: 12,
  colors: ['#5C2F1E', '#693722', '#8E5636'],
  radial: true,
  curl: 0.5,
});

const radish = strips('#DCC7A8', 7, 76, 156, {
  count: 44,
  length: 58,
  width: 10,
  colors: ['#FFFDF5', '#EBDCC6', '#F0A58A'],
  radial: true,
  curl: 0.2,
});

const laver = strips('#1C2A24', 8, 78, 156, {
  count: 34,
  length: 50,
  width: 9,
  colors: ['#2C4A3A', '#1A2822', '#5B7D63'],
  curl: 0.4,
});

const toppings = [spinach, carrot, beanSprouts, beef, courgette, fernbrake, radish, laver];

/** One of seven yellow bean heads on their plate. */
function beanSprout(index: number): string {
  const x = 58 + (index % 3) * 24 + (index > 2 ? 6 : 0);
  const y = 498 + Math.floor(index / 3) * 26;
  const outline = { stroke: '#DDA91F', 'stroke-width': 2 };
  return circle(x, y, 19, cycle(['#F9DA62', '#F4C93A'], index), outline);
}
