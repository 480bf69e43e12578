import type { APIContext } from 'astro';
import { localeOf } from '#content/pages-by-path.ts';
import { readSearchIndex } from '#site/features/search/read-search-index.ts';

/** What the search of the language of the path works with, for the browser. */
export function GET({ url }: APIContext): Response {
  return Response.json(readSearchIndex(localeOf(url)));
}
