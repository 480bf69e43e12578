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

interface Made {
  readonly allergens: readonly string[];
  readonly sometimes: readonly string[];
}

/** How a dish stands to what somebody cannot eat. */
export interface DishMark {
  readonly contains: readonly string[];
  readonly sometimes: readonly string[];
  /** Not in the usual recipe, which is no promise. */
  readonly free: readonly string[];
}

export function dishMark(dish: Made, avoided: readonly string[]): DishMark {
  const contains = avoided.filter((id) => dish.allergens.includes(id));
  const sometimes = avoided.filter(
    (id) => dish.sometimes.includes(id) && !dish.allergens.includes(id),
  );
  const free = avoided.filter((id) => !contains.includes(id) && !sometimes.includes(id));
  return { contains, sometimes, free };
}

export const hideChoices = ['none', 'contains', 'sometimes'] as const;

/** Which marked dishes are left out. */
export type HideChoice = (typeof hideChoices)[number];

/** The dishes that stay: with `sometimes` neither those that contain it nor those that may. */
export function dishesWithout<Dish extends Made>(
  dishes: readonly Dish[],
  avoided: readonly string[],
  hide: HideChoice,
): readonly Dish[] {
  if (hide === 'none') return dishes;
  return dishes.filter((dish) => {
    const { contains, sometimes } = dishMark(dish, avoided);
    return contains.length === 0 && (hide === 'contains' || sometimes.length === 0);
  });
}
