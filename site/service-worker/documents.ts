import type { WorkboxPlugin } from 'workbox-core/types.js';
import { matchPrecache } from 'workbox-precaching';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { cacheKeyOf } from '#site/lib/cache-keys.ts';
import { pagesCache } from '#site/lib/cache-names.ts';
import type { Locale } from '#content/locale.ts';
import { keptAhead, offlineFrom } from '#content/offline-paths.ts';
import { localeOf } from '#content/pages-by-path.ts';
import { paths } from '#content/pages.ts';
import { files, limited, savedGuide, wholeAnswers } from './files.ts';
import { visitorsLanguage } from './language.ts';
import { filesOf, importsOf, isPlain, laterImportsOf } from './requests.ts';
import { scope, type FetchEvent, type LifeEvent } from './scope.ts';

/** How long (s) a poor connection may take before the kept page answers. */
const patience = 3;

const aWeek = 7 * 24 * 60 * 60 * 1000;

const byPage: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) =>
    cacheKeyOf(new URL(request.url), await visitorsLanguage()) ?? request,
};

/** A page that came with the worker (`alwaysKept`) answers when the visitor has none that is newer. */
const ownPage: WorkboxPlugin = {
  handlerDidError: async ({ request }) => matchPrecache(new URL(request.url).pathname),
};

const options = {
  cacheName: pagesCache,
  networkTimeoutSeconds: patience,
  matchOptions: { ignoreVary: true },
};

const keeping = new NetworkFirst({
  ...options,
  plugins: [byPage, wholeAnswers, limited(120), savedGuide, ownPage],
});

/** For a document that answers what its query asks: the page's own stands in for it. */
const reading = new NetworkFirst({
  ...options,
  plugins: [byPage, { cacheWillUpdate: async () => null }, savedGuide, ownPage],
});

const passing = new NetworkOnly();

/** A page of the guide: as it comes, else as it was kept, else the page for a lost connection. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const url = new URL(request.url);
  const plain = isPlain(url);
  const [answer, done] = (plain ? keeping : reading).handleAll({ event, request });
  event.waitUntil(done.catch(() => undefined));
  try {
    const response = await answer;
    if (plain) event.waitUntil(done.then(() => keepFilesOf(event, url)).catch(() => undefined));
    else if (response.ok) event.waitUntil(keepPage(event, url));
    return response;
  } catch {
    return standIn(url);
  }
}

/** What is never kept: nothing of it is read again without a connection. */
export async function answerDocument(event: FetchEvent): Promise<Response> {
  try {
    return await passing.handle({ event, request: event.request });
  } catch {
    return standIn(new URL(event.request.url));
  }
}

/** The page for a lost connection came with the worker; its query says what was asked for. */
export async function answerOffline(event: FetchEvent): Promise<Response> {
  const own = await matchPrecache(new URL(event.request.url).pathname);
  return own ?? fetch(event.request);
}

async function standIn(url: URL): Promise<Response> {
  const path = paths.offline[localeOf(url, await visitorsLanguage())];
  const query = new URLSearchParams({ [offlineFrom]: url.pathname + url.search });
  return Response.redirect(`${path}?${query}`, 302);
}

/** Fetches and keeps the document of a page that was reached without one, with what it needs to be read. */
export async function keepPage(event: LifeEvent, url: URL): Promise<void> {
  const key = cacheKeyOf(url, await visitorsLanguage());
  if (!key) return;
  const request = new Request(key, { credentials: 'same-origin' });
  await Promise.all(keeping.handleAll({ event, request }));
  await keepFilesOf(event, url);
}

/** Keeps the pages that may be needed before they are visited, unless a copy of this week is there. */
export async function keepAhead(event: LifeEvent, locale: Locale): Promise<void> {
  for (const page of keptAhead) {
    const path = paths[page][locale];
    const kept = await caches.match(path, { cacheName: pagesCache, ignoreVary: true });
    if (kept && Date.now() - Date.parse(kept.headers.get('date') ?? '') < aWeek) continue;
    // One after the other spares the line.
    await keepPage(event, new URL(path, scope.location.origin)).catch(() => undefined);
  }
}

/** Has kept what a kept document needs: also the islands that the visitor has not come to. */
async function keepFilesOf(event: LifeEvent, url: URL): Promise<void> {
  const key = cacheKeyOf(url, await visitorsLanguage());
  const kept = key ? await caches.match(key, { cacheName: pagesCache }) : undefined;
  if (kept) await keepFiles(event, filesOf(await kept.text()));
}

/** Has files kept, with the modules that they import, later ones too; the browser has most of them at hand. */
export async function keepFiles(
  event: LifeEvent,
  urls: readonly string[],
  seen = new Set<string>(),
): Promise<void> {
  const wanted = urls.filter((url) => !seen.has(url));
  for (const url of wanted) seen.add(url);
  await Promise.all(
    wanted.map(async (request) => {
      try {
        const [answer, done] = files.handleAll({ event, request });
        const response = (await answer).clone();
        await done;
        if (!request.endsWith('.js')) return;
        const script = await response.text();
        await keepFiles(event, [...importsOf(script), ...laterImportsOf(script)], seen);
      } catch {
        // It is kept when it is next asked for.
      }
    }),
  );
}
