// Skylines: rows of buildings with lit windows.
import { createRandom, lerp, type Random } from '../lib/math.ts';
import { pen, rectPath } from '../lib/path.ts';

type MinMax = readonly [min: number, max: number];

export interface SkylineOptions {
  from?: number;
  to?: number;
  windows?: {
    width: number;
    /** Distances from one window to the next. */
    stepX: number;
    stepY: number;
    /** Share of lit windows. */
    lit: number;
  };
  /** Factor for the heights at a given x. */
  envelope?: (x: number) => number;
  /** Largest gap between two buildings. */
  gap?: number;
  /** Share of buildings with an antenna. */
  antennas?: number;
}

export interface Skyline {
  /** Fill it. */
  bodies: string;
  /** Shaded right faces: fill them over the bodies. */
  sides: string;
  /** Lit windows: stroke them with their height as width. */
  windows: string;
}

const FEW_WINDOWS = { width: 4, stepX: 9, stepY: 12, lit: 0.35 };

/** A row of buildings on `base`, as three paths to paint in three colours. */
export function skyline(
  seed: number,
  base: number,
  heights: MinMax,
  widths: MinMax,
  options: SkylineOptions = {},
): Skyline {
  const { from = -10, to = 810, windows = FEW_WINDOWS } = options;
  const { envelope, gap = 0, antennas = 0.25 } = options;
  const random = createRandom(seed);
  const result: Skyline = { bodies: '', sides: '', windows: '' };
  let x = from;
  while (x < to) {
    const width = lerp(widths[0], widths[1], random());
    const factor = envelope ? envelope(x + width / 2) : 1;
    const tall = random() * random() * 0.6 + random() * 0.4;
    const height = lerp(heights[0], heights[1], tall) * factor;
    const y = base - height;
    const kind = random();
    result.bodies += rectPath(x, y, width, height);
    result.sides += rectPath(x + width * 0.68, y, width * 0.32, height);
    result.bodies += rooftop(x, y, width, kind, antennas);
    result.windows += windowRows(random, x, y, width, base, windows);
    x += width + gap * random();
  }
  return result;
}

/** A flat box, a slanting roof, an antenna, or nothing. */
function rooftop(x: number, y: number, width: number, kind: number, antennas: number): string {
  if (kind < 0.25) return rectPath(x + width * 0.2, y - 8, width * 0.5, 8);
  if (kind < 0.42) return pen`M${x} ${y}l${width} ${-width * 0.45}v${width * 0.45}z`;
  if (kind < 0.42 + antennas)
    return (
      rectPath(x + width * 0.45, y - 22, 2, 22) + rectPath(x + width * 0.3, y - 5, width * 0.35, 5)
    );
  return '';
}

function windowRows(
  random: Random,
  x: number,
  y: number,
  buildingWidth: number,
  base: number,
  { width, stepX, stepY, lit }: NonNullable<SkylineOptions['windows']>,
): string {
  let rows = '';
  if (buildingWidth <= stepX * 1.6) return rows;
  for (let rowY = y + stepY * 0.7; rowY < base - stepY; rowY += stepY) {
    for (let left = x + stepX * 0.45; left + width < x + buildingWidth - 2; left += stepX) {
      if (random() < lit) rows += `M${Math.round(left)} ${Math.round(rowY)}h${width}`;
    }
  }
  return rows;
}
