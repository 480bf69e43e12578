import type { MetroLine, MetroNetwork, MetroPattern } from './metro-network.ts';

/** The trains of a line in one direction: the stations that they serve, in order. */
interface Service {
  readonly line: number;
  readonly stations: readonly number[];
  /** Seconds and metres from each station to the next; a circle has one more, from its last to its first. */
  readonly seconds: readonly number[];
  readonly metres: readonly number[];
  readonly circle: boolean;
  /** The terminal that the sign names to those who board at a position; a circle has none. */
  readonly towards: (position: number) => number | undefined;
}

/** Trains at stations: a node is a train of one direction standing at one of its stations. */
export interface MetroGraph {
  readonly station: Int16Array;
  readonly line: Int16Array;
  /** The node at which the train stands next, or -1. */
  readonly next: Int16Array;
  readonly seconds: Float64Array;
  readonly metres: Int32Array;
  /** The terminal that a sign at the platform names, by the node of boarding; -1 on a circle. */
  readonly towards: Int16Array;
  /** The nodes at each station. */
  readonly at: readonly (readonly number[])[];
}

/** Seconds of a stop where no official figure holds it. */
const stop = 24;

/**
 * Seconds from a departure to the next, the stop included: official where there are some, otherwise by a formula
 * fitted on 491 official running times (`content/data/metro/routes.json`, `model`).
 */
function rideSeconds(metres: number, official: number, stopSeconds: number): number {
  if (official > 0) return official + stopSeconds;
  return 2 * stop + 0.066 * Math.min(metres, 1500) + 0.042 * Math.max(0, metres - 1500);
}

interface Track {
  readonly stations: readonly number[];
  readonly seconds: readonly number[];
  readonly metres: readonly number[];
}

function trackOf({ stations, metres, seconds }: MetroPattern, { stopSeconds }: MetroLine): Track {
  return {
    stations,
    metres,
    seconds: metres.map((value, index) => rideSeconds(value, seconds[index] ?? 0, stopSeconds)),
  };
}

function reversed({ stations, seconds, metres }: Track): Track {
  return {
    stations: stations.toReversed(),
    seconds: seconds.toReversed(),
    metres: metres.toReversed(),
  };
}

/** The part of a track from one position to another, both included. */
function cut({ stations, seconds, metres }: Track, from: number, to: number): Track {
  return {
    stations: stations.slice(from, to + 1),
    seconds: seconds.slice(from, to),
    metres: metres.slice(from, to),
  };
}

function joined(one: Track, other: Track): Track {
  return {
    stations: [...one.stations, ...other.stations.slice(1)],
    seconds: [...one.seconds, ...other.seconds],
    metres: [...one.metres, ...other.metres],
  };
}

/** A track without the stretches that only a few trains a day use, in pieces. */
function frequent(track: Track, thin: readonly number[]): Track[] {
  const ends = [...thin, track.stations.length - 1];
  return ends.map((end, index) => cut(track, (ends[index - 1] ?? -1) + 1, end));
}

function servicesOf(line: MetroLine, index: number): Service[] {
  const oneDirection = (way: Track): Service => ({
    ...way,
    line: index,
    circle: false,
    towards: () => way.stations.at(-1),
  });
  const bothWays = (track: Track) => [track, reversed(track)].map(oneDirection);
  const circle = (track: Track): Service => ({
    ...track,
    line: index,
    circle: true,
    towards: () => undefined,
  });
  const oneWay = line.patterns.find(({ kind }) => kind === 'oneWayLoop');
  const tracks: Track[] = [];
  return line.patterns.flatMap((pattern) => {
    const track = trackOf(pattern, line);
    switch (pattern.kind) {
      case 'loop':
        return [circle(track), circle(turned(track))];
      case 'oneWayLoop':
        return [];
      case 'branch': {
        const whole = throughTrunk(track, pattern, tracks);
        tracks.push(whole);
        return bothWays(whole);
      }
      default:
        if (oneWay) return [roundTheLoop(track, trackOf(oneWay, line), index)];
        return frequent(track, pattern.thin).flatMap((piece) => {
          tracks.push(piece);
          return bothWays(piece);
        });
    }
  });
}

/** The other direction of a circle. */
function turned({ stations, seconds, metres }: Track): Track {
  return {
    stations: stations.toReversed(),
    seconds: [...seconds.slice(0, -1).toReversed(), seconds.at(-1) ?? 0],
    metres: [...metres.slice(0, -1).toReversed(), metres.at(-1) ?? 0],
  };
}

/** A branch with the part of the trunk from which its trains come, if they come from there. */
function throughTrunk(track: Track, { through }: MetroPattern, trunks: readonly Track[]): Track {
  const fork = track.stations[0] ?? -1;
  if (through === undefined) return track;
  const trunk = trunks.find(
    ({ stations }) => Math.abs(stations.indexOf(fork) - stations.indexOf(through)) === 1,
  );
  if (!trunk) return track;
  const [at, before] = [trunk.stations.indexOf(fork), trunk.stations.indexOf(through)];
  const lead =
    before < at ? cut(trunk, 0, at) : reversed(cut(trunk, at, trunk.stations.length - 1));
  return joined(lead, track);
}

/** Line 6: trains run down the trunk, once round the loop in its direction, and back. */
function roundTheLoop(trunk: Track, loop: Track, line: number): Service {
  const round = { ...loop, stations: [...loop.stations, loop.stations[0] ?? 0] };
  const way = joined(joined(reversed(trunk), round), trunk);
  const atLoop = trunk.stations.length - 1;
  return {
    ...way,
    line,
    circle: false,
    // Inbound the sign names the loop; within it, where the train goes afterwards.
    towards: (position) => (position < atLoop ? trunk.stations[0] : trunk.stations.at(-1)),
  };
}

const graphs = new WeakMap<MetroNetwork, MetroGraph>();

/** The graph of a network, made once. */
export function graphOf(network: MetroNetwork): MetroGraph {
  const made = graphs.get(network);
  if (made) return made;
  const services = network.lines.flatMap(servicesOf);
  const size = services.reduce((sum, { stations }) => sum + stations.length, 0);
  const graph = {
    station: new Int16Array(size),
    line: new Int16Array(size),
    next: new Int16Array(size).fill(-1),
    seconds: new Float64Array(size),
    metres: new Int32Array(size),
    towards: new Int16Array(size).fill(-1),
    at: network.stations.map((): number[] => []),
  };
  let node = 0;
  for (const { line, stations, seconds, metres, circle, towards } of services) {
    const first = node;
    stations.forEach((station, position) => {
      const last = position === stations.length - 1;
      graph.station[node] = station;
      graph.line[node] = line;
      graph.next[node] = last ? (circle ? first : -1) : node + 1;
      graph.seconds[node] = seconds[position] ?? 0;
      graph.metres[node] = metres[position] ?? 0;
      graph.towards[node] = towards(position) ?? -1;
      graph.at[station]?.push(node);
      node += 1;
    });
  }
  graphs.set(network, graph);
  return graph;
}
