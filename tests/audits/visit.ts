import type { Page } from '@playwright/test';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { expect } from '../fixtures.ts';
import { headerText } from '../site.ts';

declare global {
  interface Window {
    /** Listeners that keep a page out of the browser's back/forward cache. */
    blocking?: string[];
  }
}

/** Runs before the scripts of the page: notes who listens for its unloading. */
export function watchUnload(): void {
  const blocking: string[] = [];
  window.blocking = blocking;
  const listen = window.addEventListener.bind(window);
  window.addEventListener = ((type: string, ...rest: [EventListener]) => {
    if (type.endsWith('unload')) blocking.push(type);
    listen(type, ...rest);
  }) as typeof window.addEventListener;
}

/** No part of the page listens for its unloading. */
export async function expectNoUnload(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.blocking)).toEqual([]);
  expect(
    await page.evaluate(() => Reflect.get(window, 'onunload') ?? window.onbeforeunload),
  ).toBeNull();
}

/** The URLs at other sites that the page asks for from now on. */
export function requestsElsewhere(page: Page, site: string): readonly string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site)) found.push(request.url());
  });
  return found;
}

/** The page asks about cookies, and before the answer it keeps the language alone. */
export async function expectQuestion(page: Page, locale: Locale): Promise<void> {
  const banner = page.getByRole('region', { name: headerText[locale].consent.title });
  await expect(banner).toBeInViewport({ ratio: 0.99 });
  await expect(banner.getByRole('link')).toHaveAttribute('href', pathTo('cookie-policy', locale));
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toEqual(['language']);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['language']);
}
