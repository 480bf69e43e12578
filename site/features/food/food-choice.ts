import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { replaceQuery } from '#site/lib/change-query.ts';
import { useQuery } from '#site/lib/query.ts';
import { onStored, readStored, store } from '#site/lib/storage.ts';
import type { DietId } from '#content/allergy-card/diets.ts';
import type { IngredientId } from '#content/allergy-card/ingredients.ts';
import type { GastronomyPage } from './read.ts';
import {
  chosenIngredients,
  noChoice,
  withDiet,
  withReason,
  type FoodChoice,
} from './allergy-choice.ts';
import { readSavedChoice } from './saved-choice.ts';

/** The storage keys, also named in the cookie policy: the card, and that the visitor wants none kept. */
const key = 'allergy-card';
const declinedKey = 'allergy-card-not-kept';
/** The query parameters, repeated for each ingredient and each diet that was chosen at the dishes. */
const parameter = 'without';
const dietParameter = 'diet';

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
  /** Whether it is still what the visitor came with. */
  readonly untouched?: boolean;
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
  const inUrl = listedIn(query, parameter, ids);
  const dietIds = diets.map(({ id }) => id);
  const dietsInUrl = listedIn(query, dietParameter, dietIds);
  const { choice, kept, asked, notice, untouched } = useSyncExternalStore(
    subscribe,
    () => (state ??= firstState(ids, diets)),
    () => unknown,
  );
  const chosen = chosenIngredients(choice, ids, diets);
  const followed = dietIds.filter((id) => choice.diets.includes(id) || dietsInUrl.includes(id));
  const covering = (id: IngredientId) =>
    diets.filter((diet) => followed.includes(diet.id) && diet.covers.some((each) => each === id));
  const avoided = ids.filter(
    (id) => chosen.includes(id) || inUrl.includes(id) || covering(id).length > 0,
  );

  // A card that is kept is the same in every tab.
  const follow = useEffectEvent(() => {
    if (!kept) return;
    const gone = { choice, kept: false, asked: true };
    setState(readStored(key) === null ? gone : firstState(ids, diets));
  });
  useEffect(() => onStored(() => follow()), []);

  function change(next: FoodChoice, listed = inUrl, listedDiets = dietsInUrl) {
    const failed = kept && !keepInBrowser(next);
    setState({ choice: next, kept, asked, ...(failed && { notice: 'notKept' }) });
    const left = listed.filter((id) => chosenIngredients(next, [id], diets).length > 0);
    const leftDiets = listedDiets.filter((id) => next.diets.includes(id));
    if (left.join() !== inUrl.join() || leftDiets.join() !== dietsInUrl.join())
      replaceQuery((after) => {
        for (const name of [parameter, dietParameter]) after.delete(name);
        for (const id of left) after.append(parameter, id);
        for (const id of leftDiets) after.append(dietParameter, id);
      });
  }

  return {
    choice,
    kept,
    asked,
    notice,
    change,
    /** Whether the visitor came with something on the card and has changed nothing yet. */
    arrived: untouched === true && avoided.length > 0,
    /** The ingredients on the card or in the URL, and those of the diets there. */
    avoided,
    /** The diets on the card or in the URL. */
    followed,
    /** The query that takes the choice to another page. */
    query: queryOf(
      ids.filter((id) => choice.own[id] || inUrl.includes(id)),
      followed,
    ),
    /** Toggles an ingredient at the dishes; it is added as an allergy, the stricter reason. */
    press: (id: IngredientId) => {
      if (avoided.includes(id)) {
        // A diet that excludes it goes; the other ingredients of that diet stay.
        const broken = covering(id).filter((diet) => dietsInUrl.includes(diet.id));
        const left = ids.filter(
          (each) =>
            each !== id &&
            (inUrl.includes(each) ||
              broken.some(({ covers }) => covers.some((covered) => covered === each))),
        );
        change(withReason(choice, id, undefined, diets), left);
      } else change(withReason(choice, id, 'allergy', diets), [...inUrl, id]);
    },
    /** Toggles a diet at the dishes. */
    pressDiet: (id: DietId) => {
      const others = dietsInUrl.filter((each) => each !== id);
      const follows = !followed.includes(id);
      change(withDiet(choice, id, follows), inUrl, follows ? [...others, id] : others);
    },
    clear: () => change(noChoice, [], []),
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
    const query = new URLSearchParams(location.search);
    const add = (made: FoodChoice, id: IngredientId) => withReason(made, id, 'allergy', diets);
    const own = listedIn(query, parameter, ids).reduce(add, noChoice);
    const followed = listedIn(
      query,
      dietParameter,
      diets.map(({ id }) => id),
    );
    const choice = { ...own, diets: followed };
    return { choice, kept: false, asked: readStored(declinedKey) !== null, untouched: true };
  }
  const read = readSavedChoice(text, { ingredients: ids, diets: diets.map(({ id }) => id) });
  return {
    choice: read.choice,
    kept: true,
    asked: true,
    untouched: true,
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

function listedIn<Id extends string>(
  query: URLSearchParams,
  name: string,
  ids: readonly Id[],
): readonly Id[] {
  const listed = query.getAll(name);
  return ids.filter((id) => listed.includes(id));
}

/** `?without=egg&diet=vegan`, or nothing. */
function queryOf(ids: readonly string[], diets: readonly string[]): string {
  const query = new URLSearchParams([
    ...ids.map((id) => [parameter, id]),
    ...diets.map((id) => [dietParameter, id]),
  ]).toString();
  return query && `?${query}`;
}

/** Stores the choice; false when storage is blocked or full. */
function keepInBrowser(choice: FoodChoice): boolean {
  const text = JSON.stringify(choice);
  store(key, text);
  return readStored(key) === text;
}
