import { useState } from 'react';
import { readStored, store } from '#site/lib/storage.ts';

/** The storage key, also named in the cookie policy. */
const key = 'd4-plan';

/** The ticked steps by term, because a step done for one term is not done for another. */
type TicksByTerm = Readonly<Record<string, readonly string[]>>;

/** The ticked steps of a term, stored in the browser. */
export function useTicks(term: string, ids: readonly string[]) {
  const [ticked, setTicked] = useState(() => readTicks(readStored(key)));
  const known = ids.filter((id) => ticked[term]?.includes(id));
  const keep = (changed: string[]) => {
    const all = Object.entries({ ...ticked, [term]: changed });
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
export function readTicks(stored: string | null): TicksByTerm {
  try {
    const ticks: unknown = JSON.parse(stored ?? '{}');
    return areTicks(ticks) ? ticks : {};
  } catch {
    return {};
  }
}

function areTicks(stored: unknown): stored is TicksByTerm {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return false;
  return Object.values(stored).every(
    (done) => Array.isArray(done) && done.every((id) => typeof id === 'string'),
  );
}

export type Ticks = ReturnType<typeof useTicks>;
