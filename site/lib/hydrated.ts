import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

let anyHydrated = false;

const never = () => () => {};
const isHydrated = () => anyHydrated;
const asSent = () => false;

/**
 * False while prerendering and hydrating, true soon after. The update is a transition, so that rendering it does not
 * block the page.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(useSyncExternalStore(never, isHydrated, asSent));
  useEffect(() => {
    // Not earlier, as that would make React render other islands synchronously.
    if (hydrated) anyHydrated = true;
    else startTransition(() => setHydrated(true));
  }, [hydrated]);
  return hydrated;
}
