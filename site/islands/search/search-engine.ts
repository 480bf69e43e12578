import { openSearch, type Search, type SearchDocument } from '#domain/search.ts';

/** Loads what the search of a language works with and makes it ready to answer. */
export async function loadSearch(index: string): Promise<Search> {
  const response = await fetch(index);
  if (!response.ok) throw new Error(`${index}: ${response.status}`);
  return openSearch((await response.json()) as SearchDocument[]);
}
