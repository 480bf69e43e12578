import type { BaseMap } from '#site/lib/read-base-map.ts';
import { curvePath, pointsAlong } from '#domain/drawn-map/curve.ts';
import {
  around,
  overlaps,
  type Box,
  type Point,
  type Coordinates,
} from '#domain/drawn-map/geometry.ts';
import { placeLabels, type LabelLine, type LabelWish } from '#domain/drawn-map/place-labels.ts';
import { inTwoLines } from '#domain/drawn-map/text-width.ts';
import type { MetroCity } from '#domain/metro/metro-network.ts';
import { metroSheets, onSheet } from '#domain/metro/metro-sheet.ts';

/** Ids of the guide's stations. */
export interface OwnStations {
  /** Those to which most visitors go, whose names are never left out. */
  readonly most: readonly string[];
  readonly all: readonly string[];
}

/** Draws the network of a city on its sheet; names in bold are those of the guide's own stations. */
export function drawNetwork(
  { lines, stations, features }: BaseMap,
  city: MetroCity,
  { most, all }: OwnStations,
) {
  const own = new Set(all);
  const { width, height } = metroSheets[city];
  const project = onSheet(city);
  const here = stations.filter(({ id }) => id.startsWith(`${city}/`));
  const points = new Map(here.map(({ id, at }) => [id, project(at)]));
  const pointsOf = (ids: readonly string[]) => ids.flatMap((id) => points.get(id) ?? []);
  const drawn = lines
    .filter((line) => line.city === city)
    .map(({ id, colour, sign, courses }) => {
      const runs = courses.map(pointsOf);
      return { id, colour, sign, runs, path: runs.map((run) => curvePath(run)).join('') };
    });
  const changes = new Set(here.flatMap(({ id, lines: { length } }) => (length > 1 ? [id] : [])));
  const marks = here.map(({ id }) => ({ id, at: points.get(id)!, change: changes.has(id) }));
  const signs = apart(signsOf(drawn, metroSheets[city]));
  const ends = new Set(drawn.flatMap(({ id }) => endsOf(lines, id)));
  const named = (id: string) => changes.has(id) || own.has(id) || ends.has(id);
  const labels = placeLabels(
    here
      .filter(({ id }) => named(id))
      .map(({ id, name, hangul }) =>
        wishFor(
          { id, name, hangul: own.has(id) ? hangul : '' },
          points.get(id)!,
          changes.has(id),
          most.includes(id) ? 5000 : own.has(id) ? 400 : 200,
        ),
      )
      .toSorted((one, other) => other.weight - one.weight),
    {
      width,
      height,
      taken: [
        ...marks.filter(({ id }) => named(id)).map(({ at, change }) => around(at, change ? 7 : 4)),
        ...signs.map(boxOfSign),
      ],
      avoided: drawn.flatMap(({ runs }) => runs.flatMap((run) => pointsAlong(run, 6))),
      attempts: 16,
    },
  );
  const ring = (positions: readonly Coordinates[]) =>
    curvePath(positions.map(project), { closed: true, roundness: 0 });
  const part = (kind: string) => features.find((each) => each.kind === kind)?.points ?? [];
  const coast = part('busan-coast').map(project);
  return {
    width,
    height,
    lines: drawn,
    marks,
    signs,
    labels,
    /** Off Busan, from its coast to the edges. */
    sea:
      city === 'busan'
        ? `${curvePath(coast)}H${width * 2}V${height * 2}H-${width}V${Math.round(coast[0]?.y ?? 0)}z`
        : '',
    rivers: features
      .filter(({ kind, width: wide = 0 }) => kind === 'river' && wide >= 400)
      .map(({ points: course }) => curvePath(course.map(project)))
      .join(''),
    islands: city === 'busan' ? ring(part('busan-island')) : '',
  };
}

export type NetworkDrawing = ReturnType<typeof drawNetwork>;

interface Drawn {
  readonly id: string;
  readonly sign: string;
  readonly colour: string;
  readonly runs: readonly (readonly Point[])[];
}

/** The first and the last station of a line. */
function endsOf(lines: BaseMap['lines'], id: string): string[] {
  const courses = lines.find((line) => line.id === id)?.courses ?? [];
  return courses.flatMap((course) => [course[0] ?? '', course.at(-1) ?? '']);
}

/** Signs that would lie on one another stand one above the other. */
function apart(signs: ReturnType<typeof signsOf>) {
  const set: typeof signs = [];
  for (const sign of signs) {
    let { y } = sign;
    while (set.some((other) => overlaps(boxOfSign(other), boxOfSign({ ...sign, y })))) y -= 14;
    set.push({ ...sign, y });
  }
  return set;
}

/** Half of what a sign is wide. */
const halfOf = (sign: string) => Math.max(13, sign.length * 5.5);

/** The room that the sign of a line takes. */
export function boxOfSign({ x, y, sign }: Point & { readonly sign: string }): Box {
  return { ...around({ x, y }, 13), left: x - halfOf(sign), right: x + halfOf(sign) };
}

/** The sign of each line beyond its ends, a name at the outer end alone; that of a circle stands on it. */
function signsOf(lines: readonly Drawn[], { width, height, at }: (typeof metroSheets)[MetroCity]) {
  const away = (point: Point) => Math.hypot(point.x - at.x, point.y - at.y);
  return lines.flatMap(({ id, sign, colour, runs }) => {
    const [trunk = []] = runs;
    const [first, second] = trunk;
    const [last, before] = [trunk.at(-1), trunk.at(-2)];
    if (!first || !second || !last || !before) return [];
    const room = halfOf(sign) + 8;
    const put = ({ x, y }: Point) => ({
      id,
      sign,
      colour,
      x: Math.round(Math.min(Math.max(x, room), width - room)),
      y: Math.round(Math.min(Math.max(y, 16), height - 16)),
    });
    if (first === last) return [put(trunk[Math.floor(trunk.length * 0.62)] ?? first)];
    const ends = [
      { end: first, sign: beyond(first, second) },
      { end: last, sign: beyond(last, before) },
    ].toSorted((one, other) => away(other.end) - away(one.end));
    return ends.slice(0, sign.length === 1 ? 2 : 1).map((each) => put(each.sign));
  });
}

/** A point past the end of a line. */
function beyond(end: Point, before: Point): Point {
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const by = 22 / length;
  return { x: end.x + (end.x - before.x) * by, y: end.y + (end.y - before.y) * by };
}

interface NamedStation {
  readonly id: string;
  readonly name: string;
  /** Empty where the name in Latin letters stands alone. */
  readonly hangul: string;
}

function wishFor(
  { id, name, hangul }: NamedStation,
  at: Point,
  change: boolean,
  weight: number,
): LabelWish {
  const bold = hangul !== '';
  // Signs also spell the numbers in names: Jongno 3(sam)-ga.
  const short = name.replaceAll(/\(.*?\)/g, '').replace("Int'l Airport", 'Airport');
  const line = (text: string): LabelLine => ({
    text,
    size: bold ? 15 : 14,
    face: 'text',
    look: bold ? 'own' : 'name',
  });
  const korean: LabelLine = { text: hangul, size: 14, face: 'text', look: 'hangul' };
  const oneLine = [line(short)];
  const twoLines = inTwoLines(short, 14).map(line);
  const reach = change ? { x: 7, y: 7 } : { x: 4, y: 4 };
  const variants = bold
    ? [[...oneLine, korean], oneLine, [...twoLines, korean], twoLines]
    : [oneLine, twoLines];
  return { id, at, reach, variants, weight };
}
