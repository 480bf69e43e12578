// The table grill: fire, steel, an iron pan, slices of pork belly.
import { Canvas } from '../lib/canvas.ts';
import { type Color, mix } from '../lib/color.ts';
import { createRandom, type Point } from '../lib/math.ts';
import { pen, placePath, smoothPath } from '../lib/path.ts';
import { circle, type Markup, path, roundStroke } from '../lib/svg.ts';

const FLAMES = [
  ['#E2481E', 0.6, 1],
  ['#F98B2B', 0.75, 0.76],
  ['#FFD968', 0.85, 0.5],
] as const;

/** Three licks of fire from one foot, in shares of width and height. */
const LICKS =
  'M-.5 0C-.64-.24-.36-.34-.4-.6C-.24-.5-.22-.4-.18-.3C-.14-.6 .08-.7 0-1C.22-.82 .24-.6 .2-.42C.28-.48 .32-.58 .3-.74C.5-.48 .6-.2 .44 0Q0 .1-.5 0Z';

/** A low fire standing on (x, y), thin enough to see through: shells from red to yellow. */
export function flame(x: number, y: number, height: number, width: number, lean = 0): string {
  return FLAMES.map(([color, opacity, scale]) =>
    path(
      placePath(
        LICKS,
        x + lean * (1 - scale),
        y,
        width * scale * (lean < 0 ? -1 : 1),
        height * scale,
      ),
      color,
      { opacity },
    ),
  ).join('');
}

/** Paint of brushed steel, light from the upper left. */
export function steelPaint(canvas: Canvas, light = '#F4F8F8', dark = '#5F737C'): string {
  return canvas.linearGradient(
    { 0: light, 0.35: mix(light, dark, 0.45), 0.55: mix(light, dark, 0.12), 1: dark },
    [0, 0, 1, 1],
  );
}

/** A dark iron pan or grill from above with a lit rim. (x, y) = its centre. */
export function ironDisc(x: number, y: number, radius: number, well = 0.9): Markup {
  return [
    circle(x, y, radius, '#23242A'),
    circle(x, y, radius * (well + 0.05), '#3A3B42'),
    circle(x, y, radius * well, '#1B1C21'),
    roundStroke(
      placePath('M-.93-.26A.965 .965 0 0 1 -.26-.93', x, y, radius),
      '#A9B2B6',
      radius * 0.02,
    ),
  ];
}

/** Shares of a slice's width where its bands begin, with their colours: crackling, fat, meat … */
export type Bands = readonly (readonly [start: number, color: Color])[];

const GRILLED_BELLY: Bands = [
  [0, '#8A4318'],
  [0.1, '#F7DCA6'],
  [0.3, '#C06A3C'],
  [0.46, '#FBE3B0'],
  [0.58, '#A94F2C'],
  [0.86, '#F0C585'],
];

/** A slice of pork belly lying along the x axis around (0, 0): wavy bands of fat and meat, char, gloss. */
export function porkBelly(
  seed: number,
  length: number,
  width: number,
  bands: Bands = GRILLED_BELLY,
  char: Color = '#4A1C0E',
): Markup {
  const random = createRandom(seed);
  const steps = Math.max(3, Math.round(length / 32));
  const wave = (share: number, swing: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i): Point => {
      const end = i === 0 || i === steps ? (0.5 - share) * width * 0.16 : 0;
      const y = (share - 0.5) * width + (random() - 0.5) * swing * width + end;
      const inset = (i === 0 ? 1 : i === steps ? -1 : 0) * Math.abs(share - 0.5) * width * 0.3;
      return [(i / steps - 0.5) * length + inset, y];
    });
  const bottom = wave(1, 0.12).reverse();
  const outline = (top: readonly Point[]) => `${smoothPath(top)}${smoothPath(bottom, 'L')}Z`;
  const layers = bands.map(([start, color]) => path(outline(wave(start, 0.14)), color));
  const marks = Array.from({ length: Math.round(length / 26) }, (_, i) => {
    const x = -length / 2 + 20 + i * 26 + random() * 8;
    const foot = 0.38 - random() * 0.34;
    const rise = Math.min(0.26 + random() * 0.3, foot + 0.36);
    return pen`M${x} ${width * foot}l${width * 0.26 * rise} ${-width * rise}`;
  });
  const gloss = pen`M${-length * 0.38} ${-width * 0.27}q${length * 0.12} -5 ${length * 0.22} 0M${length * 0.06} ${width * 0.03}q${length * 0.1} 4 ${length * 0.2} -1`;
  const whole = outline(wave(0, 0.1));
  return [
    path(whole, '#0D0A0C', { opacity: 0.6, transform: 'translate(5 9)' }),
    path(whole, '#6B2E14', { transform: 'translate(1 5)' }),
    layers,
    roundStroke(marks, char, width * 0.13, { opacity: 0.4 }),
    roundStroke(gloss, '#FFF8E2', width * 0.075),
  ];
}
