import { attractions, furtherAttractions } from '#content/data/attractions.ts';
import { destinationOf, destinations } from '#content/data/destinations.ts';
import { isFree, type PlaceFacts } from '#content/data/place-facts.ts';
import { places } from '#content/data/places.ts';
import { shoppingAreas } from '#content/data/shopping-areas.ts';
import { spots } from '#content/data/spots/spots.ts';
import { tripIds } from '#content/data/trip-numbers.ts';
import { tripPrices } from '#content/data/trip-prices.ts';
import type { Locale } from '#content/locale.ts';
import { figureAmount } from '#content/register/figures.ts';
import { stationSlug } from '#domain/metro/metro-network.ts';
import type { Catalogue, PlainRow } from '#domain/trips/catalogue.ts';
import { readBaseMap } from '#site/lib/read-base-map.ts';
import { stationFor } from '#site/features/metro/read-metro-stations.ts';
import { readActivityRows } from './read-activity-rows.ts';
import { readKnownRules } from './read-known-rules.ts';

/** What can be a stop of a trip, and what the rules of trips need to know, in one language. */
export function readCatalogue(locale: Locale): Catalogue {
  const { tariffs, meals, journeys, beds } = tripPrices;
  return {
    rows: [
      ...readPlaces(locale),
      ...readDestinations(locale),
      ...readShoppingAreas(locale),
      ...readSpots(locale),
      ...readActivityRows(locale),
    ].map((row) => Object.assign(row, { number: numbers.get(row.id) ?? 0 })),
    tariffs,
    meals,
    journeys,
    beds,
  };
}

const numbers = new Map<string, number>(tripIds.map((id, index) => [id, index + 1]));

/** Schools and lodgings are where one sleeps, no stops. */
function readPlaces(locale: Locale): PlainRow[] {
  const beaches = new Set<string>(
    [...Object.values(attractions), ...Object.values(furtherAttractions)]
      .flat()
      .flatMap(({ id, category }) => (category === 'beach' ? id : [])),
  );
  return places.flatMap((place): PlainRow[] => {
    const { id, type, city } = place;
    if (type === 'school' || type === 'accommodation') return [];
    const icon = type === 'restaurant' ? 'food' : beaches.has(id) ? 'beach' : undefined;
    return [{ id, city, ...readFacts(place, locale), ...(icon && { icon }) }];
  });
}

function readDestinations(locale: Locale): PlainRow[] {
  return destinations.map(({ id }) => {
    const { landmark, admission, lat, lng, opening } = destinationOf(id);
    const facts = { ...landmark, lat, lng, ...(opening && { opening }) };
    const row = readFacts({ ...facts, ...(admission && { admission }) }, locale);
    return Object.assign(row, { id, city: id === 'seoraksan' ? 'sokcho' : id });
  });
}

/** Those that are no place and no spot lie at their stations. */
function readShoppingAreas(locale: Locale): PlainRow[] {
  return shoppingAreas.flatMap((area): PlainRow[] => {
    if ('at' in area) return [];
    const { id, name, hangul, station, opening } = area;
    const city = area.city === 'busan' ? 'busan' : 'seoul';
    const found = readBaseMap().stations.find(
      (each) => each.id === `${city}/${stationSlug(station.name)}`,
    );
    if (!found) throw new Error(`no station ${station.name} for ${id}`);
    const [lat, lng] = found.at;
    return [{ id, city, ...readFacts({ name, hangul, lat, lng, opening }, locale), priced: false }];
  });
}

/** Nothing says what most of them cost. */
function readSpots(locale: Locale): PlainRow[] {
  return spots.map(({ id, city, area, stay, ...facts }) =>
    Object.assign(
      readFacts(facts, locale),
      { id, city, stay },
      area && { outdoors: true as const },
    ),
  );
}

function readFacts(place: PlaceFacts, locale: Locale): Omit<PlainRow, 'id'> {
  const { name, hangul, lat, lng, station, visit, admission } = place;
  const near = stationFor({ lat, lng, station: station?.hangul });
  const rides = station?.onward !== undefined && station.metres === undefined;
  return {
    name: name[locale],
    ...(hangul && { hangul }),
    lat: rounded(lat),
    lng: rounded(lng),
    ...(near && { station: near.id }),
    ...(station?.walk && { walk: station.walk }),
    ...(rides && { onward: station.onwardMinutes ?? 0 }),
    ...readKnownRules(place.opening, locale),
    ...(visit && { stay: visit[0] }),
    ...readAdmission(admission),
  };
}

function readAdmission(admission: PlaceFacts['admission']): Pick<PlainRow, 'tickets' | 'priced'> {
  if (!admission) return { priced: false };
  return isFree(admission) || !('figure' in admission)
    ? {}
    : { tickets: [figureAmount(admission.figure)] };
}

/** A degree with five places is a metre. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
