import { attractions, furtherAttractions } from '../data/attractions.ts';
import { destinations } from '../data/destinations.ts';
import { itineraries } from '../data/itineraries/itineraries.ts';
import type { Itinerary } from '../data/itineraries/itinerary.ts';
import { places } from '../data/places.ts';
import { shoppingAreas } from '../data/shopping-areas.ts';
import { spots } from '../data/spots/spots.ts';
import { rulesOf, type Opening } from './opening.ts';
import type { OpeningRule } from './opening-rule.ts';

/** What can have opening rules: places, shopping areas and the activities of the itineraries. */
export const openable: readonly { readonly id?: string; readonly opening?: Opening }[] = [
  ...attractions.seoul,
  ...attractions.busan,
  ...furtherAttractions.seoul,
  ...furtherAttractions.busan,
  ...destinations,
  ...places,
  ...shoppingAreas,
  ...spots,
  ...itineraries.flatMap(({ days }: Itinerary) =>
    days.flatMap(({ activities }): readonly { readonly opening?: Opening }[] => activities),
  ),
];

/** Every opening rule of the guide, each once. */
export const everyRule: readonly OpeningRule[] = [
  ...new Set(openable.flatMap(({ opening }) => rulesOf(opening))),
];
