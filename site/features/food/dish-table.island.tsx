import { useHydrated } from '#site/lib/hydrated.ts';
import { useQueryChoice } from '#site/lib/query.ts';
import { isPlain } from '#site/lib/plain-click.ts';
import { ToggleBar } from '#site/ui/filter-bar.tsx';
import type { Plate } from './dish-details.tsx';
import filter from './dish-filter.module.css';
import type { Ingredient } from './dish-grid.island.tsx';
import { dishMarks, type MarkText } from './dish-marks.ts';
import styles from './dish-table.module.css';
import { openDish } from './dish-url.ts';
import { dishChoices, dishesOf } from './dishes.ts';
import { useFoodChoice, type FoodRules } from './food-choice.ts';
import plates from './plates.module.css';
import type { GastronomyPage } from './read.ts';
import { Spice } from './spice.tsx';
import type { Locale } from '#content/locale.ts';

interface Props extends FoodRules {
  readonly text: GastronomyPage['text']['table'];
  readonly spice: Pick<GastronomyPage['text']['dishes'], 'heat' | 'spice' | 'level' | 'vegetarian'>;
  readonly without: MarkText & { readonly heading: string };
  readonly dishes: readonly Plate[];
  readonly ingredients: readonly Ingredient[];
  readonly locale: Locale;
}

/**
 * All dishes on a table seen from above, below the choice of ingredients to avoid: each plate says what it holds of
 * them, and opens its dish; those of the category chosen below stand out.
 */
export function DishTable({ text, spice, without, dishes, ingredients, diets, locale }: Props) {
  const food = useFoodChoice({ ingredients, diets });
  const [category] = useQueryChoice('category', dishChoices, 'all');
  const chosen = dishesOf(category, dishes);
  const windowed = useHydrated();
  const known = ingredients.filter(({ inDishes }) => inDishes);
  const avoided = known.filter(({ id }) => food.avoided.includes(id));
  return (
    <section aria-labelledby="table" className={`not-printed ${styles.section}`} data-guide>
      <div className={`wrap row ${styles.head}`}>
        <h2 id="table">{text.heading}</h2>
        <p>{text.hint}</p>
      </div>
      <div className="wrap">
        <div className={`needs-script ${filter.filter}`}>
          <p className={filter.title} aria-hidden="true">
            {without.heading}
          </p>
          <ToggleBar
            label={without.heading}
            options={known.map(({ id, short }) => ({ value: id, label: short }))}
            pressed={food.avoided}
            onPress={food.press}
          />
        </div>
      </div>
      <div data-paper className={styles.board} data-scrolls-sideways>
        <ul className={styles.dishes}>
          {dishes.map((dish) => {
            const { id, name, nameKorean, picture, spicyLevel, vegetarian, vegetarianIf } = dish;
            // What counts most: that it holds one, else that it may.
            const mark = dishMarks(dish, avoided, without, locale).find(
              ({ kind }) => kind !== 'free',
            );
            return (
              <li key={id} className={`${styles.dish} ${plates.place}`} data-dish-id={id}>
                <a
                  href={`#${id}`}
                  data-state={mark?.kind}
                  data-other={chosen.includes(dish) ? undefined : ''}
                  aria-haspopup={windowed ? 'dialog' : undefined}
                  onClick={(event) => {
                    if (!isPlain(event.nativeEvent)) return;
                    event.preventDefault();
                    event.currentTarget.focus({ preventScroll: true });
                    openDish(id);
                  }}
                >
                  <span className={plates.plate}>
                    <span>
                      <img
                        src={picture.src}
                        alt=""
                        loading="lazy"
                        width={picture.width}
                        height={picture.height}
                      />
                    </span>
                  </span>
                  <b>{name}</b>
                  <span className={styles.korean}>
                    <span lang="ko">{nameKorean}</span>
                    {spicyLevel > 1 && <Spice level={spicyLevel} text={spice} short />}
                    {vegetarian && !vegetarianIf && (
                      <span className={styles.leaf}>
                        <span aria-hidden="true">V</span>
                        <span className="visually-hidden">{spice.vegetarian}</span>
                      </span>
                    )}
                  </span>
                  {mark && <span className={styles.mark}>{mark.text}</span>}
                </a>
              </li>
            );
          })}
        </ul>
      </div>
      <p className={`wrap note ${styles.key}`}>{text.key}</p>
    </section>
  );
}
