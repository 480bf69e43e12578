import { remembered } from '../memory.ts';
import type { MetroNetwork, MetroWalk } from './metro-network.ts';
import { graphOf } from './metro-services.ts';

/** What a passenger prefers: the fastest way, the fewest changes, changes where lifts are known, or no line that costs more. */
export type Preference = 'fast' | 'changes' | 'lifts' | 'cheap';

/** Seconds, by assumption: a walk without an official figure, and the wait for the next train. */
const unknownWalk = 180;
const wait = 180;

/** How many seconds a passenger rather spends than take a rare train, or change where no lift is known. */
const avoidRare = 600;
const avoidUnknownLift = 900;
/** Longer than any journey, so that the number of changes, or of rides that cost more, decides first. */
const avoidChange = 100_000;
const dearer = ['seoul/shinbundang', 'seoul/gtx-a'];

/** What getting on counts, by the node of the train. */
export interface MetroChanges {
  /** Seconds that count against boarding a train. */
  readonly boarding: Float64Array;
  /** The same number for all trains of a line at a station. */
  readonly platform: Int32Array;
  readonly platforms: number;
  /** By the platform where one gets off: the other trains of the station, and what changing to them counts. */
  readonly to: readonly (readonly number[])[];
  readonly seconds: readonly (readonly number[])[];
}

/** Worked out once for each preference: a search asks for thousands. */
export const changesOf = remembered((network: MetroNetwork, prefer: Preference): MetroChanges => {
  const { station, line, at } = graphOf(network);
  const boarding = Float64Array.from(line, (each) => boardingOf(network, each, prefer));
  const platform = new Int32Array(station.length);
  const to: number[][] = [];
  const seconds: number[][] = [];
  at.forEach((nodes, here) => {
    for (const own of new Set(nodes.map((node) => line[node] ?? 0))) {
      for (const node of nodes) if (line[node] === own) platform[node] = to.length;
      to.push([...nodes]);
      seconds.push(
        nodes.map((other) => {
          const next = line[other] ?? 0;
          const dislike = dislikeOf(network, here, own, next, prefer);
          return changeSeconds(network, here, own, next) + (boarding[other] ?? 0) + dislike;
        }),
      );
    }
  });
  return { boarding, platform, platforms: to.length, to, seconds };
});

function boardingOf({ lines }: MetroNetwork, line: number, prefer: Preference): number {
  const { id = '', rare } = lines[line] ?? {};
  return (rare ? avoidRare : 0) + (prefer === 'cheap' && dearer.includes(id) ? avoidChange : 0);
}

/** The operator's walk between two lines; undefined where none was seen. */
export function walkBetween(
  { walks }: MetroNetwork,
  station: number,
  one: number,
  other: number,
): MetroWalk | undefined {
  return walks.get(`${station} ${one} ${other}`);
}

/** Walk and wait; an assumption where no walk is known. */
export function changeSeconds(
  network: MetroNetwork,
  station: number,
  one: number,
  other: number,
): number {
  return (walkBetween(network, station, one, other)?.seconds ?? unknownWalk) + wait;
}

/** Seconds that count against a change beyond its time. */
function dislikeOf(
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
