import type { IngredientId } from '../allergy-card/ingredients.ts';

/** Ingredients of the allergy card that were not looked for in each dish. */
export const notInDishes = [
  'sulphites',
  'mustard',
  'celery',
  'lupin',
] as const satisfies readonly IngredientId[];

/** What each dish says whether it contains it. */
export type DishIngredient = Exclude<IngredientId, (typeof notInDishes)[number]>;
