import type { BaseFeature, BaseMap } from '#site/lib/read-base-map.ts';
import { curvePath } from '#domain/drawn-map/curve.ts';
import {
  clipRing,
  metresFrom,
  runsIn,
  type Box,
  type Point,
  type Coordinates,
} from '#domain/drawn-map/geometry.ts';
import { isWide, originOf, regions, type RegionId } from './regions.ts';

/** Metres that a unit of the drawing stands for: small enough for streets, large enough for short numbers. */
export const unit = 5;

/** Positions as units of a region's drawing. */
export function unitsIn(id: RegionId): (position: Coordinates) => Point {
  const metres = metresFrom(originOf(id));
  return (position) => {
    const { x, y } = metres(position);
    return { x: x / unit, y: y / unit };
  };
}

/** A path with the width of its stroke in units of the drawing, if that is to scale. */
export interface Shape {
  readonly path: string;
  readonly width?: number;
}

export interface LineShape extends Shape {
  /** `seoul/2`. */
  readonly id: string;
  readonly colour: string;
}

/** The drawing of a region, in the order in which it is painted. */
export interface BaseShapes {
  readonly neighbours: string;
  readonly land: string;
  /** The sea off Busan and the land behind it, whose coast is drawn more exactly than the rest. */
  readonly sea: string;
  readonly shoreland: string;
  readonly coast: string;
  readonly greens: string;
  readonly roads: string;
  readonly rivers: readonly Shape[];
  readonly lakes: string;
  readonly islands: string;
  readonly bridges: string;
  readonly wall: string;
  readonly lines: readonly LineShape[];
}

/** Of the width of the Han; the rest of a bridge stands on land. */
const bridgeShare = 1.3;

/** Metres across, below which nothing can be seen on the drawing of a wide region. */
const smallest = 6000;

/** Draws a region of the base map. */
export function baseShapes(
  { land, neighbours, features, lines, stations }: BaseMap,
  id: RegionId,
): BaseShapes {
  const project = unitsIn(id);
  const { south, north, west, east } = regions[id];
  const [from, to] = [project([north, west]), project([south, east])];
  const frame: Box = { left: from.x, top: from.y, right: to.x, bottom: to.y };
  const near = (points: readonly Point[]) =>
    points.some(({ x, y }) => x > from.x && x < to.x && y > from.y && y < to.y);
  const large = (points: readonly Point[]) => !isWide(id) || widthOf(points) * unit > smallest;
  const of = (kind: string) =>
    features
      .filter((each) => each.kind === kind)
      .map(({ points, width }) => ({ points: points.map(project), width }))
      .filter(({ points }) => near(points) && large(points));
  const line = (points: readonly Point[], roundness?: number) =>
    runsIn(points, frame)
      .map((run) => curvePath(run, roundness === undefined ? {} : { roundness }))
      .join('');
  const areas = (kind: string) =>
    of(kind)
      .map(({ points }) => curvePath(points, { closed: true, roundness: roundnessOf(points) }))
      .join('');
  const polygons = (rings: readonly (readonly Point[])[]) =>
    rings
      .map((ring) => clipRing(ring, frame))
      .filter(({ length }) => length > 2)
      .map((ring) => curvePath(ring, { closed: true, roundness: 0 }))
      .join('');
  const [coast = [], inland = [], offshore = []] = ['coast', 'inland', 'offshore'].map((part) => {
    const found = features.find(({ kind }) => id === 'busan' && kind === `busan-${part}`);
    return found?.points.map(project);
  });
  // The inland and the offshore end of the patches lie beyond the picture, or under the land.
  const patch = (rest: readonly Point[]) =>
    coast.length > 0
      ? `${curvePath(coast)}${rest.map(({ x, y }) => `L${Math.round(x)} ${Math.round(y)}`).join('')}z`
      : '';
  const rivers = of('river');
  const positions = new Map(stations.map((station) => [station.id, project(station.at)]));
  return {
    neighbours: polygons(neighbours.map((ring) => ring.map(project))),
    land: polygons(land.map((ring) => ring.map(project))),
    sea: patch(offshore),
    shoreland: patch(inland),
    coast: line(coast),
    greens: areas('green'),
    roads: (isWide(id) ? [] : of('road')).map(({ points }) => line(points)).join(''),
    rivers: rivers.map(({ points, width = 0 }) => ({ path: line(points), width: width / unit })),
    lakes: areas('lake'),
    islands: areas('island') + (id === 'busan' ? areas('busan-island') : ''),
    bridges: isWide(id) ? '' : bridges(features, project, near),
    wall: areas('wall'),
    lines: (isWide(id) ? [] : lines).flatMap(({ id: lineId, colour, courses }) => {
      const path = courses
        .map((course) => line(course.flatMap((station) => positions.get(station) ?? [])))
        .join('');
      return path ? [{ id: lineId, colour, path }] : [];
    }),
  };
}

/** Hills are round, palaces and city parks have corners. */
function roundnessOf(points: readonly Point[]): number {
  return widthOf(points) < 1500 / unit ? 0.3 : 0.8;
}

function widthOf(points: readonly Point[]): number {
  const xs = points.map(({ x }) => x);
  return Math.max(...xs) - Math.min(...xs);
}

/** Strokes across the Han at the bridges, at a right angle to the river. */
function bridges(
  features: readonly BaseFeature[],
  project: (position: Coordinates) => Point,
  near: (points: readonly Point[]) => boolean,
): string {
  const han = features.find(({ name }) => name === 'Hangang');
  if (!han) return '';
  const course = han.points.map(project);
  const half = ((han.width ?? 0) / unit / 2) * bridgeShare;
  return features
    .filter(({ kind }) => kind === 'bridge')
    .flatMap(({ points: [at] }) => {
      const middle = at && project(at);
      if (!middle || !near([middle])) return [];
      const { x, y } = normalAt(course, middle);
      const ends = [-half, half].map((away) => ({
        x: middle.x + x * away,
        y: middle.y + y * away,
      }));
      return curvePath(ends);
    })
    .join('');
}

/** The direction across a line at its point nearest to another. */
function normalAt(line: readonly Point[], { x, y }: Point): Point {
  const distances = line.map((point) => Math.hypot(point.x - x, point.y - y));
  const nearest = distances.indexOf(Math.min(...distances));
  const [before, after] = [
    line[nearest - 1] ?? line[nearest]!,
    line[nearest + 1] ?? line[nearest]!,
  ];
  const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
  return { x: -(after.y - before.y) / length, y: (after.x - before.x) / length };
}
