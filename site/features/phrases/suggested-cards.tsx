import { keepTogether } from '#domain/korean/keep-together.ts';
import { Button } from '#site/ui/button.tsx';
import { LineIcon } from '#site/ui/line-icon.tsx';
import { surface } from '#site/ui/surface.ts';
import type { OwnCard } from './kept-phrases.ts';
import { filledParts } from './own-card.ts';
import type { FavouritesText } from './own-text.ts';
import type { PhraseBook } from './phrase-book.ts';
import { starPath } from './star.ts';
import styles from './suggested-cards.module.css';

interface Props {
  readonly book: PhraseBook;
  readonly text: FavouritesText;
  readonly onKeep: (card: OwnCard) => void;
  readonly onKeepAll: (cards: readonly OwnCard[]) => void;
}

/** Before anything is kept: a pocket with a few cards to begin with, each with its star. */
export function SuggestedCards({ book, text, onKeep, onKeepAll }: Props) {
  const cards = text.suggested.map((phrase): OwnCard => ({ parts: [{ phrase }] }));
  return (
    <div className={`${surface('hwang')} ${styles.pocket}`}>
      <ul className={styles.fan}>
        {cards.flatMap((card) =>
          filledParts(book, card).map(({ phrase, korean, meaning, reading }) => (
            <li key={phrase.id} data-paper>
              <p lang="ko">{keepTogether(korean)}</p>
              <p>
                <b>{meaning}</b>
                <span>{reading}</span>
              </p>
              <Button look="line" onClick={() => onKeep(card)}>
                <LineIcon path={starPath} />
                <span className="visually-hidden">{`${text.keep}: ${meaning}`}</span>
              </Button>
            </li>
          )),
        )}
      </ul>
      <div className={`${surface('indigo')} ${styles.front}`}>
        <p>{text.empty}</p>
        <Button onClick={() => onKeepAll(cards)}>{text.keepSuggested}</Button>
      </div>
    </div>
  );
}
