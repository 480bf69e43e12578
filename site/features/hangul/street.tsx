import { Fold } from '#site/ui/fold.tsx';
import { Spread } from '#site/ui/spread.tsx';
import { BlockDrawing } from './block-drawing.tsx';
import { blockPieces } from './block-pieces.ts';
import { Jamo } from './jamo.tsx';
import type { HangulPage } from './read.ts';
import { SignPlate } from './sign-plate.tsx';
import { WordList } from './word-list.tsx';
import styles from './street.module.css';

type Props = Pick<HangulPage, 'street'> & { readonly pieces: HangulPage['practice']['pieces'] };

/** What one reads at the end: the sign of a station, its blocks taken apart, and the signs of a street. */
export function Street({ street, pieces }: Props) {
  const { text, station, signs, words } = street;
  return (
    <Spread headingId="street" heading={text.heading} lead={text.lead} color="hwang">
      <div className={styles.street}>
        <SignPlate deck="stations" hangul={station.hangul} station={station} />
        <ul className={styles.blocks}>
          {station.blocks.map(({ block, letters, reading }) => (
            <li key={block}>
              <BlockDrawing pieces={blockPieces(letters, pieces)} />
              <div>
                <b>{reading}</b>
                {(['initial', 'vowel', 'final'] as const).map((place) => (
                  <span key={place} className={styles[place]}>
                    <Jamo letter={letters[place]} paths={pieces[letters[place]] ?? []} />{' '}
                    {text.pieces[place]}
                  </span>
                ))}
              </div>
            </li>
          ))}
        </ul>
        <ul className={styles.signs}>
          {signs.map(({ hangul, step }) => (
            <li key={hangul}>
              <span lang="ko">{hangul}</span>
              <small>{text.step.replace('{step}', String(step))}</small>
            </li>
          ))}
        </ul>
      </div>
      <Fold label={text.answers}>
        <WordList words={words} />
      </Fold>
    </Spread>
  );
}
