import { useState } from 'react';
import { readingIn } from '#domain/korean/reading-in.ts';
import { compose, decompose, type Letters } from '#domain/korean/syllable.ts';
import { fill } from '#domain/text/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { BlockDrawing } from './block-drawing.tsx';
import { blockPieces } from './block-pieces.ts';
import { Jamo } from './jamo.tsx';
import type { PracticeData } from './read.ts';
import styles from './build-block.module.css';

/** The letters that a block is built of here: those of the first four steps, and two more with a puff. */
const choices = {
  initial: [...'ㅇㄱㄴㄷㄹㅁㅂㅅㅈㅎㅊㅋㅌㅍ'],
  vowel: [...'ㅏㅓㅗㅜㅡㅣㅑㅕㅛㅠ'],
  final: ['', ...'ㄱㄴㄷㄹㅁㅂㅇ'],
} as const satisfies Record<keyof Letters, readonly string[]>;

const places = ['initial', 'vowel', 'final'] as const;

/** A block from a letter for each place, chosen by radio buttons; what it sounds like is said with each change. */
export function BuildBlock({ text: { build: text }, locale, pieces, words }: PracticeData) {
  const read = readingIn(locale);
  const challenges = Object.keys(words).filter((word) => buildable(word));
  const [letters, setLetters] = useState<Letters>({ initial: 'ㄱ', vowel: 'ㅏ', final: '' });
  const [challenge, setChallenge] = useState(() => Math.max(0, challenges.indexOf('밥')));
  const block = compose(letters);
  const wanted = challenges[challenge] ?? '밥';
  const said = { block, reading: read(block) };
  return (
    <section aria-labelledby="build-title" className={styles.build}>
      <h3 id="build-title">{text.heading}</h3>
      <div className={styles.block}>
        <BlockDrawing pieces={blockPieces(letters, pieces)} />
        <p role="status">
          <b>{said.reading}</b> <span lang="ko">{block}</span> {words[block] ?? ''}
        </p>
      </div>
      <div className={styles.choices}>
        {places.map((place) => (
          <fieldset key={place} className={styles[place]}>
            <legend>{text[place]}</legend>
            <div>
              {choices[place].map((letter) => (
                <label key={letter}>
                  <input
                    type="radio"
                    name={`build-${place}`}
                    value={letter}
                    checked={letters[place] === letter}
                    onChange={() => setLetters({ ...letters, [place]: letter })}
                  />
                  {letter ? (
                    <span lang="ko">
                      <Jamo letter={letter} paths={pieces[letter] ?? []} />
                    </span>
                  ) : (
                    <span>{text.none}</span>
                  )}
                </label>
              ))}
            </div>
            {place === 'vowel' && <p className="note">{text.vowelNote}</p>}
          </fieldset>
        ))}
        <div className={styles.challenge}>
          <p>
            <b>
              {keepNames(
                fill(text.challenge, { meaning: words[wanted] ?? '', reading: read(wanted) }),
              )}
            </b>
            {keepNames(fill(block === wanted ? text.done : text.now, said))}
          </p>
          <Button look="line" onClick={() => setChallenge((challenge + 1) % challenges.length)}>
            {text.another}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Whether all letters of a syllable can be chosen here. */
function buildable(syllable: string): boolean {
  const letters = decompose(syllable);
  return places.every((place) => choices[place].some((letter) => letter === letters[place]));
}
