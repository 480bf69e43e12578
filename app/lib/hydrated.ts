import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in the document as it was sent, true as soon as the page is alive. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
