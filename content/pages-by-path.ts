import { defaultLocale, isLocale, locales, type Locale } from './locale.ts';
import { pageIds, paths, redirects, type PageId } from './pages.ts';

// Looked up for every request, so the number of pages must not matter.
const pagesByPath = new Map(
  pageIds.flatMap((id) => locales.map((locale) => [paths[id][locale], id] as [string, PageId])),
);
const registeredPaths = new Map(
  [...pagesByPath.keys(), ...redirects.map(({ from }) => from)].map((path) => [
    path.toLowerCase(),
    path,
  ]),
);
const localesByPath = localesBy((path) => path);
const localesByFirstSegment = localesBy(firstSegment);

/** The languages of pages by a part of their paths; undefined for what several languages share. */
function localesBy(part: (path: string) => string): ReadonlyMap<string, Locale | undefined> {
  const found = new Map<string, Locale | undefined>();
  for (const id of pageIds) {
    for (const locale of locales) {
      const key = part(paths[id][locale]);
      found.set(key, found.has(key) && found.get(key) !== locale ? undefined : locale);
    }
  }
  return found;
}

function firstSegment(path: string): string {
  return path.split('/', 2)[1] ?? '';
}

/** The page of the registry at a path without query, or undefined. */
export function pageAt(pathname: string): PageId | undefined {
  return pagesByPath.get(normalised(pathname));
}

/** The path of the registry, redirects included, that equals a path apart from letter case and slashes. */
export function registeredPath(pathname: string): string | undefined {
  return registeredPaths.get(normalised(pathname).toLowerCase());
}

function normalised(pathname: string): string {
  return pathname === '/' ? '/' : pathname.replace(/\/+$/, '');
}

/**
 * The language that a path decides: that of its page, or that of its first segment.
 * Undefined for shared and unknown paths.
 */
export function localeOfPath(pathname: string): Locale | undefined {
  // Articles have the same first segment in both languages, so only the whole path decides.
  return (
    localesByPath.get(normalised(pathname)) ?? localesByFirstSegment.get(firstSegment(pathname))
  );
}

/**
 * The language of a document: that of its page's path, else `?lang=`, else that of the first segment of an unknown
 * path, else the visitor's stored choice, else Spanish.
 */
export function localeOf(url: Pick<URL, 'pathname' | 'searchParams'>, stored?: string): Locale {
  const byPath = localeOfPath(url.pathname);
  const byQuery = url.searchParams.get('lang');
  const wanted = pageAt(url.pathname) ? [byPath, byQuery, stored] : [byQuery, byPath, stored];
  return wanted.find(isLocale) ?? defaultLocale;
}
