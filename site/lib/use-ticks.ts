import { useEffect, useState } from 'react';
import { onStored, readStored, store } from './storage.ts';

/** Storage keys, also named in the cookie policy. */
type Key = 'd4-plan' | 'first-month';

/** The ticked steps by plan, because a step done for one term is not done for another. */
type TicksByPlan = Readonly<Record<string, readonly string[]>>;

/** The ticked steps of a plan, stored in the browser under a key. */
export function useTicks(key: Key, plan: string, ids: readonly string[]) {
  const [ticked, setTicked] = useState(() => readTicks(readStored(key)));
  useEffect(() => {
    return onStored(({ type }) => {
      const stored = readStored(key);
      // Where storage is blocked, no tab tells of a change, and what is ticked stands here alone.
      if (stored !== null || type === 'storage') setTicked(readTicks(stored));
    });
  }, [key]);
  const known = ids.filter((id) => ticked[plan]?.includes(id));
  const keep = (changed: string[]) => {
    const all = Object.entries({ ...ticked, [plan]: changed });
    const next = Object.fromEntries(all.filter(([, done]) => done.length > 0));
    setTicked(next);
    store(key, Object.keys(next).length > 0 ? JSON.stringify(next) : null);
  };
  return {
    count: known.length,
    all: ids.length,
    has: (id: string) => known.includes(id),
    toggle: (id: string) =>
      keep(known.includes(id) ? known.filter((each) => each !== id) : [...known, id]),
    clear: () => keep([]),
  };
}

/** The stored record; empty when it is invalid. */
export function readTicks(stored: string | null): TicksByPlan {
  try {
    const ticks: unknown = JSON.parse(stored ?? '{}');
    return areTicks(ticks) ? ticks : {};
  } catch {
    return {};
  }
}

function areTicks(stored: unknown): stored is TicksByPlan {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return false;
  return Object.values(stored).every(
    (done) => Array.isArray(done) && done.every((id) => typeof id === 'string'),
  );
}

export type Ticks = ReturnType<typeof useTicks>;
