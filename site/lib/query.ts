import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { onQueryChange, setParameter } from './change-query.ts';

/**
 * The query of the page's URL, updated after each change.
 * @param rendered The query for which the document was rendered, used until the island is hydrated.
 */
export function useQuery(rendered = ''): URLSearchParams {
  const search = useSyncExternalStore(
    onQueryChange,
    () => location.search,
    () => rendered,
  );
  return useMemo(() => new URLSearchParams(search), [search]);
}

/**
 * A choice that the query holds as `?name=value`. An unknown value counts as the fallback, which is left out of the
 * query. Documents are prerendered, so the fallback is shown until the island is hydrated.
 */
export function useQueryChoice<const Value extends string>(
  name: string,
  values: readonly Value[],
  fallback: Value,
): readonly [Value, (value: Value) => void] {
  const given = useQuery().get(name);
  const choose = useCallback(
    (value: Value) => setParameter(name, value === fallback ? '' : value),
    [name, fallback],
  );
  return [values.find((value) => value === given) ?? fallback, choose];
}

/** The fragment of the page's URL with its `#`, updated after each change; empty until the island is hydrated. */
export function useHash(): string {
  return useSyncExternalStore(
    onHashChange,
    () => location.hash,
    () => '',
  );
}

function onHashChange(listener: () => void): () => void {
  const stop = onQueryChange(listener);
  addEventListener('hashchange', listener);
  return () => {
    stop();
    removeEventListener('hashchange', listener);
  };
}
