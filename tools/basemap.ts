// Writes `site/islands/map/basemap.ts`, the map that shows without any other service:
// `node tools/basemap.ts`. Land: Natural Earth (public domain) at 1:10 million. Rivers, parks,
// avenues, railways and the coast of Busan: basemap/details.geojson, our own simplified points, good enough to show where a place lies.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FeatureCollection, LineString, Point as Spot, Polygon } from 'geojson';
import { feature, mesh } from 'topojson-client';
import { encode, type Point } from '../site/islands/map/polyline.ts';

type Ring = readonly Point[];
type World = Parameters<typeof feature>[0] & {
  readonly objects: { readonly countries: Extract<Parameters<typeof feature>[1], object> };
};

/** What a detail is; a river also has its usual width in metres, a label the scale at which it shows. */
interface DetailProperties {
  readonly kind: string;
  readonly name?: string;
  readonly width?: number;
  readonly colour?: 'green' | 'orange';
  readonly label?: 'town' | 'townLeft' | 'district' | 'peak';
}

/** What the widest view can show: degrees. */
const box = { south: 29, north: 44, west: 115, east: 141 };
/** Decimals of a degree: about 1 km for the neighbours, 100 m for Korea, 10 m for the cities. */
const decimals = { far: 2, coarse: 3, fine: 4 } as const;

export const output = join(import.meta.dirname, '../site/islands/map/basemap.ts');

/** The content of the output file. */
export function renderBasemap(): string {
  const atlas = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  const world = JSON.parse(readFileSync(atlas, 'utf8')) as World;
  const land = (name: string, tolerance: number, smallest: number) =>
    ringsOf(world, name)
      .map((ring) => simplify(clip(ring), tolerance))
      .filter((ring) => ring.length > 3 && area(ring) > smallest);
  const line = (points: Ring, rounds = 1, tolerance = 3e-4) =>
    encode(simplify(smooth(points, rounds), tolerance), fine);
  const patch = (...parts: readonly Ring[]) => encode(parts.flat(), fine);
  const { far, coarse, fine } = decimals;
  const details = readDetails();
  const of = (kind: string) => details.filter(({ properties }) => properties.kind === kind);
  const lines = (kind: string) => of(kind).map(({ points }) => points);
  const metro = (colour: string) =>
    of('metro').filter(({ properties }) => properties.colour === colour);
  const [busanCoast = []] = lines('busan-coast');
  const [busanInland = []] = lines('busan-inland');
  const [busanOffshore = []] = lines('busan-offshore');
  const [fastRail = []] = lines('fast-rail');
  const labels = (label: string) =>
    Object.fromEntries(
      of('label')
        .filter(({ properties }) => properties.label === label)
        .map(({ properties, points }) => [properties.name, points[0]]),
    );
  const shapes = {
    korea: land('South Korea', 0.005, 1e-3).map((ring) => encode(ring, coarse)),
    neighbours: ['North Korea', 'Japan', 'China', 'Russia']
      .flatMap((name) => land(name, 0.035, 0.03))
      .map((ring) => encode(ring, far)),
    border: borderOf(world).map((part) => encode(simplify(part, 0.01), coarse)),
    busanSea: patch(busanCoast, busanOffshore),
    busanLand: patch(busanCoast, busanInland),
    busanCoast: patch(busanCoast),
    // A ring repeats its first point; the filled patch closes by itself.
    busanIslands: lines('busan-island').map((ring) => patch(ring.slice(0, -1))),
    greens: lines('green').map((ring) => line(ring, 3, 2e-4)),
    rivers: of('river').map(({ properties: { width }, points }) => ({
      width,
      course: line(points, 2),
    })),
    roads: lines('road').map((road) => line(road)),
    green: metro('green').map(({ points }) => line(points, 2, 1e-4)),
    orange: metro('orange').map(({ points }) => line(points, 2, 1e-4)),
    fastRail: line(fastRail, 2),
    labels: {
      town: labels('town'),
      townLeft: labels('townLeft'),
      district: labels('district'),
      peak: labels('peak'),
    },
  };
  return [
    '// Written by tools/basemap.ts; change its sources and run it. Land: Natural Earth, public domain.',
    '// prettier-ignore',
    `export const basemap = ${JSON.stringify({ decimals, ...shapes })} as const;`,
    '',
  ].join('\n');
}

function readDetails() {
  const file = join(import.meta.dirname, 'basemap/details.geojson');
  const { features } = JSON.parse(readFileSync(file, 'utf8')) as FeatureCollection<
    LineString | Polygon | Spot,
    DetailProperties
  >;
  return features.map(({ properties, geometry }) => {
    if (geometry.type === 'Point') return { properties, points: flip([geometry.coordinates]) };
    if (geometry.type === 'LineString') return { properties, points: flip(geometry.coordinates) };
    return { properties, points: flip(geometry.coordinates[0] ?? []) };
  });
}

function ringsOf(world: World, name: string): Ring[] {
  const all = feature(world, world.objects.countries);
  const features = all.type === 'FeatureCollection' ? all.features : [all];
  const country = features.find(({ properties }) => properties?.['name'] === name);
  if (country?.geometry.type === 'Polygon') return [flip(country.geometry.coordinates[0] ?? [])];
  if (country?.geometry.type !== 'MultiPolygon') throw new Error(`no land for ${name}`);
  return country.geometry.coordinates.map(([outline = []]) => flip(outline));
}

/** The line between the two Koreas. */
function borderOf(world: World): Ring[] {
  const koreas = new Set(['North Korea', 'South Korea']);
  const nameOf = (shape: { properties?: unknown }) =>
    (shape.properties as { name?: string } | undefined)?.name ?? '';
  const lines = mesh(
    world,
    world.objects.countries as Parameters<typeof mesh>[1],
    (a, b) => a !== b && koreas.has(nameOf(a)) && koreas.has(nameOf(b)),
  );
  return lines.coordinates.map(flip);
}

/** GeoJSON writes longitude first. */
function flip(positions: readonly (readonly number[])[]): Point[] {
  return positions.map(([lng = 0, lat = 0]) => [lat, lng]);
}

/** Cuts a ring at the box (Sutherland–Hodgman). */
function clip(ring: Ring): Ring {
  const sides = [
    { axis: 0, limit: box.south, keep: 1 },
    { axis: 0, limit: box.north, keep: -1 },
    { axis: 1, limit: box.west, keep: 1 },
    { axis: 1, limit: box.east, keep: -1 },
  ] as const;
  let points = ring;
  for (const { axis, limit, keep } of sides) {
    const inside = (point: Point) => (point[axis] - limit) * keep >= 0;
    points = points.flatMap((point, index) => {
      const before = points.at(index - 1) ?? point;
      const share = (limit - before[axis]) / (point[axis] - before[axis]);
      const cut: Point = [
        before[0] + (point[0] - before[0]) * share,
        before[1] + (point[1] - before[1]) * share,
      ];
      if (inside(point)) return inside(before) ? [point] : [cut, point];
      return inside(before) ? [cut] : [];
    });
  }
  return points;
}

/** Leaves out points that lie within the tolerance (degrees) of the line without them (Douglas–Peucker). */
function simplify(points: Ring, tolerance: number): Ring {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  let farthest = 0;
  let distance = 0;
  for (const [index, point] of points.entries()) {
    const away = distanceToLine(point, first, last);
    if (away > distance) [farthest, distance] = [index, away];
  }
  if (distance <= tolerance) return [first, last];
  const head = simplify(points.slice(0, farthest + 1), tolerance);
  return [...head, ...simplify(points.slice(farthest), tolerance).slice(1)];
}

function distanceToLine([y, x]: Point, [y1, x1]: Point, [y2, x2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  const along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length ** 2;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - x1 - share * (x2 - x1), y - y1 - share * (y2 - y1));
}

/** Cuts the corners (Chaikin); the ends stay. */
function smooth(points: Ring, rounds: number): Ring {
  if (rounds === 0) return points;
  const between = (a: Point, b: Point, share: number): Point => [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
  ];
  const cut = points.slice(1).flatMap((point, index) => {
    const before = points[index] ?? point;
    return [between(before, point, 0.25), between(before, point, 0.75)];
  });
  return smooth([points[0]!, ...cut, points.at(-1)!], rounds - 1);
}

/** Square degrees. */
function area(ring: Ring): number {
  const twice = ring.map(([lat, lng], index) => {
    const [lat2, lng2] = ring[(index + 1) % ring.length] ?? [lat, lng];
    return lng * lat2 - lng2 * lat;
  });
  return Math.abs(twice.reduce((sum, part) => sum + part, 0)) / 2;
}

if (import.meta.main) {
  writeFileSync(output, renderBasemap());
  console.log(`Written: ${output}`);
}
