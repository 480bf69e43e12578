import { useMemo, useSyncExternalStore } from 'react';
import { readStored, store } from '#site/lib/storage.ts';

/** A ride that was looked up: ids of stations or places, and their names. */
export interface RecentRide {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

const key = 'metro-recent';
const most = 5;
const changed = 'metrorecent';

function read(text: string | null): readonly RecentRide[] | undefined {
  if (text === null) return undefined;
  try {
    const rides: unknown = JSON.parse(text);
    if (!Array.isArray(rides)) return [];
    return rides.filter((ride: Partial<RecentRide> | null): ride is RecentRide =>
      [ride?.from, ride?.to, ride?.label].every((value) => typeof value === 'string'),
    );
  } catch {
    return [];
  }
}

/** The rides kept on this device; undefined unless the visitor has asked for it. */
export function useRecentRides(): readonly RecentRide[] | undefined {
  const text = useSyncExternalStore(
    (listener) => {
      for (const type of ['storage', changed]) addEventListener(type, listener);
      return () => {
        for (const type of ['storage', changed]) removeEventListener(type, listener);
      };
    },
    () => readStored(key),
    () => null,
  );
  return useMemo(() => read(text), [text]);
}

function write(rides: readonly RecentRide[] | null): void {
  store(key, rides && JSON.stringify(rides));
  dispatchEvent(new Event(changed));
}

/** Starts or ends keeping rides; ending deletes them. */
export function keepRides(keep: boolean): void {
  write(keep ? [] : null);
}

/** Adds a ride, if the visitor has asked for rides to be kept. */
export function addRide(ride: RecentRide): void {
  const kept = read(readStored(key));
  if (!kept) return;
  const others = kept.filter(({ from, to }) => from !== ride.from || to !== ride.to);
  write([ride, ...others].slice(0, most));
}
