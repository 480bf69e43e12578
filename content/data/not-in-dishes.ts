import type { IngredientId } from '../allergy-card/ingredients.ts';

/** Ingredients of the allergy card that dishes do not declare. */
export const notInDishes = [
  'sulphites',
  'mustard',
  'celery',
  'lupin',
] as const satisfies readonly IngredientId[];

/** The ingredients for which every dish declares whether it contains them. */
export type DishIngredient = Exclude<IngredientId, (typeof notInDishes)[number]>;
