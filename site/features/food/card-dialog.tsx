import { useEffect, type RefObject } from 'react';
import { addStylesheet } from '#site/lib/add-stylesheet.ts';
import { Button } from '#site/ui/button.tsx';
import { CloseIcon } from '#site/ui/line-icon.tsx';
import type { CardLine } from './allergy-card.ts';
import styles from './card-dialog.css?url';
import { CardSheet, type CardProps } from './card-sheet.tsx';

interface Props {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly lines: readonly CardLine[];
  readonly text: CardProps['text'];
}

/** The styles of the full screen come with the card, as the connection may be gone when it is shown. */
const loadStyles = () => addStylesheet(styles).catch(() => undefined);

/** Opens the full screen at once, as a cook waits; without its styles it is readable, too. */
export function showCard(dialog: Props['dialog']): void {
  void loadStyles();
  dialog.current?.showModal();
}

/** The card in full screen, to show to a cook. */
export function CardDialog({ dialog, lines, text }: Props) {
  useEffect(() => void loadStyles(), []);
  return (
    <dialog ref={dialog} data-paper aria-label={text.heading} className="card-dialog">
      <div className="not-printed card-dialog-top">
        <form method="dialog">
          <Button type="submit" look="line">
            <CloseIcon />
            {text.close}
          </Button>
        </form>
        <Button look="line" onClick={() => print()}>
          {text.print}
        </Button>
      </div>
      {lines.length > 0 && <CardSheet lines={lines} text={text} />}
    </dialog>
  );
}
