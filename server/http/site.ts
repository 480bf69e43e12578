import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { documentPath, onDemandPath } from '#content/document-paths.ts';
import { locales, type Locale } from '#content/locale.ts';
import {
  isShared,
  localeOf,
  pageAt,
  pageEntry,
  type PageId,
  pageIds,
  paths,
  pathTo,
  redirects,
  registeredPath,
} from '#content/pages.ts';
import type { Settings } from '../settings.ts';
import { HttpError, sendError } from './errors.ts';
import { hashOf, type Content } from './files.ts';
import { documentPolicy } from './headers.ts';
import { networksOf } from './networks.ts';
import { createRenderLimit } from './render-limit.ts';
import { encodeFor, sendContent } from './send.ts';

/** A document that was rendered for one request. */
export interface Rendering {
  readonly status: number;
  readonly html: string;
}

/** The built website. */
export interface Site {
  /** Its files by path; documents lie at their `documentPath`. */
  readonly files: ReadonlyMap<string, Content>;
  /** Renders an on-demand route (`onDemandPath` and a query). */
  readonly render: (url: string) => Promise<Rendering>;
}

/** Depends on `?lang=` and on the cookie. */
const ofTheVisitor = { 'cache-control': 'private, no-cache', vary: 'Accept-Encoding, Cookie' };

/**
 * Serves the files from memory. A page is rendered only for query parameters that it declares; unknown paths get
 * the document that says so.
 */
export function siteRoutes(app: FastifyInstance, site: Site, settings: Settings): void {
  const { files, redirectsOfFolders } = publish(site.files);
  const limit = createRenderLimit();

  async function page(
    request: FastifyRequest,
    reply: FastifyReply,
    id: PageId,
    path: string,
    query: string,
  ): Promise<FastifyReply> {
    const locale = languageOf(request, path, query);
    const ready = files.get(documentPath(id, locale));
    const declared = declaredQuery(id, query);
    if (ready && declared === '') return sendContent(request, reply, ready);
    if (!limit.take(networksOf(request.ip)[0]!)) {
      // With JavaScript the ready document reads its parameters by itself.
      if (ready) return sendContent(request, reply, ready);
      return sendError(reply.header('retry-after', String(limit.seconds)), 429);
    }
    const content = contentOf(await site.render(onDemandPath(id, locale) + declared), settings);
    await encodeFor(request, content);
    return sendContent(request, reply, content);
  }

  app.get('*', async (request, reply) => {
    const [path, query] = splitUrl(request.raw.url ?? '');
    const tidy = withoutTrailingSlash(path);
    const registered = registeredPath(tidy) ?? redirectsOfFolders.get(tidy) ?? tidy;
    if (registered !== path) return reply.redirect(joined(registered, query), 301);
    const moved = redirects.find(({ from }) => from === path);
    if (moved) {
      const target = joined(paths[moved.to][moved.locale], query) + (moved.hash ?? '');
      return reply.redirect(target, 301);
    }
    const id = pageAt(path);
    if (id) return page(request, reply, id, path, query);
    const file = files.get(path);
    if (file && !isNotFound(path)) return sendContent(request, reply, file);
    const missing = files.get(documentPath('not-found', languageOf(request, path, query)));
    if (!missing) return sendError(reply, 404);
    return sendContent(request, reply, missing);
  });
}

/** The files with the status and headers of documents that lie in the folder of a language. */
function publish(built: ReadonlyMap<string, Content>) {
  const files = new Map(built);
  /** `/en` and `/en/sitemap`, where visitors may look for a shared page. */
  const redirectsOfFolders = new Map<string, string>();
  for (const locale of locales) {
    for (const id of pageIds.filter(isShared)) {
      const path = documentPath(id, locale);
      redirectsOfFolders.set(path, `${pathTo(id, locale).replace(/\?.*/, '')}?lang=${locale}`);
      change(path, { headers: ofTheVisitor });
    }
    change(documentPath('not-found', locale), { status: 404, headers: ofTheVisitor });
  }
  return { files, redirectsOfFolders };

  function change(path: string, { headers, ...rest }: Partial<Content>): void {
    const file = files.get(path);
    if (file) files.set(path, { ...file, ...rest, headers: { ...file.headers, ...headers } });
  }
}

function isNotFound(path: string): boolean {
  return locales.some((locale) => documentPath('not-found', locale) === path);
}

function languageOf(request: FastifyRequest, pathname: string, query: string): Locale {
  const asked = { pathname, searchParams: new URLSearchParams(query) };
  return localeOf(asked, request.cookies['language']);
}

function contentOf({ status, html }: Rendering, settings: Settings): Content {
  const body = Buffer.from(html);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': documentPolicy(html, settings),
    ...ofTheVisitor,
  };
  return { status, headers, body, hash: hashOf(body), encoded: {} };
}

/** @throws HttpError 400 when the URL is not a path, as in requests to a proxy. */
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

/** What is left of a query when only the parameters count that the page declares, with its question mark. */
function declaredQuery(id: PageId, query: string): string {
  const { query: declared = [] } = pageEntry(id);
  if (declared.length === 0 || query === '') return '';
  const entries = [...new URLSearchParams(query)].filter(([name]) => declared.includes(name));
  return entries.length > 0 ? `?${new URLSearchParams(entries).toString()}` : '';
}
