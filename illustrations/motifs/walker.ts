// People of all ages seen from the side, walking or standing.
import { type Color, mix } from '../lib/color.ts';
import { circlePath, triplesFrom } from '../lib/path.ts';
import { drawAt, ellipse, path, rect, ROUND_CAPS } from '../lib/svg.ts';

/** Hair and hats around a head that looks right, in body heights, y upwards negative. */
const HEADS = {
  short: 'M-.06-.86C-.1-1.02 .05-1.03 .09-.95Q0-.96-.01-.9Q-.02-.85-.06-.86Z',
  long: 'M.09-.95C.05-1.03-.1-1.03-.07-.88Q-.07-.78-.11-.7L-.01-.72Q-.03-.84 0-.92Q.04-.94 .09-.95Z',
  bun: 'M-.06-.86C-.1-1.02 .05-1.03 .09-.95Q0-.96-.01-.9Q-.02-.85-.06-.86ZM-.13-.97Q-.1-1.05-.05-.99L-.07-.92Q-.13-.91-.13-.97Z',
  cap: 'M-.06-.86L-.06-.95C-.05-1.04 .08-1.04 .09-.96L.17-.95L.16-.92L-.01-.93Q-.02-.86-.06-.86Z',
  visor: 'M.0-.95L.22-.93Q.16-1.03 .06-1L-.05-.98V-.95Z',
  sunhat: 'M-.19-.92Q.02-.98 .22-.91L.1-.96C.09-1.06-.06-1.06-.07-.96Z',
} as const;

/** Lobes of a permanent wave or of curls. */
const CURLS = triplesFrom('-0.06 -0.9 0.05, -0.055 -0.97 0.05, 0.01 -1 0.055, 0.065 -0.98 0.04');

export interface Walker {
  skin?: Color;
  hair?: Color;
  head?: keyof typeof HEADS | 'curls';
  /** Colour of a cap, visor or sun hat. */
  hat?: Color;
  /** 1 looks right, −1 left. */
  facing?: 1 | -1;
  clothes?: 'trousers' | 'skirt' | 'coat';
  /** Stands with both feet together. */
  still?: boolean;
  backpack?: Color;
  /** A bag in the hand. */
  bag?: Color;
  /** Pulls a shopping trolley, or leans on a stick. */
  trolley?: Color;
  /** A telephone or camera held before the face, or a raised arm without one. */
  raised?: Color;
  shadow?: Color;
}

/** A traveller with curls, as part of a look: `{ ...TRAVELLER, backpack: red }`. */
export const TRAVELLER = { head: 'curls', skin: '#A86C48' } as const;

/** A grandmother in her sun visor, as part of a look. */
export function grandmother(hat: Color, hair: Color) {
  return { head: 'visor', hat, hair } as const;
}

/** walker() for people who have something in common: `walkersWith({ still: true, shadow })`. */
export function walkersWith(common: Walker): typeof walker {
  return (x, y, height, top, bottom, look) =>
    walker(x, y, height, top, bottom, { ...common, ...look });
}

/** A figure from the side, under 150 px tall, in two colours of clothes. (x, y) = between the feet. */
export function walker(
  x: number,
  y: number,
  height: number,
  top: Color,
  bottom: Color,
  look: Walker = {},
): string {
  const { skin = '#E9B48F', hair = '#2A1F28', head = 'short', facing = 1 } = look;
  const { clothes = 'trousers', still = false, backpack, bag, trolley, raised, shadow } = look;
  const at = drawAt(x, y, height * facing, height);
  const dark = (color: Color) => mix(color, '#1A1030', 0.28);
  const round = { ...ROUND_CAPS, 'stroke-linejoin': 'round' };
  const curls = CURLS.map(([dx, dy, r]) =>
    circlePath(x + dx * height * facing, y + dy * height, r * height),
  ).join('');
  const bare = clothes === 'skirt' ? skin : bottom;
  const legs = still
    ? ['M-.07-.5H.01L0 0H-.06Z', 'M0-.5H.08L.06 0H0Z']
    : ['M-.08-.5H.04L-.09-.02H-.17Z', 'M-.04-.5H.08L.15-.02H.07L.02-.3Z'];
  const shoes = still ? 'M-.06-.02H.1V0H-.06Z' : 'M-.17-.03L-.06 .01H-.17ZM.06-.03L.2 .01H.06Z';
  const long = clothes === 'coat' ? -0.24 : -0.44;
  return [
    shadow ? ellipse(x + 0.22 * height, y, 0.4 * height, 0.045 * height, shadow) : '',
    trolley
      ? at.stroke('M-.12-.46L-.34-.1', dark(trolley), height * 0.02) +
        at.path('M-.44-.44L-.26-.36L-.34-.06L-.5-.12Z', trolley) +
        path(circlePath(x - 0.36 * height * facing, y - 0.04 * height, 0.045 * height), '#1A1030')
      : '',
    at.path(legs[0] ?? '', dark(bare)) + at.path(legs[1] ?? '', bare),
    at.path(shoes, '#241B2C'),
    clothes === 'skirt' ? at.path('M-.09-.52H.09L.13-.28H-.13Z', bottom) : '',
    at.path('M-.02-.86H.05V-.76H-.02Z', dark(skin)),
    backpack ? at.path('M-.22-.74Q-.2-.82-.06-.8V-.48Q-.2-.46-.22-.54Z', backpack) : '',
    at.path(`M-.09-.76Q-.06-.82 .04-.81Q.1-.78 .1-.7L.11${long}H-.11Z`, top),
    at.path(`M.03-.81Q.1-.78 .1-.7L.11${long}H.05Z`, dark(top)),
    raised
      ? at.stroke('M0-.74L.14-.66L.19-.84', dark(top), height * 0.06, round) +
        rect(
          x + (0.2 * facing - 0.025) * height,
          y - 0.93 * height,
          height * 0.05,
          height * 0.1,
          raised,
        )
      : at.stroke(
          still ? 'M0-.74L.02-.58L.08-.46' : 'M0-.74L.06-.6L.16-.5',
          dark(top),
          height * 0.06,
          round,
        ),
    bag ? at.path('M.08-.46H.24L.26-.26H.06Z', bag) : '',
    ellipse(x + 0.02 * height * facing, y - 0.91 * height, 0.068 * height, 0.082 * height, skin),
    head === 'visor' || head === 'curls' ? path(curls, hair) : '',
    head === 'sunhat' || head === 'cap' ? at.path(HEADS.short, hair) : '',
    head === 'curls' ? '' : at.path(HEADS[head], look.hat ?? hair),
  ].join('');
}
