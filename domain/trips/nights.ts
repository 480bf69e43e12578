import type { Known, TripContext } from './known.ts';
import type { Trip } from './trip.ts';

/** So many nights in one city. */
export interface CityNights {
  /** Empty where nothing of the trip says where. */
  readonly city: string;
  readonly nights: number;
}

/**
 * Where the nights of a trip are spent, in the order of the trip: in the city of the station where one sleeps, else in
 * that of the last place of the day, else where one was before.
 */
export function nightsOf(trip: Trip, { known }: Pick<TripContext, 'known'>): CityNights[] {
  const nights = new Map<string, number>();
  let city = '';
  for (const { sleep, stops } of trip.days.slice(0, -1)) {
    const places = stops.flatMap(({ of }): Known[] => {
      const each = known.get(of);
      return each?.city ? [each] : [];
    });
    city = cityOfStation(sleep) || (places.at(-1)?.city ?? city);
    nights.set(city, (nights.get(city) ?? 0) + 1);
  }
  return Array.from(nights, ([each, count]) => ({ city: each, nights: count }));
}

/** `seoul` of `seoul/hongik-univ`. */
export const cityOfStation = (id: string) => id.split('/')[0] ?? '';
