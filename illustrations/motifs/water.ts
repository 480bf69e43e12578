// The sea, calm and rough, and what it mirrors.
import { Canvas } from '../lib/canvas.ts';
import { type Color, mix } from '../lib/color.ts';
import { createRandom, lerp, range } from '../lib/math.ts';
import { pen, placePath, round } from '../lib/path.ts';
import { path, roundStroke, stroke } from '../lib/svg.ts';

/** Path (for a stroke) of a light mirrored in water: x = its middle, y = the shore, `length` down. */
export function reflection(
  seed: number,
  x: number,
  y: number,
  length: number,
  width: number,
  step = 8,
): string {
  const random = createRandom(seed);
  let data = '';
  for (let rowY = y; rowY < y + length;) {
    const q = (rowY - y) / length;
    const rowWidth = width * (0.45 + random() * 0.9) * (1 - q * 0.35);
    const shift = (random() - 0.5) * width * (0.3 + q * 0.9);
    const left = Math.round(x - rowWidth / 2 + shift);
    data += `M${left} ${Math.round(rowY)}h${Math.round(rowWidth)}`;
    rowY += step * (0.7 + (0.7 * (rowY - y)) / length);
  }
  return data;
}

/**
 * Path (for a stroke) of calm water from its far to its near edge: ripples that grow towards the viewer, up to
 * `maxWidth` long.
 */
export function ripples(
  seed: number,
  [top, bottom]: readonly [top: number, bottom: number],
  count: number,
  maxWidth: number,
  { from = 0, to = 800 }: { from?: number; to?: number } = {},
): string {
  const random = createRandom(seed);
  let data = '';
  for (let i = 0; i < count; i++) {
    const nearness = Math.pow(random(), 1.3);
    const y = Math.round(lerp(top, bottom, nearness));
    const width = lerp(8, maxWidth, nearness) * (0.5 + random());
    const x = Math.round(lerp(from - 20, to, random()));
    const crest = nearness > 0.5 ? 3 : 1;
    data += `M${x} ${y}q${Math.round(width / 2)} -${crest} ${Math.round(width)} 0`;
  }
  return data;
}

export interface Scallops {
  from: number;
  to: number;
  /** Top of the first row. */
  y: number;
  radius: number;
  rows: number;
  /** Colour of the first and the last row, and of the arcs. */
  colors: readonly [far: Color, near: Color, line: Color];
}

/** Rows of folk-painting scallop waves, to be added one by one with big waves between them. */
export function scallopRows(canvas: Canvas, options: Scallops): string[] {
  const { from, to, y, radius, rows, colors } = options;
  const [far, near, line] = colors;
  let scales = '';
  let arcs = '';
  for (let x = from - 2 * radius; x < to + 2 * radius; x += radius * 2) {
    scales += placePath('M-1 1a1 1 0 0 1 2 0v1h-2z', x, 0, radius);
    arcs += placePath('M-.68 1a.68 .68 0 0 1 1.36 0M-.36 1a.36 .36 0 0 1 .72 0', x, 0, radius);
  }
  const row = canvas.symbol([
    path(scales, undefined, { stroke: line, 'stroke-width': radius * 0.07 }),
    stroke(arcs, line, radius * 0.06, { opacity: 0.7 }),
  ]);
  return range(rows).map((index) =>
    row({
      x: (index % 2) * radius,
      y: round(y + index * radius * 0.5),
      fill: mix(far, near, rows > 1 ? index / (rows - 1) : 0),
    }),
  );
}

export interface WaveColors {
  body: Color;
  line: Color;
  foam: Color;
}

/** A curling folk-painting wave. (x, y) = below its crest, `size` = its height; −1 curls left. */
export function wave(
  x: number,
  y: number,
  size: number,
  colors: WaveColors,
  direction: 1 | -1 = 1,
): string {
  const place = (data: string) => placePath(data, x, y, size * direction, size);
  const body = place(
    'M-2.3 .7C-1.5 .3-1-.8 0-1C.7-1.1 1.05-.6 .85-.2C.7-.55 .3-.55 .2-.25C.1 .15 .6 .6 1.7 .7Z',
  );
  const lines = place(
    'M-1.5 .5C-1 0-.7-.5-.05-.66M-1.05 .55C-.7 .15-.5-.25-.1-.4M-.6 .6C-.35 .35-.25 .1-.05-.1',
  );
  const foam = place(
    'M-.75-.62A.26 .26 0 0 1 -.42-.95A.24 .24 0 0 1 -.02-1.1A.24 .24 0 0 1 .4-1.12' +
      'A.25 .25 0 0 1 .8-.92A.24 .24 0 0 1 1.02-.55A.2 .2 0 0 1 1.02-.2A.15 .15 0 0 1 .86 .02' +
      'A.14 .14 0 0 1 .74-.2A.17 .17 0 0 1 .6-.42A.14 .14 0 0 1 .36-.5A.16 .16 0 0 1 .2-.3' +
      'C.2-.62 .1-.8-.2-.78S-.6-.7-.75-.62Z',
  );
  return (
    path(body, colors.body) + roundStroke(lines, colors.line, size * 0.05) + path(foam, colors.foam)
  );
}

/** Path of foam: lobes bulging outwards from one point to the next, each with its own radius. */
export function foamPath(
  start: readonly [x: number, y: number],
  lobes: readonly (readonly [x: number, y: number, radius: number])[],
): string {
  const arcs = lobes.map(([x, y, radius]) => pen`A${radius} ${radius} 0 0 1 ${x} ${y}`);
  return pen`M${start[0]} ${start[1]}${arcs.join('')}Z`;
}
