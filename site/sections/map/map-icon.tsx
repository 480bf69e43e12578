import type { MarkerKind } from './map-place.ts';
import sprite from './markers.svg?url';

/** A marker as the list and the legend show it; the words beside it say what it means. */
export function MapIcon({ kind }: { kind: MarkerKind }) {
  return (
    <svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true">
      <use href={`${sprite}#${kind}`} />
    </svg>
  );
}
