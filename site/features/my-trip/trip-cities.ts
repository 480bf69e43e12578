import type { TripContext } from '#domain/trips/known.ts';
import { nightsOf } from '#domain/trips/nights.ts';
import type { Trip } from '#domain/trips/trip.ts';

/** Where somebody is who has not said so yet. */
const usual = ['seoul', 'busan'];

/** The cities of a trip, each once. */
export function citiesOf(trip: Trip, context: TripContext | undefined): readonly string[] {
  if (!context || trip.days.length === 0) return usual;
  const nights = nightsOf(trip, context).map(({ city }) => city);
  const stops = trip.days.flatMap(({ stops: all }) =>
    all.flatMap(({ of }) => context.known.get(of)?.city ?? []),
  );
  const cities = [...new Set([...nights, ...stops].filter(Boolean))];
  return cities.length > 0 ? cities : usual;
}
