import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

let alive = false;

const never = () => () => {};
const isAlive = () => alive;
const asSent = () => false;

/**
 * False in the document as it was sent, true soon after the page is alive: what changes then is worked out in
 * pieces between which the page answers.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(useSyncExternalStore(never, isAlive, asSent));
  useEffect(() => {
    // Not before: what has yet to come alive would be worked out at once.
    if (hydrated) alive = true;
    else startTransition(() => setHydrated(true));
  }, [hydrated]);
  return hydrated;
}
