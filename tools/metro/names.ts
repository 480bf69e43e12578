/** Degrees (WGS 84). */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** A station's Hangul name as lists may write it, without spaces, dots, sub-names and 역. */
export function bareName(name: string): string {
  return name
    .replace(/\(.*\)/, '')
    .replaceAll(/[\s·.]/g, '')
    .replace(/(?<=..)역$/, '');
}

/** Metres between two points, along the surface. */
export function metresBetween(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const height = Math.sin(radians(other.lat - one.lat) / 2) ** 2;
  const width = Math.sin(radians(other.lng - one.lng) / 2) ** 2;
  const share = height + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * width;
  return 2 * 6_371_000 * Math.asin(Math.sqrt(share));
}
