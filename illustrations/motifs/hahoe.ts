// Hahoe near Andong: the mask of its dance and a thatched house.
import type { Color } from '../lib/color.ts';
import { placePath } from '../lib/path.ts';
import { drawAt, path, ROUND_CAPS, roundStroke, stroke } from '../lib/svg.ts';

export interface MaskColors {
  lit: Color;
  shade: Color;
  light: Color;
  ink: Color;
  cord: Color;
}

/** Yangban, the laughing nobleman of the Hahoe mask dance. (x, y) = the nose, `size` = half width. */
export function hahoeMask(x: number, y: number, size: number, colors: MaskColors): string {
  const place = (data: string) => placePath(data, x, y, size);
  const ends = { ...ROUND_CAPS, 'stroke-linejoin': 'round' };
  const face =
    'M-.72-.78C-.5-1.06 .5-1.06 .72-.78C.96-.5 .94 .1 .78 .44Q.72 .56 .58 .5Q0 .78-.58 .5Q-.72 .56-.78 .44' +
    'C-.94 .1-.96-.5-.72-.78Z';
  const faceShade =
    'M.34-.95C.52-.92 .64-.88 .72-.78C.96-.5 .94 .1 .78 .44Q.72 .56 .58 .5Q.4 .59 .22 .62C.5 .2 .62-.5 .34-.95Z';
  const jaw = 'M-.66 .58Q0 1.12 .66 .58C.66 .96 .36 1.34 0 1.36C-.36 1.34-.66 .96-.66 .58Z';
  const jawShade = 'M.26 .82Q.5 .7 .66 .58C.66 .96 .36 1.34 0 1.36Q.3 1.14 .26 .82Z';
  const mouth = 'M-.68 .44H.68V.62Q0 1.16-.68 .62Z';
  const eyes = 'M-.66-.1Q-.4-.4-.12-.12Q-.4-.26-.66-.1ZM.66-.1Q.4-.4 .12-.12Q.4-.26 .66-.1Z';
  const brows = 'M-.74-.3Q-.44-.68-.1-.42M.74-.3Q.44-.68 .1-.42';
  const nose =
    'M-.07-.34Q-.1 .02-.24 .14Q-.26 .3-.1 .27Q0 .34 .1 .27Q.26 .3 .24 .14Q.1 .02 .07-.34Z';
  const noseShade = 'M.02-.34Q.02 .1 .06 .29L.1 .27Q.26 .3 .24 .14Q.1 .02 .07-.34Z';
  const wrinkles =
    'M-.3-.78Q0-.66 .3-.78M-.24-.64Q0-.55 .24-.64M-.36 .14Q-.58 .24-.6 .44M.36 .14Q.58 .24 .6 .44' +
    'M-.24 1.02Q0 1.14 .24 1.02M-.16 1.18Q0 1.25 .16 1.18';
  const cheeks = 'M-.62 .12Q-.46-.06-.32 .1Q-.4 .3-.56 .26Q-.62 .2-.62 .12Z';
  return [
    path(place(mouth), colors.ink),
    path(place(face) + place(jaw), colors.lit),
    path(place(faceShade) + place(jawShade), colors.shade),
    path(place(cheeks), colors.light, { opacity: 0.5 }),
    stroke(place(wrinkles), colors.ink, size * 0.035, { opacity: 0.55, ...ends }),
    path(place(nose), colors.light),
    path(place(noseShade), colors.shade),
    path(place(eyes), colors.ink),
    stroke(place(brows), colors.ink, size * 0.085, ends),
    roundStroke(place('M-.66 .4V.7M.66 .4V.7'), colors.cord, size * 0.035),
  ].join('');
}

export interface ThatchColors {
  straw: Color;
  strawDeep: Color;
  wall: Color;
  wood: Color;
  paper: Color;
}

/** A thatched cottage. (x, y) = middle of its foot. */
export function thatchedHouse(x: number, y: number, width: number, colors: ThatchColors): string {
  const at = drawAt(x, y, width);
  const roof =
    'M-.54-.2C-.5-.36-.4-.46-.22-.5Q0-.54 .22-.5C.4-.46 .5-.36 .54-.2Q.5-.15 .4-.17Q0-.1-.4-.17Q-.5-.15-.54-.2Z';
  const roofShade =
    'M.16-.51L.22-.5C.4-.46 .5-.36 .54-.2Q.5-.15 .4-.17Q.3-.15 .18-.14Q.28-.34 .16-.51Z';
  const ropes =
    'M-.49-.3Q0-.22 .49-.3M-.4-.42Q0-.35 .4-.42M-.3-.47Q-.36-.3-.36-.16M-.06-.52V-.13M.2-.5Q.26-.3 .24-.15';
  return [
    at.path('M-.42 0V-.2H.42V0Z', colors.wall),
    at.path('M-.3 0V-.13H-.14V0ZM.1 0V-.13H.28V0Z', colors.paper),
    at.stroke('M-.42 0V-.18M-.06 0V-.18M.42 0V-.18', colors.wood, width * 0.025),
    at.path(roof, colors.straw),
    at.path(roofShade, colors.strawDeep),
    at.stroke(ropes, colors.strawDeep, Math.max(0.8, width * 0.012), { opacity: 0.7 }),
  ].join('');
}
