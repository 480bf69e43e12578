import { useSearchParams } from 'react-router';
import { useHydrated } from '#site/lib/hydrated.ts';
import { readMapFilter, writeMapFilter, type MapFilter } from '#domain/map-filters.ts';

/**
 * The filter that the address holds. Until the page is alive it is the one that the server rendered:
 * a page written ahead shows everything, whatever its address says.
 */
export function useMapFilter(rendered: MapFilter) {
  const [query, setQuery] = useSearchParams();
  const hydrated = useHydrated();
  const filter = hydrated ? readMapFilter(query) : rendered;
  return {
    filter,
    /** The address of this page with another filter, for a plain link. */
    hrefTo: (next: MapFilter, anchor: string) =>
      `?${writeMapFilter(hydrated ? query : new URLSearchParams(), next).toString()}#${anchor}`,
    choose: (next: MapFilter) =>
      setQuery((before) => writeMapFilter(before, next), {
        replace: true,
        preventScrollReset: true,
      }),
  };
}
