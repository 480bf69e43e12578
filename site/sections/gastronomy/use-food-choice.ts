import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useHydrated } from '#site/lib/hydrated.ts';
import { readStored, store } from '#site/lib/storage.ts';
import type { IngredientId } from '#content/allergy-card/ingredients.ts';
import type { GastronomyPage } from '#content/gastronomy.server.ts';
import {
  chosenIngredients,
  noChoice,
  withReason,
  type FoodChoice,
} from '#domain/allergy-choice.ts';
import { readKeptChoice } from '#domain/kept-choice.ts';

/** Also named in the cookie policy. */
const key = 'allergy-card';
/** In the URL, once for each ingredient that was chosen at the dishes. */
const parameter = 'without';

interface State {
  readonly choice: FoodChoice;
  readonly kept: boolean;
  /** What the visitor has to know about the kept card. */
  readonly notice?: 'forgotten' | 'notKept' | 'incomplete';
}

/** What the visitor cannot eat, for the dishes and for the card, and whether this browser keeps it. */
export function useFoodChoice({ ingredients, diets }: GastronomyPage['card']) {
  const hydrated = useHydrated();
  const [params, setParams] = useSearchParams();
  const [state, setState] = useState<State>();
  const ids = ingredients.map(({ id }) => id);
  const inUrl = hydrated ? listedIn(params, ids) : [];
  if (hydrated && !state) setState(firstState());
  const { choice, kept, notice } = state ?? { choice: noChoice, kept: false };
  const chosen = chosenIngredients(choice, ids, diets);

  /** The kept card leads; a shared link fills one that is still empty. */
  function firstState(): State {
    const text = readStored(key);
    if (text === null) {
      const fromUrl = inUrl.reduce((made, id) => withReason(made, id, 'allergy', diets), noChoice);
      return { choice: fromUrl, kept: false };
    }
    const known = { ingredients: ids, diets: diets.map(({ id }) => id) };
    const read = readKeptChoice(text, known);
    return { choice: read.choice, kept: true, ...(!read.complete && { notice: 'incomplete' }) };
  }

  function change(next: FoodChoice, listed = inUrl) {
    const failed = kept && !keepInBrowser(next);
    setState({ choice: next, kept, ...(failed && { notice: 'notKept' }) });
    const left = listed.filter((id) => chosenIngredients(next, [id], diets).length > 0);
    if (left.join() !== inUrl.join()) writeUrl(left);
  }

  function writeUrl(listed: readonly IngredientId[]) {
    setParams(
      () => {
        const after = new URLSearchParams(location.search);
        after.delete(parameter);
        for (const id of listed) after.append(parameter, id);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return {
    choice,
    kept,
    notice,
    change,
    /** All that is on the card or in the URL. */
    avoided: ids.filter((id) => chosen.includes(id) || inUrl.includes(id)),
    /** Chooses an ingredient at the dishes, as an allergy: the stricter reason; or removes it. */
    press: (id: IngredientId) => {
      const others = inUrl.filter((each) => each !== id);
      if (chosen.includes(id) || inUrl.includes(id))
        change(withReason(choice, id, undefined, diets), others);
      else change(withReason(choice, id, 'allergy', diets), [...others, id]);
    },
    clear: () => change(noChoice, []),
    keep: (wanted: boolean) => {
      if (!wanted) {
        store(key, null);
        setState({ choice, kept: false, notice: 'forgotten' });
      } else if (keepInBrowser(choice)) setState({ choice, kept: true });
      else setState({ choice, kept: false, notice: 'notKept' });
    },
  };
}

export type FoodChoiceState = ReturnType<typeof useFoodChoice>;

function listedIn(params: URLSearchParams, ids: readonly IngredientId[]) {
  const listed = params.getAll(parameter);
  return ids.filter((id) => listed.includes(id));
}

/** Whether the browser really has it now: storage may be blocked or full. */
function keepInBrowser(choice: FoodChoice): boolean {
  const text = JSON.stringify(choice);
  store(key, text);
  return readStored(key) === text;
}
