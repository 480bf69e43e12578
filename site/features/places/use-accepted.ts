import { useSyncExternalStore } from 'react';

const root = () => document.documentElement;

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(root(), { attributeFilter: ['data-consent'] });
  return () => observer.disconnect();
}

/** Whether the visitor allows content from other services, as stored in `data-consent`. */
export function useAccepted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => root().dataset['consent'] === 'accepted',
    () => false,
  );
}
