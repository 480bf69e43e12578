import { readTripMap } from '#site/features/my-trip/read-trip-map.ts';

/** What the maps of a trip's days are drawn on, the same in every language. */
export function GET(): Response {
  return Response.json(readTripMap());
}
