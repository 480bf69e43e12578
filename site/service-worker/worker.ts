import { matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching';
import { NetworkFirst } from 'workbox-strategies';
import type { PageMessage } from '#site/lib/cache-keys.ts';
import { pagesCache } from '#site/lib/cache-names.ts';
import { pageAt } from '#content/pages-by-path.ts';
import { isService } from '#content/pages.ts';
import {
  answerDocument,
  answerOffline,
  answerPage,
  keepAhead,
  keepFiles,
  keepPage,
} from './documents.ts';
import { files, limited, savedGuide, wholeAnswers } from './files.ts';
import { rememberLanguage } from './language.ts';
import { handlingOf, type Handling } from './requests.ts';
import { scope, type FetchEvent, type MessageEvent } from './scope.ts';

/** The pages for a lost connection and all that they need, written in by the build (tools/offline.ts). */
declare const OFFLINE_FILES: PrecacheEntry[];

precache(OFFLINE_FILES);

const data = new NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds: 3,
  matchOptions: { ignoreVary: true },
  plugins: [
    wholeAnswers,
    limited(120),
    savedGuide,
    { handlerDidError: async ({ request }) => matchPrecache(request) },
  ],
});

const answers: Record<Exclude<Handling, 'leave'>, (event: FetchEvent) => Promise<Response>> = {
  page: answerPage,
  document: answerDocument,
  offline: answerOffline,
  file: (event) => files.handle({ event, request: event.request }),
  data: (event) => data.handle({ event, request: event.request }),
};

scope.addEventListener('fetch', (event) => {
  const handling = handlingOf(event.request, scope.location.origin);
  if (handling !== 'leave') event.respondWith(answers[handling](event));
});

scope.addEventListener('activate', (event) => {
  // The page that brought the worker is readable offline from now on. A new version takes over pages only when the
  // visitor says so.
  event.waitUntil(scope.clients.claim());
  // The document is asked for while the worker starts.
  event.waitUntil(scope.registration.navigationPreload?.enable().catch(() => undefined));
});

scope.addEventListener('message', (event) => event.waitUntil(heed(event)));

async function heed(event: MessageEvent): Promise<void> {
  const message = event.data as PageMessage;
  if (message.type === 'update') return scope.skipWaiting();
  await rememberLanguage(message.language);
  if (message.type === 'ahead') return keepAhead(event, message.language);
  if (message.type === 'keep') return keepPages(event, message.urls);
  const url = new URL(message.url, scope.location.origin);
  const page = pageAt(url.pathname);
  const visit = page && !isService(page) ? keepPage(event, url) : undefined;
  await Promise.all([visit, keepFiles(event, message.files)]);
}

/** Keeps pages one after the other, which spares the line, and answers how many there are. */
async function keepPages(event: MessageEvent, urls: readonly string[]): Promise<void> {
  let kept = 0;
  for (const url of urls) {
    const done = keepPage(event, new URL(url, scope.location.origin));
    kept += await done.then(
      () => 1,
      () => 0,
    );
  }
  event.ports[0]?.postMessage(kept);
}
