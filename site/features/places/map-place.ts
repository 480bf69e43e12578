import type { MapPlaceEntry } from './read.ts';

/** The data of a place for the map; further facts are in the list of the document. */
export interface MapPlace extends Pick<
  MapPlaceEntry,
  'number' | 'name' | 'city' | 'type' | 'lat' | 'lng' | 'isPartner' | 'outside'
> {
  readonly id: string;
}
