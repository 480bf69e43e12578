import { useEffect, type ReactNode } from 'react';
import { useEarlyInput } from '#site/lib/early-input.ts';
import { useQueryChoice } from '#site/lib/query.ts';
import { Button } from '#site/ui/button.tsx';
import { FilterBar, ToggleBar } from '#site/ui/filter-bar.tsx';
import type { GastronomyPage } from '#content/gastronomy.server.ts';
import type { Locale } from '#content/locale.ts';
import { hideChoices } from '#domain/dishes.ts';
import styles from './dish-filter.module.css';
import { useFoodChoice, type FoodRules } from './food-choice.ts';
import { listNames, markDishes } from './mark-dishes.ts';

type Ingredient = Pick<GastronomyPage['card']['ingredients'][number], 'id' | 'short' | 'inDishes'>;

interface Props extends FoodRules {
  readonly words: Omit<GastronomyPage['copy']['dishes']['without'], 'none' | 'note'>;
  readonly ingredients: readonly Ingredient[];
  readonly locale: Locale;
  /** An explanation, shown once there is a choice. */
  readonly children?: ReactNode;
}

/** The choice of ingredients to avoid, by which the dishes below are marked or hidden. */
export function DishFilter({ words, ingredients, diets, locale, children }: Props) {
  const food = useFoodChoice({ ingredients, diets });
  const [hide, setHide] = useQueryChoice('hide', hideChoices, 'none');
  const filter = useEarlyInput<HTMLDivElement>();
  const avoided = ingredients.filter(({ id }) => food.avoided.includes(id));
  const unknown = avoided.filter(({ inDishes }) => !inDishes);
  const known = avoided.filter(({ inDishes }) => inDishes);
  useEffect(() => markDishes(known, hide, words, locale));
  return (
    <div ref={filter} className={`needs-script ${styles.filter}`}>
      <p className={styles.title} aria-hidden="true">
        {words.heading}
      </p>
      <ToggleBar
        label={words.heading}
        options={ingredients
          .filter(({ inDishes }) => inDishes)
          .map(({ id, short }) => ({ value: id, label: short }))}
        pressed={food.avoided}
        onPress={food.press}
      />
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
              {words.unknown.replace(
                '{list}',
                listNames(
                  unknown.map(({ short }) => short),
                  locale,
                ),
              )}
            </p>
          )}
        </>
      )}
    </div>
  );
}
