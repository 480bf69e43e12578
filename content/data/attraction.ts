import type { DrawingId } from '#art/index.ts';
import type { Text } from '../locale.ts';
import type { Source } from '../register/figure.ts';
import type { PlaceFacts } from './place-facts.ts';

export type SeoulCategory =
  'historic' | 'landmark' | 'market' | 'entertainment' | 'temple' | 'modern' | 'culture';

export type BusanCategory =
  'beach' | 'culture' | 'temple' | 'market' | 'landmark' | 'modern' | 'nature';

/** An attraction listed under Seoul or Busan. */
export interface Attraction extends PlaceFacts {
  /** Also the anchor of its card, and its id on the map. */
  readonly id: string;
  readonly category: SeoulCategory | BusanCategory;
  /** The district or neighbourhood: `Jongno-gu`. */
  readonly location: Text;
  readonly hangul: string;
  /** What its card says of it: at most 14 words. */
  readonly sentence: Text;
  readonly description: Text;
  /** Without one the card shows the place on the map. */
  readonly drawing?: DrawingId;
  /** The alternative text of the drawing. */
  readonly alt?: Text;
  readonly tip?: Text;
  /** Under a roof: a place for a rainy day. */
  readonly roof?: true;
  /** Kept for Seoul; the card does not show it. */
  readonly price?: Text;
  /** Where it really is, for a trip out of the city. */
  readonly outside?: Text;
  /** How to get there where no station is near. */
  readonly journey?: Text;
  /** Set for the places beyond those of the specification, whose list is a page of its own. */
  readonly further?: FurtherFacts;
}

/** One of the main attractions, with all that their cards show. */
export type LeadAttraction = Attraction &
  Required<Pick<Attraction, 'drawing' | 'alt' | 'opening' | 'tip'>>;

/** Where the facts of a further place come from. */
export interface FurtherFacts {
  /** Beside the sources of its figures. */
  readonly sources: readonly Source[];
  /** The day on which the sources were read, ISO 8601. */
  readonly checkedOn: string;
}

export type FurtherAttraction = Attraction & Required<Pick<Attraction, 'further'>>;
