import type { Text } from '../locale.ts';
import type { AttractionId } from './attractions.ts';
import type { City, PlaceFacts } from './place-facts.ts';

/** What the map's type filter tells apart (specification 1, section 3). */
export const placeTypes = ['school', 'attraction', 'cafe', 'accommodation', 'restaurant'] as const;

export type PlaceType = (typeof placeTypes)[number];

/** A point of the interactive map. */
export interface Place extends PlaceFacts {
  /** A slug, never reused: it stands in shared links to the map. That of an attraction is its own id. */
  readonly id: string;
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

/** A place that is no attraction, as the list of its city holds it. */
export type PlaceBesideAttractions = Omit<Place, 'city' | 'type' | 'attraction'> & {
  readonly type: Exclude<PlaceType, 'attraction'>;
};
