/** Why an ingredient stands on the card. */
export type Reason = 'allergy' | 'doNotEat';

/** What the visitor has said about food. */
export interface FoodChoice {
  /** What was said about an ingredient itself; diets are kept apart and never change it. */
  readonly own: Readonly<Record<string, Reason>>;
  readonly diets: readonly string[];
  /** Nothing that shares oil, grill plate or tools with it. */
  readonly contact: boolean;
  /** A reaction may endanger life. */
  readonly severe: boolean;
  /** Carries an adrenaline auto-injector. */
  readonly adrenaline: boolean;
}

/** The stricter answer is the one that stands until the visitor changes it. */
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

/** Why an ingredient is on the card; undefined when it is not. What a diet adds is never an allergy. */
export function reasonOf(
  choice: FoodChoice,
  id: string,
  diets: readonly DietRule[],
): Reason | undefined {
  return choice.own[id] ?? (covering(choice, id, diets).length > 0 ? 'doNotEat' : undefined);
}

/**
 * Sets or removes what is said about one ingredient. Whoever eats it does not keep a diet that excludes
 * it: the diet goes, and the other ingredients that it covers stay, each for itself.
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

/** Adds a diet, or removes one with nothing but what it had added. */
export function withDiet(choice: FoodChoice, diet: string, kept: boolean): FoodChoice {
  const others = choice.diets.filter((each) => each !== diet);
  return { ...choice, diets: kept ? [...others, diet] : others };
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
