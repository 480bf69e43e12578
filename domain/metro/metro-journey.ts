import { Heap } from './heap.ts';
import { graphOf, type MetroGraph } from './metro-services.ts';
import type { MetroNetwork, MetroWalk } from './metro-network.ts';

/** What a passenger prefers: the fastest way, the fewest changes, changes where lifts are known, or no line that costs more. */
export type Preference = 'fast' | 'changes' | 'lifts' | 'cheap';

/** One train, from boarding to getting off; stations are indices. */
export interface Ride {
  readonly line: number;
  /** All stations, those of boarding and getting off included. */
  readonly stations: readonly number[];
  /** The terminal that the sign names; on a circle the next station. */
  readonly towards: number;
  /** Where the train goes on to from the station of getting off; undefined at a terminal. */
  readonly beyond: number | undefined;
  readonly seconds: number;
  readonly metres: number;
}

/** A change of train. */
export interface Change {
  readonly station: number;
  /** The operator's walk between the platforms; undefined where none was seen. */
  readonly walk: MetroWalk | undefined;
  /** Walk and wait; an assumption where no walk is known. */
  readonly seconds: number;
}

export interface Journey {
  /** From departure to arrival, without the first wait. */
  readonly seconds: number;
  readonly metres: number;
  readonly rides: readonly Ride[];
  /** Between the rides, in order. */
  readonly changes: readonly Change[];
}

/** Seconds, by assumption: a walk without an official figure, and the wait for the next train. */
const unknownWalk = 180;
const wait = 180;
const stop = 24;

/** How many seconds a passenger rather spends than take a rare train, or change where no lift is known. */
const avoidRare = 600;
const avoidUnknownLift = 900;
/** Longer than any journey, so that the number of changes, or of rides that cost more, decides first. */
const avoidChange = 100_000;
const dearer = ['seoul/shinbundang', 'seoul/gtx-a'];

/** The best way between two stations, given as indices; undefined where no train goes. */
export function findJourney(
  network: MetroNetwork,
  from: number,
  to: number,
  prefer: Preference,
): Journey | undefined {
  const best = search(network, from, to, prefer);
  const { city } = network.stations[from] ?? {};
  const rare = network.lines.some((line) => line.rare && line.city === city);
  if (prefer !== 'fast' || !rare || !best) return best;
  // A rare train is avoided, but not by a slower way with more changes.
  const fewest = search(network, from, to, 'changes');
  return fewest && fewest.seconds < best.seconds ? fewest : best;
}

function search(
  network: MetroNetwork,
  from: number,
  to: number,
  prefer: Preference,
): Journey | undefined {
  const graph = graphOf(network);
  const { station, line, next, seconds } = graph;
  const cost = new Float64Array(station.length).fill(Infinity);
  const before = new Int16Array(station.length).fill(-1);
  const changedAt = new Set<string>();
  const open = new Heap();
  const reach = (node: number, value: number, by: number) => {
    if (value >= (cost[node] ?? 0)) return;
    cost[node] = value;
    before[node] = by;
    open.push(node, value);
  };
  for (const node of graph.at[from] ?? [])
    reach(node, boarding(network, line[node] ?? 0, prefer), -1);
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const here = station[node] ?? 0;
    const value = cost[node] ?? 0;
    if (here === to) return from === to ? undefined : journeyTo(network, graph, node, before);
    const following = next[node] ?? -1;
    if (following >= 0) reach(following, value + (seconds[node] ?? 0), node);
    // Whoever has just boarded does not change; of several trains of a line the first to arrive decides.
    const key = `${here} ${line[node]}`;
    if (here === from || changedAt.has(key)) continue;
    changedAt.add(key);
    for (const other of graph.at[here] ?? []) {
      if (other === node) continue;
      const added =
        changeSeconds(network, here, line[node] ?? 0, line[other] ?? 0) +
        boarding(network, line[other] ?? 0, prefer) +
        dislike(network, here, line[node] ?? 0, line[other] ?? 0, prefer);
      reach(other, value + added, node);
    }
  }
  return undefined;
}

function boarding({ lines }: MetroNetwork, line: number, prefer: Preference): number {
  const { id = '', rare } = lines[line] ?? {};
  return (rare ? avoidRare : 0) + (prefer === 'cheap' && dearer.includes(id) ? avoidChange : 0);
}

function walkBetween({ walks }: MetroNetwork, station: number, one: number, other: number) {
  return walks.get(`${station} ${one} ${other}`);
}

function changeSeconds(network: MetroNetwork, station: number, one: number, other: number): number {
  return (walkBetween(network, station, one, other)?.seconds ?? unknownWalk) + wait;
}

/** Seconds that count against a change beyond its time. */
function dislike(
  { lifts }: MetroNetwork,
  station: number,
  one: number,
  other: number,
  prefer: Preference,
): number {
  if (prefer === 'changes') return avoidChange;
  if (prefer !== 'lifts') return 0;
  return [one, other].filter((line) => !lifts.has(`${station} ${line}`)).length * avoidUnknownLift;
}

function journeyTo(
  network: MetroNetwork,
  graph: MetroGraph,
  end: number,
  before: Int16Array,
): Journey {
  const trains: number[][] = [[]];
  for (let node = end; node >= 0; node = before[node] ?? -1) {
    const previous = before[node] ?? -1;
    trains[0]?.unshift(node);
    if (previous >= 0 && graph.next[previous] !== node) trains.unshift([]);
  }
  // Who gets off at the end does not wait for the train to go on.
  const rides = trains.map((nodes) => rideOf(graph, nodes, nodes.at(-1) === end ? stop : 0));
  const changes = rides.slice(1).map(({ line, stations }, index): Change => {
    const station = stations[0] ?? 0;
    const left = rides[index]?.line ?? 0;
    return {
      station,
      walk: walkBetween(network, station, left, line),
      seconds: changeSeconds(network, station, left, line),
    };
  });
  const parts = [...rides, ...changes];
  return {
    seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0),
    metres: rides.reduce((sum, { metres }) => sum + metres, 0),
    rides,
    changes,
  };
}

function rideOf(graph: MetroGraph, nodes: readonly number[], unridden: number): Ride {
  const ridden = nodes.slice(0, -1);
  const sum = (values: Float64Array | Int32Array) =>
    ridden.reduce((total, node) => total + (values[node] ?? 0), 0);
  const stations = nodes.map((node) => graph.station[node] ?? 0);
  const terminal = graph.towards[nodes[0] ?? 0] ?? -1;
  return {
    line: graph.line[nodes[0] ?? 0] ?? 0,
    stations,
    towards: terminal >= 0 ? terminal : (stations[1] ?? 0),
    beyond: graph.station[graph.next[nodes.at(-1) ?? 0] ?? -1],
    seconds: sum(graph.seconds) - unridden,
    metres: sum(graph.metres),
  };
}
