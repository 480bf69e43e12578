import { showDialog } from '#site/lib/show-dialog.ts';
import { Button } from '#site/ui/button.tsx';
import { LineIcon } from '#site/ui/line-icon.tsx';
import { AnsweringCard } from '#site/ui/show-card/answering-card.tsx';
import { enlargePath } from '#site/ui/show-card/signs.ts';
import type { FavouritesText } from './own-text.ts';
import { type OwnCard, toFragment } from './kept-phrases.ts';
import { MoveButtons } from './move-buttons.tsx';
import { cardOf, filledParts } from './own-card.ts';
import type { PhraseBook } from './phrase-book.ts';
import styles from './favourites.module.css';

interface Props {
  readonly at: number;
  readonly count: number;
  readonly card: OwnCard;
  readonly book: PhraseBook;
  readonly text: FavouritesText;
  readonly cardPath: string;
  /** Neither in a list that is not one's own. */
  readonly onMove?: (by: -1 | 1) => void;
  readonly onRemove?: () => void;
}

/** A phrase or card that is kept: its place, what it says, and the card to show. On paper it is a card of A7. */
export function FavouriteRow({ at, count, card, book, text, cardPath, onMove, onRemove }: Props) {
  const parts = filledParts(book, card);
  const shown = cardOf(book, card);
  const meaning = parts.map((part) => part.meaning).join(' ');
  const id = `favourite-${at}`;
  // Only phrases with blanks, and cards of several, can be changed.
  const open = parts.length > 1 || parts.some(({ phrase }) => phrase.blanks.length > 0);
  return (
    <li className={`phrase-card ${styles.row}`}>
      {onMove && (
        <div className={`not-printed ${styles.move}`}>
          <MoveButtons at={at} count={count} of={meaning} text={text} onMove={onMove} />
        </div>
      )}
      <div className={styles.phrase}>
        <h2 className={styles.meaning}>{meaning}</h2>
        <p lang="ko" className={styles.korean}>
          {parts.map(({ korean }) => (
            <span key={korean}>{korean}</span>
          ))}
        </p>
        <p className={styles.reading}>{parts.map(({ reading }) => reading).join(' ')}</p>
      </div>
      <div className={`not-printed row ${styles.tools}`}>
        <Button look="line" {...showDialog(id)}>
          <LineIcon path={enlargePath} />
          {text.show}
          <span className="visually-hidden">{`: ${meaning}`}</span>
        </Button>
        {open && (
          <a href={`${cardPath}#${toFragment(card)}`}>
            {text.change}
            <span className="visually-hidden">{`: ${meaning}`}</span>
          </a>
        )}
        {onRemove && (
          <Button look="line" onClick={onRemove}>
            {text.remove}
            <span className="visually-hidden">{`: ${meaning}`}</span>
          </Button>
        )}
      </div>
      <AnsweringCard id={id} card={shown} text={text.card} />
    </li>
  );
}
