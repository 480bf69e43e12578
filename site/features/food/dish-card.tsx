import { dishChoices, dishesOf } from './dishes.ts';
import { picture } from '#site/lib/pictures.ts';
import { shownUnder } from '#site/ui/filter-chips.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Card, CardName } from '#site/ui/card.tsx';
import card from '#site/ui/card.module.css';
import styles from './dish-card.module.css';
import { DishDetails, type DishEntry, type DishWords } from './dish-details.tsx';
import { Spice } from './spice.tsx';

interface Props extends DishWords {
  readonly dish: DishEntry;
  /** The name of its category. */
  readonly category: string | undefined;
}

/**
 * A dish in the grid. Its details unfold in the card, or open in a dialog (dish-dialog.ts); its marks are
 * written by an island (mark-dishes.ts).
 */
export function DishCard({ dish, category, ...rest }: Props) {
  const { id, name, allergens, sometimes } = dish;
  const { words } = rest;
  return (
    <Card
      id={id}
      row
      data-dish
      data-contains={allergens.join(' ')}
      data-sometimes={sometimes.join(' ')}
      picture={
        <Picture
          picture={picture(dish.drawing)}
          alt={dish.alt}
          title={name}
          sizes="(max-width: 820px) 100vw, (max-width: 1180px) 50vw, 394px"
        />
      }
      {...shownUnder('category', dishChoices, (choice) => dishesOf(choice, [dish]).length > 0)}
    >
      <CardName name={name} hangul={dish.nameKorean} />
      <p className={`note ${card.meta}`}>
        <span>
          {category}
          {dish.vegetarian && dish.category !== 'vegetarian' && ` · ${words.vegetarian}`}
        </span>
        <Spice level={dish.spicyLevel} words={words} />
      </p>
      <ul hidden data-dish-marks className={styles.marks} />
      <p className={`${card.text} ${styles.description}`}>{dish.description}</p>
      <details className={styles.more}>
        <summary className={`not-printed ${styles.see}`}>
          <span className={styles.words}>{words.see}</span>
          <span className="visually-hidden">{`: ${name}`}</span>
        </summary>
        <DishDetails dish={dish} {...rest} />
      </details>
    </Card>
  );
}
