import type { Position } from '#content/position.ts';

type Point = Partial<Position>;

/** Kilometres a degree of latitude. */
const degree = 111.2;
/** How much longer than a straight line streets are. */
const detour = 1.3;
const metresAMinute = 70;

/**
 * Kilometres in a straight line, by a flat approximation that is exact enough within Korea; undefined where one of them
 * has no position.
 */
export function kilometresBetween(one: Point, other: Point): number | undefined {
  if (one.lat === undefined || one.lng === undefined) return undefined;
  if (other.lat === undefined || other.lng === undefined) return undefined;
  const east = (other.lng - one.lng) * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(other.lat - one.lat, east) * degree;
}

/** Minutes on foot over a straight distance in kilometres. */
export function walkMinutes(km: number): number {
  return Math.max(1, Math.round((km * 1000 * detour) / metresAMinute));
}

/** Kilometres from which places of different cities lie too far apart for one day. */
const apart = 40;

interface CityPoint extends Point {
  readonly city: string;
}

/** Whether one cannot go from one place to another without a journey. */
export function areTwoCities(one: CityPoint, other: CityPoint): boolean {
  return one.city !== other.city && (kilometresBetween(one, other) ?? 0) > apart;
}
