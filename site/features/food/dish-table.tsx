import type { ReactNode } from 'react';
import { picture } from '#site/lib/pictures.ts';
import type { GastronomyPage } from './read.ts';
import type { DishEntry } from './dish-details.tsx';
import { Spice } from './spice.tsx';
import styles from './dish-table.module.css';
import plates from './plates.module.css';

interface Props {
  readonly words: GastronomyPage['copy']['table'];
  readonly spice: GastronomyPage['copy']['dishes'];
  readonly dishes: readonly DishEntry[];
  /** The choice of what the visitor does not eat, which the plates answer. */
  readonly children?: ReactNode;
}

/**
 * All dishes on a table seen from above; each plate opens its dish (dish-dialog.ts). What a plate holds of the
 * avoided ingredients is written by an island (mark-dishes.ts).
 */
export function DishTable({ words, spice, dishes, children }: Props) {
  return (
    <section aria-labelledby="table" className={`not-printed ${styles.section}`}>
      <div className={`wrap row ${styles.head}`}>
        <h2 id="table">{words.heading}</h2>
        <p>{words.hint}</p>
      </div>
      <div className="wrap">{children}</div>
      <div data-paper className={styles.board} data-scrolls-sideways>
        <ul className={styles.dishes}>
          {dishes.map(({ id, name, nameKorean, drawing, spicyLevel, vegetarian }) => {
            const { src, width, height } = picture(drawing);
            return (
              <li key={id} className={`${styles.dish} ${plates.place}`} data-dish-id={id}>
                <a href={`#${id}`} data-plate={id}>
                  <span className={plates.plate}>
                    <span>
                      <img src={src} alt="" loading="lazy" width={width} height={height} />
                    </span>
                  </span>
                  <b>{name}</b>
                  <span className={styles.korean}>
                    <span lang="ko">{nameKorean}</span>
                    {spicyLevel > 1 && <Spice level={spicyLevel} words={spice} short />}
                    {vegetarian && (
                      <span className={styles.leaf}>
                        <span aria-hidden="true">V</span>
                        <span className="visually-hidden">{spice.vegetarian}</span>
                      </span>
                    )}
                  </span>
                  <span hidden data-plate-mark className={styles.mark} />
                </a>
              </li>
            );
          })}
        </ul>
      </div>
      <p className={`wrap note ${styles.key}`}>{words.key}</p>
    </section>
  );
}
