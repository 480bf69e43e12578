import { fareOf, type MetroFare } from './metro-fare.ts';
import { findJourney, type Preference } from './metro-journey.ts';
import { metroNetwork, type MetroNetwork } from './metro-network.ts';

export interface RouteRequest {
  /** Station ids: `seoul/hongik-univ`. */
  readonly from: string;
  readonly to: string;
  readonly prefer: Preference;
}

export interface RouteRide {
  /** The id of the line: `seoul/2`. */
  readonly line: string;
  readonly from: string;
  readonly to: string;
  /** Stations passed, that of getting off included and that of boarding not. */
  readonly stops: number;
  /** The terminal on the sign of the platform; on a circle the next station. */
  readonly towards: string;
}

export interface Route {
  /** From departure to arrival, without the first wait; an estimate. */
  readonly minutes: number;
  /** As ridden. */
  readonly metres: number;
  /** KRW for an adult; null where a line has a tariff of its own and the sum in force was not seen. */
  readonly fare: MetroFare | null;
  /** The id of the line with a tariff of its own, if the way uses one. */
  readonly ownTariff?: string;
  readonly rides: readonly RouteRide[];
  /** How many times a passenger changes trains. */
  readonly transfers: number;
}

const indices = new WeakMap<MetroNetwork, ReadonlyMap<string, number>>();

/** The index of a station by its id, or undefined. */
export function stationIndex(network: MetroNetwork, id: string): number | undefined {
  const known =
    indices.get(network) ?? new Map(network.stations.map((station, index) => [station.id, index]));
  indices.set(network, known);
  return known.get(id);
}

/**
 * The best way by metro from one station to another. Undefined where there is none: an unknown id, the same station,
 * two cities, or a station that only a few trains a day serve. Express trains are not part of the network.
 */
export function planRoute(
  { from, to, prefer }: RouteRequest,
  network: MetroNetwork = metroNetwork(),
): Route | undefined {
  const [start, end] = [stationIndex(network, from), stationIndex(network, to)];
  if (start === undefined || end === undefined) return undefined;
  const journey = findJourney(network, start, end, prefer);
  if (!journey) return undefined;
  const { fare, ownTariff } = fareOf(network, journey);
  const idOf = (index: number | undefined) => network.stations[index ?? -1]?.id ?? '';
  return {
    minutes: wholeMinutes(journey.seconds),
    metres: journey.metres,
    fare,
    ...(ownTariff !== undefined && { ownTariff: network.lines[ownTariff]?.id ?? '' }),
    rides: journey.rides.map(({ line, stations, towards }) => ({
      line: network.lines[line]?.id ?? '',
      from: idOf(stations[0]),
      to: idOf(stations.at(-1)),
      stops: stations.length - 1,
      towards: idOf(towards),
    })),
    transfers: journey.changes.length,
  };
}

/** Seconds as whole minutes, at least one. */
export function wholeMinutes(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60));
}
