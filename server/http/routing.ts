import type { FastifyRequest } from 'fastify';
import { documentPath, type DocumentId } from '#content/document-paths.ts';
import { locales, type Locale } from '#content/locale.ts';
import { localeOf, pageAt, registeredPath } from '#content/pages-by-path.ts';
import { isShared, pageEntry, type PageId, pageIds, paths, redirects } from '#content/pages.ts';
import { HttpError } from './errors.ts';

export interface DocumentRoute {
  readonly kind: 'document';
  readonly id: DocumentId;
  readonly locale: Locale;
  /** The query parameters that the page declares, with a question mark; empty when the prerendered document is sent. */
  readonly query: string;
}

/** How to answer a request. */
export type Route =
  | DocumentRoute
  | { readonly kind: 'redirect'; readonly to: string }
  /** A file; if there is none, the not-found document of this language. */
  | { readonly kind: 'file'; readonly path: string; readonly locale: Locale };

/** `/en` and `/en/sitemap`, which visitors may try for pages with the same path in every language. */
const languageFolders = new Map(
  pageIds
    .filter(isShared)
    .flatMap((id) =>
      locales.map((locale) => [documentPath(id, locale), `${paths[id][locale]}?lang=${locale}`]),
    ),
);

const redirectsByPath = new Map(redirects.map((redirect) => [redirect.from, redirect]));

/** @throws HttpError 400 when the URL is not a path, as in requests to a proxy. */
export function routeOf({ raw, cookies }: Pick<FastifyRequest, 'raw' | 'cookies'>): Route {
  const [path, query] = splitUrl(raw.url ?? '');
  const tidy = withoutTrailingSlash(path);
  const registered = registeredPath(tidy) ?? languageFolders.get(tidy) ?? tidy;
  if (registered !== path) return { kind: 'redirect', to: joined(registered, query) };
  const moved = redirectsByPath.get(path);
  if (moved) {
    const to = joined(paths[moved.to][moved.locale], query) + (moved.hash ?? '');
    return { kind: 'redirect', to };
  }
  const asked = { pathname: path, searchParams: new URLSearchParams(query) };
  const locale = localeOf(asked, cookies['language']);
  const id = pageAt(path);
  if (id) return { kind: 'document', id, locale, query: declaredQuery(id, query) };
  return { kind: 'file', path: isInternal(path) ? '' : path, locale };
}

/** The URL, its path encoded once more where it cannot be decoded: then it is a path that no page has. */
export function decodable(url: string): string {
  const [path, query] = cut(url);
  try {
    decodeURI(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + query;
  }
}

/** Whether a path is that of the not-found document, which exists only in the build. */
function isInternal(path: string): boolean {
  return locales.some((locale) => documentPath('not-found', locale) === path);
}

function splitUrl(url: string): [path: string, query: string] {
  if (!url.startsWith('/')) throw new HttpError(400);
  return cut(url);
}

function cut(url: string): [path: string, query: string] {
  const start = url.indexOf('?');
  return start < 0 ? [url, ''] : [url.slice(0, start), url.slice(start)];
}

function joined(path: string, query: string): string {
  return path.includes('?') ? path + query.replace('?', '&') : path + query;
}

/** `/contacto/` → `/contacto`. Begins with exactly one slash, so that it never redirects to another host. */
function withoutTrailingSlash(path: string): string {
  return path.endsWith('/') ? `/${path.replace(/^[/\\]+|\/+$/g, '')}` : path;
}

/** The part of a query with the parameters that the page declares. */
function declaredQuery(id: PageId, query: string): string {
  const { query: declared = [] } = pageEntry(id);
  if (declared.length === 0 || query === '') return '';
  const entries = [...new URLSearchParams(query)].filter(([name]) => declared.includes(name));
  return entries.length > 0 ? `?${new URLSearchParams(entries).toString()}` : '';
}
