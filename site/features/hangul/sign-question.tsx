import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { fill } from '#domain/text/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import type { Card } from './leitner.ts';
import { shownOn } from './exercise.ts';
import type { PracticeData } from './read.ts';
import type { Option } from './sign-options.ts';
import { SignPlate } from './sign-plate.tsx';
import styles from './read-signs.module.css';
import type { Asked, Round } from './use-round.ts';
import { WrongAnswer } from './wrong-answer.tsx';

interface Props {
  readonly text: PracticeData['text']['read'];
  readonly locale: Locale;
  readonly round: Round;
  readonly asked: Asked;
  readonly cards: readonly Card[];
  readonly onAnswer: (option: Option) => void;
  readonly onNext: () => void;
  readonly onStop: () => void;
}

/** A sign and up to four readings, chosen with arrows, digits or a tap; then what was right, and why. */
export function SignQuestion({ text, locale, round, asked, cards, ...on }: Props) {
  const { exercise, options } = asked;
  const { deck, key, source, meaning, station } = exercise;
  const [chosen, setChosen] = useState<Option>();
  const [missing, setMissing] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const answer = round.given[round.at]?.answer;

  // The keyboard goes on where the question is; the sign above stays in view.
  useEffect(() => {
    first.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (answer) next.current?.focus({ preventScroll: true });
  }, [answer]);

  function give(option: Option | undefined) {
    setMissing(!option);
    if (option && !answer) on.onAnswer(option);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!/^[1-4]$/.test(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
    const option = options[Number(event.key) - 1];
    if (!option || answer) return;
    event.preventDefault();
    setChosen(option);
    give(option);
  }

  const letter = deck === 'letters';
  const last = round.at === round.asked.length - 1;
  const due = cards.find((card) => card.key === key)?.due ?? '';
  return (
    <form
      className={styles.question}
      onSubmit={(event) => {
        event.preventDefault();
        give(chosen);
      }}
    >
      <div>
        <SignPlate deck={deck} hangul={shownOn(exercise)} station={station} />
      </div>
      <div className={styles.answers}>
        <fieldset>
          <legend>
            <span>
              {fill(text.progress, {
                number: String(round.at + 1),
                all: String(round.asked.length),
              })}
            </span>{' '}
            {keepNames(
              letter ? fill(text.letterQuestion, { letter: key, block: source }) : text.question,
            )}
          </legend>
          <div className={styles.options}>
            {options.map((option, index) => (
              <label key={option.reading} data-state={stateOf(option, answer)}>
                <input
                  ref={index === 0 ? first : undefined}
                  type="radio"
                  name="reading"
                  onKeyDown={onKeyDown}
                  aria-keyshortcuts={String(index + 1)}
                  checked={chosen === option}
                  disabled={Boolean(answer)}
                  onChange={() => {
                    setChosen(option);
                    setMissing(false);
                  }}
                />
                <kbd aria-hidden="true">{index + 1}</kbd>
                <span>{option.reading}</span>
                {answer && !option.mixed && <small>{text.good}</small>}
                {answer === option && option.mixed && <small>{text.yours}</small>}
              </label>
            ))}
          </div>
        </fieldset>
        <div aria-live="polite" className={styles.verdict}>
          {missing && <p>{text.choose}</p>}
          {answer && !answer.mixed && (
            <p>{fill(text.right, { date: formats[locale].dayOfYear(due) })}</p>
          )}
          {answer?.mixed && (
            <WrongAnswer text={text} reading={answer.reading} mixed={answer.mixed} />
          )}
          {answer && meaning && (
            <p className={styles.meaning}>
              <b lang="ko">{key}</b> {keepNames(meaning)}
            </p>
          )}
        </div>
        <p className="row">
          {answer ? (
            <Button ref={next} onClick={on.onNext}>
              {last ? text.finish : text.next}
            </Button>
          ) : (
            <Button type="submit">{text.check}</Button>
          )}
          {!last && (
            <Button look="line" onClick={on.onStop}>
              {text.stop}
            </Button>
          )}
        </p>
      </div>
    </form>
  );
}

function stateOf(option: Option, answer: Option | undefined) {
  if (!answer) return undefined;
  if (!option.mixed) return 'right';
  return option === answer ? 'wrong' : undefined;
}
