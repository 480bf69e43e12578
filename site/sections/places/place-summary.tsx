import { late, WhenAlive } from '#site/lib/late.tsx';
import type { PlaceLabels } from '#content/copy/place-labels.ts';
import type { MapPlaceEntry } from '#content/read.server.ts';
import { walkText } from './walk-text.ts';

const OpenBadge = late(async () => (await import('./open-badge.tsx')).OpenBadge);

interface Props {
  readonly place: MapPlaceEntry;
  readonly labels: PlaceLabels;
}

/** A line on a place for a list: the walk from its station, and whether it is open. */
export function PlaceSummary({ place: { station, opening }, labels }: Props) {
  return (
    <>
      {station?.walk !== undefined && (
        <span>{`${labels.station}: ${station.name}, ${walkText(station.walk, labels.walk)}`}</span>
      )}
      {opening && (
        <WhenAlive>
          <OpenBadge opening={opening} words={labels.now} />
        </WhenAlive>
      )}
    </>
  );
}
