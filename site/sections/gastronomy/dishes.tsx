import { Suspense } from 'react';
import { useQueryChoice } from '#site/lib/query.ts';
import { late } from '#site/lib/late.tsx';
import type { PictureFile } from '#site/lib/pictures.ts';
import { CountedFilter } from '#site/ui/filter-bar.tsx';
import { Seal } from '#site/ui/seal.tsx';
import type { GastronomyPage } from '#content/gastronomy.server.ts';
import { dishChoices, dishesOf, dishesWithout, dishMark, hideChoices } from '#domain/dishes.ts';
import { DishCard } from './dish-card.tsx';
import { DishFilter } from './dish-filter.tsx';
import { markTexts } from './dish-marks.tsx';
import type { DishEntry, DishWords } from './dish-details.tsx';
import styles from './dishes.module.css';
import type { FoodChoiceState } from './use-food-choice.ts';
import { useOpenDish } from './use-open-dish.ts';

interface Props extends DishWords {
  readonly categories: GastronomyPage['categories'];
  /** Each with its picture. */
  readonly dishes: readonly (DishEntry & { readonly picture: PictureFile })[];
  readonly ingredients: GastronomyPage['card']['ingredients'];
  readonly food: FoodChoiceState;
}

const DishDialog = late(async () => (await import('./dish-dialog.tsx')).DishDialog);

/** The dishes, all or those of one category, and the one that is open, as the address says. */
export function Dishes({ categories, dishes, ingredients, food, ...rest }: Props) {
  const { words, locale } = rest;
  const [choice, choose] = useQueryChoice('category', dishChoices, 'all');
  const { dish: open, visit, close, search } = useOpenDish(dishes);
  const [hide, setHide] = useQueryChoice('hide', hideChoices, 'none');
  const avoided = ingredients
    .filter(({ id, inDishes }) => inDishes && food.avoided.includes(id))
    .map(({ id }) => id);
  const inCategory = dishesOf(choice, dishes);
  const shown = dishesWithout(inCategory, avoided, hide);
  const markOf = (dish: DishEntry) =>
    markTexts(dishMark(dish, avoided), ingredients, words.without, locale);
  const empty = inCategory.length === 0 ? words.empty : words.without.none;
  const category = categories.find(({ id }) => id === choice);
  const count = shown.length === 1 ? words.count.one : words.count.other;
  return (
    <section aria-labelledby="dishes" className={styles.band}>
      <div className="wrap">
        <h2 id="dishes">{words.heading}</h2>
        <CountedFilter
          className={styles.bar}
          label={words.filter}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          value={choice}
          onChange={choose}
          count={count.replace('{count}', String(shown.length))}
        />
        <DishFilter ingredients={ingredients} food={food} hide={hide} onHide={setHide} {...rest} />
        {category && (
          <p className={styles.about}>
            <Seal hangul={category.icon} className={styles.seal} />
            <span>{category.description}</span>
          </p>
        )}
        {shown.length === 0 && (
          <div className={styles.empty}>
            <h3>{empty.title}</h3>
            <p>{empty.text}</p>
          </div>
        )}
        <ul data-pieces className={styles.cards}>
          {shown.map((dish) => (
            <DishCard
              key={dish.id}
              {...{ dish, search }}
              picture={dish.picture}
              category={categories.find(({ id }) => id === dish.category)?.name}
              {...markOf(dish)}
              {...rest}
            />
          ))}
        </ul>
      </div>
      {/* Each visit opens anew, also one that begins before the last has quite ended. */}
      <Suspense fallback={null}>
        {open && (
          <DishDialog
            key={visit}
            dish={open}
            picture={open.picture}
            mark={markOf(open)}
            onClose={close}
            {...rest}
          />
        )}
      </Suspense>
    </section>
  );
}
