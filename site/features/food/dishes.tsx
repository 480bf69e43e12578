import type { ReactNode } from 'react';
import { dishChoices } from './dishes.ts';
import { CountedChips, shownUnder } from '#site/ui/filter-chips.tsx';
import { CloseIcon } from '#site/ui/line-icon.tsx';
import { Seal } from '#site/ui/seal.tsx';
import type { GastronomyPage } from './read.ts';
import { DishCard } from './dish-card.tsx';
import type { DishEntry, DishWords } from './dish-details.tsx';
import { Section } from '#site/ui/section.tsx';
import grid from '#site/ui/grid.module.css';
import boxes from '#site/ui/box.module.css';
import styles from './dishes.module.css';

interface Props extends DishWords {
  readonly categories: GastronomyPage['categories'];
  readonly dishes: readonly DishEntry[];
  /** What is shown of the dishes that the visitor does not eat. */
  readonly children?: ReactNode;
}

/** The dishes, filtered by the category in the URL, and the dialog of the selected dish. */
export function Dishes({ categories, dishes, children, ...rest }: Props) {
  const { words } = rest;
  return (
    <Section layout="band" headingId="dishes" heading={words.heading} data-filter-list>
      <CountedChips
        className={styles.bar}
        name="category"
        label={words.filter}
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        count={words.count}
        total={dishes.length}
      />
      {children}
      <p data-dish-caveat className={`note ${styles.caveat}`}>
        {words.caveat}
      </p>
      {categories.map(({ id, icon, description }) => (
        <p
          key={id}
          className={`not-printed ${styles.about}`}
          {...shownUnder('category', dishChoices, (choice) => choice === id)}
        >
          <Seal hangul={icon} className={styles.seal} />
          <span>{description}</span>
        </p>
      ))}
      <div hidden={dishes.length > 0} data-filter-empty className={boxes.empty}>
        <h3>{words.empty.title}</h3>
        <p>{words.empty.text}</p>
      </div>
      <div hidden data-filter-all-left-out className={boxes.empty}>
        <h3>{words.without.none.title}</h3>
        <p>{words.without.none.text}</p>
      </div>
      <ul data-filter-items className={`${grid.three} ${styles.list}`}>
        {dishes.map((dish) => {
          const category = categories.find(({ id }) => id === dish.category)?.name;
          return <DishCard key={dish.id} dish={dish} category={category} {...rest} />;
        })}
      </ul>
      <p className={`note ${styles.caveat}`}>{words.readingKey}</p>
      <dialog data-dish-dialog closedby="any" className="dialog dish-dialog">
        <form method="dialog">
          <button type="submit" className="dialog-close" aria-label={words.close}>
            <CloseIcon />
          </button>
        </form>
      </dialog>
    </Section>
  );
}
