import { nightBefore, timesOf, wayBack } from './day-times.ts';
import type { Known, TripContext } from './known.ts';
import type { Leg } from './legs.ts';
import { cityOfStation } from './nights.ts';
import type { Trip } from './trip.ts';
import { areTwoCities } from './walk.ts';

/** KRW; a card is loaded in round sums. */
const loadStep = 5000;

/** What a person pays with a transport card in all of a trip, KRW, and the round sum to load. */
export function cardLoad(trip: Trip, context: TripContext): { won: number; load: number } {
  const legs = trip.days.flatMap((day, index): Leg[] => {
    const timed = timesOf(day, context, nightBefore(trip, index, context));
    const back = wayBack(day, context);
    return [...timed.flatMap(({ leg }) => leg ?? []), ...(back ? [back] : [])];
  });
  const won = legs
    .filter(({ mode }) => mode === 'metro' || mode === 'bus')
    .reduce((sum, leg) => sum + (leg.won ?? 0), 0);
  return { won, load: Math.ceil(won / loadStep) * loadStep };
}

/** The station of the airport by whose metro one reaches a city. */
const airports: Readonly<Record<string, string>> = {
  seoul: 'seoul/incheon-intl-airport-terminal-1',
  busan: 'busan/gimhae-intl-airport',
};

/** A ride between an airport and where one sleeps. */
export interface AirportRide {
  readonly way: 'in' | 'out';
  /** The ids of stations. */
  readonly from: string;
  readonly to: string;
}

/** The first and the last ride of a trip, where its first and its last night have a station. */
export function airportRides({ days }: Trip): AirportRide[] {
  const nights = days.slice(0, -1).map(({ sleep }) => sleep);
  const ride = (way: AirportRide['way'], night = '') => {
    const airport = airports[cityOfStation(night)];
    if (!airport || !night) return [];
    return [way === 'in' ? { way, from: airport, to: night } : { way, from: night, to: airport }];
  };
  return [...ride('in', nights[0]), ...ride('out', nights.at(-1))];
}

/** What nobody counts at the ends of a trip. */
export interface OpenEnds {
  /** The rides between airport and town that are no stops of it. */
  readonly airport?: 'in' | 'out' | 'both';
  /** The city where it ends, if it began in another. */
  readonly from?: string;
}

export function openEnds({ days }: Trip, { known }: Pick<TripContext, 'known'>): OpenEnds {
  const stops = days.map((day) => day.stops.flatMap(({ of }) => known.get(of) ?? []));
  const flies = (day: readonly Known[] = []) => day.some(({ icon }) => icon === 'arrival');
  const [isIn, isOut] = [flies(stops[0]), days.length > 1 && flies(stops.at(-1))];
  const airport = isIn ? (isOut ? undefined : 'out') : isOut ? 'in' : 'both';
  const placed = stops.flat().filter(({ lat }) => lat !== undefined);
  const [first, last] = [placed[0], placed.at(-1)];
  const isAway = !isOut && first && last && areTwoCities(first, last);
  return { ...(airport && { airport }), ...(isAway && { from: last.city }) };
}
