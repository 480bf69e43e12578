import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { replaceQuery } from '#site/lib/change-query.ts';
import { useQuery } from '#site/lib/query.ts';
import { onStored, readStored, store } from '#site/lib/storage.ts';
import type { IngredientId } from '#content/allergy-card/ingredients.ts';
import type { GastronomyPage } from './read.ts';
import { chosenIngredients, noChoice, withReason, type FoodChoice } from './allergy-choice.ts';
import { readSavedChoice } from './saved-choice.ts';

/** The storage keys, also named in the cookie policy: the card, and that the visitor wants none kept. */
const key = 'allergy-card';
const declinedKey = 'allergy-card-not-kept';
/** The query parameter, repeated for each ingredient that was chosen at the dishes. */
const parameter = 'without';

/** The ids that can be chosen. */
export interface FoodRules {
  readonly ingredients: readonly { readonly id: IngredientId }[];
  readonly diets: readonly Pick<GastronomyPage['card']['diets'][number], 'id' | 'covers'>[];
}

interface State {
  readonly choice: FoodChoice;
  readonly kept: boolean;
  /** Whether the visitor has said if it is to be kept. */
  readonly asked: boolean;
  /** A notice about the stored card. */
  readonly notice?: 'forgotten' | 'notKept' | 'incomplete';
}

const unknown: State = { choice: noChoice, kept: false, asked: false };

/** The state shared by the islands of the page: the table, the grid and the card. */
let state: State | undefined;
const listeners = new Set<() => void>();

/** The visitor's choice for the dishes and the card, and whether this browser stores it. */
export function useFoodChoice({ ingredients, diets }: FoodRules) {
  const ids = ingredients.map(({ id }) => id);
  const query = useQuery();
  const inUrl = listedIn(query, ids);
  const { choice, kept, asked, notice } = useSyncExternalStore(
    subscribe,
    () => (state ??= firstState(ids, diets)),
    () => unknown,
  );
  const chosen = chosenIngredients(choice, ids, diets);

  // A card that is kept is the same in every tab.
  const follow = useEffectEvent(() => {
    if (!kept) return;
    const gone = { choice, kept: false, asked: true };
    setState(readStored(key) === null ? gone : firstState(ids, diets));
  });
  useEffect(() => onStored(() => follow()), []);

  function change(next: FoodChoice, listed = inUrl) {
    const failed = kept && !keepInBrowser(next);
    setState({ choice: next, kept, asked, ...(failed && { notice: 'notKept' }) });
    const left = listed.filter((id) => chosenIngredients(next, [id], diets).length > 0);
    if (left.join() !== inUrl.join())
      replaceQuery((after) => {
        after.delete(parameter);
        for (const id of left) after.append(parameter, id);
      });
  }

  return {
    choice,
    kept,
    asked,
    notice,
    change,
    /** The ingredients on the card or in the URL. */
    avoided: ids.filter((id) => chosen.includes(id) || inUrl.includes(id)),
    /** Toggles an ingredient at the dishes; it is added as an allergy, the stricter reason. */
    press: (id: IngredientId) => {
      const others = inUrl.filter((each) => each !== id);
      if (chosen.includes(id) || inUrl.includes(id))
        change(withReason(choice, id, undefined, diets), others);
      else change(withReason(choice, id, 'allergy', diets), [...others, id]);
    },
    clear: () => change(noChoice, []),
    keep: (wanted: boolean) => {
      store(declinedKey, wanted ? null : 'true');
      if (!wanted) {
        store(key, null);
        setState({ choice, kept: false, asked: true, ...(kept && { notice: 'forgotten' }) });
      } else if (keepInBrowser(choice)) setState({ choice, kept: true, asked: true });
      else setState({ choice, kept: false, asked: true, notice: 'notKept' });
    },
  };
}

export type FoodChoiceState = ReturnType<typeof useFoodChoice>;

/** The stored card has priority; a shared link only fills an empty one. */
function firstState(ids: readonly IngredientId[], diets: FoodRules['diets']): State {
  const text = readStored(key);
  if (text === null) {
    const inUrl = listedIn(new URLSearchParams(location.search), ids);
    const add = (made: FoodChoice, id: IngredientId) => withReason(made, id, 'allergy', diets);
    const asked = readStored(declinedKey) !== null;
    return { choice: inUrl.reduce(add, noChoice), kept: false, asked };
  }
  const read = readSavedChoice(text, { ingredients: ids, diets: diets.map(({ id }) => id) });
  return {
    choice: read.choice,
    kept: true,
    asked: true,
    ...(!read.complete && { notice: 'incomplete' }),
  };
}

function setState(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function listedIn(query: URLSearchParams, ids: readonly IngredientId[]): readonly IngredientId[] {
  const listed = query.getAll(parameter);
  return ids.filter((id) => listed.includes(id));
}

/** Stores the choice; false when storage is blocked or full. */
function keepInBrowser(choice: FoodChoice): boolean {
  const text = JSON.stringify(choice);
  store(key, text);
  return readStored(key) === text;
}
