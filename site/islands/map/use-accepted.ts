import { useSyncExternalStore } from 'react';

const root = () => document.documentElement;

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(root(), { attributeFilter: ['data-consent'] });
  return () => observer.disconnect();
}

/** Whether the visitor allows contents of other services; the frame keeps the answer in `data-consent`. */
export function useAccepted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => root().dataset['consent'] === 'accepted',
    () => false,
  );
}
