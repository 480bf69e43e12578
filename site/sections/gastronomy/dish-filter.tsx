import { Button } from '#site/ui/button.tsx';
import { FilterBar, ToggleBar } from '#site/ui/filter-bar.tsx';
import { Prose } from '#site/ui/prose.tsx';
import type { GastronomyPage } from '#content/gastronomy.server.ts';
import { hideChoices, type HideChoice } from '#domain/dishes.ts';
import styles from './dish-filter.module.css';
import type { DishWords } from './dish-details.tsx';
import { listNames } from './list-names.ts';
import type { FoodChoiceState } from './use-food-choice.ts';

interface Props extends DishWords {
  readonly ingredients: GastronomyPage['card']['ingredients'];
  readonly food: FoodChoiceState;
  readonly hide: HideChoice;
  readonly onHide: (hide: HideChoice) => void;
}

/** What the visitor cannot eat, and whether dishes with it are shown. */
export function DishFilter({ ingredients, food, hide, onHide, ...rest }: Props) {
  const { locale, newTab } = rest;
  const { without: words } = rest.words;
  const unknown = ingredients.filter(({ id, inDishes }) => !inDishes && food.avoided.includes(id));
  const options = ingredients.filter(({ inDishes }) => inDishes);
  return (
    <div className={styles.filter}>
      <p className={styles.title} aria-hidden="true">
        {words.heading}
      </p>
      <ToggleBar
        label={words.heading}
        options={options.map(({ id, short }) => ({ value: id, label: short }))}
        pressed={food.avoided}
        onPress={food.press}
      />
      {food.avoided.length > 0 && (
        <>
          <div className={styles.hide}>
            <FilterBar
              label={words.hide}
              options={hideChoices.map((value) => ({ value, label: words.hides[value] }))}
              value={hide}
              onChange={onHide}
            />
            <Button look="line" onClick={food.clear}>
              {words.clear}
            </Button>
          </div>
          <p className={styles.note}>
            <Prose text={words.note} locale={locale} newTab={newTab} />
          </p>
          {unknown.length > 0 && (
            <p className={styles.note}>
              {words.unknown.replace(
                '{list}',
                listNames(
                  unknown.map(({ short }) => short),
                  locale,
                ),
              )}
            </p>
          )}
          <p className={styles.note}>{rest.words.caveat}</p>
        </>
      )}
    </div>
  );
}
