import type { Text } from '../locale.ts';
import { attractionOf } from './attractions.ts';
import type { AttractionId } from './attractions.ts';
import { busanPlaces } from './busan-places.ts';
import type { City, PlaceFacts } from './place-facts.ts';
import { seoulPlaces } from './seoul-places.ts';

/** What the map's type filter tells apart (specification 1, section 3). */
export const placeTypes = ['school', 'attraction', 'cafe', 'accommodation', 'restaurant'] as const;

export type PlaceType = (typeof placeTypes)[number];

/** A point of the interactive map. */
export interface Place extends PlaceFacts {
  /** 1 to 52, never reused: it stands in shared addresses of the map. */
  readonly id: number;
  /** The city it is listed under. */
  readonly city: City;
  readonly type: PlaceType;
  readonly description: Text;
  readonly isPartner?: true;
  /** Set when the place has a card of its own on the page of its city. */
  readonly attraction?: AttractionId;
  /** Where it really is, when that is not the city it is listed under. */
  readonly outside?: Text;
  /** The owner has still to supply the exact position; `npm run check:launch` lists it. */
  readonly sample?: true;
}

/** A place as written down: in full, or as the attraction that already holds its facts. */
export type PlaceEntry =
  | { readonly id: number; readonly attraction: AttractionId }
  | (Omit<Place, 'city' | 'type' | 'attraction'> & {
      readonly type: Exclude<PlaceType, 'attraction'>;
    });

/** The 52 places of the map, by id. */
export const places: readonly Place[] = [
  ...seoulPlaces.map((entry) => placeOf(entry, 'seoul')),
  ...busanPlaces.map((entry) => placeOf(entry, 'busan')),
];

/** Leaves out what only the attraction's card shows: the map loads all 52 at once. */
function placeOf(entry: PlaceEntry, city: City): Place {
  if (!('attraction' in entry)) return { ...entry, city };
  const {
    category: _category,
    location: _location,
    alt: _alt,
    tip: _tip,
    price: _price,
    ...facts
  } = attractionOf(entry.attraction);
  return { ...facts, id: entry.id, type: 'attraction', attraction: entry.attraction };
}
