import { surface } from '#site/ui/surface.ts';
import type { OwnCardText } from './own-text.ts';
import { situationOf, type PhraseBook } from './phrase-book.ts';
import { situationColors } from './situation-colors.ts';
import { SituationSign } from './situation-sign.tsx';
import styles from './card-starts.module.css';

interface Props {
  readonly book: PhraseBook;
  readonly text: OwnCardText;
  /** The phrase that comes first on the card. */
  readonly current: string | undefined;
  readonly onStart: (phrase: string) => void;
}

/** What cards are made for most, each under the sign of its situation. */
export function CardStarts({ book, text, current, onStart }: Props) {
  return (
    <div role="group" aria-labelledby="card-want" className={styles.starts}>
      <h2 id="card-want">{text.want}</h2>
      <div className={styles.choices}>
        {Object.entries(text.starts).map(([phrase, label]) => {
          const { id, seal } = situationOf(book, phrase) ?? { id: 'courtesy', seal: '' };
          return (
            <button
              key={phrase}
              type="button"
              className={`${surface(situationColors[id])} ${styles.start}`}
              aria-pressed={phrase === current}
              onClick={() => onStart(phrase)}
            >
              <SituationSign situation={id} word={seal} />
              {label}
            </button>
          );
        })}
      </div>
    </div>
  );
}
