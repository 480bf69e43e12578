import type { ReactNode } from 'react';
import { useHydrated } from '#site/lib/hydrated.ts';
import { useQueryChoice } from '#site/lib/query.ts';
import boxes from '#site/ui/box.module.css';
import { Button } from '#site/ui/button.tsx';
import { FilterBar } from '#site/ui/filter-bar.tsx';
import bar from '#site/ui/filter-bar.module.css';
import grid from '#site/ui/grid.module.css';
import { Seal } from '#site/ui/seal.tsx';
import { Section } from '#site/ui/section.tsx';
import { DishCard } from './dish-card.tsx';
import type { DishEntry, DishText } from './dish-details.tsx';
import filter from './dish-filter.module.css';
import { dishMarks, listNames } from './dish-marks.ts';
import { useDishInUrl } from './dish-url.ts';
import { DishWindow } from './dish-window.tsx';
import { dishChoices, dishesOf, dishesWithout, hideChoices } from './dishes.ts';
import styles from './dish-grid.module.css';
import { useFoodChoice, type FoodRules } from './food-choice.ts';
import type { GastronomyPage } from './read.ts';
import { useArrival } from './use-arrival.ts';

export type Ingredient = Pick<
  GastronomyPage['card']['ingredients'][number],
  'id' | 'short' | 'inDishes'
>;

interface Props extends DishText, FoodRules {
  readonly categories: GastronomyPage['categories'];
  readonly dishes: readonly DishEntry[];
  readonly ingredients: readonly Ingredient[];
  /** The path of the menu with more dishes, to which the choice is taken along. */
  readonly menuPath: string;
  /** What the marks of the dishes mean. */
  readonly children?: ReactNode;
}

/** The dishes of the category in the URL, marked with what they hold of the ingredients to avoid. */
export function DishGrid(props: Props) {
  const { categories, dishes, ingredients, diets, menuPath, children, text, locale } = props;
  const food = useFoodChoice({ ingredients, diets });
  const [choice, choose] = useQueryChoice('category', dishChoices, 'all');
  const [hide, setHide] = useQueryChoice('hide', hideChoices, 'none');
  const windowed = useHydrated();
  const open = useDishInUrl(dishes);
  useArrival(food.arrived);

  const avoided = ingredients.filter(({ id }) => food.avoided.includes(id));
  const known = avoided.filter(({ inDishes }) => inDishes);
  const unknown = avoided.filter(({ inDishes }) => !inDishes).map(({ short }) => short);
  const found = dishesOf(choice, dishes);
  const ids = known.map(({ id }) => id);
  const left = dishesWithout(found, ids, hide);
  const about = categories.find(({ id }) => id === choice);
  const propsOf = (dish: DishEntry) => ({
    dish,
    category: categories.find(({ id }) => id === dish.category)?.name,
    marks: dishMarks(dish, known, text.without, locale),
    text,
    locale,
  });
  return (
    <Section layout="band" headingId="dishes" heading={text.heading} data-guide>
      <div className={`${bar.line} ${styles.bar}`}>
        <FilterBar
          label={text.filter}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          value={choice}
          onChange={choose}
        />
        <div className={`row ${styles.count}`}>
          <p role="status" className="note">
            {text.count[left.length === 1 ? 'one' : 'other'].replace('{count}', `${left.length}`)}
          </p>
          <a href={menuPath + food.query} className="not-printed">
            {text.more}
          </a>
        </div>
      </div>
      {avoided.length > 0 && (
        <div className={`needs-script ${filter.filter}`}>
          <div className={`row ${filter.hide}`}>
            <FilterBar
              label={text.without.hide}
              options={hideChoices.map((value) => ({ value, label: text.without.hides[value] }))}
              value={hide}
              onChange={setHide}
            />
            <Button look="line" onClick={food.clear}>
              {text.without.clear}
            </Button>
          </div>
          <div className={`note ${filter.note}`}>{children}</div>
          {unknown.length > 0 && (
            <p className={`note ${filter.note}`}>
              {text.without.unknown.replace('{list}', listNames(unknown, locale))}
            </p>
          )}
        </div>
      )}
      <p className={`note ${styles.caveat}`}>{text.caveat}</p>
      {about && avoided.length === 0 && (
        <p className={`not-printed ${styles.about}`}>
          <Seal hangul={about.icon} className={styles.seal} />
          <span>{about.description}</span>
        </p>
      )}
      {found.length === 0 && <Empty {...text.empty} />}
      {found.length > 0 && left.length === 0 && <Empty {...text.without.none} />}
      <ul className={`${grid.three} ${styles.list}`}>
        {dishes.map((dish) => (
          <DishCard
            key={dish.id}
            {...propsOf(dish)}
            hidden={!left.includes(dish)}
            windowed={windowed}
          />
        ))}
      </ul>
      <p className={`note ${styles.caveat}`}>{text.readingKey}</p>
      <DishWindow shown={open && propsOf(open)} />
    </Section>
  );
}

function Empty({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className={boxes.empty}>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
}
