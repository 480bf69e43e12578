import type { MapCopy } from '#content/copy/map.ts';

/** What the map says; the document has the rest. */
export interface MapWords extends Omit<
  MapCopy,
  'filters' | 'gettingThere' | 'legend' | 'list' | 'more' | 'skip' | 'streetNote'
> {
  readonly list: Pick<MapCopy['list'], 'found' | 'nearest' | 'where'>;
}
