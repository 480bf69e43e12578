// Jogakbo patchwork, and the table covered with it.
import { Canvas } from '../lib/canvas.ts';
import type { Color } from '../lib/color.ts';
import { createRandom, cycle } from '../lib/math.ts';
import { rectPath } from '../lib/path.ts';
import { group, type Markup, path, rect, stroke } from '../lib/svg.ts';

/** Undyed ramie with celadon and sand: calm under any dish. */
const CLOTH_COLORS = [
  '#EFE4CF',
  '#E4D6BB',
  '#C9D6C8',
  '#A9C2B8',
  '#F3EBDB',
  '#DDBFA4',
  '#8FAFA8',
  '#EFE4CF',
];

export interface Patchwork {
  seed: number;
  x: number;
  y: number;
  width: number;
  height: number;
  colors: readonly Color[];
  /** Patches under 1.5 times this are not cut again. */
  minSize?: number;
  stitch?: Color;
  stitchOpacity?: number;
}

/** A jogakbo patchwork cloth filling a rectangle. (x, y) = its top left corner. */
export function jogakbo(cloth: Patchwork): string {
  const { seed, colors, minSize = 70, stitch = '#fff', stitchOpacity = 0.5 } = cloth;
  const random = createRandom(seed);
  const patches = new Map<Color, string>();
  let seams = '';
  const cut = (x: number, y: number, width: number, height: number, depth: number): void => {
    const wide = width > height;
    if (depth === 0 || (wide ? width : height) <= minSize * 1.5) {
      const color = cycle(colors, Math.floor(random() * colors.length));
      patches.set(color, (patches.get(color) ?? '') + rectPath(x, y, width, height));
      seams += rectPath(x + 3.5, y + 3.5, width - 7, height - 7);
      return;
    }
    const share = 0.35 + random() * 0.3;
    if (wide) {
      cut(x, y, width * share, height, depth - 1);
      cut(x + width * share, y, width * (1 - share), height, depth - 1);
    } else {
      cut(x, y, width, height * share, depth - 1);
      cut(x, y + height * share, width, height * (1 - share), depth - 1);
    }
  };
  cut(cloth.x, cloth.y, cloth.width, cloth.height, 6);
  return [
    ...[...patches].map(([color, data]) => path(data, color)),
    stroke(seams, stitch, 1.1, { 'stroke-dasharray': '5 4', opacity: stitchOpacity }),
  ].join('');
}

/** A patchwork table seen from above, filling a card; light falls from the top left. */
export function tableTop(
  canvas: Canvas,
  seed: number,
  { colors = CLOTH_COLORS, rotation = -9 }: { colors?: readonly Color[]; rotation?: number } = {},
): Markup {
  const cloth = jogakbo({
    seed,
    x: -120,
    y: -140,
    width: 1040,
    height: 880,
    colors,
    minSize: 84,
    stitch: '#7A5A45',
    stitchOpacity: 0.3,
  });
  const shade = canvas.linearGradient({ 0.3: ['#5A3524', 0], 1: ['#5A3524', 0.3] }, [0, 0, 1, 1]);
  return [
    group({ transform: `rotate(${rotation} 400 300)` }, cloth),
    canvas.grain(rect(0, 0, 800, 600, shade)),
  ];
}
