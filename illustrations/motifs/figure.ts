// People seen from the side, with hands that reach for something.
import { type Color, mix } from '../lib/color.ts';
import type { Point } from '../lib/math.ts';
import { circlePath, pen, placePath, pointsFrom } from '../lib/path.ts';
import { circle, drawAt, ellipse, type Markup, path, rect, roundStroke } from '../lib/svg.ts';

/** Hair seen from the right, in body heights, y upwards from the feet; curls are lobes. */
const HAIR = {
  short: 'M.07 .97C.02 1.03-.08 1.02-.09 .93L-.07 .86L-.035 .91Q.01 .95 .07 .97Z',
  bob: 'M.075 .96C.04 1.04-.1 1.04-.1 .92L-.1 .83Q-.05 .8-.02 .83L-.01 .93Q.04 .94 .075 .96Z',
  long: 'M.075 .96C.04 1.04-.1 1.04-.1 .92L-.12 .68Q-.06 .65-.02 .69L-.01 .93Q.04 .94 .075 .96Z',
  bun: 'M.07 .97C.02 1.03-.08 1.02-.09 .93L-.07 .86L-.035 .91Q.01 .95 .07 .97ZM-.08 1.02C-.16 1.08-.2 .98-.12 .95Z',
} as const;

const CURLS = pointsFrom('-0.075 0.9, -0.07 0.97, -0.01 1.0, 0.045 0.98, -0.04 0.93');

export interface Figure {
  readonly hair?: keyof typeof HAIR | 'curly';
  readonly hairColor?: Color;
  readonly skin?: Color;
  readonly shoes?: Color;
  readonly clothes?: 'trousers' | 'walking' | 'skirt';
  /** Where they look. */
  readonly facing?: 'left' | 'right';
  /** Where the near hand is, in body heights from between the feet, forward and upward. */
  readonly near?: Point;
  /** Where the far hand is; hidden behind the body unless given. */
  readonly far?: Point;
  readonly backpack?: Color;
}

const LEGS = {
  trousers: 'M-.12 .46L-.1 .02H-.01L.01 .36L.03 .02H.12L.12 .46Z',
  walking: 'M-.12 .46L-.19 .04L-.1 .02L.01 .32L.1 .02L.19 .04L.12 .46Z',
  skirt: 'M-.1 .62C-.2 .5-.26 .25-.24 .04Q0 .0 .24 .04C.26 .25 .2 .5 .1 .62Z',
} as const;
const SHOES = {
  trousers: 'M-.11 .04H0Q.03 .03 .03 0H-.11ZM.02 .04H.13Q.16 .03 .16 0H.02Z',
  walking: 'M-.21 .06L-.11 .03L-.1 0L-.22 .02ZM.08 .04L.19 .06L.24 .04L.09 0Z',
  skirt: 'M-.05 .04H.09Q.13 .03 .13 0H-.05Z',
} as const;
const TORSO = 'M-.06 .83C-.14 .81-.15 .7-.13 .42Q0 .38 .13 .42C.15 .7 .14 .81 .06 .83Z';
const TORSO_SHADE = 'M.03 .83H.06C.14 .81 .15 .7 .13 .42Q.1 .405 .05 .4Q.08 .6 .03 .83Z';
const BACKPACK = 'M-.1 .8Q-.27 .8-.27 .62V.52Q-.26 .45-.1 .46Z';

/** Someone standing, seen from the side, in two colours of clothes. (x, y) = between the feet. */
export function figure(
  x: number,
  y: number,
  height: number,
  top: Color,
  bottom: Color,
  look: Figure = {},
): Markup {
  const { hair = 'short', hairColor = '#2A1F28', skin = '#E2A57F', shoes = '#2A1F28' } = look;
  const { clothes = 'trousers', facing = 'right', near = [0.04, 0.42], far, backpack } = look;
  const side = facing === 'right' ? 1 : -1;
  const at = drawAt(x, y, height * side, -height);
  const lit = (data: string) => placePath(data, x, y, height, -height);
  const dark = (color: Color) => mix(color, '#1A1030', 0.28);
  const arm = ([forward, up]: Point, color: Color) => {
    const [handX, handY] = [x + forward * height * side, y - up * height];
    const [shoulderX, shoulderY] = [x, y - 0.75 * height];
    const bendX = (handX + shoulderX) / 2 - 0.07 * height * side;
    const bendY = Math.max(handY, shoulderY) - (up > 0.75 ? 0 : 0.06 * height);
    const line = pen`M${shoulderX} ${shoulderY}Q${bendX} ${bendY} ${handX} ${handY}`;
    return [
      roundStroke(line, color, 0.075 * height),
      circle(
        handX + 0.012 * height * side,
        handY - (up > 1 ? 0.02 * height : 0),
        0.036 * height,
        skin,
      ),
    ];
  };
  const lobes = CURLS.map(([dx, dy]) =>
    circlePath(x + dx * height * side, y - dy * height, 0.05 * height),
  );
  return [
    far ? arm(far, dark(top)) : '',
    at.path(SHOES[clothes], shoes),
    at.path(LEGS[clothes], bottom),
    backpack ? at.path(BACKPACK, backpack) : '',
    rect(x - 0.035 * height, y - 0.87 * height, 0.07 * height, 0.08 * height, dark(skin)),
    path(lit(TORSO), top),
    path(lit(TORSO_SHADE), dark(top)),
    ellipse(x + 0.012 * height * side, y - 0.92 * height, 0.078 * height, 0.088 * height, skin),
    at.path('M.07 .94L.112 .905L.075 .89Z', skin),
    path(hair === 'curly' ? lobes.join('') : at.data(HAIR[hair]), hairColor),
    arm(near, mix(top, '#1A1030', 0.12)),
  ];
}

/** A suitcase on wheels with its handle drawn out. (x, y) = middle of its foot. */
export function suitcase(x: number, y: number, height: number, color: Color): Markup {
  const at = drawAt(x, y, height);
  return [
    at.stroke('M-.14-.7V-1H.14V-.7', '#3B4654', 0.035 * height),
    at.path('M-.24 0h.1v-.06h-.1zM.14 0h.1v-.06h-.1z', '#2A1F28'),
    at.path(
      'M-.24-.72H.24Q.3-.72 .3-.66V-.1Q.3-.04 .24-.04H-.24Q-.3-.04-.3-.1V-.66Q-.3-.72-.24-.72Z',
      color,
    ),
    at.path('M.1-.72H.24Q.3-.72 .3-.66V-.1Q.3-.04 .24-.04H.1Z', mix(color, '#1A1030', 0.28)),
    at.stroke('M-.14-.72V-.04M0-.72V-.04M.14-.72V-.04', mix(color, '#1A1030', 0.4), 0.018 * height),
  ];
}
