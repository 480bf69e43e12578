import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';
import { filesCache, guideCache } from '#site/lib/cache-names.ts';
import { locales } from '#content/locale.ts';

/** Three months: who was here in spring still reads it in summer. */
const longest = 90 * 24 * 60 * 60;

/** What nobody asked to be kept whole makes room, oldest first, and goes when the device is full. */
export const limited = (maxEntries: number): WorkboxPlugin =>
  // Its types name callbacks that may be undefined.
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: longest,
    purgeOnQuotaError: true,
  }) as WorkboxPlugin;

/** Whole answers of this origin alone. */
export const wholeAnswers: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && response.type === 'basic' && !response.redirected ? response : null,
};

/** What the visitor has saved answers where nothing else is kept. */
export const savedGuide: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ cachedResponse, request }) {
    if (cachedResponse) return cachedResponse;
    for (const locale of locales) {
      // The first that has it.
      const saved = await caches.match(request.url, {
        cacheName: guideCache(locale),
        ignoreVary: true,
      });
      if (saved) return saved;
    }
    return undefined;
  },
};

/** What the page for a lost connection needs came with the worker. */
const ownCopy: WorkboxPlugin = {
  handlerDidError: async ({ request }) => matchPrecache(request),
};

/** Files whose name changes with their content. */
export const files = new CacheFirst({
  cacheName: filesCache,
  matchOptions: { ignoreVary: true },
  plugins: [wholeAnswers, limited(600), savedGuide, ownCopy],
});
