import { bareName, metresBetween, type Point } from './names.ts';
import type { EdgeFact, MetroFacts, StationFact } from './facts.ts';

/** A place of the guide with its station. */
export interface GuidePlace extends Point {
  readonly id: string;
  readonly city: string;
  readonly station?: { readonly hangul: string; readonly walk?: number };
}

const boxes: Readonly<Record<string, readonly [number, number, number, number]>> = {
  seoul: [36.7, 38.2, 126.3, 127.9],
  busan: [34.9, 35.6, 128.8, 129.5],
};

/** What is wrong in the facts, in sentences; nothing when the planner can use them. */
export function problemsIn(facts: MetroFacts, places: readonly GuidePlace[]): string[] {
  return [
    ...stationProblems(facts),
    ...orderProblems(facts),
    ...distanceProblems(facts),
    ...changeProblems(facts),
    ...placeProblems(facts.stations.stations, places),
  ];
}

function stationProblems({ stations: { stations }, lines: { lines } }: MetroFacts): string[] {
  const known = new Set(lines.map(({ id }) => id));
  const ids = new Set(stations.map(({ id }) => id));
  const twice = ids.size < stations.length ? ['two stations have one id'] : [];
  return stations.reduce((problems, { id, hangul, en, lat, lng, lines: own }) => {
    const [south, north, west, east] = boxes[id.split('/')[0] ?? ''] ?? [0, 0, 0, 0];
    if (!/^(?:seoul|busan)\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) problems.push(`${id}: id`);
    if (!(lat > south && lat < north && lng > west && lng < east))
      problems.push(`${id}: outside its region`);
    if (!/[가-힣]/.test(hangul) || /[()]/.test(hangul)) problems.push(`${id}: hangul ${hangul}`);
    if (!/^[A-Z0-9]/.test(en)) problems.push(`${id}: English name ${en}`);
    if (own.length === 0) problems.push(`${id}: no line`);
    for (const line of own) if (!known.has(line)) problems.push(`${id}: unknown line ${line}`);
    return problems;
  }, twice);
}

function orderProblems(facts: MetroFacts): string[] {
  const problems: string[] = [];
  const stations = new Map(facts.stations.stations.map((station) => [station.id, station]));
  const edges = new Map<string, EdgeFact>();
  for (const edge of facts.edges.edges) {
    edges.set(`${edge.line} ${edge.from} ${edge.to}`, edge);
    if (!edge.oneWay) edges.set(`${edge.line} ${edge.to} ${edge.from}`, edge);
  }
  const used = new Set<EdgeFact>();
  for (const { id, tariff, patterns } of facts.lines.lines) {
    for (const key of [tariff].flat())
      if (!(key in facts.lines.tariffs)) problems.push(`${id}: unknown tariff ${key}`);
    for (const { kind, stations: order } of patterns) {
      const pairs = order.slice(1).map((to, index) => [order[index], to]);
      if (kind.toLowerCase().endsWith('loop')) pairs.push([order.at(-1), order[0]]);
      for (const [from, to] of pairs) {
        const edge = edges.get(`${id} ${from} ${to}`);
        if (edge) used.add(edge);
        else problems.push(`${id}: no distance from ${from} to ${to}`);
      }
      for (const station of order)
        if (!stations.get(station)?.lines.includes(id))
          problems.push(`${id}: ${station} does not name it`);
    }
  }
  for (const edge of facts.edges.edges)
    if (!used.has(edge))
      problems.push(`${edge.line}: ${edge.from} and ${edge.to} are no neighbours`);
  return problems;
}

function distanceProblems(facts: MetroFacts): string[] {
  const stations = new Map(facts.stations.stations.map((station) => [station.id, station]));
  return facts.edges.edges.flatMap(({ from, to, line, metres, seconds, note }) => {
    const [one, other] = [stations.get(from), stations.get(to)];
    if (!one || !other) return [`${line}: ${from} or ${to} is unknown`];
    const air = metresBetween(one, other);
    const doubtful = [one, other].some(({ position }) => position?.startsWith('approx'));
    const at = `${line}: ${from} to ${to}`;
    const problems: string[] = [];
    if (!(metres >= 300 && metres <= 12_000)) problems.push(`${at}: ${metres} m`);
    // Stated distances are rounded, and a position may be that of an entrance.
    if (!doubtful && air > metres + 450)
      problems.push(`${at}: ${Math.round(air)} m as the crow flies, ${metres} m stated`);
    if (note !== 'doubt' && metres > air * 1.75 + 700)
      problems.push(`${at}: ${metres} m stated, ${Math.round(air)} m as the crow flies`);
    const speed = seconds === undefined ? 50 : (metres / seconds) * 3.6;
    if (speed < 14 || speed > 100) problems.push(`${at}: ${Math.round(speed)} km/h`);
    return problems;
  });
}

function changeProblems({ stations: { stations }, transfers, lifts }: MetroFacts): string[] {
  const linesAt = new Map(stations.map(({ id, lines }) => [id, lines]));
  const known = new Set<string>();
  const problems: string[] = [];
  for (const { station, from, to } of [...transfers.transfers, ...transfers.withoutFigure]) {
    known.add(`${station} ${[from, to].sort().join(' ')}`);
    if (![from, to].every((line) => linesAt.get(station)?.includes(line)))
      problems.push(`change at ${station} between ${from} and ${to}`);
  }
  for (const { id, lines } of stations)
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1))
        if (!known.has(`${id} ${[one, other].sort().join(' ')}`))
          problems.push(`${id}: no change between ${one} and ${other}`);
  for (const { station, line } of [...lifts.lifts, ...lifts.outOfService])
    if (!linesAt.get(station)?.includes(line)) problems.push(`lift at ${station} of ${line}`);
  return problems;
}

/** The stations of a city with a Hangul name, as the guide writes it. */
export function stationsNamed(
  stations: readonly StationFact[],
  city: string,
  hangul: string,
): StationFact[] {
  return stations.filter(
    ({ id, hangul: name, alias = [] }) =>
      id.startsWith(`${city}/`) &&
      [name, ...alias].some((each) => bareName(each) === bareName(hangul)),
  );
}

/** Metres that a walk of some minutes can be as the crow flies, generously. */
const walked = (minutes: number) => minutes * 104 + 300;

function placeProblems(stations: readonly StationFact[], places: readonly GuidePlace[]): string[] {
  return places.flatMap((place) => {
    if (!place.station) return [];
    const { hangul, walk } = place.station;
    const found = stationsNamed(stations, place.city, hangul);
    if (found.length === 0) return [`the guide's ${place.id} names ${hangul}, which is no station`];
    const metres = Math.min(...found.map((station) => metresBetween(station, place)));
    return walk !== undefined && metres > walked(walk)
      ? [`the guide's ${place.id}: ${walk} min on foot, ${Math.round(metres)} m from ${hangul}`]
      : [];
  });
}
