import { useState } from 'react';
import { readingIn } from '#domain/korean/reading-in.ts';
import { localDay } from '#site/lib/plan-dates.ts';
import { putCards, useCards } from './card-store.ts';
import type { Deck, Exercise } from './exercise.ts';
import { nextCards, withAnswer } from './leitner.ts';
import type { PracticeData } from './read.ts';
import { signOptions, type Option } from './sign-options.ts';

/** What a visitor has chosen to read. */
export interface Choice {
  readonly deck: Deck | 'all';
  /** The last step that is known. */
  readonly step: number;
}

export interface Asked {
  readonly exercise: Exercise;
  readonly options: readonly Option[];
}

/** An exercise with the answer that was given. */
export interface Given extends Asked {
  readonly answer: Option;
}

/** Questions asked one after the other. */
export interface Round {
  readonly asked: readonly Asked[];
  readonly given: readonly Given[];
  /** Which is shown; after the last comes the result. */
  readonly at: number;
}

/** Questions of a round. */
const many = 10;

/** The exercises of a choice: those of its last step first. One's own trip is read whole. */
function deckOf(
  exercises: readonly Exercise[],
  ofTrip: readonly Exercise[],
  { deck, step }: Choice,
): readonly Exercise[] {
  if (deck === 'trip') return ofTrip;
  return exercises
    .filter((each) => each.step <= step && (deck === 'all' || each.deck === deck))
    .toSorted((a, b) => b.step - a.step);
}

/** Rounds of reading, and what is left for today. */
export function useRound(
  { exercises, distractors, locale }: PracticeData,
  choice: Choice,
  ofTrip: readonly Exercise[],
) {
  const { cards } = useCards();
  const [round, setRound] = useState<Round>();
  const [today] = useState(() => localDay(new Date()));
  const deck = deckOf(exercises, ofTrip, choice);
  const due = nextCards(
    deck.map(({ key }) => key),
    cards,
    today,
    Infinity,
  );

  function ask(keys: readonly string[]) {
    const read = readingIn(locale);
    const asked = keys.flatMap((key): Asked[] => {
      const exercise = [...exercises, ...ofTrip].find((each) => each.key === key);
      if (!exercise) return [];
      const letter = exercise.deck === 'letters' ? key : undefined;
      const how = { read, distractors, random: Math.random };
      return [{ exercise, options: signOptions({ source: exercise.source, letter }, how) }];
    });
    setRound({ asked, given: [], at: 0 });
  }

  function answer(option: Option) {
    const asked = round?.asked[round.at];
    if (!round || !asked) return;
    const { mixed } = option;
    const day = localDay(new Date());
    let after = withAnswer(cards, asked.exercise.key, !mixed, day);
    // A letter that was taken for another one comes back by itself.
    if (mixed && asked.exercise.deck !== 'letters')
      after = withAnswer(after, mixed.right, false, day);
    putCards(after);
    setRound({ ...round, given: [...round.given, { ...asked, answer: option }] });
  }

  return {
    round,
    cards,
    deck,
    due,
    start: () => ask(due.slice(0, many).map(({ key }) => key)),
    review: (keys: readonly string[]) => ask(keys),
    answer,
    next: () => round && setRound({ ...round, at: round.at + 1 }),
    /** Leads to the result of what has been answered so far. */
    stop: () => setRound(round?.given.length ? { ...round, at: round.asked.length } : undefined),
    end: () => setRound(undefined),
  };
}
