import type { DrawingId } from '../../illustrations/out/drawings.ts';
import type { Text } from '../locale.ts';
import type { PlaceFacts } from './place-facts.ts';

export type SeoulCategory =
  'historic' | 'landmark' | 'market' | 'entertainment' | 'temple' | 'modern' | 'culture';

export type BusanCategory =
  'beach' | 'culture' | 'temple' | 'market' | 'landmark' | 'modern' | 'nature';

/** An attraction of Seoul or Busan (specification 2, section 3). */
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
  readonly drawing: DrawingId;
  /** The alternative text of the drawing. */
  readonly alt: Text;
  /** Opening hours in words, with the days it closes. */
  readonly hours: Text;
  readonly tip: Text;
  /** The specification gives it for Seoul; the card does not show it (specification 2, section 3). */
  readonly price?: Text;
}
