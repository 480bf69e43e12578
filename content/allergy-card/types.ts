import type { Text } from '../locale.ts';

/** One food or seasoning, as a Korean kitchen writes it and as the visitor reads it. */
export interface CardItem {
  readonly hangul: string;
  readonly name: Text;
}

/** Something that a person may not be able, or may not want, to eat. */
export interface Ingredient extends CardItem {
  /** The ingredient and the foods that always contain it. */
  readonly forms: readonly CardItem[];
  /** Foods that may contain it, depending on the brand and the kitchen. */
  readonly hidden: readonly CardItem[];
}

export interface Sentence {
  readonly hangul: string;
  readonly meaning: Text;
}
