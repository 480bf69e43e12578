import type { MapPlaceEntry } from '#content/read.server.ts';

/** What the map computes with; all else that is known of a place stands in the list of the document. */
export interface MapPlace extends Pick<
  MapPlaceEntry,
  'number' | 'name' | 'city' | 'type' | 'lat' | 'lng' | 'isPartner'
> {
  readonly id: string;
}
