import type { FastifyRequest } from 'fastify';
import { documentPath, type DocumentId } from '#content/document-paths.ts';
import { locales, type Locale } from '#content/locale.ts';
import {
  isShared,
  localeOf,
  pageAt,
  pageEntry,
  type PageId,
  pageIds,
  paths,
  redirects,
  registeredPath,
} from '#content/pages.ts';
import { HttpError } from './errors.ts';

export interface DocumentRoute {
  readonly kind: 'document';
  readonly id: DocumentId;
  readonly locale: Locale;
  /** The parameters that the page declares, with a question mark; empty where the ready document answers. */
  readonly query: string;
}

/** What a visitor's request leads to. */
export type Route =
  | DocumentRoute
  | { readonly kind: 'redirect'; readonly to: string }
  /** A file, or nothing: then the document says so in this language. */
  | { readonly kind: 'file'; readonly path: string; readonly locale: Locale };

/** `/en` and `/en/sitemap`, where visitors may look for a page that has one path in every language. */
const languageFolders = new Map(
  pageIds
    .filter(isShared)
    .flatMap((id) =>
      locales.map((locale) => [documentPath(id, locale), `${paths[id][locale]}?lang=${locale}`]),
    ),
);

/** @throws HttpError 400 when the URL is not a path, as in requests to a proxy. */
export function routeOf({ raw, cookies }: Pick<FastifyRequest, 'raw' | 'cookies'>): Route {
  const [path, query] = splitUrl(raw.url ?? '');
  const tidy = withoutTrailingSlash(path);
  const registered = registeredPath(tidy) ?? languageFolders.get(tidy) ?? tidy;
  if (registered !== path) return { kind: 'redirect', to: joined(registered, query) };
  const moved = redirects.find(({ from }) => from === path);
  if (moved) {
    const to = joined(paths[moved.to][moved.locale], query) + (moved.hash ?? '');
    return { kind: 'redirect', to };
  }
  const asked = { pathname: path, searchParams: new URLSearchParams(query) };
  const locale = localeOf(asked, cookies['language']);
  const id = pageAt(path);
  if (id) return { kind: 'document', id, locale, query: declaredQuery(id, query) };
  return { kind: 'file', path: isOfServer(path) ? '' : path, locale };
}

/** The document for lost pages has a path in the build, and no visitor's. */
function isOfServer(path: string): boolean {
  return locales.some((locale) => documentPath('not-found', locale) === path);
}

function splitUrl(url: string): [path: string, query: string] {
  if (!url.startsWith('/')) throw new HttpError(400);
  const start = url.indexOf('?');
  return start < 0 ? [url, ''] : [url.slice(0, start), url.slice(start)];
}

function joined(path: string, query: string): string {
  return path.includes('?') ? path + query.replace('?', '&') : path + query;
}

/** `/contacto/` → `/contacto`. Never leads to another host: one slash stands in front, whatever was asked. */
function withoutTrailingSlash(path: string): string {
  return path.endsWith('/') ? `/${path.replace(/^[/\\]+|\/+$/g, '')}` : path;
}

/** What is left of a query when only the parameters count that the page declares. */
function declaredQuery(id: PageId, query: string): string {
  const { query: declared = [] } = pageEntry(id);
  if (declared.length === 0 || query === '') return '';
  const entries = [...new URLSearchParams(query)].filter(([name]) => declared.includes(name));
  return entries.length > 0 ? `?${new URLSearchParams(entries).toString()}` : '';
}
