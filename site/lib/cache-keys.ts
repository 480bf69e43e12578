import { isShared, localeOf, pageAt, paths } from '#content/pages.ts';

/**
 * Under which URL the document of a page is kept: what its query asks for is up to the browser, except for the
 * language of the paths that both share. Undefined for what is no page.
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

/** What a page tells the service worker. */
export type PageMessage =
  | {
      readonly type: 'visited';
      readonly url: string;
      readonly language: string;
      /** Files that the page loaded before the worker saw its requests. */
      readonly files: readonly string[];
    }
  | { readonly type: 'update' };
