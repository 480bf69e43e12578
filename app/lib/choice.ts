import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useHydrated } from './hydrated.ts';

/**
 * One choice out of a few that the address keeps as `?name=value`. An unknown value counts as the
 * fallback, which the address leaves out. Documents are written ahead, so the fallback shows until
 * the page is alive.
 */
export function useChoice<const Value extends string>(
  name: string,
  values: readonly Value[],
  fallback: Value,
): readonly [Value, (value: Value) => void] {
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  const given = hydrated ? params.get(name) : null;
  const choose = useCallback(
    (value: Value) => {
      setParams(
        () => {
          // What the address says now: two choices may follow each other before the next frame.
          const after = new URLSearchParams(location.search);
          if (value === fallback) after.delete(name);
          else after.set(name, value);
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setParams, name, fallback],
  );
  return [values.find((value) => value === given) ?? fallback, choose];
}
