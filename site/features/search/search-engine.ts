import { openSearch, type Search, type SearchIndex } from './search.ts';

/** Downloads and indexes the search documents of a language. */
export async function loadSearch(index: string): Promise<Search> {
  const response = await fetch(index);
  if (!response.ok) throw new Error(`${index}: ${response.status}`);
  return openSearch((await response.json()) as SearchIndex);
}
