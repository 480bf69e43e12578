import type { FurtherAttraction, LeadAttraction } from './attraction.ts';
import { busanAttractions } from './busan-attractions.ts';
import { furtherBusan } from './further-busan.ts';
import { furtherSeoul } from './further-seoul.ts';
import type { City } from './place-facts.ts';
import { seoulAttractions } from './seoul-attractions.ts';

export type AttractionId =
  (typeof seoulAttractions)[number]['id'] | (typeof busanAttractions)[number]['id'];

export type FurtherId = (typeof furtherSeoul)[number]['id'] | (typeof furtherBusan)[number]['id'];

/** The attractions of a city, in the order of its page. */
export const attractions = {
  seoul: seoulAttractions,
  busan: busanAttractions,
} as const satisfies Record<City, readonly LeadAttraction[]>;

/** The further places of a city and the trips from there, in the order of their page. */
export const furtherAttractions = {
  seoul: furtherSeoul,
  busan: furtherBusan,
} as const satisfies Record<City, readonly FurtherAttraction[]>;

/** The attraction of an id, with its city. */
export function attractionOf(id: AttractionId): LeadAttraction & { readonly city: City } {
  for (const city of ['seoul', 'busan'] as const) {
    const found = attractions[city].find((attraction) => attraction.id === id);
    if (found) return { ...found, city };
  }
  throw new Error(`no attraction ${id}`);
}
