import { withBlanks } from '#domain/text/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { Field } from '#site/ui/field.tsx';
import type { Part } from './kept-phrases.ts';
import { MoveButtons } from './move-buttons.tsx';
import type { OwnCardText } from './own-text.ts';
import { valueOf } from './own-card.ts';
import type { BookBlank, BookPhrase, PhraseBook } from './phrase-book.ts';
import styles from './own-card.module.css';

interface Props {
  readonly at: number;
  readonly count: number;
  readonly part: Part;
  readonly phrase: BookPhrase;
  readonly book: PhraseBook;
  readonly text: OwnCardText;
  readonly onValues: (values: Readonly<Record<string, string>>) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** A phrase of the card: its blanks, and its place among the others. */
export function CardPart({ at, count, part, phrase, book, text, ...on }: Props) {
  const { values = {} } = part;
  const meaning = withBlanks(phrase.meaning);
  return (
    <li className={styles.part}>
      <div className={styles.head}>
        <h3>{meaning}</h3>
        {count > 1 && (
          <div className="row">
            <MoveButtons at={at} count={count} of={meaning} text={text} onMove={on.onMove} />
            <Button look="line" onClick={on.onRemove}>
              {text.remove}
              <span className="visually-hidden">{`: ${meaning}`}</span>
            </Button>
          </div>
        )}
      </div>
      {phrase.blanks.map((blank) => {
        const { [blank.id]: value = '', ...others } = values;
        return (
          <BlankField
            key={blank.id}
            id={`card-${at}-${blank.id}`}
            blank={blank}
            value={value}
            book={book}
            text={text}
            onValue={(typed) => on.onValues(typed ? { ...others, [blank.id]: typed } : others)}
          />
        );
      })}
    </li>
  );
}

interface BlankProps extends Pick<Props, 'book' | 'text'> {
  readonly id: string;
  readonly blank: BookBlank;
  readonly value: string;
  readonly onValue: (typed: string) => void;
}

function BlankField({ id, blank, value, book, text, onValue }: BlankProps) {
  const { type, options } = blank;
  const words = options === undefined ? [] : (book.options[options] ?? []);
  const number = type === 'native' || type === 'sino';
  const invalid = value !== '' && !valueOf(blank, value, book.options);
  return (
    <>
      <Field
        as="input"
        id={id}
        label={blank.label[0]?.toLocaleUpperCase(book.locale) + blank.label.slice(1)}
        hint={words.length > 0 ? text.hint : undefined}
        error={invalid ? text.invalid : undefined}
        type={type === 'nativeHour' ? 'time' : type === 'phone' ? 'tel' : 'text'}
        inputMode={number ? 'numeric' : undefined}
        list={words.length > 0 ? `${id}-words` : undefined}
        placeholder={blank.example.text}
        autoComplete="off"
        maxLength={60}
        value={value}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
      />
      {words.length > 0 && (
        <datalist id={`${id}-words`}>
          {words.map(({ source, text: word }) => (
            <option key={source + word}>{word}</option>
          ))}
        </datalist>
      )}
    </>
  );
}
