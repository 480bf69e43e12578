/** Why an ingredient stands on the card. */
export type Reason = 'allergy' | 'doNotEat';

/** What the visitor has said about food. */
export interface FoodChoice {
  /** What the visitor chose for single ingredients; choosing a diet never changes it. */
  readonly own: Readonly<Record<string, Reason>>;
  readonly diets: readonly string[];
  /** Nothing that was prepared with the same oil, grill plate or tools. */
  readonly contact: boolean;
  /** A reaction may endanger life. */
  readonly severe: boolean;
  /** Carries an adrenaline auto-injector. */
  readonly adrenaline: boolean;
}

/** Cross-contact is avoided by default: the safer answer. */
export const noChoice: FoodChoice = {
  own: {},
  diets: [],
  contact: true,
  severe: false,
  adrenaline: false,
};

interface DietRule {
  readonly id: string;
  readonly covers: readonly string[];
}

/** Why an ingredient is on the card; undefined when it is not. A diet alone gives `doNotEat`. */
export function reasonOf(
  choice: FoodChoice,
  id: string,
  diets: readonly DietRule[],
): Reason | undefined {
  return choice.own[id] ?? (covering(choice, id, diets).length > 0 ? 'doNotEat' : undefined);
}

/**
 * Sets or removes the reason of one ingredient. Removing it also removes every diet that excludes the
 * ingredient; the other ingredients of that diet stay, each with `doNotEat`.
 */
export function withReason(
  choice: FoodChoice,
  id: string,
  reason: Reason | undefined,
  diets: readonly DietRule[],
): FoodChoice {
  if (reason) return { ...choice, own: { ...choice.own, [id]: reason } };
  const broken = covering(choice, id, diets);
  const own: Record<string, Reason> = { ...choice.own };
  for (const other of broken.flatMap(({ covers }) => covers)) own[other] ??= 'doNotEat';
  delete own[id];
  const left = choice.diets.filter((diet) => !broken.some((each) => each.id === diet));
  return { ...choice, own, diets: left };
}

/** Adds or removes a diet; reasons of single ingredients stay as they are. */
export function withDiet(choice: FoodChoice, diet: string, follows: boolean): FoodChoice {
  const others = choice.diets.filter((each) => each !== diet);
  return { ...choice, diets: follows ? [...others, diet] : others };
}

/** The ingredients on the card, in the order of the list. */
export function chosenIngredients<Id extends string>(
  choice: FoodChoice,
  ids: readonly Id[],
  diets: readonly DietRule[],
): readonly Id[] {
  return ids.filter((id) => reasonOf(choice, id, diets));
}

function covering(choice: FoodChoice, id: string, diets: readonly DietRule[]) {
  return diets.filter((diet) => choice.diets.includes(diet.id) && diet.covers.includes(id));
}
