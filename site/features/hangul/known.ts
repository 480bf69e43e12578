import type { Exercise } from './exercise.ts';
import type { Card } from './leitner.ts';
import { lettersOf } from './sign-step.ts';

/** The letters that one reads: those of all that was answered right last time, without those that were mixed up. */
export function knownLetters(
  exercises: readonly Exercise[],
  cards: readonly Card[],
): ReadonlySet<string> {
  const boxes = new Map(cards.map(({ key, box }) => [key, box]));
  const letters = exercises.flatMap((exercise) => {
    if ((boxes.get(exercise.key) ?? 1) < 2) return [];
    return exercise.deck === 'letters' ? [exercise.key] : lettersOf(exercise.key);
  });
  return new Set(letters.filter((letter) => boxes.get(letter) !== 1));
}

/** The signs that one reads: answered right last time, or made of known letters alone and not missed. */
export function readableSigns(
  exercises: readonly Exercise[],
  cards: readonly Card[],
): readonly string[] {
  const known = knownLetters(exercises, cards);
  const boxes = new Map(cards.map(({ key, box }) => [key, box]));
  return exercises
    .filter(({ deck, key }) => {
      if (deck === 'letters') return false;
      const box = boxes.get(key);
      return box === undefined ? lettersOf(key).every((letter) => known.has(letter)) : box >= 2;
    })
    .map(({ key }) => key);
}

/** How many cards each of the five boxes holds. */
export function boxCounts(cards: readonly Card[]): readonly number[] {
  return [1, 2, 3, 4, 5].map((box) => cards.filter((card) => card.box === box).length);
}
