import type { BaseMap } from '#site/lib/read-base-map.ts';
import type { Coordinates } from '#domain/drawn-map/geometry.ts';
import { metroNetwork } from '#domain/metro/metro-network.ts';
import { describeJourney } from '#domain/metro/metro-view.ts';
import { stationIndex } from '#domain/metro/metro.ts';
import type { PlaceDrawing } from '#site/ui/drawn-map/place-art.tsx';

/** A place of a day and how one gets there from the one before. */
export interface RouteStop {
  /** Numbered from 1 in each day. */
  readonly number: number;
  readonly lat: number;
  readonly lng: number;
  readonly name: string;
  readonly hangul?: string;
  /** The id of its metro station. */
  readonly station?: string;
  /** Its small drawing, where it has one. */
  readonly drawing?: PlaceDrawing | undefined;
  /** The rides from the place before; none for a walk. */
  readonly modes: readonly string[];
  /** Whether no other activity lies in between. */
  readonly direct: boolean;
}

/** A part of the way between two places; a metro ride follows the stations of its line. */
export type Part =
  | { readonly kind: 'walk' | 'other'; readonly from: End; readonly to: End }
  | { readonly kind: 'metro'; readonly line: string; readonly stations: readonly string[] };

/** A place by its number, or a station by its id. */
export type End = number | string;

/** How a day leads from place to place. */
export function routeOf(stops: readonly RouteStop[]): Part[] {
  return stops.slice(1).flatMap((stop, index) => {
    const before = stops[index];
    if (!before || samePlace(before, stop)) return [];
    return partsBetween(before, stop);
  });
}

export function samePlace(one: RouteStop, other: RouteStop): boolean {
  return one.lat === other.lat && one.lng === other.lng;
}

function partsBetween(from: RouteStop, to: RouteStop): Part[] {
  const straight = (kind: 'walk' | 'other'): Part[] => [{ kind, from: from.number, to: to.number }];
  const { modes } = to;
  if (!to.direct) return straight('other');
  if (modes.length === 0) return straight('walk');
  const [first, last] = [from.station, to.station];
  if (!modes.includes('subway') || !first || !last || first === last) return straight('other');
  const rides = ridesBetween(first, last);
  if (!rides) return straight('other');
  return [
    { kind: modes[0] === 'subway' ? 'walk' : 'other', from: from.number, to: first },
    ...rides.map(({ line, stations }): Part => ({ kind: 'metro', line, stations })),
    { kind: modes.at(-1) === 'subway' ? 'walk' : 'other', from: last, to: to.number },
  ];
}

/** The lines of the fastest way by metro with their stations in order; undefined where there is none. */
function ridesBetween(from: string, to: string) {
  const network = metroNetwork();
  const [start, end] = [from, to].map((id) => stationIndex(network, id));
  if (start === undefined || end === undefined) return undefined;
  return describeJourney(network, start, end, 'fast')?.rides.map(({ line, stations }) => ({
    line: line.id,
    stations: stations.map(({ id }) => id),
  }));
}

/** Where a station is. */
export function stationsById({ stations }: BaseMap): ReadonlyMap<string, StationAt> {
  return new Map(stations.map(({ id, at, name }) => [id, { at, name }]));
}

export interface StationAt {
  readonly at: Coordinates;
  readonly name: string;
}
