import type { MapText } from '#content/text/map.ts';

/** What the map says; the document has the rest. */
export interface PlacesMapText extends Omit<
  MapText,
  'filters' | 'gettingThere' | 'legend' | 'list' | 'more' | 'skip' | 'streetNote'
> {
  readonly list: Pick<MapText['list'], 'found' | 'nearest' | 'where'>;
}
