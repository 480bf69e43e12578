import { useSyncExternalStore } from 'react';
import type { Fit } from '#domain/trips/fits.ts';

/** What a pointer has in hand: a stop, with what would happen to it on each day, or a whole day. */
export type Dragged =
  | {
      readonly kind: 'stop';
      /** The index of its day; undefined for the tray. */
      readonly day: number | undefined;
      readonly fits: readonly Fit[];
    }
  | { readonly kind: 'day'; readonly day: number };

// Apart from the state of the tool: what a pointer takes must not draw the whole trip again.
let dragged: Dragged | undefined;
const listeners = new Set<() => void>();

export function setDragged(next: Dragged | undefined): void {
  dragged = next;
  for (const listener of listeners) listener();
}

export function useDragged(): Dragged | undefined {
  return useSyncExternalStore(
    subscribe,
    () => dragged,
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
