import type { BaseMap, Position } from '#site/lib/read-base-map.ts';
import { curvePath } from '#domain/drawn-map/curve.ts';
import { runsIn, type Point } from '#domain/drawn-map/geometry.ts';
import { unit, unitsIn } from '#site/ui/drawn-map/base-shapes.ts';
import { linesOf, nameLines, numbered, round, type Art, type CityPlace } from './city-drawing.ts';

/** The sheet: names and drawings above the horizon, land and sea below. */
export const sheet = { width: 1440, height: 830, horizon: 296 } as const;
/** The coast from Dadaepo to Gijang runs from left to right when the map is turned by so much. */
const turn = (36 * Math.PI) / 180;
const from: Position = [35.047, 128.965];
/** Pixels a metre along the coast, and where its west end lies. */
const scale = 0.0405;
const corner = { x: 84, y: 630 };
/** Pixels from the coast at which the hinterland begins to draw together. */
const depth = 300;
/** Rows of names, one above the other, so that neighbours do not touch. */
const rows = [
  { foot: 86, step: 20 },
  { foot: 210, step: 20 },
] as const;
/** Where threads begin to lean towards their places. */
const bend = 284;

/** Positions on the turned sheet: exact along the coast, inland ever closer together towards the horizon. */
function turned(): (position: Position) => Point {
  const project = unitsIn('busan');
  const origin = project(from);
  const pixels = scale * unit;
  return (position) => {
    const point = project(position);
    const [east, south] = [(point.x - origin.x) * pixels, (point.y - origin.y) * pixels];
    const along = east * Math.cos(turn) - south * Math.sin(turn);
    const inland = -(east * Math.sin(turn) + south * Math.cos(turn));
    const up = inland > 0 ? depth * (1 - Math.exp(-inland / depth)) * 1.12 : inland * 0.8;
    return { x: corner.x + along, y: corner.y - up };
  };
}

/** Land behind the coast, from Gijang to the mouth of the Nakdong. */
const hinterland: readonly Position[] = [
  [35.35, 129.28],
  [35.45, 129.1],
  [35.4, 128.9],
  [35.2, 128.8],
  [35.06, 128.8],
  [35.07, 128.9],
  [35.085, 128.932],
  [35.115, 128.946],
];

/** The panorama of the coast with the places in its order, each in a column above. */
export function drawBusan(places: readonly CityPlace[], base: BaseMap) {
  const at = turned();
  const order = places.toSorted(
    (one, other) => at([one.lat, one.lng]).x - at([other.lat, other.lng]).x,
  );
  const all = numbered(order);
  const columns = columnsFor(all.map((place) => at(place.at).x));
  const stations = new Map(base.stations.map((station) => [station.id, at(station.at)]));
  const lines = [...new Set(all.flatMap((place) => linesOf(place, 'busan', base)))];
  const of = (kind: string) =>
    base.features
      .filter((each) => each.kind === kind)
      .map(({ name, width, height, points }) => ({ name, width, height, points: points.map(at) }));
  const frame = { left: 0, top: sheet.horizon, right: sheet.width, bottom: sheet.height };
  const near = (points: readonly Point[]) => runsIn(points, frame).length > 0;
  const course = (points: readonly Point[]) =>
    runsIn(points, { ...frame, left: -60, right: sheet.width + 60 })
      .map((run) => curvePath(run))
      .join('');
  const areas = (kind: string) =>
    of(kind)
      .filter(({ points }) => near(points))
      .map(({ points }) => curvePath(points, { closed: true, roundness: 0.7 }))
      .join('');
  const coast = curvePath(of('busan-coast')[0]?.points ?? []);
  const back = hinterland.map(at).map(round);
  return {
    order: all,
    coast,
    land: `${coast}${back.map(({ x, y }) => `L${x} ${y}`).join('')}z`,
    islands: areas('busan-island'),
    greens: areas('green'),
    roads: of('road')
      .map(({ points }) => course(points))
      .join(''),
    river: of('river')
      .filter(({ name }) => name === 'Nakdonggang')
      .map(({ points }) => course(points))
      .join(''),
    bridge: of('gwangan-bridge')
      .map(({ points }) => curvePath(points))
      .join(''),
    hills: of('hill')
      .map(({ points: [point], width = 0, height = 0 }) => ({
        x: Math.round(point?.x ?? 0),
        y: Math.round(point?.y ?? 0),
        width: width * scale,
        height: height * scale,
      }))
      .filter(({ x, y }) => x > -40 && x < sheet.width + 40 && y > sheet.horizon + 30)
      .toSorted((one, other) => one.y - other.y),
    lines: lines.map(({ id, sign, colour, courses }) => {
      const points = courses.flatMap((each) =>
        each.flatMap((station) => stations.get(station) ?? []),
      );
      const shown = points.filter(
        ({ x, y }) => x > 40 && x < sheet.width - 40 && y > sheet.horizon + 40,
      );
      return {
        id,
        sign,
        colour,
        path: course(points),
        // One sign near each end of what is seen.
        signs: [shown.at(2), shown.at(-3)].flatMap((point) => (point ? [round(point)] : [])),
      };
    }),
    places: all.map((place, index) => {
      const [pin, column] = [round(at(place.at)), Math.round(columns[index] ?? 0)];
      const { foot, step } = rows[index % 2 === 0 ? 0 : 1];
      const art: Art = { id: place.id, foot: { x: column, y: foot }, scale: 1 };
      const words = nameLines(place, 17);
      const label = words.map((line, row) => ({ ...line, x: column, y: foot + step * (row + 1) }));
      const start = foot + step * words.length + 8;
      return {
        id: place.id,
        pin,
        art,
        label,
        thread: `M${column} ${start}V${bend}L${pin.x} ${pin.y}`,
      };
    }),
    /** Where the names of the sea and of both ends stand. */
    names: {
      dadaepo: shifted(at([35.0462, 128.9655]), -8, 50),
      gijang: shifted(at([35.244, 129.222]), 20, 20),
      yeongdo: shifted(at([35.079, 129.068]), 34, 14),
    },
  };
}

/** Columns as near to what is wanted as their neighbours allow (pool adjacent violators). */
function columnsFor(wanted: readonly number[]): number[] {
  const edge = 92;
  const gap = Math.min(112, (sheet.width - 2 * edge) / Math.max(1, wanted.length - 1));
  const pools: { count: number; sum: number }[] = [];
  for (const [index, x] of wanted.entries()) {
    pools.push({ count: 1, sum: x - index * gap });
    for (;;) {
      const [before, last] = [pools.at(-2), pools.at(-1)];
      if (!before || !last || before.sum / before.count <= last.sum / last.count) break;
      pools.pop();
      before.count += last.count;
      before.sum += last.sum;
    }
  }
  const least = pools.flatMap(({ count, sum }) => Array.from({ length: count }, () => sum / count));
  const last = wanted.length - 1;
  return least.map((x, index) =>
    Math.min(Math.max(x, edge) + index * gap, sheet.width - edge - (last - index) * gap),
  );
}

const shifted = ({ x, y }: Point, right: number, down: number) =>
  round({ x: x + right, y: y + down });
