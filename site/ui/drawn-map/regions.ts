import type { Coordinates } from '#domain/drawn-map/geometry.ts';

/** What can be seen of a region: degrees. */
interface Region {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** The regions that are drawn, the smallest first. */
export const regions = {
  jeonju: { south: 35.74, north: 35.9, west: 127.03, east: 127.29 },
  gyeongju: { south: 35.68, north: 35.96, west: 129.05, east: 129.5 },
  busan: { south: 34.96, north: 35.38, west: 128.82, east: 129.4 },
  seoul: { south: 37.36, north: 37.74, west: 126.72, east: 127.26 },
  andong: { south: 36.35, north: 36.9, west: 128.3, east: 129.05 },
  jeju: { south: 33.05, north: 33.7, west: 125.95, east: 127.15 },
  southeast: { south: 34.8, north: 37.2, west: 127.6, east: 130 },
  korea: { south: 32.8, north: 38.9, west: 124.5, east: 131 },
} as const satisfies Readonly<Record<string, Region>>;

/** The mountain of Jeju, seen from the side: the middle of its foot, and its size in metres. */
export const hallasan = { at: [33.335, 126.53], width: 19_000, height: 8500 } as const;

export type RegionId = keyof typeof regions;

/** The smallest region with all positions, away from its edges. */
export function regionOf(positions: readonly Coordinates[]): RegionId {
  const ids = Object.keys(regions) as RegionId[];
  const found = ids.find((id) => {
    const { south, north, west, east } = regions[id];
    const [high, wide] = [(north - south) * 0.1, (east - west) * 0.1];
    return positions.every(
      ([lat, lng]) =>
        lat > south + high && lat < north - high && lng > west + wide && lng < east - wide,
    );
  });
  return found ?? 'korea';
}

/** Whether a city is only a dot in the region. */
export const isWide = (id: RegionId) => id === 'southeast' || id === 'korea';

/** The middle of a region, from which its drawing is measured. */
export function originOf(id: RegionId): Coordinates {
  const { south, north, west, east } = regions[id];
  return [(south + north) / 2, (west + east) / 2];
}
