import { Button } from '#site/ui/button.tsx';
import { FavouriteRow } from './favourite-row.tsx';
import { type OwnCard, toFragment } from './kept-phrases.ts';
import { filledParts } from './own-card.ts';
import type { PhraseBook } from './phrase-book.ts';
import type { FavouritesText } from './own-text.ts';
import styles from './favourites.module.css';

interface Props {
  readonly cards: readonly OwnCard[];
  readonly book: PhraseBook;
  readonly text: FavouritesText;
  readonly cardPath: string;
  /** That nothing can be kept. */
  readonly said: string;
  readonly onAdd: () => void;
  readonly onLeave: () => void;
}

/** The list of a link: it is shown, and kept only when that is pressed. */
export function ReceivedCards({ cards, book, text, cardPath, said, onAdd, onLeave }: Props) {
  const known = cards.filter((card) => filledParts(book, card).length > 0);
  return (
    <div className={`needs-script ${styles.tool}`}>
      <p role="status">{said || text.received}</p>
      <div className="row not-printed">
        <Button onClick={onAdd}>{text.add}</Button>
        <Button look="line" onClick={onLeave}>
          {text.mine}
        </Button>
      </div>
      <ul className={`phrase-cards ${styles.list}`}>
        {known.map((card, at) => (
          <FavouriteRow
            key={toFragment(card) + at}
            at={at}
            count={known.length}
            {...{ card, book, text, cardPath }}
          />
        ))}
      </ul>
    </div>
  );
}
