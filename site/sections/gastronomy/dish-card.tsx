import { memo } from 'react';
import { useHydrated } from '#site/lib/hydrated.ts';
import type { PictureFile } from '#site/lib/pictures.ts';
import { usePrinting } from '#site/lib/printing.ts';
import { Picture } from '#site/ui/picture.tsx';
import styles from './dish-card.module.css';
import { DishMarks, type MarkTexts } from './dish-marks.tsx';
import { DishDetails, type DishEntry, type DishWords } from './dish-details.tsx';
import { Spice } from './spice.tsx';
import { openerId, useSeeDish } from './use-open-dish.ts';

interface Props extends DishWords, MarkTexts {
  readonly dish: DishEntry;
  /** The name of its category. */
  readonly category: string | undefined;
  readonly picture: PictureFile;
  /** The query of the address, kept when the dish opens. */
  readonly search: string;
}

/** A dish in the grid. Its details open in a window; before the page is alive, and on paper, in the card itself. */
export const DishCard = memo(function DishCard({
  dish,
  category,
  picture,
  search,
  contains,
  may,
  free,
  ...rest
}: Props) {
  const { id, name } = dish;
  const { words } = rest;
  const alive = useHydrated();
  const printing = usePrinting();
  const see = useSeeDish(id, search);
  return (
    // Alive, the window carries the anchor.
    <li id={alive ? undefined : id} className={styles.card}>
      <Picture
        picture={picture}
        alt={dish.alt}
        title={name}
        sizes="(max-width: 820px) 100vw, (max-width: 1180px) 50vw, 394px"
        className={styles.picture}
      />
      <div className={styles.body}>
        <div className={styles.name}>
          <h3>{name}</h3>
          <span lang="ko">{dish.nameKorean}</span>
        </div>
        <p className={styles.meta}>
          <span>
            {category}
            {dish.vegetarian && dish.category !== 'vegetarian' && ` · ${words.vegetarian}`}
          </span>
          <Spice level={dish.spicyLevel} words={words} />
        </p>
        <DishMarks contains={contains} may={may} free={free} />
        <p className={styles.text}>{dish.description}</p>
        {alive && (
          <a
            id={openerId(id)}
            {...see}
            aria-haspopup="dialog"
            className={`${styles.see} ${styles.whole}`}
          >
            {words.see}
            <span className="visually-hidden">{`: ${name}`}</span>
          </a>
        )}
        {(!alive || printing) && (
          <details className={styles.more}>
            <summary className={styles.see}>
              {words.see}
              <span className="visually-hidden">{`: ${name}`}</span>
            </summary>
            <DishDetails dish={dish} {...rest} />
          </details>
        )}
      </div>
    </li>
  );
});
