import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import inject from 'light-my-request';
import { onDemandPath, onDemandSearchPath } from '#content/document-paths.ts';
import { failedSearchHeader } from '#content/pages.ts';
import type { Settings } from '../settings.ts';
import { loadFiles } from './files.ts';
import type { Pages } from './pages.ts';
import type { AnswerSearch } from './search.ts';
import type { Rendering, Site } from './site.ts';

/** The request handler that `@astrojs/node` builds in middleware mode. */
export type AstroHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  locals: App.Locals,
) => unknown;

/**
 * Loads the built website (`client/` and `server/entry.mjs`), and for tabs that were opened before a deploy the files of
 * earlier builds (`earlier/`).
 * @throws when there is no build.
 */
export async function loadBuild(
  folder: string,
  settings: Settings,
): Promise<{ readonly site: Site; readonly pages: Pages; readonly search: AnswerSearch }> {
  const file = pathToFileURL(resolve(folder, 'server/entry.mjs')).href;
  const { handler } = (await import(file)) as { readonly handler: AstroHandler };
  const earlier = join(folder, 'earlier');
  const files = new Map([
    ...(existsSync(earlier) ? await loadFiles(earlier, settings) : []),
    ...(await loadFiles(join(folder, 'client'), settings)),
  ]);
  const render = renderWith(handler);
  return { site: { files, render }, pages: pagesWith(handler), search: searchWith(handler) };
}

/** Has Astro render an on-demand route; the response is collected because its text decides the headers. */
export function renderWith(handler: AstroHandler, locals: App.Locals = {}) {
  return async (url: string): Promise<Rendering> => {
    const { statusCode, headers, payload } = await inject(
      (request, response) => {
        const next = () => response.writeHead(404).end();
        void handler(request, response, next, locals);
      },
      { url, method: 'GET' },
    );
    return { status: statusCode, html: payload, failedSearch: failedSearchHeader in headers };
  };
}

export function pagesWith(handler: AstroHandler): Pages {
  return {
    renderForm: (_request, failed) =>
      renderWith(handler, { contactResult: failed })(onDemandPath(failed.form, failed.locale)),
  };
}

/** Has Astro answer the search for programs, with the index that the page of the search uses. */
export function searchWith(handler: AstroHandler): AnswerSearch {
  const render = renderWith(handler);
  return async (query, locale) => {
    const asked = new URLSearchParams({ q: query, lang: locale });
    const { status, html } = await render(`${onDemandSearchPath}?${asked}`);
    if (status !== 200) throw new Error(`the search answered ${status}`);
    return html;
  };
}
