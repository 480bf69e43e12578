import { useEffect, useState, useSyncExternalStore } from 'react';
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

/** Under what the tab remembers that the reader knows: without a connection every page is another document. */
const known = 'offline-note';

/** Storage may be blocked: it is then said on every page. */
function inTab<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

/** The page for a lost connection says it itself. */
const isSaid = () =>
  inTab((storage) => storage.getItem(known)) === '1' ||
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
    inTab((storage) => storage.removeItem(known));
    const timer = setTimeout(() => setNote(undefined), brief);
    return () => clearTimeout(timer);
  }, [note]);
  const close = () => {
    inTab((storage) => storage.setItem(known, '1'));
    setNote(undefined);
  };
  return { note, close };
}
