import type { BaseMap } from '#site/lib/read-base-map.ts';
import { curvePath, pointsAlong } from '#domain/drawn-map/curve.ts';
import { fit } from '#domain/drawn-map/fit.ts';
import { runsIn, type Box, type Point, type Coordinates } from '#domain/drawn-map/geometry.ts';
import { placeLabels, type PlacedLabel } from '#domain/drawn-map/place-labels.ts';
import { spread } from '#domain/drawn-map/spread.ts';
import type { View } from '#site/ui/drawn-map/base-map.tsx';
import { unit, unitsIn } from '#site/ui/drawn-map/base-shapes.ts';
import { hallasan, isWide, regionOf } from '#site/ui/drawn-map/regions.ts';
import { useOf } from '#site/ui/drawn-map/place-art.tsx';
import { boxOf, drawingsBeside } from '#site/ui/drawn-map/place-arts.ts';
import { areaLabels, stationLabels, stopLabels } from './day-labels.ts';
import { frames, type FrameId } from './day-frames.ts';
import { routeOf, stationsById, type End, type Part, type RouteStop } from './day-route.ts';

export type { RouteStop } from './day-route.ts';

/** Pixels a metre at the closest, as far as the base has something to show. */
const closest = { seoul: 0.22, busan: 0.22, gyeongju: 0.14, jeonju: 0.2, jeju: 0.014 };

/** The ends of the island of Jeju. */
const jejuEnds: readonly Coordinates[] = [
  [33.56, 126.15],
  [33.19, 126.97],
];

/** What a map of a day shows, in pixels of its frame. */
export interface DayDrawing {
  readonly view: View;
  readonly dots: readonly (Point & { readonly number: number })[];
  /** The drawings of the places, as far as there is room. */
  readonly arts: readonly { readonly href: string; readonly transform: string }[];
  readonly walks: string;
  readonly others: string;
  readonly rides: readonly {
    readonly line: string;
    readonly sign: string;
    readonly name: { readonly es: string; readonly en: string };
    readonly colour: string;
    readonly path: string;
  }[];
  /** Where one gets on, off or changes. */
  readonly stations: readonly Point[];
  /** Points along all ways of the day, which no name may lie on. */
  readonly way: readonly Point[];
  readonly labels: readonly PlacedLabel[];
  /** The metro lines in the picture. */
  readonly lines: readonly string[];
  /** A round distance and its length in pixels. */
  readonly scale: { readonly metres: number; readonly length: number };
}

/** Draws a day for both frames; undefined without a place. */
export function drawDay(stops: readonly RouteStop[], base: BaseMap) {
  if (stops.length === 0) return undefined;
  const parts = routeOf(stops);
  return { wide: draw(stops, parts, base, 'wide'), narrow: draw(stops, parts, base, 'narrow') };
}

/** Draws a day for one frame; undefined without a place. */
export function drawDayIn(frame: FrameId, stops: readonly RouteStop[], base: BaseMap) {
  return stops.length === 0 ? undefined : draw(stops, routeOf(stops), base, frame);
}

function draw(
  stops: readonly RouteStop[],
  parts: readonly Part[],
  base: BaseMap,
  id: FrameId,
): DayDrawing {
  const frame = frames[id];
  const stations = stationsById(base);
  const ridden = parts.flatMap((part) => (part.kind === 'metro' ? [part] : []));
  const stationsAt = (ids: readonly string[]) =>
    ids.flatMap((each) => {
      const found = stations.get(each);
      return found ? [found.at] : [];
    });
  const positions = [
    ...stops.map(({ lat, lng }) => [lat, lng] as const),
    ...ridden.flatMap((part) => stationsAt(part.stations)),
  ];
  const region = regionOf(positions);
  const wide = isWide(region);
  const project = unitsIn(region);
  const nearest = region in closest ? closest[region as keyof typeof closest] : 0.06;
  // An island is seen whole, whatever the day.
  const island = region === 'jeju';
  const view = {
    region,
    ...fit(
      [...positions, ...(island ? jejuEnds : [])].map(project),
      island ? { ...frame, sides: frame.radius * 2 } : frame,
      nearest * unit,
    ),
  };
  const pixels = (point: Point) => ({
    x: point.x * view.scale + view.x,
    y: point.y * view.scale + view.y,
  });
  const at = (position: readonly [number, number]) => pixels(project(position));
  const spots = spread(
    stops.map(({ lat, lng }) => at([lat, lng])),
    frame,
  );
  const dots = stops.map(({ number }, index) => ({ number, ...rounded(spots[index]!) }));
  const endAt = (end: End): Point => {
    const dot = dots.find(({ number }) => number === end);
    return dot ?? at(stations.get(`${end}`)?.at ?? [0, 0]);
  };
  const straight = (kind: 'walk' | 'other') =>
    parts.flatMap((part) => {
      if (part.kind !== kind) return [];
      const ends = [endAt(part.from), endAt(part.to)] as const;
      return [island && kind === 'other' ? ashore(ends, at(hallasan.at)) : ends];
    });
  const rides = ridden.map(({ line, stations: ids }) => ({
    line,
    points: stationsAt(ids).map(at),
  }));
  const named = [...new Set(ridden.flatMap(({ stations: ids }) => [ids[0]!, ids.at(-1)!]))];
  const stationSpots = named.flatMap((each) => {
    const found = stations.get(each);
    // Signs also spell the numbers in names: Jongno 3(sam)-ga.
    const name = found?.name.replace(/\(.*?\)/, '');
    return found && name ? [{ id: each, name, ...rounded(at(found.at)) }] : [];
  });
  const courses = [...straight('walk'), ...straight('other'), ...rides.map(({ points }) => points)];
  const way = courses.flatMap((points) =>
    pointsAlong(points, 5, points.length === 3 && island ? { roundness: 1 } : {}),
  );
  const frameBox = { left: 0, top: 0, right: frame.width, bottom: frame.height };
  const around = {
    ...frameBox,
    left: -60,
    top: -60,
    right: frame.width + 60,
    bottom: frame.height + 60,
  };
  const inView = (wide ? [] : base.lines).map(({ id: line, courses: each }) => ({
    line,
    points: each
      .flatMap((course) => runsIn(stationsAt(course).map(at), around))
      .flatMap((run) => pointsAlong(run, 8)),
  }));
  const scale = scaleBar(view.scale / unit);
  const path = (points: readonly Point[], roundness = 0) =>
    curvePath(points, { roundness, decimals: 1 });
  const scaleBox = {
    left: 0,
    right: scale.length + 34,
    top: frame.height - 36,
    bottom: frame.height,
  };
  const taken = [
    ...dots.map((dot) => boxAround(dot, frame.radius + 2)),
    ...stationSpots.map((spot) => boxAround(spot, 7)),
    ...way.map((point) => boxAround(point, 4)),
    scaleBox,
  ];
  const drawn = dots.flatMap((dot, index) => {
    const { drawing } = stops[index]!;
    return drawing ? [{ ...dot, drawing }] : [];
  });
  const placed = drawingsBeside(drawn, taken, frame);
  return {
    view,
    dots,
    arts: placed.map(({ dot: { drawing }, ...art }) => useOf({ drawing, ...art })),
    walks: straight('walk')
      .map((points) => path(points))
      .join(''),
    others: straight('other')
      .map((points) => path(points, island ? 1 : 0))
      .join(''),
    rides: rides.map(({ line, points }) => rideOn(base, line, path(points, 0.5))),
    stations: stationSpots.map(({ x, y }) => ({ x, y })),
    way,
    labels: frame.named
      ? placeLabels(
          [
            ...stopLabels(stops, dots, frames.wide.radius),
            ...stationLabels(stationSpots),
            ...(wide ? [] : areaLabels(base, at)),
          ],
          {
            width: frame.width,
            height: frame.height,
            taken: [...taken, ...placed.map(boxOf)],
            avoided: inView.flatMap(({ points }) => points),
          },
        )
      : [],
    lines: inView.filter(({ points }) => points.length > 0).map(({ line }) => line),
    scale,
  };
}

/** Roads around an island stay on land: between two places the way leans towards its mountain. */
function ashore([from, to]: readonly [Point, Point], peak: Point): readonly Point[] {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const lean = Math.min(0.3, Math.hypot(to.x - from.x, to.y - from.y) / 700);
  return [from, { x: x + (peak.x - x) * lean, y: y + (peak.y - y) * lean }, to];
}

function rideOn({ lines }: BaseMap, id: string, path: string) {
  const found = lines.find((line) => line.id === id);
  if (!found) throw new Error(`no metro line ${id}`);
  const { sign, name, colour } = found;
  return { line: id, sign, name, colour, path };
}

/** The longest of 1, 2 or 5 times a power of ten that takes at most 110 pixels. */
function scaleBar(pixelsAMetre: number): DayDrawing['scale'] {
  const longest = 110 / pixelsAMetre;
  const power = 10 ** Math.floor(Math.log10(longest));
  const factor = [5, 2, 1].find((each) => each * power <= longest) ?? 1;
  const metres = factor * power;
  return { metres, length: Math.round(metres * pixelsAMetre) };
}

function boxAround({ x, y }: Point, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

const rounded = ({ x, y }: Point) => ({ x: Math.round(x), y: Math.round(y) });
