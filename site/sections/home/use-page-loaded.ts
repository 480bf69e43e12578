import { useSyncExternalStore } from 'react';

/** False until everything that the page first asked for has arrived. */
export function usePageLoaded(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.readyState === 'complete',
    () => false,
  );
}

function subscribe(changed: () => void) {
  addEventListener('load', changed);
  return () => removeEventListener('load', changed);
}
