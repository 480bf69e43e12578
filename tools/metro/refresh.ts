import type { MetroFacts, StationFact } from './facts.ts';
import { bareName, metresBetween, type Point } from './names.ts';
import type { ListedStation } from './station-list.ts';

/** A list of stations and where it is from. */
export interface Source {
  readonly file: string;
  readonly stations: readonly ListedStation[];
}

/** Two sources may differ by this much: the middle of a platform and an entrance (metres). */
export const tolerance = 600;

/** The Hangul name of the kept lines: `1호선`, `경의중앙선`. */
type LineNames = ReadonlyMap<string, string>;

/** A position and the list that gives it. */
interface Listed {
  readonly file: string;
  readonly point: Point;
}

/** The facts with the positions of the lists, or why the lists cannot be used. */
export function withPositions(
  facts: MetroFacts,
  sources: readonly Source[],
  today: string,
): { readonly facts: MetroFacts; readonly problems: string[] } {
  const problems: string[] = [];
  const { stations } = facts.stations;
  const lineNames: LineNames = new Map(facts.lines.lines.map(({ id, name }) => [id, name.ko]));
  const points = new Map<string, Listed[]>();
  for (const { file, stations: listed } of sources)
    for (const row of listed) {
      const station = stationOf(row, stations, lineNames);
      if (!station) continue;
      const all = points.get(station.id) ?? [];
      points.set(station.id, [...all, { file, point: row }]);
    }
  if (points.size === 0) problems.push('no row of the lists is a station of the guide');
  const moved = stations.map((station) => {
    const listed = points.get(station.id) ?? [];
    problems.push(...disagreements(station, listed));
    return movedTo(
      station,
      listed.map(({ point }) => point),
    );
  });
  return {
    problems: [...new Set(problems)],
    facts: { ...facts, stations: { ...facts.stations, checkedOn: today, stations: moved } },
  };
}

/** The pairs of sources that put a station too far apart, the guide's own position among them. */
function disagreements(station: StationFact, listed: readonly Listed[]): string[] {
  const sources = [{ file: 'the guide', point: station }, ...listed];
  return sources.flatMap((one, index) =>
    sources.slice(index + 1).flatMap((other) => {
      const metres = metresBetween(one.point, other.point);
      if (metres <= tolerance) return [];
      return [`${station.id}: ${one.file} and ${other.file} are ${Math.round(metres)} m apart`];
    }),
  );
}

function movedTo(station: StationFact, points: readonly Point[]): StationFact {
  if (points.length === 0) return station;
  const [lat, lng] = [points.map((point) => point.lat), points.map((point) => point.lng)];
  return { ...station, lat: middle(lat), lng: middle(lng) };
}

/** The station that a row means: by name, city and line; of several, the nearest on that line. */
function stationOf(
  row: ListedStation,
  stations: readonly StationFact[],
  lineNames: LineNames,
): StationFact | undefined {
  const named = stations.filter(({ hangul, alias = [] }) =>
    [hangul, ...alias].some((name) => bareName(name) === bareName(row.name)),
  );
  const city = /부산|김해|동해선/.test(row.line) ? 'busan' : 'seoul';
  const onLine = named.filter(({ lines }) =>
    lines.some((id) => id.startsWith(`${city}/`) && isLine(row.line, lineNames.get(id) ?? '')),
  );
  // Without a line, or with one that the guide names otherwise, only a name that occurs once is sure.
  const candidates = onLine.length > 0 ? onLine : named.length === 1 ? named : [];
  return candidates.toSorted((a, b) => metresBetween(a, row) - metresBetween(b, row))[0];
}

function isLine(listed: string, name: string): boolean {
  const plain = (text: string) => text.replaceAll(/[\s·]/g, '').replace(/^0?(\d)$/, '$1호선');
  const last = plain(listed);
  return last === plain(name) || last.endsWith(plain(name));
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[sorted.length % 2 === 0 ? half - 1 : half], sorted[half]];
  return Number(((low + high) / 2).toFixed(5));
}
