// What stands on the table: cutlery, plates and bowls, steam.
import { Canvas } from '../lib/canvas.ts';
import type { Color } from '../lib/color.ts';
import { pen, placePath } from '../lib/path.ts';
import { circle, ellipse, group, type Markup, path, roundStroke, stroke } from '../lib/svg.ts';

/** A brass spoon and chopsticks, seen from above. (x, y) = the spoon's bowl, rotated around it. */
export function cutlery(x: number, y: number, rotation: number, length = 380): string {
  const [brass, brassDark, brassLight, shadow] = ['#D9A94E', '#9A6B22', '#F8E3A6', '#3A2018'];
  const shaded = { opacity: 0.3 };
  const handle = `M-4 55L-6 ${length}q6 7 12 0L4 55z`;
  const chopsticks = `M52-30l5 ${length + 30}h5l2-${length + 30}zM76-30l-1 ${length + 30}h5l5-${length + 30}z`;
  return group(
    { transform: `translate(${x} ${y}) rotate(${rotation})` },
    path('M-4 60L-7 370q7 8 14 0L4 60z', shadow, { ...shaded, transform: 'translate(14 16)' }),
    ellipse(14, 26, 31, 46, shadow, shaded),
    path(handle, brass),
    ellipse(0, 14, 31, 46, brass),
    ellipse(2, 16, 25, 39, brassDark),
    path('M-20 8a25 39 0 0 1 16-30q-6 22-16 30z', brassLight),
    stroke(`M-2 60L-3.5 ${length}`, brassLight, 1.6),
    path(chopsticks, shadow, { ...shaded, transform: 'translate(12 14)' }),
    path(chopsticks, brass),
    stroke(`M54-28l5 ${length + 26}M78-28l-1 ${length + 26}`, brassLight, 1.6),
  );
}

/** A side dish (banchan) plate seen from above, with its content. (x, y) = its centre. */
export function sideDish(
  x: number,
  y: number,
  radius: number,
  content: Markup,
  colors: { rim?: Color; well?: Color; shadow?: Color } = {},
): Markup {
  const { rim = '#F4EEE2', well = '#E4DCCB', shadow = '#3A241E' } = colors;
  const gleam = placePath('M-.9-.1A.9 .9 0 0 1 -.1-.9', x, y, radius);
  return [
    circle(x + radius * 0.13, y + radius * 0.17, radius, shadow, { opacity: 0.3 }),
    circle(x, y, radius, rim),
    circle(x, y, radius * 0.78, well),
    content,
    roundStroke(gleam, '#fff', radius * 0.05, { opacity: 0.8 }),
  ];
}

export interface BowlColors {
  body: Color;
  shade: Color;
  rim: Color;
  inside: Color;
}

/** A bowl in three-quarter view. (x, y) = centre of its mouth; `depth` down to the foot. */
export function bowl(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  depth: number,
  colors: BowlColors,
  { foot = 0.5 }: { foot?: number } = {},
): string {
  const footX = radiusX * foot;
  const footY = radiusY * 0.3;
  const bottom = y + depth;
  const base = pen`A${footX} ${footY} 0 0 0 ${x + footX} ${bottom}`;
  const rightSide = pen`C${x + footX} ${bottom} ${x + radiusX * 0.98} ${y + depth * 0.75} ${x + radiusX} ${y}Z`;
  const body =
    pen`M${x - radiusX} ${y}C${x - radiusX * 0.98} ${y + depth * 0.75}` +
    pen` ${x - footX} ${bottom} ${x - footX} ${bottom}${base}${rightSide}`;
  const shade =
    pen`M${x + radiusX * 0.3} ${y}` +
    pen`C${x + radiusX * 0.42} ${y + depth * 0.6} ${x + footX * 0.7} ${y + depth * 0.9}` +
    pen` ${x + footX * 0.5} ${bottom + footY * 0.866}${base}${rightSide}`;
  return (
    path(body, colors.body) +
    path(shade, colors.shade) +
    ellipse(x, y, radiusX, radiusY, colors.rim) +
    ellipse(x, y + radiusY * 0.05, radiusX * 0.92, radiusY * 0.9, colors.inside)
  );
}

/** Path of rising steam for a fading fill. (x, y) = its foot; −1 curls the other way. */
export function steam(
  x: number,
  y: number,
  height: number,
  width: number,
  direction: 1 | -1 = 1,
): string {
  const [h, w, side] = [height, width, width * direction];
  return (
    pen`M${x} ${y}c${-side} ${-h * 0.25} ${side} ${-h * 0.4} 0 ${-h * 0.65}` +
    pen`c${-side * 0.6} ${-h * 0.15} ${side * 0.2} ${-h * 0.3} ${side * 0.3} ${-h * 0.35}` +
    pen`c${w * 0.2} ${h * 0.15} ${-w * 0.1} ${h * 0.25} ${side * 0.35} ${h * 0.4}` +
    pen`c${side} ${h * 0.3} ${-side * 0.6} ${h * 0.35} ${-w * 0.1} ${h * 0.6}z`
  );
}

/** Paint for steam: transparent at both ends, `opacity` at its densest. */
export function steamPaint(canvas: Canvas, color: Color, opacity = 0.3): string {
  return canvas.linearGradient({
    0: [color, 0],
    0.3: [color, opacity],
    0.8: [color, opacity * 0.67],
    1: [color, 0],
  });
}
