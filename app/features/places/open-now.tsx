import { lazy, Suspense } from 'react';
import { useHydrated } from '#app/lib/hydrated.ts';
import type { OpenBadgeProps } from './open-badge.tsx';

/** The rules and the holidays come after the page; without them the written hours remain. */
const OpenBadge = lazy(() =>
  import('./open-badge.tsx').then(
    (module) => ({ default: module.OpenBadge }),
    () => ({ default: () => null }),
  ),
);

/** Whether the place is open now; nothing in the document, which was written earlier. */
export function OpenNow(props: OpenBadgeProps) {
  if (!useHydrated()) return null;
  return (
    <Suspense fallback={null}>
      <OpenBadge {...props} />
    </Suspense>
  );
}
