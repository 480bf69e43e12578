import type { Locale } from '#content/locale.ts';
import { pageIds, pathTo, type AnyPageId } from '#content/pages.ts';

/** The addresses of the pages that exist, in one language; the others are in preparation. */
export type PageLinks = Readonly<Partial<Record<AnyPageId, string>>>;

export function pageLinks(locale: Locale): PageLinks {
  return Object.fromEntries(pageIds.map((page) => [page, pathTo(page, locale)]));
}
