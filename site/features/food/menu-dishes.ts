import type { FoodTrait } from '#content/allergy-card/traits.ts';

interface Holds {
  readonly allergens: readonly string[];
  readonly sometimes: readonly string[];
}

/** What a dish holds beside the ingredients of the card. */
interface WithTraits extends Holds {
  readonly traits?: readonly FoodTrait[] | undefined;
  readonly sometimesTraits?: readonly FoodTrait[] | undefined;
}

/** Meat that is halal only where the kitchen is; pork never is. */
const meats: readonly string[] = ['beef', 'chicken'];

/** Ingredients and traits together, so that one rule says what a dish holds of what somebody avoids. */
export function withTraits({ traits = [], sometimesTraits = [], ...dish }: WithTraits): Holds {
  const meat = (ids: readonly string[]): readonly FoodTrait[] =>
    ids.some((id) => meats.includes(id)) ? ['meatNotHalal'] : [];
  return {
    allergens: [...dish.allergens, ...traits, ...meat(dish.allergens)],
    sometimes: [...dish.sometimes, ...sometimesTraits, ...meat(dish.sometimes)],
  };
}

interface DietRule {
  readonly id: string;
  readonly traits: readonly FoodTrait[];
}

/** The traits that the diets exclude, each once. */
export function traitsOf(diets: readonly DietRule[], followed: readonly string[]): FoodTrait[] {
  const excluded = diets.flatMap(({ id, traits }) => (followed.includes(id) ? traits : []));
  return [...new Set(excluded)];
}

const animals: readonly string[] = ['fish', 'crustaceans', 'molluscs', 'pork', 'beef', 'chicken'];

/** Neither meat nor fish, not even in some kitchens. */
export function isMeatless({ allergens, sometimes }: Holds): boolean {
  return ![...allergens, ...sometimes].some((id) => animals.includes(id));
}

/** Whether the names of a dish have all the words that were typed, in any order, written together or not. */
export function isNamed(names: string, typed: readonly string[]): boolean {
  const together = names.replaceAll(' ', '');
  return typed.every((word) => names.includes(word) || together.includes(word));
}
