import { useState } from 'react';
import { readStored, store } from '#app/lib/storage.ts';

const key = 'd4-plan';

/** What is ticked, out of these; the browser keeps it. */
export function useTicks(ids: readonly string[]) {
  const [ticked, setTicked] = useState(() => readTicks(readStored(key)));
  const known = ids.filter((id) => ticked.includes(id));
  const keep = (next: readonly string[]) => {
    setTicked(next);
    store(key, next.length > 0 ? JSON.stringify(next) : null);
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

/** What was stored, if it is still a list of names; anything else counts as nothing. */
export function readTicks(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
