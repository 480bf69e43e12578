import { useEffect, useMemo, useState } from 'react';
import type { Catalogue } from '#domain/trips/catalogue.ts';
import { stopsOf, type Trip } from '#domain/trips/trip.ts';
import { useTripStore } from '#site/lib/trip-store.ts';
import type { Exercise } from './exercise.ts';
import { isHangul, longestSign } from './sign-step.ts';

type Rows = Catalogue['rows'];

/** The Korean names of the stops of one's own trip, each once, in the order of the trip. */
export function tripSigns(
  trip: Pick<Trip, 'days' | 'tray'>,
  rows: Rows,
  exercises: readonly Exercise[],
): readonly Exercise[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const known = new Map(exercises.map((each) => [each.key, each]));
  const found = new Map<string, Exercise>();
  for (const { of } of stopsOf(trip)) {
    const stop = byId.get(of);
    const { hangul: key = '', name: meaning = '' } = byId.get(stop?.place ?? '') ?? stop ?? {};
    if (!isHangul(key) || [...key].length > longestSign || found.has(key)) continue;
    found.set(key, { source: key, step: 0, ...known.get(key), key, meaning, deck: 'trip' });
  }
  return [...found.values()];
}

/** The signs of the visitor's trip; what the guide calls its stops comes when they are asked for. */
export function useTripSigns(exercises: readonly Exercise[], wanted: boolean) {
  const { trip } = useTripStore();
  const [rows, setRows] = useState<Rows>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted || rows) return undefined;
    loadRows().then(setRows, () => setFailed(true));
    // Whoever asks again tries again.
    return () => setFailed(false);
  }, [wanted, rows]);
  const signs = useMemo(
    () => (trip && rows ? tripSigns(trip, rows, exercises) : []),
    [trip, rows, exercises],
  );
  return { hasTrip: trip !== undefined && stopsOf(trip).length > 0, signs, failed, loaded: !!rows };
}

/** The header's link to the trip names where the catalogue is. */
async function loadRows(): Promise<Rows> {
  const count = document.querySelector('trip-count');
  const answer = await fetch(count?.getAttribute('catalogue') ?? '');
  if (!answer.ok) throw new Error(`the catalogue answered ${answer.status}`);
  return ((await answer.json()) as Catalogue).rows;
}
