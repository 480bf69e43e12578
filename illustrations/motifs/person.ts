// People seen from behind, for scale.
import { type Color, mix } from '../lib/color.ts';
import { createRandom, lerp, range } from '../lib/math.ts';
import { circlePath, pen, placePath } from '../lib/path.ts';
import { ellipse, path, rect } from '../lib/svg.ts';
import { type Eye, project, scaleAt } from './perspective.ts';

export interface Person {
  /** 'hanbok' wears a wide skirt and a plait, 'walk' trousers. */
  clothes?: 'hanbok' | 'walk';
  skin?: Color;
  hair?: Color;
  /** Colour of the shadow on the ground; none unless given. */
  shadow?: Color;
  /** Length and drop of the shadow in body heights. */
  shadowLength?: number;
  shadowDrop?: number;
  /** Colour of a shoulder bag. */
  bag?: Color;
}

/** A figure seen from behind, under 130 px tall, in two colours of clothes. (x, y) = between the feet. */
export function person(
  x: number,
  y: number,
  height: number,
  top: Color,
  bottom: Color,
  look: Person = {},
): string {
  const { clothes = 'walk', skin = '#E9B48F', hair = '#2A1F28', bag } = look;
  const head = height * 0.085;
  const dressed = clothes === 'hanbok';
  const neckY = y - height * 0.845;
  return [
    look.shadow ? personShadow(x, y, height, look.shadow, look) : '',
    dressed ? hanbok(x, y, height, top, bottom) : trousersAndJacket(x, y, height, top, bottom),
    bag
      ? rect(x - height * 0.2, y - height * 0.74, height * 0.12, height * 0.22, bag, {
          rx: height * 0.04,
        })
      : '',
    rect(x - head * 0.34, neckY, head * 0.68, height * 0.04, skin),
    ellipse(x, y - height * 0.91, head * 0.9, head * 1.05, hair),
    dressed ? plait(x, y, height, hair) : '',
  ].join('');
}

/** Body shapes are drawn in body heights, y upwards from the feet. */
function placeBody(data: string, x: number, y: number, height: number): string {
  return placePath(data, x, y, height, -height);
}

function hanbok(x: number, y: number, height: number, top: Color, bottom: Color): string {
  const skirt = 'M-.09 .68C-.2 .5-.32 .15-.3 .02Q0-.05 .3 .02C.32 .15 .2 .5 .09 .68Z';
  const jacket = 'M-.08 .8Q-.24 .72-.25 .5L-.14 .49L-.1 .61H.1L.14 .49L.25 .5Q.24 .72 .08 .8Z';
  return path(placeBody(skirt, x, y, height), bottom) + path(placeBody(jacket, x, y, height), top);
}

function trousersAndJacket(
  x: number,
  y: number,
  height: number,
  top: Color,
  bottom: Color,
): string {
  const trousers = 'M-.09 .48L-.1 0H-.02L.005 .36L.05 0H.13L.09 .48Z';
  const rightSide = 'C.13 .82 .16 .78 .165 .66L.15 .46L.105 .46L.1 .4';
  const jacket =
    'M-.04 .84C-.13 .82-.16 .78-.165 .66L-.15 .46L-.105 .46L-.1 .4' +
    'Q0 .37 .1 .4L.105 .46L.15 .46L.165 .66C.16 .78 .13 .82 .04 .84Z';
  const shade = `M.02 .84L.04 .84${rightSide}Q.05 .38 .04 .38Z`;
  return (
    path(placeBody(trousers, x, y, height), bottom) +
    path(placeBody(jacket, x, y, height), top) +
    path(placeBody(shade, x, y, height), mix(top, '#1A1030', 0.28))
  );
}

/** A braid down the back with a red ribbon. */
function plait(x: number, y: number, height: number, hair: Color): string {
  const braid = placeBody('M-.025 .86L-.012 .46L.012 .46L.025 .86Z', x, y, height);
  const ribbon = rect(
    x - height * 0.025,
    y - height * 0.52,
    height * 0.05,
    height * 0.05,
    '#C8402C',
  );
  return path(braid, hair) + ribbon;
}

function personShadow(
  x: number,
  y: number,
  height: number,
  color: Color,
  { shadowLength = 1.6, shadowDrop = 0.12 }: Pick<Person, 'shadowLength' | 'shadowDrop'>,
): string {
  const headX = x + shadowLength * height;
  const headY = y + shadowDrop * height;
  const data =
    pen`M${x - 0.1 * height} ${y}L${x + 0.1 * height} ${y}` +
    pen`L${headX} ${headY}L${headX - height * 0.16} ${headY + height * 0.05}Z`;
  return path(data, color);
}

export interface FarCrowd {
  readonly seed: number;
  readonly count: number;
  /** Distances between which they walk, in metres from the eye. */
  readonly between: readonly [far: number, near: number];
  /** Width of the street, height of the ground against the eye, and height of the people, in metres. */
  readonly width: number;
  readonly ground: number;
  readonly tall: number;
  readonly tones: readonly Color[];
}

/** Many people far down a street seen in perspective, one flat shape each. */
export function farCrowd(eye: Eye, crowd: FarCrowd): string {
  const { seed, count, between, width, ground, tall, tones } = crowd;
  const random = createRandom(seed);
  const bodies = tones.map(() => '');
  for (const i of range(count)) {
    const away = lerp(...between, i / count);
    const [x, y] = project(eye, [(random() - 0.5) * width, ground, away]);
    const height = tall * scaleAt(eye, away);
    const body = 'M-.1 0L-.12 .5L-.15 .76Q0 .9 .15 .76L.12 .5L.1 0Z';
    bodies[i % tones.length] +=
      placeBody(body, x, y, height) + circlePath(x, y - height * 0.92, height * 0.085);
  }
  return tones.map((tone, i) => path(bodies[i] ?? '', tone)).join('');
}
