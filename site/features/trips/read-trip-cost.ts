import type { ItineraryId } from '#content/data/itineraries/itineraries.ts';
import { contextOf } from '#domain/trips/catalogue.ts';
import { costOf, type CountedTrip } from '#domain/trips/costs.ts';
import type { TripContext } from '#domain/trips/known.ts';
import { readCatalogue } from './read-catalogue.ts';
import { readTrip } from './read-trips.ts';

const costs = new Map<ItineraryId, CountedTrip>();
let context: TripContext | undefined;

/** What a ready-made trip costs a person, by day, counted as anybody's trip is. */
export function readTripCost(id: ItineraryId): CountedTrip {
  // Amounts are the same in every language.
  context ??= contextOf(readCatalogue('es'));
  const cost = costs.get(id) ?? costOf(readTrip(id), context);
  costs.set(id, cost);
  return cost;
}
