export const dishChoices = ['all', 'rice', 'bbq', 'seafood', 'vegetarian', 'street'] as const;

/** The value of the category buttons of the gastronomy page. */
export type DishChoice = (typeof dishChoices)[number];

interface Categorised {
  readonly category: Exclude<DishChoice, 'all'>;
  readonly vegetarian: boolean;
}

/**
 * Dishes under a choice: `vegetarian` filters by the flag, every other choice by category.
 */
export function dishesOf<Dish extends Categorised>(
  choice: DishChoice,
  dishes: readonly Dish[],
): readonly Dish[] {
  if (choice === 'all') return dishes;
  return dishes.filter((dish) =>
    choice === 'vegetarian' ? dish.vegetarian : dish.category === choice,
  );
}

interface Recipe {
  readonly allergens: readonly string[];
  readonly sometimes: readonly string[];
}

/** Which of the avoided ingredients a dish contains. */
export interface DishMatch {
  readonly contains: readonly string[];
  readonly sometimes: readonly string[];
  /** Not in the usual recipe; a restaurant may still use it. */
  readonly free: readonly string[];
}

export function matchDish(dish: Recipe, avoided: readonly string[]): DishMatch {
  const contains = avoided.filter((id) => dish.allergens.includes(id));
  const sometimes = avoided.filter(
    (id) => dish.sometimes.includes(id) && !dish.allergens.includes(id),
  );
  const free = avoided.filter((id) => !contains.includes(id) && !sometimes.includes(id));
  return { contains, sometimes, free };
}

export const hideChoices = ['none', 'contains', 'sometimes'] as const;

/** Which dishes with avoided ingredients are hidden. */
export type HideChoice = (typeof hideChoices)[number];

/** The dishes still shown: `contains` hides those with an avoided ingredient, `sometimes` also those that may have one. */
export function dishesWithout<Dish extends Recipe>(
  dishes: readonly Dish[],
  avoided: readonly string[],
  hide: HideChoice,
): readonly Dish[] {
  if (hide === 'none') return dishes;
  return dishes.filter((dish) => {
    const { contains, sometimes } = matchDish(dish, avoided);
    return contains.length === 0 && (hide === 'contains' || sometimes.length === 0);
  });
}
