import type { Locale } from '#content/locale.ts';
import { readSearchIndex } from '#site/features/search/read-search-index.ts';
import { cutQuery } from '#domain/search-query.ts';
import { openSearch } from '#site/features/search/search.ts';
import type { Search } from '#site/features/search/search-index.ts';

const searches = new Map<Locale, Promise<Search>>();

/** The server's answer to a query. The texts do not change while it runs: they are made ready once. */
export async function answerSearch(locale: Locale, asked: string | null) {
  const query = cutQuery(asked ?? '');
  const known = searches.get(locale) ?? openSearch(readSearchIndex(locale));
  searches.set(locale, known);
  return { query, ...(await known)(query) };
}
