import { useEffect, useState, useSyncExternalStore } from 'react';
import { readStored, store } from '#site/lib/storage.ts';
import { locales } from '#content/locale.ts';
import { paths } from '#content/pages.ts';

function subscribe(listener: () => void): () => void {
  const connection = new AbortController();
  addEventListener('online', listener, connection);
  addEventListener('offline', listener, connection);
  return () => connection.abort();
}

/** Whether the browser takes itself to be connected. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** How long (ms) it is said that the connection is back. */
const brief = 5000;

/**
 * Under what the tab remembers that the reader knows: without a connection every page is another document. Where
 * storage is blocked it is said on every page.
 */
const known = 'offline-note';

/** The page for a lost connection says it itself. */
const isSaid = () =>
  readStored(known, 'sessionStorage') === '1' ||
  locales.some((locale) => paths.offline[locale] === location.pathname);

/** What there is to say about the connection, unless the reader has closed it. */
export function useConnectionNote() {
  const online = useOnline();
  const [note, setNote] = useState<'lost' | 'back'>();
  const [before, setBefore] = useState(true);
  if (online !== before) {
    setBefore(online);
    setNote(online ? 'back' : isSaid() ? undefined : 'lost');
  }
  useEffect(() => {
    if (note !== 'back') return;
    store(known, null, 'sessionStorage');
    const timer = setTimeout(() => setNote(undefined), brief);
    return () => clearTimeout(timer);
  }, [note]);
  const close = () => {
    store(known, '1', 'sessionStorage');
    setNote(undefined);
  };
  return { note, close };
}
