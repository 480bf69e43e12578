import { useEffect, useState } from 'react';
import { fill } from '#domain/text/fill.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Share } from '#site/ui/share.tsx';
import { FavouriteRow } from './favourite-row.tsx';
import {
  joined,
  listFragment,
  listFromFragment,
  moved,
  type OwnCard,
  toFragment,
} from './kept-phrases.ts';
import { SuggestedCards } from './suggested-cards.tsx';
import { ReceivedCards } from './received-cards.tsx';
import { filledParts } from './own-card.ts';
import type { PhraseBook } from './phrase-book.ts';
import type { FavouritesText } from './own-text.ts';
import { keepCards } from './phrase-store.ts';
import { useKeptCards } from './use-kept-cards.ts';
import styles from './favourites.module.css';

interface Props {
  readonly book: PhraseBook;
  readonly text: FavouritesText;
  /** The name of the page, under which a link is sent. */
  readonly heading: string;
  readonly cardPath: string;
  readonly listPath: string;
}

/** The phrases and cards that the device keeps, in the visitor's order. */
export function Favourites({ book, text, heading, cardPath, listPath }: Props) {
  const cards = useKeptCards();
  const [said, setSaid] = useState('');
  const [received, setReceived] = useState<readonly OwnCard[]>();

  useEffect(() => {
    const read = () => setReceived(listFromFragment(location.hash));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);

  // A phrase that this edition does not have is kept, and not shown.
  const known = cards.filter((card) => filledParts(book, card).length > 0);

  function change(next: readonly OwnCard[], done: string) {
    const kept = keepCards(next);
    setSaid(kept ? done : text.refused);
    return kept;
  }

  /** Back to one's own list; the link is done with. */
  function leave() {
    history.replaceState(history.state, '', location.pathname + location.search);
    setReceived(undefined);
  }

  function move(card: OwnCard, by: -1 | 1) {
    const place = known.indexOf(card) + by;
    const count = String(known.length);
    change(moved(known, place - by, by), fill(text.moved, { number: String(place + 1), count }));
  }

  if (received)
    return (
      <ReceivedCards
        cards={received}
        {...{ book, text, cardPath, said }}
        onAdd={() => {
          if (change(joined(cards, received), text.added)) leave();
        }}
        onLeave={leave}
      />
    );
  return (
    <div className={`needs-script ${styles.tool}`}>
      {known.length === 0 && (
        <SuggestedCards
          book={book}
          text={text}
          onKeep={(card) => change([...cards, card], text.kept)}
          onKeepAll={(all) => change(joined(cards, all), text.keptSuggested)}
        />
      )}
      {known.length > 1 && <p className="not-printed">{text.order}</p>}
      {known.length > 0 && (
        <ul className={`phrase-cards ${styles.list}`}>
          {known.map((card, at) => (
            <FavouriteRow
              key={toFragment(card)}
              at={at}
              count={known.length}
              card={card}
              book={book}
              text={text}
              cardPath={cardPath}
              onMove={(by) => move(card, by)}
              onRemove={() =>
                change(
                  cards.filter((each) => each !== card),
                  text.removed,
                )
              }
            />
          ))}
        </ul>
      )}
      <p role="status" className="not-printed">
        {said}
      </p>
      <div className="row not-printed">
        {known.length > 0 && (
          <>
            <Button look="line" onClick={() => print()}>
              {text.print}
            </Button>
            <Share title={heading} to={`#${listFragment(known)}`} text={text.link} />
          </>
        )}
        <ButtonLink look="line" href={cardPath}>
          {text.make}
        </ButtonLink>
        <ButtonLink look="line" href={listPath}>
          {text.list}
        </ButtonLink>
        {cards.length > 0 && (
          <Button look="line" onClick={() => change([], text.forgotten)}>
            {text.forget}
          </Button>
        )}
      </div>
      {known.length > 0 && <p className="note not-printed">{text.sheet}</p>}
    </div>
  );
}
