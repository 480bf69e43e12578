import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';

/** A place as the map needs it, in one language. */
export interface MapPlace {
  readonly id: string;
  /** By which links of older editions name it. */
  readonly number?: number;
  readonly name: string;
  readonly city: 'seoul' | 'busan';
  readonly type: 'school' | 'attraction' | 'cafe' | 'accommodation' | 'restaurant';
  readonly lat: number;
  readonly lng: number;
  readonly description: string;
  readonly isPartner?: boolean | undefined;
  /** The anchor of its card on the page of its city. */
  readonly attraction?: string | undefined;
  /** Where it really is, when that is not the city it is listed under. */
  readonly outside?: string | undefined;
}

/** The look of a place's marker: its type, or the partners' seal. */
export type MarkerKind = MapPlace['type'] | 'partner';

export function markerKind({ type, isPartner }: MapPlace): MarkerKind {
  return isPartner ? 'partner' : type;
}

/** Where the guide says more about a place, if it does. */
export function moreHref(
  { city, attraction, isPartner }: MapPlace,
  locale: Locale,
): string | undefined {
  if (attraction) return `${pathTo(city, locale)}#${attraction}`;
  return isPartner ? `${pathTo('study', locale)}#academias-partner` : undefined;
}

/** The legend: four types and the partners' seal (specification 1, section 2). */
export const legendKinds = ['school', 'attraction', 'cafe', 'accommodation', 'partner'] as const;
