import { useMemo, useSyncExternalStore } from 'react';
import { onStored, readStored, store } from '#site/lib/storage.ts';
import { boxDays, type Box, type Card } from './leitner.ts';

/** The storage key, also named in the cookie policy. */
const key = 'hangul';

type Kept = readonly (readonly [key: string, box: number, due: string])[];

const listeners = new Set<() => void>();
/** What is known as long as the page is open, where nothing is kept on the device. */
let here = '[]';

function current(): string {
  return readStored(key) ?? here;
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onStored(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** The cards of this visitor, and whether they are kept on the device. */
export function useCards() {
  const text = useSyncExternalStore(subscribe, current, () => '[]');
  const kept = useSyncExternalStore(
    subscribe,
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
  tell();
}

/** Begins or ends keeping cards on the device; false when the browser refuses. */
export function keepCards(keep: boolean): boolean {
  const text = current();
  here = text;
  store(key, keep ? text : null);
  tell();
  return !keep || readStored(key) === text;
}

/** Deletes all cards. */
export function forgetCards(): void {
  here = '[]';
  store(key, null);
  tell();
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
