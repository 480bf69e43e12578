import { useMemo, useSyncExternalStore } from 'react';
import { readStored, store } from '#site/lib/storage.ts';
import { storedChanges } from '#site/lib/stored-changes.ts';
import { hangulKey as key } from '#site/lib/trip-key.ts';
import { boxDays, type Box, type Card } from './leitner.ts';

type Kept = readonly (readonly [key: string, box: number, due: string])[];

const changes = storedChanges();
/** What is known as long as the page is open, where nothing is kept on the device. */
let here = '[]';

function current(): string {
  return readStored(key) ?? here;
}

/** The cards of this visitor, and whether they are kept on the device. */
export function useCards() {
  const text = useSyncExternalStore(changes.subscribe, current, () => '[]');
  const kept = useSyncExternalStore(
    changes.subscribe,
    () => readStored(key) !== null,
    () => false,
  );
  return { cards: useMemo(() => parseCards(text), [text]), kept };
}

/** Keeps the cards: on the device if the visitor has agreed, otherwise as long as the page is open. */
export function putCards(cards: readonly Card[]): void {
  const text = JSON.stringify(cards.map((card) => [card.key, card.box, card.due]) satisfies Kept);
  if (readStored(key) === null) here = text;
  else store(key, text);
  changes.tell();
}

/** Begins or ends keeping cards on the device; false when the browser refuses. */
export function keepCards(keep: boolean): boolean {
  const text = current();
  here = text;
  store(key, keep ? text : null);
  changes.tell();
  return !keep || readStored(key) === text;
}

/** Deletes all cards. */
export function forgetCards(): void {
  here = '[]';
  store(key, null);
  changes.tell();
}

/** The cards in a stored text; what is no card is skipped. */
export function parseCards(text: string): readonly Card[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.flatMap(cardOf) : [];
  } catch {
    return [];
  }
}

function cardOf(entry: unknown): Card[] {
  if (!Array.isArray(entry)) return [];
  const [name, box, due] = entry as unknown[];
  const valid =
    typeof name === 'string' &&
    typeof due === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(due) &&
    Number.isInteger(box) &&
    Number(box) >= 1 &&
    Number(box) <= boxDays.length;
  return valid ? [{ key: name, box: box as Box, due }] : [];
}
