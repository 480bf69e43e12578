// A shopping street running away from us: walls on both sides, their windows, shop fronts and shoppers.
import { type Color, mix } from '../lib/color.ts';
import { lerp, range } from '../lib/math.ts';
import { pen, placePath } from '../lib/path.ts';
import { path, rect, stroke } from '../lib/svg.ts';
import { person, type Person } from './person.ts';

/** Where all lines of the street meet. */
export interface Street {
  x: number;
  y: number;
}

/** A wall along one side: −1 left, 1 right; near and far end as distances from the vanishing point. */
export interface StreetSide {
  side: 1 | -1;
  near: number;
  far: number;
}

/** Path of a strip of wall. `top` and `bottom` are slopes: 1 is as far above eye level as the distance. */
export function wallStrip(
  street: Street,
  { side, near, far }: StreetSide,
  top: number,
  bottom: number,
): string {
  const x = (distance: number) => street.x + side * distance;
  return (
    pen`M${x(near)} ${street.y - top * near}L${x(far)} ${street.y - top * far}` +
    pen`L${x(far)} ${street.y - bottom * far}L${x(near)} ${street.y - bottom * near}z`
  );
}

/** Path (for a stroke) of uprights at equal distances in space, so closer together far away. */
export function wallPosts(
  street: Street,
  { side, near, far }: StreetSide,
  count: number,
  top: number,
  bottom: number,
): string {
  return range(count - 1)
    .map((i) => {
      const distance = 1 / lerp(1 / near, 1 / far, (i + 1) / count);
      const x = street.x + side * distance;
      return pen`M${x} ${street.y - top * distance}V${street.y - bottom * distance}`;
    })
    .join('');
}

/** A shopper from behind with a paper bag in one or both hands. (x, y) = between the feet. */
export function shopper(
  x: number,
  y: number,
  height: number,
  look: Person & { paper: Color; both?: boolean },
): string {
  const bag = (side: 1 | -1) => {
    const left = x + side * height * 0.2 - height * 0.075;
    const top = y - height * 0.38;
    const width = height * 0.15;
    return (
      stroke(
        placePath('M-.04 0V-.06Q0-.12 .04-.06V0', left + width / 2, top, height),
        mix(look.paper, '#1A1030', 0.4),
        1.4,
      ) +
      rect(left, top, width, height * 0.2, look.paper) +
      path(
        pen`M${left + width * 0.66} ${top}h${width * 0.34}v${height * 0.2}h${-width * 0.34}z`,
        mix(look.paper, '#1A1030', 0.28),
      )
    );
  };
  return person(x, y, height, look) + bag(1) + (look.both ? bag(-1) : '');
}
