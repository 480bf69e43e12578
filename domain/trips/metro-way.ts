import { metroNetwork } from '../metro/metro-network.ts';
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

/** Where a station is, by its id. */
export function stationAt(id: string): { lat: number; lng: number } | undefined {
  const network = metroNetwork();
  const station = network.stations[stationIndex(network, id) ?? -1];
  return station && { lat: station.lat, lng: station.lng };
}
