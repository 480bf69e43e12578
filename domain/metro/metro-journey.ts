import { Heap } from './heap.ts';
import { graphOf, type MetroGraph } from './metro-services.ts';
import { changeSeconds, changesOf, walkBetween, type Preference } from './metro-changes.ts';
import type { MetroNetwork, MetroWalk } from './metro-network.ts';

export type { Preference } from './metro-changes.ts';

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

/** Seconds of a stop. */
const stop = 24;

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
  const { station, next, seconds } = graph;
  const { boarding, platform, platforms, ...changes } = changesOf(network, prefer);
  const cost = new Float64Array(station.length).fill(Infinity);
  const before = new Int16Array(station.length).fill(-1);
  const left = new Uint8Array(platforms);
  const open = new Heap();
  const reach = (node: number, value: number, by: number) => {
    if (value >= (cost[node] ?? 0)) return;
    cost[node] = value;
    before[node] = by;
    open.push(node, value);
  };
  for (const node of graph.at[from] ?? []) reach(node, boarding[node] ?? 0, -1);
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const here = station[node] ?? 0;
    const value = cost[node] ?? 0;
    if (here === to) return from === to ? undefined : journeyTo(network, graph, node, before);
    const following = next[node] ?? -1;
    if (following >= 0) reach(following, value + (seconds[node] ?? 0), node);
    // Whoever has just boarded does not change; of several trains of a line the first to arrive decides.
    const own = platform[node] ?? 0;
    if (here === from || left[own] === 1) continue;
    left[own] = 1;
    const others = changes.to[own] ?? [];
    const added = changes.seconds[own] ?? [];
    for (let each = 0; each < others.length; each++) {
      const other = others[each] ?? 0;
      if (other !== node) reach(other, value + (added[each] ?? 0), node);
    }
  }
  return undefined;
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
