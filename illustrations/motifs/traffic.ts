// What drives through a Korean street: delivery scooters, cars and taxis.
import { type Color, mix } from '../lib/color.ts';
import { circlePath } from '../lib/path.ts';
import { circle, drawAt, path, ROUND_CAPS } from '../lib/svg.ts';

const DARK = '#1B1A2C';

export interface Rider {
  box: Color;
  jacket: Color;
  helmet: Color;
  scooter: Color;
}

/** A delivery scooter with its rider from the side, driving right (−1: left). (x, y) = under its middle, `size` = its length. */
export function deliveryRider(
  x: number,
  y: number,
  size: number,
  look: Rider,
  direction: 1 | -1 = 1,
): string {
  const at = drawAt(x, y, size * direction, size);
  const wheel = (dx: number, r: number) =>
    circlePath(x + dx * size * direction, y - 0.13 * size, r * size);
  const round = { ...ROUND_CAPS, 'stroke-linejoin': 'round' };
  return [
    path(wheel(-0.33, 0.13) + wheel(0.36, 0.13), DARK),
    path(wheel(-0.33, 0.05) + wheel(0.36, 0.05), '#9AA4AE'),
    at.stroke('M.36-.13L.24-.62L.14-.66', DARK, size * 0.04, round),
    at.path(
      'M-.48-.3Q-.4-.44-.2-.42H.04L.08-.2H.2L.24-.5L.32-.48L.34-.24L.26-.12H-.16Q-.2-.26-.34-.26z',
      look.scooter,
    ),
    at.path('M-.5-.9h.34v.44h-.34z', look.box),
    at.path('M-.24-.9h.08v.44h-.08z', mix(look.box, DARK, 0.28)),
    at.stroke('M-.46-.7h.2', mix(look.box, '#ffffff', 0.7), size * 0.05),
    at.stroke('M-.06-.46L.12-.42L.12-.18', '#2C3348', size * 0.1, round),
    at.path('M-.14-.44Q-.16-.8 0-.86Q.1-.84 .1-.7L.06-.42z', look.jacket),
    at.stroke('M.02-.76L.12-.6L.24-.64', mix(look.jacket, DARK, 0.28), size * 0.07, round),
    circle(x + 0.06 * size * direction, y - 0.96 * size, 0.1 * size, look.helmet),
    at.path('M.06-1Q.16-1.02 .16-.94L.06-.92z', DARK),
  ].join('');
}

/** A car from the side, driving right (−1: left), as taxi with a lamp on the roof. (x, y) = under its middle, `size` = its length. */
export function car(
  x: number,
  y: number,
  size: number,
  body: Color,
  direction: 1 | -1 = 1,
  taxi?: Color,
): string {
  const at = drawAt(x, y, size * direction, size);
  const wheels =
    circlePath(x - 0.28 * size, y - 0.07 * size, 0.075 * size) +
    circlePath(x + 0.28 * size, y - 0.07 * size, 0.075 * size);
  return [
    taxi ? at.path('M-.07-.4H.07L.05-.34H-.05z', taxi) : '',
    at.path(
      'M-.5-.08V-.2Q-.48-.24-.3-.25Q-.2-.36-.08-.36H.08Q.18-.36 .26-.25Q.48-.23 .5-.16V-.08z',
      body,
    ),
    at.path(
      'M-.25-.24Q-.18-.33-.06-.33H-.02V-.24zM.02-.24V-.33H.08Q.16-.33 .21-.24z',
      mix(DARK, '#7FC4D8', 0.35),
    ),
    at.path('M-.5-.08V-.14H.5V-.08z', mix(body, DARK, 0.3)),
    path(wheels, DARK),
    at.path('M.46-.2L.5-.16V-.13H.44z', '#FFE9B0') + at.path('M-.5-.2H-.46V-.14H-.5z', '#E6483F'),
  ].join('');
}
