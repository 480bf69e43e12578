import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { onQueryChange, replaceQuery } from './change-query.ts';

/**
 * The query of the page's URL, and again after each change.
 * @param rendered What the document was rendered for; it holds until the island is hydrated.
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
