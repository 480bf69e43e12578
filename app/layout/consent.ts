import { useSyncExternalStore } from 'react';
import { readStored, store } from '#app/lib/storage.ts';

/** The values that the specification stores (specification 1, section 3). */
export type Consent = 'accepted' | 'rejected';

const KEY = 'consent';

type State = Consent | 'asking';

let state: State | undefined;
const listeners = new Set<() => void>();

function set(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

function current(): State {
  if (state === undefined) {
    const stored = readStored(KEY);
    state = stored === 'accepted' || stored === 'rejected' ? stored : 'asking';
  }
  return state;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps the choice; where storage is blocked it holds until the page is closed. */
export function choose(consent: Consent): void {
  store(KEY, consent);
  set(consent);
}

/** Shows the question again, from the footer. The earlier choice stands until a new one is made. */
export function askAgain(): void {
  set('asking');
}

/** The visitor's choice; undefined on the server, which does not know it. */
export function useConsent(): State | undefined {
  return useSyncExternalStore(subscribe, current, () => undefined);
}
