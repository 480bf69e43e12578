import { OpenBadge } from '#site/ui/open-badge.tsx';
import type { PlaceLabels } from '#content/copy/place-labels.ts';
import type { MapPlaceEntry } from '#content/read.server.ts';
import { walkText } from './walk-text.ts';

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
      {opening && <OpenBadge hours={opening} />}
    </>
  );
}
