import { late, WhenAlive } from '#app/lib/late.tsx';
import type { OpenBadgeProps } from './open-badge.tsx';

/** The rules and the holidays come after the page; without them the written hours remain. */
const OpenBadge = late(async () => (await import('./open-badge.tsx')).OpenBadge);

/** Whether the place is open now; nothing in the document, which was written earlier. */
export function OpenNow(props: OpenBadgeProps) {
  return (
    <WhenAlive>
      <OpenBadge {...props} />
    </WhenAlive>
  );
}
