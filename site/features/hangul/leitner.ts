import { addDays } from '#domain/time/days.ts';

export type Box = 1 | 2 | 3 | 4 | 5;

/** Something that is being learnt to read, in one of five boxes. */
export interface Card {
  readonly key: string;
  readonly box: Box;
  /** The day it comes back: `2026-11-26`. */
  readonly due: string;
}

/** After how many days the cards of each box come back. */
export const boxDays = [1, 3, 7, 14, 30] as const;

/** A card that was answered. Right moves it up a box once it is due, before that it stays; wrong moves it to the first. */
export function answered(card: Card, right: boolean, today: string): Card {
  if (right && card.due > today) return card;
  const box = (right ? Math.min(5, card.box + 1) : 1) as Box;
  return { key: card.key, box, due: addDays(today, boxDays[box - 1] ?? 1) };
}

/** A card that has never been seen. */
export function newCard(key: string, today: string): Card {
  return { key, box: 1, due: today };
}

/**
 * What to ask today: of the deck, the cards that are due, lowest box first, then those never seen, in the order of
 * the deck.
 */
export function nextCards(
  deck: readonly string[],
  cards: readonly Card[],
  today: string,
  many: number,
): Card[] {
  const seen = new Map(cards.map((card) => [card.key, card]));
  const due = deck
    .flatMap((key) => seen.get(key) ?? [])
    .filter((card) => card.due <= today)
    .sort((a, b) => a.box - b.box || a.due.localeCompare(b.due));
  const fresh = deck.filter((key) => !seen.has(key)).map((key) => newCard(key, today));
  return [...due, ...fresh].slice(0, many);
}

/** The cards with one more answer among them. */
export function withAnswer(
  cards: readonly Card[],
  key: string,
  right: boolean,
  today: string,
): Card[] {
  const before = cards.find((card) => card.key === key) ?? newCard(key, today);
  return [...cards.filter((card) => card.key !== key), answered(before, right, today)];
}
