import { onStored } from './storage.ts';

/** The listeners to a stored record: `tell` calls them after a change in this tab; one in another tab calls them too. */
export function storedChanges() {
  const listeners = new Set<() => void>();
  return {
    tell: (): void => {
      for (const listener of listeners) listener();
    },
    /** Returns what ends it. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      const stop = onStored(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}
