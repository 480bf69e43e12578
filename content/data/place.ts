import type { Text } from '../locale.ts';
import type { AttractionId, FurtherId } from './attractions.ts';
import type { City, PlaceFacts } from './place-facts.ts';

/** The types of places on the map, and the further places of the guide. */
export const placeTypes = [
  'school',
  'attraction',
  'further',
  'cafe',
  'accommodation',
  'restaurant',
] as const;

export type PlaceType = (typeof placeTypes)[number];

/** A place of the interactive map. */
export interface Place extends PlaceFacts {
  /** A slug, never reused because shared links contain it. For an attraction it is the attraction's id. */
  readonly id: string;
  /** The city under which it is listed. */
  readonly city: City;
  readonly type: PlaceType;
  readonly description: Text;
  readonly isPartner?: true;
  /** Set when the place has a card on the page of its city, or on that of the further places. */
  readonly attraction?: AttractionId | FurtherId;
  /** Where it really is, if not in `city`. */
  readonly outside?: Text;
  /** The owner still has to supply the exact position; `npm run check:launch` lists it. */
  readonly sample?: true;
}

/** A place that is not an attraction, as listed by its city. */
export type PlaceBesideAttractions = Omit<Place, 'city' | 'type' | 'attraction'> & {
  readonly type: Exclude<PlaceType, 'attraction' | 'further'>;
};
