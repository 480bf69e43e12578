import { useEffect, useRef } from 'react';
import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { fill } from '#domain/text/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import type { Exercise } from './exercise.ts';
import { boxCounts, knownLetters, readableSigns } from './known.ts';
import type { Card } from './leitner.ts';
import type { PracticeData } from './read.ts';
import styles from './round-result.module.css';
import type { Round } from './use-round.ts';

type Text = PracticeData['text']['result'];

interface ResultProps {
  readonly text: Text;
  /** `{right}, not {wrong}`: what was mixed up. */
  readonly not: string;
  readonly round: Round;
  readonly onReview: (keys: readonly string[]) => void;
  readonly onMore: () => void;
}

/** How a round went, and what comes back tomorrow. */
export function RoundResult({ text, not, round: { given }, onReview, onMore }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const missed = given.filter(({ answer }) => answer.mixed);
  const right = String(given.length - missed.length);
  return (
    <div className={styles.result}>
      <h4 ref={heading} tabIndex={-1}>
        {fill(given.length === 1 ? text.roundOne : text.round, {
          right,
          all: String(given.length),
        })}
      </h4>
      <p>{missed.length > 0 ? text.some : text.perfect}</p>
      {missed.length > 0 && (
        <>
          <h5>{text.tomorrow}</h5>
          <ul className="ruled">
            {missed.map(({ exercise, options, answer }) => (
              <li key={exercise.key}>
                <b lang="ko">{exercise.key}</b> {options.find(({ mixed }) => !mixed)?.reading}
                {answer.mixed && <span> · {keepNames(fill(not, answer.mixed))}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="row">
        <Button onClick={onMore}>{text.more}</Button>
        {missed.length > 0 && (
          <Button look="line" onClick={() => onReview(missed.map(({ exercise }) => exercise.key))}>
            {fill(text.again, { count: String(missed.length) })}
          </Button>
        )}
      </p>
    </div>
  );
}

interface ReadsProps {
  readonly text: Text;
  readonly exercises: readonly Exercise[];
  readonly cards: readonly Card[];
  readonly locale: Locale;
}

/** Signs named, of all that one reads. */
const named = 14;

/** What one can read by now: letters, signs, and how full the five boxes are. */
export function WhatOneReads({ text, exercises, cards, locale }: ReadsProps) {
  if (cards.length === 0) return null;
  const all = exercises.filter(({ deck }) => deck === 'letters').length;
  const signs = readableSigns(exercises, cards);
  const counts = boxCounts(cards);
  const most = Math.max(...counts);
  const { number } = formats[locale];
  return (
    <div className={styles.reads}>
      <div>
        <h4>
          {fill(text.letters, {
            count: number(knownLetters(exercises, cards).size),
            all: number(all),
          })}
        </h4>
        {signs.length > 0 && (
          <p>
            {text.signs}: <span lang="ko">{signs.slice(0, named).join(', ')}</span>
            {signs.length > named &&
              ` ${fill(text.andMore, { count: number(signs.length - named) })}`}
            .
          </p>
        )}
      </div>
      <figure>
        <figcaption>
          <b>{text.boxes}</b> {text.boxesNote}
        </figcaption>
        <dl className={styles.boxes}>
          {counts.map((count, index) => (
            <div key={index}>
              <dt>{text.box[index]}</dt>
              <dd>
                {count}
                <svg viewBox="0 0 10 60" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="10" y={60 - (count / most) * 60} height={(count / most) * 60} />
                </svg>
              </dd>
            </div>
          ))}
        </dl>
      </figure>
    </div>
  );
}
