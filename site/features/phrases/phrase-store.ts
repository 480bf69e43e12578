import { readStored, store } from '#site/lib/storage.ts';
import { storedChanges } from '#site/lib/stored-changes.ts';
import { phrasesKey as key } from '#site/lib/trip-key.ts';
import { type KeptPhrases, type OwnCard, readKeptPhrases } from './kept-phrases.ts';

const changes = storedChanges();

/** The cards that this device keeps, as the visitor has pressed to. */
export function keptCards(): readonly OwnCard[] {
  return readKeptPhrases(readStored(key)).cards;
}

/** As it is stored, to tell whether it has changed. */
export function storedCards(): string | null {
  return readStored(key);
}

/** Keeps these cards and no others; false when the browser refuses. */
export function keepCards(cards: readonly OwnCard[]): boolean {
  const text =
    cards.length > 0 ? JSON.stringify({ version: 1, cards } satisfies KeptPhrases) : null;
  store(key, text);
  changes.tell();
  return readStored(key) === text;
}

/** Calls back when they change, in this tab or another. */
export const onKeptCards = changes.subscribe;
