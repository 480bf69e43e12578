import type { Text } from '../locale.ts';
import { busanAttractions } from './busan-attractions.ts';
import type { City, PlaceFacts } from './place-facts.ts';
import { seoulAttractions } from './seoul-attractions.ts';

export type SeoulCategory =
  'historic' | 'landmark' | 'market' | 'entertainment' | 'temple' | 'modern' | 'culture';

export type BusanCategory =
  'beach' | 'culture' | 'temple' | 'market' | 'landmark' | 'modern' | 'nature';

/** A sight of Seoul or Busan with a card of its own (specification 2, section 3). */
export interface Attraction extends PlaceFacts {
  /** Also the anchor of its card and, below its city, the name of its drawing. */
  readonly id: string;
  readonly category: SeoulCategory | BusanCategory;
  /** The district or neighbourhood as a visitor says it: `Jongno-gu`. */
  readonly location: Text;
  readonly hangul: string;
  readonly description: Text;
  /** What the drawing shows. */
  readonly alt: Text;
  /** Opening hours in words, with the days it closes. */
  readonly hours: Text;
  readonly tip: Text;
  /** Held for Seoul and not shown on the card (specification 2, section 3). */
  readonly price?: Text;
}

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
