// Arms that come in from the edge of a picture, close to us, and the fingers that hold something down.
import { type Color, mix } from '../lib/color.ts';
import type { Point } from '../lib/math.ts';
import { pen } from '../lib/path.ts';
import { ellipse, type Markup, roundStroke, stroke } from '../lib/svg.ts';

export interface Forearm {
  readonly skin: Color;
  readonly sleeve: Color;
  /** Thickness of the wrist; the sleeve is wider. */
  readonly wrist: number;
  /** Where the sleeve ends, as a share of the way to the hand. */
  readonly reach?: number;
  /** Colour of a turned-up cuff. */
  readonly cuff?: Color;
}

/** A sleeve with the wrist that comes out of it, from the edge of the picture to the hand. */
export function forearm([fromX, fromY]: Point, [toX, toY]: Point, look: Forearm): Markup {
  const { skin, sleeve, wrist, reach = 0.6, cuff } = look;
  const width = wrist * 1.7;
  const at = (share: number) =>
    pen`${fromX + (toX - fromX) * share} ${fromY + (toY - fromY) * share}`;
  // The shaded third of the sleeve lies to the right of an arm from below, and under one from the side.
  const steep = Math.abs(toY - fromY) > Math.abs(toX - fromX);
  const shift = steep ? { x: width * 0.3, y: 0 } : { x: 0, y: width * 0.3 };
  const cloth = pen`M${at(0)}L${at(reach)}`;
  return [
    roundStroke(pen`M${at(0)}L${at(1)}`, skin, wrist),
    stroke(cloth, sleeve, width),
    stroke(cloth, mix(sleeve, '#1A1030', 0.28), width * 0.4, {
      transform: pen`translate(${shift.x} ${shift.y})`,
    }),
    cuff ? stroke(pen`M${at(reach)}L${at(reach + 0.05)}`, cuff, width) : '',
  ];
}

/** A thumb or a finger from its root to its tip, with its nail. */
export function thumb(
  [fromX, fromY]: Point,
  [toX, toY]: Point,
  skin: Color,
  width: number,
): Markup {
  const line = pen`M${fromX} ${fromY}L${toX} ${toY}`;
  return [
    roundStroke(line, '#1A1030', width, { opacity: 0.3, transform: 'translate(5 7)' }),
    roundStroke(line, skin, width),
    ellipse(
      toX + (toX - fromX) * 0.05,
      toY + (toY - fromY) * 0.05,
      width * 0.28,
      width * 0.24,
      mix(skin, '#FFF8EA', 0.45),
    ),
  ];
}
