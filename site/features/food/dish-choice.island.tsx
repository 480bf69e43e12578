import { useEffect } from 'react';
import { useQueryChoice } from '#site/lib/query.ts';
import { ToggleBar } from '#site/ui/filter-bar.tsx';
import type { GastronomyPage } from './read.ts';
import type { Locale } from '#content/locale.ts';
import { hideChoices } from './dishes.ts';
import styles from './dish-filter.module.css';
import { useFoodChoice, type FoodRules } from './food-choice.ts';
import { markDishes, type MarkWords } from './mark-dishes.ts';

export type Ingredient = Pick<
  GastronomyPage['card']['ingredients'][number],
  'id' | 'short' | 'inDishes'
>;

interface Props extends FoodRules {
  readonly words: MarkWords & { readonly heading: string };
  readonly ingredients: readonly Ingredient[];
  readonly locale: Locale;
}

/** The choice of ingredients to avoid, which the plates of the table below and the cards of the dishes answer. */
export function DishChoice({ words, ingredients, diets, locale }: Props) {
  const food = useFoodChoice({ ingredients, diets });
  const [hide] = useQueryChoice('hide', hideChoices, 'none');
  const known = ingredients.filter(({ inDishes }) => inDishes);
  const avoided = known.filter(({ id }) => food.avoided.includes(id));
  useEffect(() => markDishes(avoided, hide, words, locale));
  return (
    <div className={`needs-script ${styles.filter}`}>
      <p className={styles.title} aria-hidden="true">
        {words.heading}
      </p>
      <ToggleBar
        label={words.heading}
        options={known.map(({ id, short }) => ({ value: id, label: short }))}
        pressed={food.avoided}
        onPress={food.press}
      />
    </div>
  );
}
