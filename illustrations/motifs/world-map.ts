// The world with the Pacific in the middle, as on maps printed in Korea: coasts as rough as a poster needs them.
import type { Point } from '../lib/math.ts';
import { pointsFrom, polygonPath } from '../lib/path.ts';

/** Degrees east (the Americas beyond 180) and north of each corner, one after the other. */
const COASTS = [
  // Africa
  '-6 35 10 37 20 32 32 31 43 12 51 11 40 -5 35 -22 27 -34 18 -34 12 -15 9 4 -8 5 -17 15 ' +
    '-10 30',
  // Eurasia
  '-9 37 -9 43 -1 44 -4 48 8 54 8 57 5 60 14 68 28 71 42 67 60 69 80 73 110 76 140 73 180 ' +
    '69 180 64 162 60 157 51 154 60 142 59 136 54 141 50 131 43 121 41 118 38 122 37 122 30 ' +
    '115 23 108 20 109 11 105 9 100 13 104 1 98 9 92 21 80 15 77 8 72 20 58 25 52 17 44 13 35 ' +
    '29 36 36 26 38 23 37 14 45 18 40 12 38 8 44 3 43 -1 37',
  // Australia, New Guinea, the islands
  '114 -22 130 -12 137 -14 142 -11 153 -27 148 -38 138 -34 116 -34',
  '131 -1 141 -3 150 -9 138 -8',
  '109 1 117 6 118 0 115 -4',
  '96 5 106 -5 114 -8 103 -4',
  // Japan
  '130 32 136 36 140 40 141 45 145 43 141 35 135 34',
  // North and Central America
  '192 65 204 71 232 69 266 69 280 73 300 60 305 47 290 44 284 35 279 27 276 30 263 28 263 ' +
    '19 273 21 271 16 277 10 283 8 277 8 265 16 255 20 246 32 240 34 236 42 230 55 212 60 196 ' +
    '56',
  // Cuba and its neighbours
  '276 22 285 20 291 19 284 19',
  // South America
  '283 8 288 12 300 10 310 0 325 -6 319 -22 312 -28 302 -36 294 -45 292 -54 286 -48 289 -20 ' +
    '280 -6 279 1',
  // Greenland
  '290 77 320 82 338 72 316 60',
];

const KOREA = '125 40 130 42.4 127.5 39.5 129.5 37 129.2 35 126.3 34.4 126.8 37.6';

/** Where a place lands on a map whose left edge is at 20° west, `width` wide; y of the equator is 0. */
export function mapPoint(width: number, [east, north]: Point): Point {
  const unit = width / 365;
  return [(east + 20) * unit, -north * unit * 1.12];
}

function coastPath(width: number, coast: string): string {
  return polygonPath(pointsFrom(coast).map((corner) => mapPoint(width, corner)));
}

/** Path of all land. */
export function landPath(width: number): string {
  return COASTS.map((coast) => coastPath(width, coast)).join('');
}

/** Path of Korea, to be painted in a colour of its own. */
export function koreaPath(width: number): string {
  return coastPath(width, KOREA);
}
