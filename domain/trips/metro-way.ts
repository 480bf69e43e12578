import { changesOf } from '../metro/metro-changes.ts';
import { metroNetwork } from '../metro/metro-network.ts';
import { graphOf } from '../metro/metro-services.ts';
import { planRoute, stationIndex, type RouteRide } from '../metro/metro.ts';

/** A way by metro, from platform to platform. */
export interface MetroWay {
  readonly minutes: number;
  /** KRW with a card; absent where a line has a tariff of its own and the sum was not seen. */
  readonly won?: number;
  readonly rides: readonly RouteRide[];
}

const ways = new Map<string, MetroWay | undefined>();

/** The fastest way between two stations by their ids; undefined where there is none. Each is planned once. */
export function metroWay(from: string, to: string): MetroWay | undefined {
  const key = `${from} ${to}`;
  if (!ways.has(key)) ways.set(key, planned(from, to));
  return ways.get(key);
}

function planned(from: string, to: string): MetroWay | undefined {
  const route = planRoute({ from, to, prefer: 'fast' });
  if (!route) return undefined;
  const { minutes, fare, rides } = route;
  return { minutes, rides, ...(fare && { won: fare.card }) };
}

/** Gets the network ready for the first way, in steps between which a page can answer to its visitor. */
export const metroSteps: readonly (() => unknown)[] = [
  () => graphOf(metroNetwork()),
  () => changesOf(metroNetwork(), 'fast'),
  () => changesOf(metroNetwork(), 'changes'),
];

/** Where a station is, by its id. */
export function stationAt(id: string): { lat: number; lng: number } | undefined {
  const network = metroNetwork();
  const station = network.stations[stationIndex(network, id) ?? -1];
  return station && { lat: station.lat, lng: station.lng };
}
