import { localeOf, pageAt } from '#content/pages-by-path.ts';
import type { Locale } from '#content/locale.ts';
import { isShared, paths } from '#content/pages.ts';

/**
 * The cache key of a page's document: its path without the query, which only scripts read, plus `?lang=` when both
 * languages share the path. Undefined for URLs that are no page.
 * @param language The visitor's stored language.
 */
export function cacheKeyOf(
  url: Pick<URL, 'pathname' | 'searchParams'>,
  language?: string,
): string | undefined {
  const page = pageAt(url.pathname);
  if (!page) return undefined;
  const locale = localeOf(url, language);
  return paths[page][locale] + (isShared(page) ? `?lang=${locale}` : '');
}

/** The messages of a page to the service worker. */
export type PageMessage =
  | {
      readonly type: 'visited';
      readonly url: string;
      readonly language: string;
      /** Files that the page loaded before the worker controlled it. */
      readonly files: readonly string[];
    }
  /** Asks for the pages that are kept ahead of a visit. */
  | { readonly type: 'ahead'; readonly language: Locale }
  /** Asks for pages to be kept; how many are is said on the port that comes with the message. */
  | { readonly type: 'keep'; readonly urls: readonly string[]; readonly language: string }
  | { readonly type: 'update' };
