import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PictureFile } from '#app/lib/pictures.server.ts';
import { Picture } from '#app/ui/picture.tsx';
import { DishDetails, type DishEntry, type DishWords } from './dish-details.tsx';
import styles from './dish-dialog.module.css';
import { Spice } from './spice.tsx';
import { openerId } from './use-open-dish.ts';

export interface DishDialogProps extends DishWords {
  readonly dish: DishEntry;
  readonly picture: PictureFile;
  readonly onClose: () => void;
}

/** One dish, large. Gone by whichever way, it hands the focus back to its card. */
export function DishDialog({ dish, picture, onClose, ...rest }: DishDialogProps) {
  const { id, name } = dish;
  const dialog = useRef<HTMLDialogElement>(null);

  // Before React Router seeks the place that the address names: the page is laid out once for both.
  useLayoutEffect(() => dialog.current?.showModal(), [id]);
  // When the window is gone: behind an open one nothing takes the focus.
  useEffect(() => () => document.getElementById(openerId(id))?.focus(), [id]);

  return (
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={`${id}-title`}
      closedby="any"
      className={styles.dialog}
      onClose={onClose}
    >
      <Picture picture={picture} alt={dish.alt} title={name} className={styles.picture} />
      <div className={styles.body}>
        <div className={styles.top}>
          <h2 id={`${id}-title`}>
            {name} <span lang="ko">{dish.nameKorean}</span>
          </h2>
          <form method="dialog">
            <button type="submit" className={styles.close} aria-label={rest.words.close}>
              <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d="m5 5 14 14M19 5 5 19" />
              </svg>
            </button>
          </form>
        </div>
        <p className={styles.meta}>
          <Spice level={dish.spicyLevel} words={rest.words} />
          {dish.vegetarian && <span>{rest.words.vegetarian}</span>}
        </p>
        <p className={styles.text}>{dish.description}</p>
        <DishDetails dish={dish} {...rest} />
      </div>
    </dialog>
  );
}
