import { useRef, useState } from 'react';
import { useCopyText } from './copy-text.ts';
import { printPart } from '#site/lib/print-part.ts';
import { Button } from '#site/ui/button.tsx';
import { CardPaper } from '#site/ui/show-card/card-paper.tsx';
import { ShowCard } from '#site/ui/show-card/show-card.tsx';
import type { CardLine } from '#site/ui/show-card/card.ts';
import { showDialog } from '#site/lib/show-dialog.ts';
import { cardText } from './allergy-card.ts';
import styles from './allergy-picker.module.css';
import { saveCardPicture } from './card-picture.ts';
import { cardId, pointingLines, type CardProps } from './card-props.ts';
import type { FoodChoiceState } from './food-choice.ts';
import { madeCardId } from './use-arrival.ts';

interface Props extends CardProps {
  readonly food: FoodChoiceState;
  /** Empty without a choice. */
  readonly lines: readonly CardLine[];
}

/** The card with its buttons: full screen, download, print, copy, store. */
export function CardTools({ text, card, food, lines, children }: Props) {
  const korean = useRef<HTMLDivElement>(null);
  const { answer, copy } = useCopyText(korean);
  const [picture, setPicture] = useState<'imageSaved' | 'noImage'>();
  const empty = lines.length === 0;
  const save = async () => {
    const saved = await saveCardPicture(lines, `${text.imageName}.png`);
    setPicture(saved ? 'imageSaved' : 'noImage');
  };
  return (
    // Nothing floats over a card that is made.
    <div className={styles.made} data-foot-bar={empty ? undefined : ''}>
      <div
        id={madeCardId}
        role="group"
        aria-label={text.label}
        className={styles.card}
        data-made={empty ? undefined : ''}
      >
        <CardPaper
          lines={empty ? pointingLines(card) : lines}
          heading={text.card.meaning}
          korean={korean}
        >
          {empty && <p>{text.empty}</p>}
        </CardPaper>
      </div>
      {empty && <p className="needs-script not-printed">{text.first}</p>}
      <div className={`needs-script not-printed row ${styles.tools}`}>
        {!empty && (
          <>
            <Button {...showDialog(cardId)}>{text.show}</Button>
            <Button look="line" onClick={() => void save()}>
              {text.image}
            </Button>
            <Button look="line" onClick={() => printPart('allergy-card')}>
              {text.print}
            </Button>
            <Button look="line" onClick={() => void copy(cardText(lines, 'korean').join('\n'))}>
              {text.copy}
            </Button>
          </>
        )}
        <p role="status">{(picture && text[picture]) ?? (answer && text[answer])}</p>
      </div>
      {(food.kept || food.asked) && (
        <div className={`not-printed row ${styles.keep}`}>
          {food.kept ? (
            <>
              <p>{text.kept}</p>
              <Button look="line" onClick={() => food.keep(false)}>
                {text.forget}
              </Button>
            </>
          ) : (
            <Button look="line" disabled={empty} onClick={() => food.keep(true)}>
              {text.keep}
            </Button>
          )}
          <p role="status">{food.notice && text[food.notice]}</p>
        </div>
      )}
      {children && <div className={styles.unread}>{children}</div>}
      <ShowCard id={cardId} card={{ title: text.heading, lines }} text={text.card}>
        <Button look="line" className="not-printed" onClick={() => print()}>
          {text.print}
        </Button>
      </ShowCard>
    </div>
  );
}
