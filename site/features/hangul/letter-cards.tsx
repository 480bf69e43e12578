import { keepNames } from '#site/ui/keep-names.tsx';
import { Prose } from '#site/ui/prose.tsx';
import type { Locale } from '#content/locale.ts';
import { fill } from '#domain/text/fill.ts';
import { LetterDrawing } from './letter-drawing.tsx';
import type { HangulPage } from './read.ts';
import type { HangulLetter } from './read-words.ts';
import styles from './letter-cards.module.css';

interface Props {
  readonly id: string;
  readonly letters: readonly HangulLetter[];
  readonly text: HangulPage['text']['steps'];
  readonly locale: Locale;
}

/** Letters as cards: how each is written, read and remembered, and a word with it. */
export function LetterCards({ id, letters, text, locale }: Props) {
  return (
    <ul id={id} className={styles.cards}>
      {letters.map(({ letter, reading, romanisation, anchor, mnemonic, example, strokes }) => (
        <li key={letter}>
          <LetterDrawing
            paths={strokes.map(({ path }) => path)}
            name={fill(text.strokes, {
              letter,
              strokes: strokes.map((stroke, index) => `${index + 1}: ${stroke.text}`).join('; '),
            })}
          />
          <div>
            <p className={styles.reading}>
              <b>{reading}</b> {romanisation !== reading && <span>{romanisation}</span>}
            </p>
            <p>
              <Prose text={anchor} locale={locale} />
            </p>
            <p id={`mnemonic-${letter}`}>{keepNames(mnemonic)}</p>
            <p className={styles.example}>
              <span lang="ko">{example.hangul}</span> {example.reading}
              <span>{keepNames(example.meaning)}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
