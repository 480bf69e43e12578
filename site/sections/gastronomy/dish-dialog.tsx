import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PictureFile } from '#site/lib/pictures.ts';
import { DialogTop } from '#site/ui/dialog-top.tsx';
import frame from '#site/ui/dialog.module.css';
import { Picture } from '#site/ui/picture.tsx';
import { DishMarks, type MarkTexts } from './dish-marks.tsx';
import { DishDetails, type DishEntry, type DishWords } from './dish-details.tsx';
import styles from './dish-dialog.module.css';
import { Spice } from './spice.tsx';
import { openerId } from './use-open-dish.ts';

export interface DishDialogProps extends DishWords {
  readonly dish: DishEntry;
  readonly picture: PictureFile;
  readonly mark: MarkTexts;
  readonly onClose: () => void;
}

/** One dish, large. Gone by whichever way, it hands the focus back to its card. */
export function DishDialog({ dish, picture, mark, onClose, ...rest }: DishDialogProps) {
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
      className={`${frame.dialog} ${styles.dialog}`}
      onClose={onClose}
    >
      <Picture picture={picture} alt={dish.alt} title={name} className={styles.picture} />
      <div className={styles.body}>
        <DialogTop id={`${id}-title`} close={rest.words.close}>
          {name}{' '}
          <span lang="ko" className={styles.korean}>
            {dish.nameKorean}
          </span>
        </DialogTop>
        <p className={styles.meta}>
          <Spice level={dish.spicyLevel} words={rest.words} />
          {dish.vegetarian && <span>{rest.words.vegetarian}</span>}
        </p>
        <DishMarks {...mark} />
        <p className={styles.text}>{dish.description}</p>
        <DishDetails dish={dish} {...rest} />
      </div>
    </dialog>
  );
}
