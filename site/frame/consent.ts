import { useSyncExternalStore } from 'react';

/**
 * Under which the choice is kept, `accepted` or `rejected` (specification 1, section 3). The script in the head
 * reads and writes it, and has it stand in `data-consent` of the root element (first-paint.server.ts).
 */
export const consentKey = 'consent';

const root = () => document.documentElement;

/** Shows the question again, from the footer. The earlier choice stays stored until a new one is made. */
export function askAgain(): void {
  root().dataset['consent'] = 'asking';
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(root(), { attributeFilter: ['data-consent'] });
  return () => observer.disconnect();
}

/** Whether the visitor has accepted; false on the server, which does not know it, and until a choice is made. */
export function useAccepted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => root().dataset['consent'] === 'accepted',
    () => false,
  );
}
