import type { Coordinates } from '#domain/drawn-map/geometry.ts';

/**
 * Writes points as the differences between neighbours, a few printable characters each (the encoded
 * polyline format).
 * @param decimals Decimal places of a degree that are kept.
 */
export function encode(points: readonly Coordinates[], decimals: number): string {
  let text = '';
  const last = [0, 0];
  for (const point of points) {
    for (const axis of [0, 1] as const) {
      const value = Math.round(point[axis] * 10 ** decimals);
      const step = value - (last[axis] ?? 0);
      last[axis] = value;
      let rest = step < 0 ? ~(step << 1) : step << 1;
      for (; rest >= 32; rest >>= 5) text += String.fromCodePoint((32 | (rest & 31)) + 63);
      text += String.fromCodePoint(rest + 63);
    }
  }
  return text;
}

/** Reads what `encode` wrote with the same number of decimals. */
export function decode(text: string, decimals: number): [lat: number, lng: number][] {
  const points: [number, number][] = [];
  const last = [0, 0];
  let at = 0;
  while (at < text.length) {
    for (const axis of [0, 1]) {
      let bits = 0;
      let value = 0;
      let part: number;
      do {
        part = text.charCodeAt(at++) - 63;
        value |= (part & 31) << bits;
        bits += 5;
      } while (part >= 32);
      last[axis] = (last[axis] ?? 0) + (value & 1 ? ~(value >> 1) : value >> 1);
    }
    points.push([(last[0] ?? 0) / 10 ** decimals, (last[1] ?? 0) / 10 ** decimals]);
  }
  return points;
}
