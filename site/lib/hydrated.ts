import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

let anyHydrated = false;

const never = () => () => {};
const isHydrated = () => anyHydrated;
const asSent = () => false;

/**
 * False in the document as it was sent, true soon after the island is hydrated: what changes then is worked
 * out in pieces between which the page answers.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(useSyncExternalStore(never, isHydrated, asSent));
  useEffect(() => {
    // Not before: what is not hydrated yet would be worked out at once.
    if (hydrated) anyHydrated = true;
    else startTransition(() => setHydrated(true));
  }, [hydrated]);
  return hydrated;
}
