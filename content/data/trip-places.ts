import { destinations, type DestinationId } from './destinations.ts';
import { itineraries, type ItineraryId } from './itineraries/itineraries.ts';
import { places, type PlaceId } from './places.ts';
import { shoppingAreas } from './shopping-areas.ts';
import { spots, type SpotId } from './spots/spots.ts';

/** What a stop of a trip is: a place, the landmark of a destination, a shopping area, a spot, or an activity. */
export type TripPlaceId =
  | PlaceId
  | DestinationId
  | SpotId
  | (typeof shoppingAreas)[number]['id']
  | `${ItineraryId}/${string}`;

/** The id of every stop that a trip can have; a shopping area that is a place or a spot goes by the id of that. */
export const tripPlaceIds: readonly TripPlaceId[] = [
  ...places.map(({ id }) => id),
  ...destinations.map(({ id }) => id),
  ...shoppingAreas.flatMap((area) => ('at' in area ? [] : [area.id])),
  ...spots.map(({ id }) => id),
  ...itineraries.flatMap(({ id, days }) =>
    days.flatMap(({ activities }) => activities.map((activity) => `${id}/${activity.id}` as const)),
  ),
];
