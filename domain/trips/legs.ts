import { remembered } from '../memory.ts';
import type { RouteRide } from '../metro/metro.ts';
import { taxiFare } from '../fares.ts';
import { legFare, type PaidLeg } from './fares.ts';
import type { Known, KnownJourney, TripContext } from './known.ts';
import { kilometresBetween, walkMinutes } from './walk.ts';

/** The way from one stop to the next, an estimate. */
export interface Leg {
  readonly mode: 'same' | 'walk' | 'metro' | 'bus' | 'taxi' | 'journey' | 'unknown';
  /** Minutes; 0 where nobody knows. */
  readonly minutes: number;
  /** Of a range, the longest. */
  readonly most?: number;
  /** KRW a person. */
  readonly won?: number;
  /** KRW of taxis, which the travellers share. */
  readonly car?: number;
  /** A part of it has a fare that no source gives. */
  readonly unseen?: true;
  readonly rides?: readonly RouteRide[];
  /** Of a journey from door to door, what takes one to the other city; its stations by their ids. */
  readonly ride?: {
    readonly mode: KnownJourney['mode'];
    readonly minutes: number;
    readonly from: string;
    readonly to: string;
  };
  /** Of a ride by metro, the ids of its stations. */
  readonly from?: string;
  readonly to?: string;
}

/** A stop with a position, or where one sleeps. */
export type Place = Pick<Known, 'lat' | 'lng' | 'station' | 'walk' | 'onward' | 'city'>;

const unknown: Leg = { mode: 'unknown', minutes: 0 };

/** Metres that count as one place, and that are walked without a thought. */
const same = 60;
const walked = 1200;
/** Minutes of a walk that is chosen where the metro is no faster, and of one to or from a station. */
const longestWalk = 30;
const toStation = 25;
/** Minutes until a train comes, and until a taxi does. */
const wait = 4;
/** Minutes that one is there before a train, a flight or a coach leaves. */
const ahead = { train: 15, flight: 60, 'express-bus': 15 } as const;
/** Kilometres from which a way is a journey. */
const journey = 60;
/** How much longer than a straight line roads are. */
const roads = 1.35;
const midday = 12;

/**
 * The way between two places: on foot where it is short or no slower, else by metro, else by taxi, and beyond 60 km the
 * journey between their cities. Where nobody walks (`onward`) the last part has its own minutes.
 */
export function legBetween(from: Place, to: Place, context: TripContext): Leg {
  const legs = legsFrom(context, from);
  const leg = legs.get(to) ?? estimate(from, to, context);
  legs.set(to, leg);
  return leg;
}

/** The ways from a place that were asked for. */
const legsFrom = remembered((_context: TripContext, _from: Place) => new Map<Place, Leg>());

function estimate(from: Place, to: Place, context: TripContext): Leg {
  const km = kilometresBetween(from, to);
  if (km === undefined) return unknown;
  if (km * 1000 <= same) return { mode: 'same', minutes: 0 };
  if (km > journey) return journeyBetween(from, to, context);
  const foot = walkMinutes(km);
  const climbs = from.onward !== undefined || to.onward !== undefined;
  const walk: Leg = { mode: 'walk', minutes: foot };
  if (!climbs && km * 1000 <= walked) return walk;
  const metro = metroLeg(from, to, context);
  if (!climbs && foot <= longestWalk && (!metro || foot <= metro.minutes)) return walk;
  return metro ?? taxiLeg(km, from.city, context);
}

/** The train or the flight, with the ways to and from its stations where these have a metro. */
function journeyBetween(place: Place, other: Place, context: TripContext): Leg {
  const [start, end] = [place.city, other.city];
  const found = context.journeys.find(
    ({ between }) => start !== end && between.includes(start) && between.includes(end),
  );
  if (!found) return { mode: 'journey', minutes: 0, unseen: true };
  const { mode, minutes, fare, stations = {} } = found;
  const { [start]: leaves = '', [end]: reaches = '' } = stations;
  const [from, to] = [placeOfStation(context, leaves), placeOfStation(context, reaches)];
  const access = from ? [legBetween(place, from, context)] : [];
  const onward = to ? [legBetween(to, other, context)] : [];
  const ends = [...access, ...onward];
  const sum = (of: 'minutes' | 'won' | 'car') =>
    ends.reduce((total, leg) => total + (leg[of] ?? 0), 0);
  const [won, car] = [sum('won') + (fare ?? 0), sum('car')];
  return {
    mode: 'journey',
    minutes: sum('minutes') + minutes + (from ? ahead[mode] : 0),
    ...(won > 0 && { won }),
    ...(car > 0 && { car }),
    ...((fare === undefined || ends.some(({ unseen }) => unseen)) && { unseen: true as const }),
    ...(from && to && { ride: { mode, minutes, from: leaves, to: reaches } }),
  };
}

/** A station as a place; undefined without one, and until the network is loaded. */
export const placeOfStation = remembered(
  ({ stationAt }: TripContext, id: string): Place | undefined => {
    const at = id ? stationAt?.(id) : undefined;
    return at && { ...at, station: id, walk: 0, city: id.split('/')[0] ?? '' };
  },
);

function metroLeg(from: Place, to: Place, context: TripContext): Leg | undefined {
  const [start, end] = [stationMinutes(from, context), stationMinutes(to, context)];
  if (!from.station || !to.station || start === undefined || end === undefined) return undefined;
  const way = context.metro?.(from.station, to.station);
  if (!way) return undefined;
  const { minutes, won, rides } = way;
  return {
    mode: 'metro',
    minutes: start + wait + minutes + end,
    rides,
    from: from.station,
    to: to.station,
    ...(won === undefined ? { unseen: true } : { won }),
  };
}

/** Minutes between a place and its station; undefined where it is too far, or nobody says. */
function stationMinutes(place: Place, { stationAt }: TripContext): number | undefined {
  const { station, walk, onward } = place;
  if (!station) return undefined;
  if (onward !== undefined) return onward || undefined;
  const at = stationAt?.(station);
  const minutes = walk ?? (at && walkMinutes(kilometresBetween(place, at) ?? Infinity));
  return minutes !== undefined && minutes <= toStation ? minutes : undefined;
}

/** By road at 18 to 30 km/h. */
function taxiLeg(straight: number, city: string, { tariffs }: TripContext): Leg {
  const km = straight * roads;
  const at = (speed: number) => Math.round((km / speed) * 60) + 5;
  const tariff = city === 'seoul' ? tariffs.seoulTaxi : tariffs.taxi;
  const { fare } = taxiFare(tariff, km, midday);
  return { mode: 'taxi', minutes: at(30), most: at(18), car: fare };
}

const modes: Readonly<Record<PaidLeg['mode'], Leg['mode']>> = {
  subway: 'metro',
  bus: 'bus',
  taxi: 'taxi',
  train: 'journey',
  'express-bus': 'journey',
  flight: 'journey',
  ferry: 'journey',
};

/** Whether a ride leads to another city. */
export const isJourney = ({ mode }: PaidLeg) => modes[mode] === 'journey';

/**
 * The way of a ready-made trip between two stops: its rides and fares, and the minutes of an estimate, in which a bus
 * takes twice as long as a taxi at most.
 */
export function plannedLeg(
  legs: readonly PaidLeg[],
  from: Place | undefined,
  to: Place | undefined,
  context: TripContext,
): Leg {
  const guess = from && to ? legBetween(from, to, context) : unknown;
  const [first] = legs;
  if (!first) return guess.mode === 'metro' || guess.mode === 'taxi' ? onFoot(from, to) : guess;
  const long = legs.find(isJourney);
  // One sleeps or wakes up in another city than in the ready-made trip, whose rides do not lead there.
  if (guess.mode === 'journey' && !long) return guess;
  const mode = modes[(long ?? legs.find(({ mode: each }) => each === 'subway') ?? first).mode];
  const fares = faresOf(legs, context);
  if (guess.mode === mode) {
    const { won: _won, car: _car, unseen: _unseen, ...way } = guess;
    return { ...way, ...fares };
  }
  const km = from && to ? kilometresBetween(from, to) : undefined;
  if (km === undefined || mode === 'journey') return { mode, minutes: 0, ...fares };
  const { minutes, most = minutes } = taxiLeg(km, 'busan', context);
  if (mode === 'taxi') return { mode, minutes, most, ...fares };
  return { mode, minutes: wait + minutes, most: wait + 2 * minutes, ...fares };
}

/** The fares of rides, those of taxis apart. */
function faresOf(
  legs: readonly PaidLeg[],
  { tariffs }: TripContext,
): Pick<Leg, 'won' | 'car' | 'unseen'> {
  const [taxis, others] = [true, false].map((taxi) =>
    legs.filter(({ mode }) => (mode === 'taxi') === taxi).map((leg) => legFare(leg, tariffs)),
  );
  const sum = (fares: readonly (number | undefined)[] = []) =>
    fares.reduce<number>((total, fare) => total + (fare ?? 0), 0);
  const [won, car] = [sum(others), sum(taxis)];
  return {
    ...(won > 0 && { won }),
    ...(car > 0 && { car }),
    ...(others?.includes(undefined) && { unseen: true as const }),
  };
}

function onFoot(from: Place | undefined, to: Place | undefined): Leg {
  const km = from && to && kilometresBetween(from, to);
  return km === undefined ? unknown : { mode: 'walk', minutes: walkMinutes(km) };
}
