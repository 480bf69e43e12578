import type { FastifyInstance } from 'fastify';
import { registeredPath } from '#content/pages.ts';
import type { Settings } from '../settings.ts';
import { HttpError } from './errors.ts';
import type { Content } from './files.ts';
import { createRenderer, type Handle } from './render.ts';
import { encodeFor, sendContent } from './send.ts';

/** The built website: its files by address, and what renders the rest. */
export interface Site {
  readonly files: ReadonlyMap<string, Content>;
  readonly handle: Handle;
}

/** Serves the files from memory and renders every other address. */
export function siteRoutes(app: FastifyInstance, site: Site, settings: Settings): void {
  const render = createRenderer(site.handle, settings);
  app.get('*', async (request, reply) => {
    const [path, query] = splitUrl(request.raw.url ?? '');
    const tidy = withoutTrailingSlash(path);
    const address = registeredPath(tidy) ?? tidy;
    if (address !== path) return reply.redirect(address + query, 301);
    const file = needsRendering(query) ? undefined : site.files.get(path);
    if (file) return sendContent(request, reply, file);
    const content = await render(request, path, query);
    await encodeFor(request, content);
    return sendContent(request, reply, content);
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

/**
 * The ready-made page cannot say that a message was sent, nor choose a subject, nor show a step or a result of the
 * calculator, nor the map's filters; without JavaScript these have to be rendered.
 */
function needsRendering(query: string): boolean {
  const params = new URLSearchParams(query);
  return ['sent', 'step', 'city', 'type', 'subject'].some((name) => params.has(name));
}
