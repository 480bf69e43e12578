import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { onQueryChange, replaceQuery } from './change-query.ts';

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
    (value: Value) =>
      replaceQuery((query) => {
        if (value === fallback) query.delete(name);
        else query.set(name, value);
      }),
    [name, fallback],
  );
  return [values.find((value) => value === given) ?? fallback, choose];
}
