import type { ItineraryId } from '#content/data/itineraries/itineraries.ts';
import { contextOf } from '#domain/trips/catalogue.ts';
import type { TripCost } from '#domain/trips/cost-parts.ts';
import { costOf } from '#domain/trips/costs.ts';
import type { TripContext } from '#domain/trips/known.ts';
import { readCatalogue } from './read-catalogue.ts';
import { readTrip } from './read-trips.ts';

interface ReadCost {
  readonly cost: TripCost;
  readonly days: readonly TripCost[];
}

const costs = new Map<ItineraryId, ReadCost>();
let context: TripContext | undefined;

/** What a ready-made trip costs a person, and each of its days, counted as anybody's trip is. */
export function readTripCost(id: ItineraryId): ReadCost {
  // Amounts are the same in every language.
  context ??= contextOf(readCatalogue('es'));
  const read = costs.get(id) ?? countedCost(id, context);
  costs.set(id, read);
  return read;
}

function countedCost(id: ItineraryId, known: TripContext): ReadCost {
  const { food, transport, tickets, total, days } = costOf(readTrip(id), known);
  return { cost: { food, transport, tickets, total }, days };
}
