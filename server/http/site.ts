import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { documentPath, onDemandPath } from '#content/document-paths.ts';
import { isEmbedPath } from '#content/embed-paths.ts';
import { locales } from '#content/locale.ts';
import { isShared, pageIds } from '#content/pages.ts';
import type { Settings } from '../settings.ts';
import { sendEmbed } from './embeds.ts';
import { sendError } from './errors.ts';
import type { CountFailedSearch } from './failed-searches.ts';
import { hashOf, type Content } from './files.ts';
import { documentPolicy } from './headers.ts';
import { createMinuteLimit } from './minute-limit.ts';
import { routeOf, type DocumentRoute } from './routing.ts';
import { encodeFor, sendContent } from './send.ts';

/** A document rendered for one request. */
export interface Rendering {
  readonly status: number;
  readonly html: string;
  /** Whether it is a page of the search without results. */
  readonly failedSearch?: boolean;
}

/** The built website. */
export interface Site {
  /** Its files by path; documents are at their `documentPath`. */
  readonly files: ReadonlyMap<string, Content>;
  /** Renders an on-demand route (`onDemandPath` and a query). */
  readonly render: (url: string) => Promise<Rendering>;
}

/** How many documents a network may have rendered a minute; above that it gets the prerendered ones. */
const rendersAMinute = 300;

/** Headers of documents that depend on `?lang=` and on the cookie. */
const ofTheVisitor = { 'cache-control': 'private, no-cache', vary: 'Accept-Encoding, Cookie' };

/**
 * Serves the files from memory. A page is rendered only for query parameters that it declares; unknown paths get the
 * not-found document.
 */
export function siteRoutes(
  app: FastifyInstance,
  site: Site,
  settings: Settings,
  countFailedSearch: CountFailedSearch,
  now: () => number,
): void {
  const files = published(site.files);
  const limit = createMinuteLimit(rendersAMinute);

  async function sendDocument(
    request: FastifyRequest,
    reply: FastifyReply,
    { id, locale, query }: DocumentRoute,
  ): Promise<FastifyReply> {
    const ready = files.get(documentPath(id, locale));
    if (ready && query === '') return sendContent(request, reply, ready);
    const wait = await limit.take(request.ip);
    if (wait > 0) {
      // Above the render limit: with JavaScript the prerendered document reads its parameters itself.
      if (ready) return sendContent(request, reply, ready);
      return sendError(reply.header('retry-after', String(wait)), 429);
    }
    const rendering = await site.render(onDemandPath(id, locale) + query);
    if (rendering.failedSearch) {
      const asked = new URLSearchParams(query).get('q') ?? '';
      const { ip: clientIp, log } = request;
      await countFailedSearch({ query: asked, language: locale, clientIp, log });
    }
    const content = contentOf(rendering, settings);
    await encodeFor(request, content);
    return sendContent(request, reply, content);
  }

  app.get('*', async (request, reply) => {
    const route = routeOf(request);
    if (route.kind === 'redirect') return reply.redirect(route.to, 301);
    if (route.kind === 'document') return sendDocument(request, reply, route);
    if (isEmbedPath(route.path) && files.has(route.path))
      return sendEmbed(request, reply, { files, path: route.path, now: now() });
    const found = files.get(route.path) ?? files.get(documentPath('not-found', route.locale));
    return found ? sendContent(request, reply, found) : sendError(reply, 404);
  });
}

/** The files by path, with the status and headers of documents that depend on the visitor's language. */
function published(built: ReadonlyMap<string, Content>): ReadonlyMap<string, Content> {
  const files = new Map(built);
  for (const locale of locales) {
    for (const id of pageIds.filter(isShared)) change(documentPath(id, locale), 200);
    change(documentPath('not-found', locale), 404);
  }
  return files;

  function change(path: string, status: number): void {
    const file = files.get(path);
    if (file) files.set(path, { ...file, status, headers: { ...file.headers, ...ofTheVisitor } });
  }
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
