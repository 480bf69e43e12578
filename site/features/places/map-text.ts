import type { MapText } from '#content/text/map.ts';
import type { MapPlaceEntry } from './read-map-places.ts';

/** What the map and its list say; the document has the rest. */
export type PlacesMapText = Omit<MapText, 'legend' | 'skip' | 'streetNote' | 'unfiltered'>;

/** What a place is, and where. */
export function kindText(
  { type, outside, city }: Pick<MapPlaceEntry, 'type' | 'outside' | 'city'>,
  { kinds, filters }: Pick<MapText, 'kinds' | 'filters'>,
): string {
  return `${kinds[type]} · ${outside ?? filters.cities[city]}`;
}
