import { useSearchParams } from 'react-router';
import { useHydrated } from '#app/lib/hydrated.ts';
import {
  readMapFilter,
  writeMapFilter,
  writePlaceAsked,
  type MapFilter,
} from '#domain/map-filters.ts';

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
    /** The query that the page was opened with, once it may decide what shows. */
    query: hydrated ? query : undefined,
    /** The address of this page with another filter, for a plain link. */
    hrefTo: (next: MapFilter, anchor: string) =>
      `?${writeMapFilter(hydrated ? query : new URLSearchParams(), next).toString()}#${anchor}`,
    choose: (next: MapFilter) =>
      setQuery((before) => writeMapFilter(before, next), {
        replace: true,
        preventScrollReset: true,
      }),
    /** Lets a link to this view open a place. */
    keepPlace: (id: string | undefined) =>
      setQuery((before) => writePlaceAsked(before, id), {
        replace: true,
        preventScrollReset: true,
      }),
  };
}
