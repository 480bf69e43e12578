import type { Point } from '../drawn-map/geometry.ts';
import { fareOf, type FareAnswer } from './metro-fare.ts';
import {
  findJourney,
  type Change,
  type Journey,
  type Preference,
  type Ride,
} from './metro-journey.ts';
import type { MetroLine, MetroNetwork } from './metro-network.ts';
import { onSheet } from './metro-sheet.ts';
import { wholeMinutes } from './metro.ts';

/** A station as a page shows it. */
export interface StationView {
  readonly id: string;
  readonly name: string;
  readonly hangul: string;
  /** On the sheet of its city. */
  readonly at: Point;
}

export interface LineView {
  readonly id: string;
  /** As on the sign, to stand in its colour: `2`, `AREX`. */
  readonly label: string;
  /** `#00A84D`. */
  readonly colour: string;
  readonly name: { readonly es: string; readonly en: string; readonly ko: string };
}

/** What the operator's list says of lifts; `exits` is undefined where no list was seen. */
export interface LiftView {
  readonly exits?: readonly string[];
}

export interface RideView {
  readonly line: LineView;
  readonly towards: StationView;
  readonly minutes: number;
  readonly stops: number;
  /** From boarding to getting off. */
  readonly stations: readonly StationView[];
  /** The doors that open beside the lift where one gets off: `6-2` is carriage 6, door 2. */
  readonly doors: readonly string[];
  /** True where few trains go. */
  readonly rare: boolean;
}

export interface ChangeView {
  readonly station: StationView;
  /** Walk and wait. */
  readonly minutes: number;
  /** By the operator's list. */
  readonly metres?: number;
  readonly walkMinutes?: number;
  /** Between trains of one line, from its trunk to a branch or round its other side. */
  readonly sameLine: boolean;
  /** Whether the operators' lists name a lift for both lines here. */
  readonly lifts: boolean;
}

export interface JourneyView {
  readonly from: StationView;
  readonly to: StationView;
  readonly minutes: number;
  readonly stops: number;
  readonly metres: number;
  readonly fare: FareAnswer['fare'];
  /** The metres that the tariff counts. */
  readonly counted?: number;
  readonly ownTariff?: LineView;
  readonly rides: readonly RideView[];
  readonly changes: readonly ChangeView[];
  /** At the start and at the end. */
  readonly lifts: readonly [LiftView, LiftView];
}

/** The label of a line on signs and maps. */
export function lineLabel({ id, name }: Pick<MetroLine, 'id' | 'name'>): string {
  const number = /\/(\d+)$/.exec(id)?.[1];
  if (number) return number;
  const short = name.en.replace(/ \(.*/, '');
  return short === 'U Line' ? short : short.replace(/ Line\b| Light Rail/, '');
}

export function lineView(network: MetroNetwork, line: number): LineView {
  const { id, name, colour } = network.lines[line] ?? {
    id: '',
    name: { es: '', en: '', ko: '' },
    colour: '',
  };
  return { id, name, colour, label: lineLabel({ id, name }) };
}

export function stationView(network: MetroNetwork, station: number): StationView {
  const found = network.stations[station];
  if (!found) throw new Error(`no station ${station}`);
  const { id, en, hangul, city, lat, lng } = found;
  return { id, name: en, hangul, at: onSheet(city)([lat, lng]) };
}

/** A journey with all that a page shows of it; undefined where no train goes. */
export function describeJourney(
  network: MetroNetwork,
  from: number,
  to: number,
  prefer: Preference,
): JourneyView | undefined {
  const journey = findJourney(network, from, to, prefer);
  if (!journey) return undefined;
  const { ownTariff, fare, counted } = fareOf(network, journey);
  const minutes = minutesOf(journey);
  const rides = journey.rides.map((ride, index) =>
    rideView(network, ride, minutes[2 * index] ?? 0),
  );
  const changes = journey.changes.map((change, index) => ({
    ...changeView(network, change, journey.rides[index], journey.rides[index + 1]),
    minutes: minutes[2 * index + 1] ?? 0,
  }));
  return {
    from: stationView(network, from),
    to: stationView(network, to),
    minutes: wholeMinutes(journey.seconds),
    stops: rides.reduce((sum, { stops }) => sum + stops, 0),
    metres: journey.metres,
    fare,
    ...(counted !== undefined && { counted }),
    ...(ownTariff !== undefined && { ownTariff: lineView(network, ownTariff) }),
    rides,
    changes,
    lifts: [liftsAt(network, from), liftsAt(network, to)],
  };
}

/** The whole minutes of each ride and each change in turn, which together are those of the journey. */
function minutesOf({ rides, changes }: Journey): number[] {
  let seconds = 0;
  let told = 0;
  return rides
    .flatMap((ride, index) => [ride, changes[index]])
    .flatMap((part) => {
      if (!part) return [];
      seconds += part.seconds;
      const minutes = Math.max(1, Math.round(seconds / 60) - told);
      told += minutes;
      return [minutes];
    });
}

function rideView(network: MetroNetwork, ride: Ride, minutes: number): RideView {
  const end = ride.stations.at(-1) ?? 0;
  const lift = network.lifts.get(`${end} ${ride.line}`);
  const doors = lift?.doors.filter(({ towards }) => towards === ride.beyond) ?? [];
  return {
    line: lineView(network, ride.line),
    towards: stationView(network, ride.towards),
    minutes,
    stops: ride.stations.length - 1,
    stations: ride.stations.map((station) => stationView(network, station)),
    doors: doors.map(({ door }) => door),
    rare: network.lines[ride.line]?.rare ?? false,
  };
}

function changeView(
  network: MetroNetwork,
  { station, walk }: Change,
  before: Ride | undefined,
  after: Ride | undefined,
): Omit<ChangeView, 'minutes'> {
  const lines = [before?.line, after?.line];
  return {
    station: stationView(network, station),
    ...(walk && { metres: walk.metres, walkMinutes: Math.ceil(walk.seconds / 60) }),
    sameLine: lines[0] === lines[1],
    lifts: lines.every((line) => network.lifts.has(`${station} ${line}`)),
  };
}

function liftsAt(network: MetroNetwork, station: number): LiftView {
  const exits = network.stations[station]?.liftExits;
  return exits ? { exits } : {};
}

/** Whether a journey costs less than another, both fares being known. */
export function isCheaper(one: JourneyView, other: JourneyView): boolean {
  return one.fare !== null && other.fare !== null && one.fare.card < other.fare.card;
}

/** The stations of a journey at which nobody has said whether there is a lift. */
export function unknownLifts({ from, to, lifts, changes }: JourneyView): StationView[] {
  const at = [from, to].filter((_, index) => !lifts[index]?.exits);
  return [...at, ...changes.filter((change) => !change.lifts).map(({ station }) => station)];
}

/** Whether two journeys are the same ride. */
export function sameRide(one: JourneyView, other: JourneyView): boolean {
  const rides = ({ rides: all }: JourneyView) =>
    all.map(({ line, stations }) => `${line.id} ${stations.map(({ id }) => id).join()}`).join();
  return rides(one) === rides(other);
}
