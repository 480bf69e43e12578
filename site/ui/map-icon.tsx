import sprite from './map-markers.svg?url';

/** The look of a place's marker: its type, or the partners' seal. */
export type MarkerKind =
  'school' | 'attraction' | 'cafe' | 'accommodation' | 'restaurant' | 'partner';

interface Typed {
  readonly type: Exclude<MarkerKind, 'partner'>;
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
