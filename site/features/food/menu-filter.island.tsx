import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { FoodTrait } from '#content/allergy-card/traits.ts';
import type { Locale } from '#content/locale.ts';
import { termsOf } from '#domain/text/search-terms.ts';
import { useQueryChoice } from '#site/lib/query.ts';
import boxes from '#site/ui/box.module.css';
import { Button } from '#site/ui/button.tsx';
import { Field } from '#site/ui/field.tsx';
import { FilterBar, ToggleBar } from '#site/ui/filter-bar.tsx';
import type { Ingredient } from './dish-grid.island.tsx';
import { dishMarks, listNames, type DishMark } from './dish-marks.ts';
import { dishesWithout, hideChoices } from './dishes.ts';
import { useFoodChoice } from './food-choice.ts';
import { isNamed, traitsOf } from './menu-dishes.ts';
import styles from './menu-filter.module.css';
import type { MenuPage } from './read-menu.ts';

interface Props {
  readonly text: MenuPage['text']['controls'] & {
    readonly key: string;
    readonly without: MenuPage['text']['words']['without'];
  };
  readonly items: MenuPage['items'];
  readonly ingredients: readonly Ingredient[];
  readonly diets: MenuPage['diets'];
  readonly traits: Readonly<Record<FoodTrait, string>>;
  readonly locale: Locale;
  /** The menu, which stands in the document. */
  readonly children?: ReactNode;
}

/**
 * Searches the menu and marks or hides what one does not eat, by the choice that the card has too. The rows stand in
 * the document: this one writes into them what they hold.
 */
export function MenuFilter({ text, items, ingredients, diets, traits, locale, children }: Props) {
  const food = useFoodChoice({ ingredients, diets });
  const [hide, setHide] = useQueryChoice('hide', hideChoices, 'none');
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const { without } = text;

  const known = ingredients.filter(({ inDishes }) => inDishes);
  const chosen = ingredients.filter(({ id }) => food.avoided.includes(id));
  const unknown = chosen.filter(({ inDishes }) => !inDishes).map(({ short }) => short);
  const excluded = traitsOf(diets, food.followed).map((id) => ({ id, short: traits[id] }));
  const avoided = [...chosen.filter(({ inDishes }) => inDishes), ...excluded];
  const words = termsOf(typed);
  const named = items.filter(({ names }) => isNamed(names, words));
  const left = dishesWithout(
    named,
    avoided.map(({ id }) => id),
    hide,
  );

  useLayoutEffect(() => {
    for (const item of items) {
      const row = list.current?.querySelector(`#${item.id}`)?.closest('li');
      if (!row) continue;
      row.hidden = !left.includes(item);
      const marks = dishMarks(item, avoided, without, locale);
      write(row.querySelector('[data-part=marks]'), marks);
    }
  });

  return (
    <div className={styles.columns}>
      <search aria-label={text.label} className={`needs-script not-printed ${styles.controls}`}>
        <Field
          as="input"
          id="menu-search"
          type="search"
          label={text.search}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <div>
          <p className={styles.title} aria-hidden="true">
            {without.heading}
          </p>
          <ToggleBar
            label={without.heading}
            options={known.map(({ id, short }) => ({ value: id, label: short }))}
            pressed={food.avoided}
            onPress={food.press}
          />
        </div>
        <div>
          <p className={styles.title} aria-hidden="true">
            {text.diets}
          </p>
          <ToggleBar
            label={text.diets}
            options={diets.map(({ id, name }) => ({ value: id, label: name }))}
            pressed={food.followed}
            onPress={food.pressDiet}
          />
        </div>
        {avoided.length > 0 && (
          <>
            <FilterBar
              label={without.hide}
              options={hideChoices.map((value) => ({ value, label: without.hides[value] }))}
              value={hide}
              onChange={setHide}
            />
            <Button look="line" onClick={food.clear}>
              {without.clear}
            </Button>
          </>
        )}
        {unknown.length > 0 && (
          <p className="note">{without.unknown.replace('{list}', listNames(unknown, locale))}</p>
        )}
        <div className={`row ${styles.foot}`}>
          <p role="status" className="note">
            {text.count[left.length === 1 ? 'one' : 'other'].replace('{count}', `${left.length}`)}
          </p>
          <Button look="line" onClick={() => print()}>
            {text.print}
          </Button>
        </div>
      </search>
      <div ref={list}>
        <p className={`note ${styles.key}`}>{text.key}</p>
        {left.length === 0 && (
          <div className={boxes.empty}>
            <h2>{text.none.title}</h2>
            <p>{text.none.text}</p>
          </div>
        )}
        {children}
      </div>
    </div>
  );
}

/** Writes into a row what it holds of what is avoided; nothing where the usual recipe has none of it. */
function write(place: Element | null, marks: readonly DishMark[]): void {
  const lines = marks.filter(({ kind }) => kind !== 'free');
  place?.replaceChildren(
    ...lines.map(({ kind, text }) => {
      const line = document.createElement('span');
      line.className = `${styles['mark']} ${styles[kind] ?? ''}`;
      line.textContent = `${text}.`;
      return line;
    }),
  );
}
