import { Share } from '#site/ui/share.tsx';
import type { PlaceLabels } from '#content/copy/place-labels.ts';
import type { Hours } from '#domain/open-now.ts';
import { OpenBadge } from './open-badge.tsx';

export interface OnPictureProps {
  /** Also the anchor that other pages link to. */
  readonly id: string;
  readonly name: string;
  /** Where the clock has something to say. */
  readonly opening?: Hours;
  readonly labels: Pick<PlaceLabels, 'now' | 'share'>;
}

/** What lies on a card's picture and comes with the page's life: whether it is open, and sharing it. */
export function OnPicture({ id, name, opening, labels }: OnPictureProps) {
  return (
    <>
      {opening && <OpenBadge onPicture opening={opening} words={labels.now} />}
      <Share onPicture title={name} to={`#${id}`} words={labels.share} />
    </>
  );
}
