import { Button } from '#site/ui/button.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Section } from '#site/ui/section.tsx';
import { Jamo } from './jamo.tsx';
import type { HangulPage } from './read.ts';
import type { HangulLetter } from './read-words.ts';
import styles from './sheet.module.css';

type Props = Pick<HangulPage, 'text' | 'letters' | 'finals'>;

const isVowel = ({ letter }: HangulLetter) => letter >= 'ㅏ';

/** All letters with their readings; on paper a page of its own. */
export function Sheet({ text: { sheet }, letters, finals }: Props) {
  const groups = [
    { title: sheet.consonants, of: letters.filter((letter) => !isVowel(letter)) },
    { title: sheet.vowels, of: letters.filter(isVowel) },
  ];
  return (
    <Section headingId="sheet" heading={sheet.heading} lead={sheet.lead}>
      <Fold narrow label={sheet.show}>
        <div className={styles.sheet}>
          {groups.map(({ title, of }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul>
                {of.map(({ letter, reading, romanisation, strokes }) => (
                  <li key={letter}>
                    <span lang="ko">
                      <Jamo letter={letter} paths={strokes.map(({ path }) => path)} />
                    </span>
                    <span>
                      <b>{reading}</b> {romanisation !== reading && <small>{romanisation}</small>}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <p>{keepNames(sheet.block)}</p>
          <p>
            <b>{sheet.finals}.</b>{' '}
            {finals.map(({ sound, letters: written }) => (
              <span key={sound} className={styles.final}>
                <span lang="ko">{written}</span> {sound}
              </span>
            ))}
          </p>
        </div>
      </Fold>
      <p className={`needs-script not-printed ${styles.print}`}>
        <Button look="line" name="print-sheet">
          {sheet.print}
        </Button>
      </p>
    </Section>
  );
}
