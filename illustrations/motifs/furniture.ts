// Furniture of the cut-away rooms, and who sits on it.
import { type Color, mix } from '../lib/color.ts';
import type { Point } from '../lib/math.ts';
import { placePath } from '../lib/path.ts';
import { ellipse, type Markup, path, stroke } from '../lib/svg.ts';
import { block, flat, type Iso, line, sideways, upright } from './isometric.ts';

/** A bed with its head at the far end, lying along y. */
export function bed(
  iso: Iso,
  x: number,
  y: number,
  colors: { frame: Color; sheet: Color; quilt: Color; band: Color },
  length = 2,
): Markup {
  const width = 0.95;
  const fold = y + 0.72;
  const end = y + length;
  return [
    block(iso, [x, y - 0.06, 0], [width, 0.07, 0.68], colors.frame),
    block(iso, [x, y, 0], [width, length, 0.24], colors.frame),
    block(iso, [x + 0.03, y + 0.03, 0.24], [width - 0.06, length - 0.06, 0.16], colors.sheet),
    block(
      iso,
      [x + 0.14, y + 0.12, 0.4],
      [width - 0.28, 0.38, 0.1],
      mix(colors.sheet, '#ffffff', 0.5),
    ),
    block(iso, [x, fold, 0.22], [width + 0.03, end - fold + 0.02, 0.24], colors.quilt),
    path(flat(iso, x, fold + 0.08, width + 0.03, 0.16, 0.46), colors.band),
    path(
      sideways(iso, fold + 0.08, 0.22, 0.16, 0.24, x + width + 0.03),
      mix(colors.band, '#2A1F38', 0.3),
    ),
  ];
}

/** A table on two side panels. */
export function desk(
  iso: Iso,
  [x, y]: Point,
  [width, depth]: Point,
  color: Color,
  height = 0.72,
): Markup {
  return [
    block(iso, [x, y, 0], [0.06, depth, height], color),
    path(upright(iso, x + 0.06, 0, width - 0.06, height, y + 0.04), mix(color, '#2A1F38', 0.55)),
    block(iso, [x + width - 0.06, y, 0], [0.06, depth, height], color),
    block(iso, [x, y, height], [width, depth, 0.06], color),
  ];
}

/** A simple chair; its back is at the near side unless `back` is 'far'. */
export function chair(
  iso: Iso,
  x: number,
  y: number,
  color: Color,
  back: 'near' | 'far' = 'near',
): Markup {
  const size = 0.44;
  const legs = [
    [x + 0.03, y + 0.03],
    [x + size - 0.03, y + 0.03],
    [x + 0.03, y + size - 0.03],
    [x + size - 0.03, y + size - 0.03],
  ].map(([legX = 0, legY = 0]) => line(iso(legX, legY, 0), iso(legX, legY, 0.42)));
  const rest = block(
    iso,
    [x, back === 'near' ? y + size - 0.06 : y, 0.44],
    [size, 0.06, 0.42],
    color,
  );
  const seat = block(iso, [x, y, 0.4], [size, size, 0.06], color);
  return [
    stroke(legs, mix(color, '#2A1F38', 0.5), 3),
    back === 'near' ? [seat, rest] : [rest, seat],
  ];
}

export interface SeatedLook {
  top: Color;
  hair: Color;
}

/** Someone sitting on the floor or a chair, seen from behind. (x, y) = where they sit. */
export function seated(x: number, y: number, size: number, { top, hair }: SeatedLook): Markup {
  const torso = 'M-.36 0C-.42-.4-.4-.74-.12-.8H.12C.4-.74 .42-.4 .36 0Q0 .18-.36 0Z';
  const shade = 'M.08-.8H.12C.4-.74 .42-.4 .36 0Q.24 .09 .1 .09Q.2-.4 .08-.8Z';
  return [
    path(placePath(torso, x, y, size), top),
    path(placePath(shade, x, y, size), mix(top, '#1A1030', 0.28)),
    path(placePath('M-.09-.74h.18v-.16h-.18z', x, y, size), '#D99F7C'),
    ellipse(x, y - size * 1.02, size * 0.2, size * 0.23, hair),
  ];
}
