import type { Page } from '@playwright/test';
import { cacheKeyOf } from '#site/lib/cache-keys.ts';
import { card, text, frameText } from '#content/text/offline.ts';
import { type Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { expect, open, test as base } from '../fixtures.ts';

/** With the service worker, and without the complaints of a browser that has no connection. */
export const test = base.extend({
  serviceWorkers: 'allow',
  // eslint-disable-next-line no-empty-pattern -- Playwright reads what is needed from this pattern
  allowed: async ({}, use) => use([/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/]),
});

/** The page for a lost connection, the card that saves the guide, and what is said. */
export const pageWords = (locale: Locale) => localize(text, locale);
export const cardWords = (locale: Locale) => localize(card, locale);
export const said = (locale: Locale) => localize(frameText, locale);

/** Opens a page and waits until it can be read without a connection. */
export async function visit(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await kept(page, path);
}

/** Waits until the document of a page is kept. */
export async function kept(page: Page, path: string): Promise<void> {
  const address = cacheKeyOf(new URL(path, 'http://localhost'));
  await expect.poll(() => keptUrls(page)).toContain(address);
}

/** What the browser keeps, in all its caches. */
export function keptUrls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => url.slice(location.origin.length));
  });
}

/** Waits until the worker keeps nothing more. */
export async function atRest(page: Page): Promise<void> {
  let before = -1;
  await expect
    .poll(
      async () => {
        const now = (await keptUrls(page)).length;
        const same = now === before;
        before = now;
        return same;
      },
      { intervals: [1500] },
    )
    .toBe(true);
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
