// People seen closer: faceless busts, and figures behind a counter.
import { Canvas } from '../lib/canvas.ts';
import { type Color, mix } from '../lib/color.ts';
import { circlePath, placePath, triplesFrom } from '../lib/path.ts';
import { circle, drawAt, ellipse, group, type Markup, path } from '../lib/svg.ts';

export type HairStyle = 'long' | 'short' | 'bob' | 'bun' | 'curly';

export interface Avatar {
  hairStyle?: HairStyle;
  skin?: Color;
  hair?: Color;
  top?: Color;
  background?: Color;
}

/** Hair behind the head, in avatar radii around the centre. */
const HAIR_SHAPES: Record<Exclude<HairStyle, 'curly'>, string> = {
  long: 'M-.42-.2C-.48-.75 .48-.75 .42-.2L.5 .55H-.5Z',
  bob: 'M-.44-.2C-.48-.78 .48-.78 .44-.2L.42 .14H-.42Z',
  bun: 'M-.36-.1C-.42-.7 .42-.7 .36-.1Z',
  short: 'M-.36-.14C-.42-.72 .44-.74 .36-.14Z',
};

const CURLS = triplesFrom(`
  -0.3 -0.3 0.24, 0.3 -0.3 0.24, 0 -0.5 0.3, -0.4 -0.04 0.2, 0.4 -0.04 0.2, -0.2 -0.48 0.24,
  0.22 -0.48 0.24
`);

const FRINGE = 'M-.33-.02C-.42-.62 .4-.66 .33-.02C.3-.28 .12-.38-.06-.42C-.14-.28-.28-.2-.33-.02Z';
const SHORT_FRINGE = 'M-.33-.16C-.4-.66 .3-.74 .34-.14C.26-.34 .1-.4-.1-.36S-.3-.26-.33-.16Z';

/** A faceless bust in a circle. (x, y) = its centre. */
export function avatar(canvas: Canvas, x: number, y: number, radius: number, look: Avatar): string {
  const { hairStyle = 'long', skin = '#E2A57F', hair = '#2B2029' } = look;
  const { top = '#1C6A5F', background = '#BFD6C7' } = look;
  const at = drawAt(x, y, radius);
  const shadedSkin = mix(skin, '#5A2A3A', 0.28);
  const shoulders = 'M-.82 1.05C-.8 .52-.5 .44-.16 .36Q0 .54 .16 .36C.5 .44 .8 .52 .82 1.05Z';
  const shadedShoulder = 'M.06 .46Q.12 .42 .16 .36C.5 .44 .8 .52 .82 1.05H.14Z';
  const shadedCheek = 'M0-.49A.31 .39 0 0 1 0 .29C.16 .1 .02-.06 .06-.14S.02-.36 0-.49Z';
  const shine = 'M-.26-.3C-.2-.48-.06-.52 .04-.52C-.08-.46-.16-.4-.26-.3Z';
  return group(
    { 'clip-path': canvas.clip(circlePath(x, y, radius)) },
    circle(x, y, radius, background),
    at.path('M0-1H1V1H0Z', mix(background, '#17202E', 0.08)),
    path(hairBehind(hairStyle, x, y, radius), hair),
    at.path('M-.13 .1h.26V.5h-.26Z', shadedSkin),
    at.path(shoulders, top),
    at.path(shadedShoulder, mix(top, '#17202E', 0.25)),
    ellipse(x, y - 0.1 * radius, 0.31 * radius, 0.39 * radius, skin),
    at.path(shadedCheek, shadedSkin, { opacity: 0.7 }),
    at.path(hairStyle === 'short' ? SHORT_FRINGE : FRINGE, hair),
    at.path(shine, mix(hair, '#E2A57F', 0.22)),
  );
}

function hairBehind(style: HairStyle, x: number, y: number, radius: number): string {
  const lobe = (dx: number, dy: number, size: number) =>
    circlePath(x + dx * radius, y + dy * radius, size * radius);
  if (style === 'curly') return CURLS.map(([dx, dy, size]) => lobe(dx, dy, size)).join('');
  const bun = style === 'bun' ? lobe(0, -0.64, 0.17) : '';
  return bun + placePath(HAIR_SHAPES[style], x, y, radius);
}

export interface StallFigure {
  clothes: Color;
  /** Light on the left edge. */
  rim: Color;
  hair: Color;
  /** Colour of a headband, instead of hair. */
  band?: Color;
}

/** Someone bowed over a counter, seen from the waist up. (x, y) = on the counter, size 1 = 124 px. */
export function stallFigure(x: number, y: number, size: number, look: StallFigure): Markup {
  const at = drawAt(x, y, size);
  const headwear = look.band
    ? at.path('M-27-104q3-24 23-24t24 24q-23-9-47 0zM18-106l16 4-6 12z', look.band)
    : at.path('M19-92q6-36-24-37q-26 0-22 22q22 8 30 2q4 8 2 24z', look.hair);
  return [
    at.path('M-62 0q-4-64 34-76q28-10 56 0q38 12 34 76z', look.clothes),
    at.path('M-62 0q-4-64 34-76q-18 24-14 76z', look.rim, { opacity: 0.6 }),
    ellipse(x - 4 * size, y - 98 * size, 22 * size, 26 * size, '#D98F68'),
    at.path('M-4-124a22 26 0 0 1 0 52q10-26 0-52z', '#A85E48'),
    headwear,
  ];
}
