/** The city filter of the map. */
export const mapCities = ['all', 'seoul', 'busan'] as const;

/** The type filter; restaurants are on the map but cannot be chosen alone. */
export const mapTypes = [
  'all',
  'school',
  'attraction',
  'further',
  'cafe',
  'accommodation',
] as const;

/** The filter by what was filmed or played at a place. */
export const mapScenes = ['all', 'series', 'film', 'music'] as const;

export interface MapFilter {
  readonly city: (typeof mapCities)[number];
  readonly type: (typeof mapTypes)[number];
  readonly scene: (typeof mapScenes)[number];
}

/** All places. */
export const unfiltered: MapFilter = { city: 'all', type: 'all', scene: 'all' };

/** Reads `?city=&type=&scene=`; a missing or unknown value counts as `all`. */
export function readMapFilter(query: URLSearchParams): MapFilter {
  const known = <Value extends string>(values: readonly Value[], name: string) =>
    values.find((value) => value === query.get(name));
  return {
    city: known(mapCities, 'city') ?? 'all',
    type: known(mapTypes, 'type') ?? 'all',
    scene: known(mapScenes, 'scene') ?? 'all',
  };
}

/** A copy of the query with this filter; `all` is left out, other parameters stay. */
export function writeMapFilter(query: URLSearchParams, filter: MapFilter): URLSearchParams {
  const changed = new URLSearchParams(query);
  for (const [name, value] of Object.entries(filter)) {
    if (value === 'all') changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
}

/** The place that `?place=` opens: by its id, or by the number that links of older editions give it. */
export function requestedPlace<Place extends { readonly id: string; readonly number?: number }>(
  places: readonly Place[],
  query: URLSearchParams,
): Place | undefined {
  const asked = query.get('place');
  return places.find(
    ({ id, number }) => asked === id || (number !== undefined && asked === `${number}`),
  );
}

/** What a place is filtered by. */
export interface Filtered {
  readonly city: string;
  readonly type: string;
  readonly isPartner?: boolean | undefined;
  readonly outside?: unknown;
  readonly scenes?: readonly { readonly kind: string }[] | undefined;
}

/** Whether a place passes the filter; that of a city leaves out what lies outside it. */
export function passes(place: Filtered, { city, type, scene }: MapFilter): boolean {
  const isThere = city === 'all' || (place.city === city && !place.outside);
  const isSeen = scene === 'all' || place.scenes?.some(({ kind }) => kind === scene) === true;
  return isThere && isSeen && (type === 'all' || place.type === type);
}

/** The places that pass the filter: partners first, otherwise in the given order. */
export function shownPlaces<Place extends Filtered>(
  places: readonly Place[],
  filter: MapFilter,
): Place[] {
  return places
    .filter((place) => passes(place, filter))
    .sort((a, b) => Number(b.isPartner ?? false) - Number(a.isPartner ?? false));
}
