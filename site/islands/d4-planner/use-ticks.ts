import { useState } from 'react';
import * as v from 'valibot';
import { readStored, store } from '#site/lib/storage.ts';

/** The storage key, also named in the cookie policy. */
const key = 'd4-plan';

/** The ticked steps by term, because a step done for one term is not done for another. */
const ticks = v.record(v.string(), v.array(v.string()));

type TicksByTerm = v.InferOutput<typeof ticks>;

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
    const { success, output } = v.safeParse(ticks, JSON.parse(stored ?? '{}'));
    return success ? output : {};
  } catch {
    return {};
  }
}

export type Ticks = ReturnType<typeof useTicks>;
