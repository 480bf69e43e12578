// Gulls and fishing boats.
import type { Color } from '../lib/color.ts';
import { pen } from '../lib/path.ts';
import { drawAt } from '../lib/svg.ts';

/** A gull in flight to the left. (x, y) = its body, `size` = half its wing span; −1 flies right. */
export function gull(
  x: number,
  y: number,
  size: number,
  colors: { white: Color; shade: Color; tip: Color; beak: Color },
  direction: 1 | -1 = 1,
): string {
  const at = drawAt(x, y, size * direction, size);
  return (
    at.path('M.06 .06C.2-.4 .5-.72 1.1-.84C1-.46 .7-.06 .3 .2Z', colors.shade) +
    at.path('M.66-.72Q.86-.84 1.1-.84Q1.02-.6 .88-.38Z', colors.tip) +
    at.path(
      'M-.5 .08C-.4-.04-.24-.02-.1 .06C.14 .08 .4 .16 .66 .2L.56 .32C.2 .38-.26 .34-.4 .18Z',
      colors.white,
    ) +
    at.path('M-.16 .08C-.2-.3-.5-.62-1-.62C-.74-.42-.5 .1 .16 .24Z', colors.white) +
    at.path('M-1-.62Q-.8-.63-.62-.54L-.66-.3Q-.82-.5-1-.62Z', colors.tip) +
    at.path('M-.48 .08L-.64 .14L-.46 .17Z', colors.beak)
  );
}

/** A fishing boat with its lamps, bow to the right. (x, y) = middle of the waterline. */
export function fishingBoat(
  x: number,
  y: number,
  length: number,
  colors: { hull: Color; shade: Color; keel: Color; cabin: Color; window: Color; mast: Color },
  lamp?: Color,
): string {
  const at = drawAt(x, y, length);
  return [
    at.stroke(
      'M-.2-.16V-.56M.2-.14V-.46M-.2-.54L.2-.44M-.2-.56L-.48-.12M.2-.46L.47-.2',
      colors.mast,
      length * 0.012,
    ),
    at.path('M-.34-.1V-.32H-.3V-.36H-.02V-.3H.02V-.1Z', colors.cabin),
    at.path('M-.1-.1V-.36H-.02V-.3H.02V-.1Z', colors.shade, { opacity: 0.6 }),
    at.stroke('M-.3-.26H-.02', colors.window, length * 0.06, {
      'stroke-dasharray': pen`${length * 0.06} ${length * 0.04}`,
    }),
    at.path(
      'M-.5-.16L-.44 .02H.38Q.46-.06 .5-.24Q.34-.14 .1-.12H-.36Q-.44-.12-.5-.16Z',
      colors.hull,
    ),
    at.path('M.14-.12Q.36-.14 .5-.24Q.46-.06 .38 .02H.1Q.2-.04 .14-.12Z', colors.shade, {
      opacity: 0.5,
    }),
    at.path('M-.455-.03L-.44 .02H.38L.42-.03Z', colors.keel),
    lamp
      ? at.roundStroke('M-.16-.53L.18-.45', lamp, length * 0.034, {
          'stroke-dasharray': pen`0 ${length * 0.06}`,
        })
      : '',
  ].join('');
}
