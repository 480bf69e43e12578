import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Fired after a script has changed the query: `popstate` only comes with back and forward. */
const changed = 'querychange';

/**
 * The query of the page's URL, and again after each change.
 * @param rendered What the document was rendered for; it holds until the island is hydrated.
 */
export function useQuery(rendered = ''): URLSearchParams {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => rendered,
  );
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Changes the query in place, without an entry of its own in the history. */
export function replaceQuery(change: (query: URLSearchParams) => void): void {
  history.replaceState(history.state, '', after(change));
  dispatchEvent(new Event(changed));
}

/** Changes the query with an entry in the history: back returns to the one before. */
export function pushQuery(change: (query: URLSearchParams) => void, hash = location.hash): void {
  history.pushState(null, '', after(change, hash));
  dispatchEvent(new Event(changed));
}

function after(change: (query: URLSearchParams) => void, hash = location.hash): string {
  const query = new URLSearchParams(location.search);
  change(query);
  const text = query.toString();
  return `${location.pathname}${text && `?${text}`}${hash}`;
}

/**
 * One choice out of a few that the query keeps as `?name=value`. An unknown value counts as the fallback, which
 * the query leaves out. Documents are prerendered, so the fallback shows until the island is hydrated.
 */
export function useQueryChoice<const Value extends string>(
  name: string,
  values: readonly Value[],
  fallback: Value,
): readonly [Value, (value: Value) => void] {
  const given = useQuery().get(name);
  const choose = useCallback(
    (value: Value) =>
      replaceQuery((query) => {
        if (value === fallback) query.delete(name);
        else query.set(name, value);
      }),
    [name, fallback],
  );
  return [values.find((value) => value === given) ?? fallback, choose];
}

function subscribe(listener: () => void): () => void {
  for (const type of [changed, 'popstate']) addEventListener(type, listener);
  return () => {
    for (const type of [changed, 'popstate']) removeEventListener(type, listener);
  };
}
