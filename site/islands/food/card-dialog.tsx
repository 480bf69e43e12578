import type { RefObject } from 'react';
import { Button } from '#site/ui/button.tsx';
import type { CardLine } from '#domain/allergy-card.ts';
import styles from './card-dialog.module.css';
import { CardSheet, type CardProps } from './card-sheet.tsx';

interface Props {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly lines: readonly CardLine[];
  readonly words: CardProps['words'];
}

/** The card in full screen, to show to a cook. */
export function CardDialog({ dialog, lines, words }: Props) {
  return (
    <dialog ref={dialog} data-paper aria-label={words.heading} className={styles.dialog}>
      <div className={`not-printed ${styles.top}`}>
        <form method="dialog">
          <Button type="submit" look="line">
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="m5 5 14 14M19 5 5 19" />
            </svg>
            {words.close}
          </Button>
        </form>
        <Button look="line" onClick={() => print()}>
          {words.print}
        </Button>
      </div>
      {lines.length > 0 && <CardSheet lines={lines} words={words} large />}
    </dialog>
  );
}
