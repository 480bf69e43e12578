import type { ReactNode } from 'react';
import { useQueryChoice } from '#site/lib/query.ts';
import { Button } from '#site/ui/button.tsx';
import { FilterBar } from '#site/ui/filter-bar.tsx';
import type { GastronomyPage } from './read.ts';
import type { Locale } from '#content/locale.ts';
import { hideChoices } from './dishes.ts';
import type { Ingredient } from './dish-choice.island.tsx';
import styles from './dish-filter.module.css';
import { useFoodChoice, type FoodRules } from './food-choice.ts';
import { listNames } from './mark-dishes.ts';

type Words = GastronomyPage['copy']['dishes']['without'];

interface Props extends FoodRules {
  readonly words: Pick<Words, 'hide' | 'hides' | 'clear' | 'unknown'>;
  readonly ingredients: readonly Ingredient[];
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** What is shown of the dishes that hold an ingredient to avoid, once one is chosen, and an explanation. */
export function DishFilter({ words, ingredients, diets, locale, children }: Props) {
  const food = useFoodChoice({ ingredients, diets });
  const [hide, setHide] = useQueryChoice('hide', hideChoices, 'none');
  const avoided = ingredients.filter(({ id }) => food.avoided.includes(id));
  const unknown = avoided.filter(({ inDishes }) => !inDishes).map(({ short }) => short);
  return (
    <div className={`needs-script ${styles.filter}`}>
      {avoided.length > 0 && (
        <>
          <div className={`row ${styles.hide}`}>
            <FilterBar
              label={words.hide}
              options={hideChoices.map((value) => ({ value, label: words.hides[value] }))}
              value={hide}
              onChange={setHide}
            />
            <Button look="line" onClick={food.clear}>
              {words.clear}
            </Button>
          </div>
          <div className={`note ${styles.note}`}>{children}</div>
          {unknown.length > 0 && (
            <p className={`note ${styles.note}`}>
              {words.unknown.replace('{list}', listNames(unknown, locale))}
            </p>
          )}
        </>
      )}
    </div>
  );
}
