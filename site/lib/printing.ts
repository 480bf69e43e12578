import { useSyncExternalStore } from 'react';

let printing = false;

function subscribe(listener: () => void): () => void {
  const follow = ({ type }: Event) => {
    printing = type === 'beforeprint';
    listener();
  };
  addEventListener('beforeprint', follow);
  addEventListener('afterprint', follow);
  return () => {
    removeEventListener('beforeprint', follow);
    removeEventListener('afterprint', follow);
  };
}

/** True while the page is put on paper: what opens in windows on the screen is read there in its place. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => printing,
    () => false,
  );
}
