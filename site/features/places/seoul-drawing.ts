import type { BaseMap, Position } from '#site/lib/read-base-map.ts';
import { pointsAlong } from '#domain/drawn-map/curve.ts';
import { around, runsIn, type Box, type Point } from '#domain/drawn-map/geometry.ts';
import { placeLabels, type LabelWish } from '#domain/drawn-map/place-labels.ts';
import type { View } from '#site/ui/drawn-map/base-map.tsx';
import { unit, unitsIn } from '#site/ui/drawn-map/base-shapes.ts';
import {
  boxOfArt,
  linesOf,
  nameLines,
  numbered,
  round,
  type Art,
  type CityPlace,
  type Numbered,
} from './city-drawing.ts';
import { lineSigns, narrowArt, riverNames, wideArt } from './seoul-layout.ts';

/** The sheet, and the position at a point of it. */
const sheets = {
  wide: { width: 1440, height: 880, center: [37.552, 127.0095], x: 720, y: 452, scale: 0.074 },
  narrow: { width: 390, height: 440, center: [37.568, 126.9915], x: 195, y: 222, scale: 0.086 },
} as const;

/** The patch with the title lies over this corner of the wide sheet. */
export const patch: Box = { left: 985, right: 1305, top: 0, bottom: 380 };

function sheetOf(id: keyof typeof sheets) {
  const { center, x, y, scale, ...sheet } = sheets[id];
  const project = unitsIn('seoul');
  const middle = project(center);
  const pixels = scale * unit;
  const view: View = {
    region: 'seoul',
    scale: pixels,
    x: x - middle.x * pixels,
    y: y - middle.y * pixels,
  };
  const at = (position: Position): Point => {
    const point = project(position);
    return { x: point.x * pixels + view.x, y: point.y * pixels + view.y };
  };
  return { ...sheet, view, at };
}

/** The hills in a sheet, the farthest first. */
function hillsIn({ features }: BaseMap, id: keyof typeof sheets) {
  const { width, height, at } = sheetOf(id);
  const { scale } = sheets[id];
  return features
    .flatMap(({ kind, points: [position], width: foot = 0, height: high = 0 }) =>
      kind === 'hill' && position
        ? [{ ...round(at(position)), width: foot * scale, height: high * scale }]
        : [],
    )
    .filter(({ x, y }) => x > -40 && x < width + 40 && y > 0 && y < height + 40)
    .toSorted((one, other) => one.y - other.y);
}

const linesTo = (places: readonly CityPlace[], base: BaseMap) => [
  ...new Map(
    places.flatMap((place) => linesOf(place, 'seoul', base)).map((line) => [line.id, line]),
  ).values(),
];

/** The map of a wide screen: drawings, names, and threads to where the places lie. */
export function drawSeoul(places: readonly CityPlace[], base: BaseMap) {
  const { width, height, view, at } = sheetOf('wide');
  const all = numbered(places);
  const lines = linesTo(places, base);
  const positions = new Map(base.stations.map((station) => [station.id, at(station.at)]));
  const pins = all.map((place) => ({ id: place.id, ...round(at(place.at)) }));
  const arts = all.flatMap((place): Art[] => {
    const art = wideArt[place.id];
    if (!art) return [];
    if (art === 'here') return [{ id: place.id, foot: round(at(place.at)), scale: 1.15 }];
    return [{ id: place.id, foot: { x: art.x, y: art.y }, scale: art.scale ?? 1 }];
  });
  const threads = arts
    .filter(({ id }) => wideArt[id] !== 'here')
    .map(({ id, foot }) => ({ id, from: pins.find((pin) => pin.id === id)!, to: foot }));
  const signs = lineSigns.flatMap(([line, station]) => {
    const [found, point] = [lines.find(({ id }) => id === line), positions.get(station)];
    return found && point ? [{ line: found, ...round(point) }] : [];
  });
  const frame = { left: 0, top: 0, right: width, bottom: height };
  const courses = lines.flatMap((line) =>
    line.courses
      .flatMap((course) =>
        runsIn(
          course.flatMap((id) => positions.get(id) ?? []),
          frame,
        ),
      )
      .flatMap((run) => pointsAlong(run, 6)),
  );
  const labels = placeLabels([...all.map(wishFor), ...areaWishes(base, at)], {
    width,
    height,
    taken: [
      patch,
      ...arts.map(boxOfArt),
      ...pins.map((pin) => around(pin, 7)),
      ...threads.flatMap(({ from, to }) => pointsAlong([from, to], 6)).map((p) => around(p, 3)),
      ...signs.map((sign) => around(sign, sign.line.sign.length > 1 ? 34 : 12)),
      ...riverNames.map((name) => around(name, 30)),
      { left: width - 190, right: width, top: height - 60, bottom: height },
    ],
    avoided: courses,
  });
  return {
    width,
    height,
    view,
    lines: lines.map(({ id }) => id),
    hills: hillsIn(base, 'wide'),
    pins,
    arts,
    threads,
    signs,
    labels,
    /** Pixels of two kilometres. */
    scale: 2000 * sheets.wide.scale,
  };

  function wishFor(place: Numbered): LabelWish {
    const art = arts.find(({ id }) => id === place.id);
    const box = art ? boxOfArt(art) : around(at(place.at), 6);
    return {
      id: place.id,
      at: { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 },
      reach: { x: (box.right - box.left) / 2, y: (box.bottom - box.top) / 2 },
      variants: [nameLines(place, 14)],
      weight: 1000,
    };
  }
}

function areaWishes({ features }: BaseMap, at: (position: Position) => Point): LabelWish[] {
  return features.flatMap(({ label, name = '', points: [position] }) =>
    position && (label === 'district' || label === 'peak')
      ? [
          {
            id: `area-${name}`,
            at: at(position),
            reach: { x: 0, y: 0 },
            variants: [
              [
                {
                  text: label === 'district' ? name.toUpperCase() : name,
                  size: label === 'district' ? 12 : 13,
                  face: 'text',
                  look: label,
                } as const,
              ],
            ],
            weight: 24,
          },
        ]
      : [],
  );
}

/** The map of a phone: the centre with numbers, and by distance what lies beyond it. */
export function drawSeoulCentre(places: readonly CityPlace[], base: BaseMap) {
  const { width, height, view, at } = sheetOf('narrow');
  const { center } = sheets.narrow;
  const all = numbered(places).map((place) => ({ place, point: round(at(place.at)) }));
  const inside = ({ x, y }: Point) => x > 14 && x < width - 14 && y > 14 && y < height - 14;
  const near = all.filter(({ point }) => inside(point));
  return {
    width,
    height,
    view,
    lines: linesTo(
      near.map(({ place }) => place),
      base,
    ).map(({ id }) => id),
    hills: hillsIn(base, 'narrow'),
    places: near.map(({ place: { id, number }, point }) => {
      const art = narrowArt[id];
      const foot = art ? { x: point.x + art.x, y: point.y + art.y } : undefined;
      const badge = foot && art ? { x: foot.x + 30 * art.scale + 4, y: foot.y - 6 } : point;
      return {
        id,
        number,
        point,
        art: art && foot && { id, foot, scale: art.scale },
        badge: round(badge),
      };
    }),
    beyond: all
      .filter(({ point }) => !inside(point))
      .map(({ place, point }) => ({
        id: place.id,
        number: place.number,
        name: place.name,
        side: point.x < width / 2 ? ('west' as const) : ('east' as const),
        kilometres: Math.round(
          Math.hypot(
            (place.lat - center[0]) * 111.2,
            (place.lng - center[1]) * 111.2 * Math.cos((place.lat * Math.PI) / 180),
          ),
        ),
      })),
  };
}
