import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocale } from '#content/locale.ts';
import {
  localeOf,
  pageAt,
  documentQuery,
  paths,
  redirects,
  registeredPath,
} from '#content/pages.ts';
import type { Settings } from '../settings.ts';
import { HttpError, sendError } from './errors.ts';
import type { Content } from './files.ts';
import { networksOf } from './networks.ts';
import { createRenderer, type Handle } from './render.ts';
import { createRenderLimit } from './render-limit.ts';
import { encodeFor, sendContent } from './send.ts';

/** The built website: its files by address, and what renders the rest. */
export interface Site {
  readonly files: ReadonlyMap<string, Content>;
  readonly handle: Handle;
  /** The path of the page whose data the framework asks for at this path, if that is what it asks for. */
  readonly pageOfData?: (path: string) => string | undefined;
}

/**
 * Serves the files from memory. A page is rendered only where it has no file, or for query parameters that it
 * declares; unknown paths get the ready document that says so.
 */
export function siteRoutes(app: FastifyInstance, site: Site, settings: Settings): void {
  const { render, notFound } = createRenderer(site.handle, settings);
  const limit = createRenderLimit();

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    query: string,
  ): Promise<FastifyReply> {
    const dataOf = site.pageOfData?.(path);
    const page = pageAt(dataOf ?? path);
    const declared = queryOf(page ? documentQuery(page) : [], query);
    const file = site.files.get(path);
    if (file && declared === '') return sendContent(request, reply, file);
    if (page === undefined && dataOf === undefined) {
      const stored = request.cookies['language'];
      const asked = { pathname: path, searchParams: new URLSearchParams(query) };
      const content = await notFound(localeOf(asked, stored));
      await encodeFor(request, content);
      return sendContent(request, reply, content);
    }
    const making = render(request, path, dataOf === undefined ? declared : query);
    const network = networksOf(request.ip)[0]!;
    if (!making.ready && !limit.take(network)) {
      // With JavaScript the ready document reads its parameters by itself.
      if (file) return sendContent(request, reply, file);
      return sendError(reply.header('retry-after', String(limit.seconds)), 429);
    }
    const content = await making.content();
    await encodeFor(request, content);
    return sendContent(request, reply, content);
  }

  app.get('*', async (request, reply) => {
    const [path, query] = splitUrl(request.raw.url ?? '');
    const file = site.files.get(path);
    if (file && query === '') return sendContent(request, reply, file);
    const tidy = withoutTrailingSlash(path);
    const registered = registeredPath(tidy) ?? tidy;
    if (registered !== path) return reply.redirect(registered + query, 301);
    const moved = redirects.find(({ from }) => from === path);
    if (moved) return reply.redirect(paths[moved.to][moved.locale], 301);
    return answer(request, reply, path, query);
  });
}

/** @throws HttpError 400 when the address is not a path, as in requests to a proxy. */
function splitUrl(url: string): [path: string, query: string] {
  if (!url.startsWith('/')) throw new HttpError(400);
  const start = url.indexOf('?');
  return start < 0 ? [url, ''] : [url.slice(0, start), url.slice(start)];
}

/** `/contacto/` → `/contacto`. Never leads to another host: one slash stands in front, whatever was asked. */
function withoutTrailingSlash(path: string): string {
  return path.endsWith('/') ? `/${path.replace(/^[/\\]+|\/+$/g, '')}` : path;
}

/** What is left of a query when only these parameters count, with its question mark. */
function queryOf(declared: readonly string[], query: string): string {
  if (declared.length === 0 || query === '') return '';
  const entries = [...new URLSearchParams(query)].filter(
    ([name, value]) => declared.includes(name) && (name !== 'lang' || isLocale(value)),
  );
  return entries.length > 0 ? `?${new URLSearchParams(entries).toString()}` : '';
}
