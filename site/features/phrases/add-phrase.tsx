import { useState } from 'react';
import { withBlanks } from '#domain/text/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { Field } from '#site/ui/field.tsx';
import type { OwnCardText } from './own-text.ts';
import type { PhraseBook } from './phrase-book.ts';
import styles from './own-card.module.css';

interface Props {
  readonly book: PhraseBook;
  readonly text: OwnCardText;
  readonly onAdd: (phrase: string) => void;
}

/** Adds any phrase of the guide below the others. */
export function AddPhrase({ book, text, onAdd }: Props) {
  const [chosen, setChosen] = useState('');
  return (
    <div className={styles.add}>
      <Field
        as="select"
        id="card-add"
        label={text.add}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      >
        <option value="">{text.choose}</option>
        {book.situations.map(({ name, phrases }) => (
          <optgroup key={name} label={name}>
            {phrases.map(({ id, meaning }) => (
              <option key={id} value={id}>
                {withBlanks(meaning)}
              </option>
            ))}
          </optgroup>
        ))}
      </Field>
      <Button
        look="line"
        onClick={() => {
          if (chosen) onAdd(chosen);
          setChosen('');
        }}
      >
        {text.add}
      </Button>
    </div>
  );
}
