// Writes what shows without any other service: the map's land and lines (`site/features/places/basemap.ts`), its metro
// (`metro-lines.ts` beside it), and for the drawn maps the coast of Korea (`content/data/map/land.json`) and what can
// be seen of its neighbours (`neighbours.json` beside it): `node tools/basemap.ts`.
// Land: Natural Earth (public domain) at 1:10 million. Rivers, parks, avenues and the coast of Busan:
// `content/data/map/base.json`, our own simplified points, good enough to show where a place lies.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { feature, mesh } from 'topojson-client';
import { readBaseMap, type BaseMap } from '../site/lib/read-base-map.ts';
import { clipRing } from '../domain/drawn-map/geometry.ts';
import { encode } from '../site/features/places/polyline.ts';
import type { Coordinates } from '../domain/drawn-map/geometry.ts';
import { regions } from '../site/ui/drawn-map/regions.ts';

type Ring = readonly Coordinates[];
type World = Parameters<typeof feature>[0] & {
  readonly objects: { readonly countries: Extract<Parameters<typeof feature>[1], object> };
};

/** What the widest view can show: degrees. */
const box = { south: 29, north: 44, west: 115, east: 141 };
/** Decimals of a degree: about 1 km for the neighbours, 100 m for Korea, 10 m for the cities. */
const decimals = { far: 2, coarse: 3, fine: 4 } as const;

const { far, coarse, fine } = decimals;
const root = join(import.meta.dirname, '..');

/** The written files by their paths. */
export function renderBasemap(): Readonly<Record<string, string>> {
  const atlas = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  const world = JSON.parse(readFileSync(atlas, 'utf8')) as World;
  const korea = landOf(world, 'South Korea', 0.005, 1e-3);
  // North Korea and Tsushima: Kyushu would be cut off in a corner.
  const neighbours = ['North Korea', 'Japan'].flatMap((name) =>
    landOf(world, name, 0.02, 0.03, { ...regions.korea, south: 34 }),
  );
  const map = readBaseMap();
  return {
    [join(root, 'content/data/map/land.json')]: renderLand(korea, coarse),
    [join(root, 'content/data/map/neighbours.json')]: renderLand(neighbours, far),
    [join(root, 'site/features/places/basemap.ts')]: renderLines(map, world, korea),
    [join(root, 'site/features/places/metro-lines.ts')]: renderMetro(map),
  };
}

/** Coasts, an island a line. */
function renderLand(land: readonly Ring[], places: number): string {
  const short = (degrees: number) => Number(degrees.toFixed(places));
  const rings = land.map((ring) => JSON.stringify(ring.map((point) => point.map(short))));
  return `[\n${rings.join(',\n')}\n]\n`;
}

function renderLines({ features }: BaseMap, world: World, korea: readonly Ring[]): string {
  const of = (kind: string) => features.filter((each) => each.kind === kind);
  const lines = (kind: string): Ring[] => of(kind).map(({ points }) => points);
  const [busanCoast = []] = lines('busan-coast');
  const [busanInland = []] = lines('busan-inland');
  const [busanOffshore = []] = lines('busan-offshore');
  const [fastRail = []] = lines('fast-rail');
  const labels = (wanted: string) =>
    Object.fromEntries(
      of('label')
        .filter(({ label }) => label === wanted)
        .map(({ name, points }) => [name, points[0]]),
    );
  const closed = ([first, ...rest]: Ring): Ring => (first ? [first, ...rest, first] : []);
  return written('basemap', {
    decimals,
    korea: korea.map((ring) => encode(ring, coarse)),
    neighbours: ['North Korea', 'Japan', 'China', 'Russia']
      .flatMap((name) => landOf(world, name, 0.035, 0.03))
      .map((ring) => encode(ring, far)),
    border: borderOf(world).map((part) => encode(simplify(part, 0.01), coarse)),
    busanSea: patch(busanCoast, busanOffshore),
    busanLand: patch(busanCoast, busanInland),
    busanCoast: patch(busanCoast),
    busanIslands: lines('busan-island').map((ring) => patch(ring)),
    riverIslands: lines('island').map((ring) => line(closed(ring), 2, 2e-4)),
    lakes: lines('lake').map((ring) => line(closed(ring), 2, 2e-4)),
    greens: lines('green').map((ring) => line(closed(ring), 3, 2e-4)),
    rivers: of('river').map(({ width, points }) => ({ width, course: line(points, 2) })),
    roads: lines('road').map((road) => line(road)),
    fastRail: line(fastRail, 2),
    labels: {
      town: labels('town'),
      townLeft: labels('townLeft'),
      district: labels('district'),
      peak: labels('peak'),
    },
  });
}

function renderMetro({ lines, stations }: BaseMap): string {
  const positions = new Map(stations.map(({ id, at }) => [id, at]));
  return written(
    'metroLines',
    lines.map(({ colour, courses }) => ({
      colour,
      courses: courses.map((course) =>
        line(
          course.flatMap((station) => {
            const at = positions.get(station);
            return at ? [at] : [];
          }),
          2,
          4e-4,
        ),
      ),
    })),
  );
}

function written(name: string, value: unknown): string {
  return [
    '// Written by tools/basemap.ts; change its sources and run it. Land: Natural Earth, public domain.',
    '// prettier-ignore',
    `export const ${name} = ${JSON.stringify(value)} as const;`,
    '',
  ].join('\n');
}

const line = (points: Ring, rounds = 1, tolerance = 3e-4) =>
  encode(simplify(smooth(points, rounds), tolerance), fine);
const patch = (...parts: readonly Ring[]) => encode(parts.flat(), fine);

/** The larger islands of a country. @param smallest Square degrees. */
function landOf(
  world: World,
  name: string,
  tolerance: number,
  smallest: number,
  within = box,
): Ring[] {
  return ringsOf(world, name)
    .map((ring) => simplify(clip(ring, within), tolerance))
    .filter((ring) => ring.length > 3 && area(ring) > smallest);
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
function flip(positions: readonly (readonly number[])[]): Coordinates[] {
  return positions.map(([lng = 0, lat = 0]) => [lat, lng]);
}

/** Cuts a ring at a box. */
function clip(ring: Ring, { south, north, west, east }: typeof box): Ring {
  return clipRing(
    ring.map(([lat, lng]) => ({ x: lng, y: lat })),
    { left: west, right: east, top: south, bottom: north },
  ).map(({ x, y }): Coordinates => [y, x]);
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

function distanceToLine([y, x]: Coordinates, [y1, x1]: Coordinates, [y2, x2]: Coordinates): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  const along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length ** 2;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - x1 - share * (x2 - x1), y - y1 - share * (y2 - y1));
}

/** Cuts the corners (Chaikin); the ends stay. */
function smooth(points: Ring, rounds: number): Ring {
  if (rounds === 0) return points;
  const between = (a: Coordinates, b: Coordinates, share: number): Coordinates => [
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
  for (const [file, text] of Object.entries(renderBasemap())) {
    writeFileSync(file, text);
    console.log(`Written: ${file}`);
  }
}
