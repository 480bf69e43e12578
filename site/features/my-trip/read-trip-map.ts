import { readBaseMap } from '#site/lib/read-base-map.ts';

/** Land and water below the maps of a trip's days; the metro is that of the planner. */
export function readTripMap() {
  const { land, neighbours, features } = readBaseMap();
  return { land, neighbours, features };
}

export type TripMapBase = ReturnType<typeof readTripMap>;
