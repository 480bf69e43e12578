import { late, WhenAlive } from '#site/lib/late.tsx';
import type { CopyTextProps } from './copy-text-button.tsx';

const CopyTextButton = late(async () => (await import('./copy-text-button.tsx')).CopyTextButton);

/** Copies a text and says so. It comes with the page's life: without it nothing could be copied. */
export function CopyButton(props: CopyTextProps) {
  return (
    <WhenAlive>
      <CopyTextButton {...props} />
    </WhenAlive>
  );
}
