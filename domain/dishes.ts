export const dishChoices = ['all', 'rice', 'bbq', 'seafood', 'vegetarian', 'street'] as const;

/** What the category buttons of the gastronomy page say. */
export type DishChoice = (typeof dishChoices)[number];

interface Filtered {
  readonly category: Exclude<DishChoice, 'all'>;
  readonly vegetarian: boolean;
}

/**
 * Dishes under a choice: `vegetarian` goes by the flag, whatever the category; every other one by its
 * category (specification 2, section 4).
 */
export function dishesOf<Dish extends Filtered>(
  choice: DishChoice,
  dishes: readonly Dish[],
): readonly Dish[] {
  if (choice === 'all') return dishes;
  return dishes.filter((dish) =>
    choice === 'vegetarian' ? dish.vegetarian : dish.category === choice,
  );
}
