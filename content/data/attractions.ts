import type { Attraction } from './attraction.ts';
import { busanAttractions } from './busan-attractions.ts';
import type { City } from './place-facts.ts';
import { seoulAttractions } from './seoul-attractions.ts';

export type AttractionId =
  (typeof seoulAttractions)[number]['id'] | (typeof busanAttractions)[number]['id'];

/** The attractions of a city, in the order of its page. */
export const attractions = {
  seoul: seoulAttractions,
  busan: busanAttractions,
} as const satisfies Record<City, readonly Attraction[]>;

/** The attraction of an id, with its city. */
export function attractionOf(id: AttractionId): Attraction & { readonly city: City } {
  for (const city of ['seoul', 'busan'] as const) {
    const found = attractions[city].find((attraction) => attraction.id === id);
    if (found) return { ...found, city };
  }
  throw new Error(`no attraction ${id}`);
}
