import { dayCost, type PaidDay } from './cost-parts.ts';
import { countedTrip } from './costs.ts';
import { legFare } from './fares.ts';
import type { KnownBed, KnownJourney, TripContext } from './known.ts';
import type { CityNights } from './nights.ts';
import { tidyFigures, type BedKind, type CityBed, type OwnFigures } from './own-figures.ts';
import { emptyTrip, type MealLevelId, type Trip } from './trip.ts';
import { bedsIn, wholeCost, type WholeCost } from './whole-cost.ts';

/** A trip of which nobody knows the stops yet: how many nights, how many people, and how they live. */
export interface Stay {
  /** In the order in which they are travelled. */
  readonly nights: readonly CityNights[];
  readonly people: number;
  readonly meals: MealLevelId;
  /** Paid admissions of a day. */
  readonly tickets: number;
  /** What all nights are spent in; absent where it is not decided. */
  readonly bed?: BedKind | undefined;
  /** KRW a night of all travellers, where the guide knows no price of the bed. */
  readonly night?: number | undefined;
  /** Whether the journeys between its cities count at the fares of the guide. */
  readonly journeys: boolean;
  /** KRW a person. */
  readonly figures?: Pick<OwnFigures, 'flight' | 'inland' | 'insurance'>;
}

/** What a stay is counted with besides the rules. */
export interface StayPrices extends Pick<TripContext, 'tariffs' | 'meals' | 'journeys'> {
  readonly beds: NonNullable<TripContext['beds']>;
  /** KRW of an admission. */
  readonly ticket: number;
}

/** KRW a person where it does not say otherwise. */
export interface StayCost extends WholeCost {
  /** What the nights of each city are spent in. */
  readonly slept: readonly CityBed[];
  readonly food: number;
  /** Within the cities. */
  readonly rides: number;
  readonly tickets: number;
  /** Between them, at the fares of the guide. */
  readonly journeys: number;
  /** The journeys between its cities, and those of them whose fare no source gives. */
  readonly ways: readonly Way[];
  readonly unseen: readonly Way[];
}

/** From one city to another. */
export interface Way {
  readonly from: string;
  readonly to: string;
  readonly mode?: KnownJourney['mode'];
  readonly fare?: number;
}

/** Rides by metro or bus of an ordinary day, as in the ready-made trips. */
export const ridesADay = 4;

/** The longest stay in nights that counts as a visit; who stays longer lives there. */
export const longestVisit = 30;

export const nightsIn = ({ nights }: Pick<Stay, 'nights'>) =>
  nights.reduce((sum, each) => sum + each.nights, 0);

/** A stay as a trip without stops: a day more than nights, each with the city where one sleeps. */
export function stayTrip(stay: Stay, beds: StayPrices['beds']): Trip {
  const figures = tidyFigures({ ...stay.figures, beds: stay.nights.flatMap(bedOf(stay, beds)) });
  const sleeps = [...stay.nights.flatMap(({ city, nights }) => Array(nights).fill(city)), ''];
  return {
    ...emptyTrip,
    people: stay.people,
    meals: stay.meals,
    days: sleeps.map((sleep: string) => ({ title: '', sleep, stops: [] })),
    ...(figures && { figures }),
  };
}

/** The bed of the nights in a city: one whose price the guide knows there, else the visitor's own figure. */
function bedOf({ bed, night }: Stay, beds: StayPrices['beds']) {
  return ({ city }: CityNights): CityBed[] => {
    if (!bed) return [];
    const known = bed === 'own' ? undefined : bedLike(bed, city, beds);
    if (known) return [{ city, kind: known.kind }];
    return night === undefined ? [] : [{ city, kind: 'own', night }];
  };
}

/**
 * A kind of bed in a city, else the next room of the list that is known there: of a hotel in a city where only the
 * average of all rooms is known, that.
 */
function bedLike(kind: BedKind, city: string, beds: StayPrices['beds']): KnownBed | undefined {
  const known = bedsIn(city, beds);
  const at = beds.findIndex((each) => each.kind === kind);
  const same = known.find((each) => each.kind === kind);
  if (same || beds[at]?.per !== 'room') return same;
  return beds.slice(at).find((each) => each.per === 'room' && known.includes(each));
}

/** What a stay costs, by the rules of a trip: the meals of every day, rides and admissions of an ordinary one, beds. */
export function stayCost(stay: Stay, prices: StayPrices): StayCost {
  const trip = stayTrip(stay, prices.beds);
  const ways = waysOf(stay, prices);
  const journeys = stay.journeys ? ways.reduce((sum, { fare = 0 }) => sum + fare, 0) : 0;
  const meals = prices.meals[stay.meals] ?? 0;
  const cities = trip.days.map(({ sleep }, index) => sleep || (trip.days[index - 1]?.sleep ?? ''));
  const days = cities.map((city): PaidDay => ({
    meals,
    rides: Array<number>(ridesADay).fill(cityRide(city, prices)),
    tickets: Array<number>(stay.tickets).fill(prices.ticket),
  }));
  const counted = countedTrip(
    [...days, { meals: 0, rides: [journeys], tickets: [] }].map(dayCost),
    stay.people,
  );
  const whole = wholeCost(trip, counted, { ...prices, known: new Map() });
  return {
    ...whole,
    slept: trip.figures?.beds ?? [],
    food: counted.food,
    rides: counted.transport - journeys,
    tickets: counted.tickets,
    journeys,
    ways,
    unseen: stay.journeys ? ways.filter(({ fare }) => fare === undefined) : [],
  };
}

/** KRW of a ride by metro, or by bus where there is none. */
function cityRide(city: string, { tariffs }: StayPrices): number {
  const metro = city === 'seoul' || city === 'busan';
  return legFare(metro ? { mode: 'subway', city } : { mode: 'bus', city }, tariffs) ?? 0;
}

/** The journeys from city to city, and back to the first, from which one flies home. */
function waysOf({ nights }: Stay, { journeys }: StayPrices): Way[] {
  const cities = nights.map(({ city }) => city);
  if (cities.length < 2) return [];
  return cities.map((from, index) =>
    wayBetween(from, cities[index + 1] ?? cities[0] ?? from, journeys),
  );
}

function wayBetween(from: string, to: string, journeys: StayPrices['journeys']): Way {
  const found = journeys.find(({ between }) => between.includes(from) && between.includes(to));
  if (!found) return { from, to };
  const { mode, fare } = found;
  return { from, to, mode, ...(fare !== undefined && { fare }) };
}
