import type { Attraction } from './attraction.ts';
import {
  attractions,
  furtherAttractions,
  type AttractionId,
  type FurtherId,
} from './attractions.ts';
import { busanPlaces } from './busan-places.ts';
import type { City } from './place-facts.ts';
import type { Place, PlaceBesideAttractions } from './place.ts';
import { seoulPlaces } from './seoul-places.ts';

export type PlaceId =
  AttractionId | FurtherId | (typeof seoulPlaces | typeof busanPlaces)[number]['id'];

type MapPlace = Place & { readonly id: PlaceId };

/** What a traveller looks for before the rest. */
const byType = ['restaurant', 'cafe', 'accommodation', 'school'] as const;

/** The places of the map: for each city its attractions, its further places, then the others, schools last. */
export const places: readonly MapPlace[] = [
  ...placesOf('seoul', seoulPlaces),
  ...placesOf('busan', busanPlaces),
];

function placesOf(
  city: City,
  others: readonly (PlaceBesideAttractions & { readonly id: PlaceId })[],
): MapPlace[] {
  const sights = [...attractions[city], ...furtherAttractions[city]].map((attraction) =>
    placeOfAttraction(attraction, city),
  );
  const listed = others.map((other) => ({ ...other, city }));
  return [...sights, ...byType.flatMap((type) => listed.filter((each) => each.type === type))];
}

/** Without the fields that only the attraction's card shows, as the map loads all places at once. */
function placeOfAttraction(
  attraction: Attraction & { readonly id: AttractionId | FurtherId },
  city: City,
): MapPlace {
  const {
    category: _category,
    location: _location,
    sentence: _sentence,
    drawing: _drawing,
    alt: _alt,
    tip: _tip,
    roof: _roof,
    price: _price,
    journey: _journey,
    further,
    ...facts
  } = attraction;
  const type = further ? 'further' : 'attraction';
  return { ...facts, city, type, attraction: attraction.id };
}
