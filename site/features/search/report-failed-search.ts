import type { Locale } from '#content/locale.ts';
import { failedSearchesPath } from '#content/pages.ts';
import { countableWords } from '#domain/failed-search.ts';

/** Has the server count a search without result: its words alone, and none that may be about a person. */
export function reportFailedSearch(query: string, language: Locale): void {
  const words = countableWords(query);
  if (words === undefined) return;
  void fetch(failedSearchesPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ words, language }),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}
