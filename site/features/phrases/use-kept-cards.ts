import { useMemo, useSyncExternalStore } from 'react';
import { type OwnCard, readKeptPhrases } from './kept-phrases.ts';
import { onKeptCards, storedCards } from './phrase-store.ts';

/** The cards that this device keeps, updated after each change; none while prerendering and hydrating. */
export function useKeptCards(): readonly OwnCard[] {
  const text = useSyncExternalStore(onKeptCards, storedCards, () => null);
  return useMemo(() => readKeptPhrases(text).cards, [text]);
}
