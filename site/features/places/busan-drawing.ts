import type { BaseMap } from '#site/lib/read-base-map.ts';
import { curvePath, pointsAlong } from '#domain/drawn-map/curve.ts';
import {
  around,
  overlaps,
  runsIn,
  type Box,
  type Point,
  type Coordinates,
} from '#domain/drawn-map/geometry.ts';
import { placeLabels, type LabelWish } from '#domain/drawn-map/place-labels.ts';
import { spread } from '#domain/drawn-map/spread.ts';
import { unit, unitsIn } from '#site/ui/drawn-map/base-shapes.ts';
import { coastArt } from './busan-layout.ts';
import { onPlace } from './seoul-layout.ts';
import {
  boxOfArt,
  linesOf,
  nameVariants,
  numbered,
  round,
  type Art,
  type CityPlace,
} from './city-drawing.ts';

/** The sheet: sky above the horizon, land and sea below. */
export const sheet = { width: 1440, height: 716, horizon: 62 } as const;
/** The coast from Dadaepo to Gijang runs from left to right when the map is turned by so much. */
const turn = (36 * Math.PI) / 180;
const from: Coordinates = [35.047, 128.965];
/** Pixels a metre along the coast, and where its west end lies. */
const scale = 0.0405;
const corner = { x: 84, y: 510 };
/** Pixels from the coast at which the hinterland begins to draw together. */
const depth = 400;

/** Positions on the turned sheet: exact along the coast, inland ever closer together towards the horizon. */
function turned(): (position: Coordinates) => Point {
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
const hinterland: readonly Coordinates[] = [
  [35.35, 129.28],
  [35.45, 129.1],
  [35.4, 128.9],
  [35.2, 128.8],
  [35.06, 128.8],
  [35.07, 128.9],
  [35.085, 128.932],
  [35.115, 128.946],
];

/** The panorama of the coast: a drawing stands up on each place, with its name. */
export function drawBusan(places: readonly CityPlace[], base: BaseMap, bridgeName = '') {
  const at = turned();
  const order = places.toSorted(
    (one, other) => at([one.lat, one.lng]).x - at([other.lat, other.lng]).x,
  );
  const all = numbered(order);
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
  const names = {
    dadaepo: shifted(at([35.0462, 128.9655]), -8, 50),
    gijang: shifted(at([35.244, 129.222]), 20, 20),
    yeongdo: shifted(at([35.079, 129.068]), 34, 14),
  };
  const pins = all.map((place) => round(at(place.at)));
  const arts = all.map(({ id }, index): Art => {
    const [pin, { x, y }] = [pins[index]!, coastArt[id] ?? onPlace];
    return { id, foot: { x: pin.x + x, y: pin.y + y }, scale: 1 };
  });
  // Below each drawing, where there is room for the numbers of a small map.
  const badges = spread(
    arts.map(({ foot }) => ({ x: foot.x, y: foot.y + 14 })),
    { ...sheet, radius: 25 },
  );
  const drawnLines = lines.map(({ id, sign, colour, courses }) => {
    const runs = courses.map((each) => each.flatMap((station) => stations.get(station) ?? []));
    const shown = runs
      .flat()
      .filter(({ x, y }) => x > 40 && x < sheet.width - 40 && y > sheet.horizon + 40);
    return {
      id,
      sign,
      colour,
      path: course(runs.flat()),
      // One sign near each end of what is seen, unless a drawing would hide it.
      signs: [shown.at(2), shown.at(-3)]
        .flatMap((point) => (point ? [round(point)] : []))
        .filter((point) => !arts.some((art) => overlaps(boxOfArt(art), aroundSign(sign, point)))),
      points: runsIn(runs.flat(), frame).flatMap((run) => pointsAlong(run, 6)),
    };
  });
  const span = of('gwangan-bridge').flatMap(({ points }) => pointsAlong(points, 6));
  const wishes = all.map((place, index): LabelWish => {
    const { left, right, top, bottom } = boxOfArt(arts[index]!);
    return {
      id: place.id,
      at: { x: (left + right) / 2, y: (top + bottom) / 2 },
      reach: { x: (right - left) / 2, y: (bottom - top) / 2 },
      variants: nameVariants(place, 17),
      weight: 1000,
    };
  });
  const bridgeWish: LabelWish = {
    id: 'bridge',
    at: span[Math.floor(span.length / 2)] ?? { x: 0, y: 0 },
    reach: { x: 6, y: 10 },
    variants: [[{ text: bridgeName, size: 15, face: 'text', look: 'peak' }]],
    weight: 500,
  };
  /** Points along the metro lines and the bridge, on which no name may lie. */
  const courses = [...drawnLines.flatMap(({ points }) => points), ...span];
  const labels = placeLabels([...wishes, ...(bridgeName ? [bridgeWish] : [])], {
    width: sheet.width,
    height: sheet.height,
    taken: [
      ...arts.map(boxOfArt),
      ...pins.map((pin) => around(pin, 7)),
      ...courses.map((point) => around(point, 2)),
      ...drawnLines.flatMap(({ sign, signs }) => signs.map((point) => aroundSign(sign, point))),
      ...Object.values(names).map(({ x, y }): Box => {
        return { left: x - 36, right: x + 36, top: y - 15, bottom: y + 4 };
      }),
    ],
    avoided: [],
  });
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
    lines: drawnLines,
    courses,
    names,
    bridgeLabel: labels.find(({ id }) => id === 'bridge'),
    places: all.map(({ id, name }, index) => ({
      id,
      name,
      pin: pins[index]!,
      badge: round(badges[index]!),
      art: arts[index]!,
      label: labels.find((each) => each.id === id),
    })),
  };
}

/** The room that the sign of a line takes. */
const aroundSign = (sign: string, { x, y }: Point): Box => {
  const half = sign.length > 1 ? 46 : 14;
  return { left: x - half, right: x + half, top: y - 14, bottom: y + 14 };
};

const shifted = ({ x, y }: Point, right: number, down: number) =>
  round({ x: x + right, y: y + down });
