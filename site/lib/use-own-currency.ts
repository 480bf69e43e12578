import { useMemo, useSyncExternalStore } from 'react';
import type { OwnCurrency } from '#domain/own-currency.ts';
import { currencyKey, readOwnCurrency } from './own-currency.ts';
import { readStored } from './storage.ts';

/** The currency in which the visitor sees prices; undefined without one. It follows what is chosen in the panel. */
export function useOwnCurrency(): OwnCurrency | undefined {
  const text = useSyncExternalStore(
    subscribe,
    () => readStored(currencyKey),
    () => null,
  );
  return useMemo(() => (text === null ? undefined : readOwnCurrency()), [text]);
}

const events = [currencyKey, 'storage', 'pageshow'];

function subscribe(listener: () => void): () => void {
  for (const type of events) addEventListener(type, listener);
  return () => {
    for (const type of events) removeEventListener(type, listener);
  };
}
