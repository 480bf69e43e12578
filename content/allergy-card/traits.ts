import type { Text } from '../locale.ts';

/** What a diet may exclude beside the ingredients of the card, in the words of a sentence. */
export const foodTraits = {
  alcohol: { es: 'alcohol', en: 'alcohol' },
  raw: { es: 'algo crudo o poco hecho', en: 'something raw or undercooked' },
  honey: { es: 'miel', en: 'honey' },
  /** Beef and chicken, unless the restaurant has a halal kitchen. */
  meatNotHalal: { es: 'carne que no suele ser halal', en: 'meat that is not usually halal' },
} as const satisfies Record<string, Text>;

export type FoodTrait = keyof typeof foodTraits;
