import type { PlaceType } from '#content/data/place.ts';
import sprite from './map-markers.svg?url';

/** The types of places that have a marker. */
export const placeKinds = [
  'school',
  'attraction',
  'further',
  'cafe',
  'restaurant',
  'accommodation',
] as const satisfies readonly PlaceType[];

/** The look of a place's marker: its type, or the partners' seal. */
export type MarkerKind = PlaceType | 'partner';

interface Typed {
  readonly type: PlaceType;
  readonly isPartner?: boolean | undefined;
}

export function markerKind({ type, isPartner }: Typed): MarkerKind {
  return isPartner ? 'partner' : type;
}

/** The symbol of a kind, for `<use>`. */
export function markerHref(kind: MarkerKind): string {
  return `${sprite}#${kind}`;
}

/** A marker as the list, the popup and the legend show it; the words beside it say what it means. */
export function MapIcon({ kind }: { readonly kind: MarkerKind }) {
  return (
    <svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true">
      <use href={markerHref(kind)} />
    </svg>
  );
}
