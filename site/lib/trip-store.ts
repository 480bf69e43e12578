import { useSyncExternalStore } from 'react';
import * as store from './trip-state.ts';

/** The visitor's trip with what can be undone, updated after each change; the empty state while hydrating. */
export function useTripStore(): store.TripState {
  return useSyncExternalStore(store.subscribe, store.readState, () => store.noTrip);
}
