import { itineraries } from '#content/data/itineraries/itineraries.ts';
import type { Locale } from '#content/locale.ts';
import { schemaFile } from '#content/open-data/datasets.ts';
import { stopsOf } from '#domain/trips/trip.ts';
import { readItineraries } from '#site/features/trips/read.ts';
import { readCatalogue } from '#site/features/trips/read-catalogue.ts';
import { readTrip } from '#site/features/trips/read-trips.ts';
import { plainTrip } from '#site/lib/stored-trip.ts';
import { fileUrl } from './read-head.ts';

/** A ready-made trip as the file that “My trip” saves and opens. */
export function readItineraryFile(name: string, locale: Locale) {
  const found = itineraries.find(({ id }) => id === name);
  if (!found) throw new Error(`no itinerary ${name}`);
  const { title } = readItineraries(locale, found.id).shown;
  const trip = { ...readTrip(found.id), name: title };
  const known = new Map(readCatalogue(locale).rows.map((row) => [row.id, row.name]));
  return {
    $schema: fileUrl(schemaFile('itineraries')),
    format: 'rumbo-corea-trip',
    v: 1,
    trip: plainTrip(trip),
    names: Object.fromEntries(stopsOf(trip).map(({ of }) => [of, known.get(of) ?? of])),
  };
}
