import { openSearch } from './search.ts';
import type { Search, SearchIndex } from './search-index.ts';

/** Downloads and indexes the search documents of a language. */
export async function loadSearch(index: string): Promise<Search> {
  const response = await fetch(index);
  if (!response.ok) throw new Error(`${index}: ${response.status}`);
  return openSearch((await response.json()) as SearchIndex);
}
