import { useEffect, useState } from 'react';
import { printPart } from '#site/lib/print-part.ts';
import { showDialog } from '#site/lib/show-dialog.ts';
import { Button } from '#site/ui/button.tsx';
import { LineIcon } from '#site/ui/line-icon.tsx';
import { Share } from '#site/ui/share.tsx';
import { CardPaper } from '#site/ui/show-card/card-paper.tsx';
import { AnsweringCard } from '#site/ui/show-card/answering-card.tsx';
import { enlargePath } from '#site/ui/show-card/signs.ts';
import { CardPart } from './card-part.tsx';
import {
  fromFragment,
  moved,
  type OwnCard,
  type Part,
  sameCard,
  toFragment,
  toggled,
} from './kept-phrases.ts';
import { AddPhrase } from './add-phrase.tsx';
import { CardStarts } from './card-starts.tsx';
import { cardOf } from './own-card.ts';
import { phraseIn, type PhraseBook } from './phrase-book.ts';
import type { OwnCardText } from './own-text.ts';
import { keepCards } from './phrase-store.ts';
import { starPath } from './star.ts';
import { useKeptCards } from './use-kept-cards.ts';
import styles from './own-card.module.css';

interface Props {
  readonly book: PhraseBook;
  readonly text: OwnCardText;
  readonly favouritesPath: string;
}

const first: OwnCard = { parts: [{ phrase: 'taxiTo' }] };

/** A card of one's own from phrases and what stands in their blanks. It is in the fragment of the address. */
export function OwnCardTool({ book, text, favouritesPath }: Props) {
  const [own, setOwn] = useState(first);
  const [said, setSaid] = useState('');
  const cards = useKeptCards();
  const kept = cards.some((card) => sameCard(card, own));
  const card = cardOf(book, own);

  useEffect(() => {
    const read = () => setOwn(fromFragment(location.hash) ?? first);
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);

  function change(parts: readonly Part[]) {
    const next = { parts };
    setOwn(next);
    setSaid('');
    history.replaceState(history.state, '', `#${toFragment(next)}`);
  }

  function keep() {
    const done = keepCards(toggled(cards, own));
    setSaid(done ? text[kept ? 'removed' : 'kept'] : text.refused);
  }

  const { parts } = own;
  return (
    <div className={`needs-script ${styles.tool}`}>
      <div className={`not-printed ${styles.form}`}>
        <CardStarts
          book={book}
          text={text}
          current={parts[0]?.phrase}
          onStart={(phrase) => change([{ phrase }, ...parts.slice(1)])}
        />
        <ol className={styles.parts}>
          {parts.map((part, at) => {
            const phrase = phraseIn(book, part.phrase);
            return (
              phrase && (
                <CardPart
                  key={`${at}-${part.phrase}`}
                  at={at}
                  count={parts.length}
                  part={part}
                  phrase={phrase}
                  book={book}
                  text={text}
                  onValues={(values) => change(parts.with(at, { ...part, values }))}
                  onMove={(by) => change(moved(parts, at, by))}
                  onRemove={() => change(parts.toSpliced(at, 1))}
                />
              )
            );
          })}
        </ol>
        <AddPhrase book={book} text={text} onAdd={(phrase) => change([...parts, { phrase }])} />
      </div>
      <div className={styles.made}>
        <ul className={`phrase-cards ${styles.sheet}`}>
          <li className={`phrase-card ${styles.card}`}>
            <CardPaper lines={card.lines} heading={text.card.meaning} />
          </li>
        </ul>
        <div className="row not-printed">
          <Button {...showDialog('own-card')}>
            <LineIcon path={enlargePath} />
            {text.show}
          </Button>
          <Button look="line" aria-pressed={kept} className={styles.keep} onClick={keep}>
            <LineIcon path={starPath} />
            {text.keep}
          </Button>
          <Button look="line" onClick={() => printPart('phrase-card')}>
            {text.print}
          </Button>
          <Share title={card.title} to={`#${toFragment(own)}`} text={text.share} />
        </div>
        <p role="status" className="not-printed">
          {said}
        </p>
        <p className="not-printed">
          <a href={favouritesPath}>{text.favourites}</a>
        </p>
      </div>
      <AnsweringCard id="own-card" card={card} text={text.card} />
    </div>
  );
}
