// A shopping street running away from us: walls on both sides, their windows and shop fronts.
import { lerp, range } from '../lib/math.ts';
import { pen } from '../lib/path.ts';

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
