// Jeondong cathedral in Jeonju.
import type { Color } from '../lib/color.ts';
import { placePath } from '../lib/path.ts';
import { path, stroke } from '../lib/svg.ts';

export interface CathedralColors {
  brick: Color;
  brickShade: Color;
  trim: Color;
  dome: Color;
  domeShade: Color;
  /** Windows, lit from inside at dusk. */
  window: Color;
  cross: Color;
}

/** Jeondong cathedral in Jeonju: a domed belfry between two domed turrets. (x, y) = its foot. */
export function jeondongCathedral(
  x: number,
  y: number,
  height: number,
  colors: CathedralColors,
): string {
  // Drawn on a grid of 100 units per height, y downwards from the foot.
  const unit = height / 100;
  const place = (data: string) => placePath(data, x, y, unit);
  const arch = (left: number, foot: number, width: number, tall: number) =>
    place(`M${left} ${-foot}v${-tall}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${tall}z`);
  const body = place(
    'M-27 0V-40L-13-46V-62H13V-46L27-40V0ZM-27-38V-52H-15V-38ZM15-38V-52H27V-38Z' +
      'M-25.5-52V-60H-16.500V-52ZM16.5-52V-60H25.500V-52ZM-10.5-64V-76H10.500V-64Z',
  );
  const shade = place(
    'M17 0V-44L27-40V0ZM5 0V-62H13V0ZM21-38V-52H27V-38ZM21.5-52V-60H25.500V-52ZM-20-38V-52H-15V-38Z' +
      'M3.5-64V-76H10.500V-64Z',
  );
  const domes = place(
    'M-12-76C-12-84-6-88-1.5-90H1.500C6-88 12-84 12-76ZM-27-60C-27-65-23-67-21-69C-19-67-15-65-15-60Z' +
      'M27-60C27-65 23-67 21-69C19-67 15-65 15-60Z',
  );
  const domeShade = place(
    'M2-76C4-82 3-87 1.5-90C6-88 12-84 12-76ZM22-60C22.5-64 22-67 21-69C23-67 27-65 27-60Z' +
      'M-20-60C-19.5-64-20-67-21-69C-19-67-15-65-15-60Z',
  );
  const bands = place(
    'M-27-22H27M-13-46H13M-13.5-63H13.500M-12-76H12M-28-52H-14M14-52H28M-27-60H-15M15-60H27',
  );
  const windows =
    arch(-5, 26, 10, 8) +
    [-9, -2.6, 3.8].map((left) => arch(left + 0.2, 49, 5, 6)).join('') +
    [-9, -4.6, -0.2, 4.2].map((left) => arch(left + 0.8, 66, 3, 5)).join('') +
    arch(-23, 26, 5, 7) +
    arch(18, 26, 5, 7) +
    arch(-22.5, 42, 3, 4) +
    arch(19.5, 42, 3, 4);
  const doors = arch(-5, 0, 10, 11) + arch(-22.5, 0, 6, 8) + arch(16.5, 0, 6, 8);
  return [
    path(body, colors.brick),
    path(shade, colors.brickShade),
    path(domes, colors.dome),
    path(domeShade, colors.domeShade),
    stroke(bands, colors.trim, 1.3 * unit),
    path(doors, colors.domeShade),
    stroke(doors, colors.trim, 0.9 * unit),
    path(windows, colors.window),
    stroke(
      place('M0-90V-100M-2.6-97H2.600M-21-69V-74M-22.5-72.500H-19.500M21-69V-74M19.5-72.500H22.5'),
      colors.cross,
      unit,
    ),
  ].join('');
}
