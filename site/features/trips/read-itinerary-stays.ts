import { text } from '#content/text/itineraries.ts';
import { citySpreads } from '#content/text/city-spread.ts';
import { destinationOf } from '#content/data/destinations.ts';
import { itineraries } from '#content/data/itineraries/itineraries.ts';
import type { Activity, Itinerary, ItineraryCity } from '#content/data/itineraries/itinerary.ts';
import { placeOfStop } from '#content/data/itineraries/stop-place.ts';
import type { Locale } from '#content/locale.ts';
import type { Coordinates } from '#domain/drawn-map/geometry.ts';

/** Days in a row that a trip spends in a city. */
export interface Stay {
  readonly city: ItineraryCity;
  readonly days: number;
}

/** A city that trips visit, in one language. */
export interface VisitedCity {
  readonly id: ItineraryCity;
  readonly name: string;
  readonly hangul: string;
  readonly at: Coordinates;
}

/** The stays of a trip in their order. */
export function staysOf({ days }: Pick<Itinerary, 'days'>): Stay[] {
  const stays: Stay[] = [];
  for (const { city } of days) {
    const last = stays.at(-1);
    if (last?.city === city) stays[stays.length - 1] = { city, days: last.days + 1 };
    else stays.push({ city, days: 1 });
  }
  return stays;
}

/** The cities of all trips: each lies in the middle of what the trips visit there. */
export function readVisitedCities(locale: Locale): VisitedCity[] {
  const days = itineraries.flatMap((itinerary) => itinerary.days);
  const ids = [...new Set(days.map(({ city }) => city))];
  return ids.map((id) => {
    const stops = days
      .filter(({ city }) => city === id)
      .flatMap(({ activities }) => activities.flatMap(({ stop }: Activity) => stop ?? []))
      .map(placeOfStop);
    return {
      id,
      name: text.cities.names[id][locale],
      hangul: hangulOf(id),
      at: [median(stops.map(({ lat }) => lat)), median(stops.map(({ lng }) => lng))],
    };
  });
}

function hangulOf(id: ItineraryCity): string {
  return id === 'seoul' || id === 'busan' ? citySpreads[id].hangul : destinationOf(id).hangul;
}

/** The middle one, which a single stop on the way to another city does not move. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('a city without a stop');
  return middle;
}
