import type { Browser, Page } from '@playwright/test';
import { hydrated } from '../tests/fixtures.ts';
import type { Document } from '../tests/site.ts';
import { pathTo } from '../content/pages.ts';
import type { Mirror } from './mirror.ts';

/** What a click on a link costs whose page was loaded when the pointer came. */
export interface Click {
  readonly path: string;
  /** Documents that were asked for. */
  readonly requests: readonly string[];
  /** What the new page asked for besides. */
  readonly later: number;
  /** From the click to the new page's first paint (ms). */
  readonly shown: number;
}

/** Follows the link to each page in the lists of the site map; pages that it does not list are left out. */
export async function followLinks(
  browser: Browser,
  mirror: Mirror,
  documents: readonly Document[],
): Promise<Click[]> {
  const clicks: Click[] = [];
  for (const { page: id, locale, path } of documents) {
    if (id === 'sitemap') continue;
    const context = await browser.newContext({ baseURL: mirror.origin, serviceWorkers: 'block' });
    try {
      const page = await context.newPage();
      await page.addInitScript(() => localStorage.setItem('consent', 'rejected'));
      await page.goto(pathTo('sitemap', locale));
      await hydrated(page);
      const click = await follow(page, mirror, path);
      if (click) clicks.push(click);
    } finally {
      await context.close();
    }
  }
  return clicks;
}

async function follow(page: Page, mirror: Mirror, path: string): Promise<Click | undefined> {
  const link = page.locator(`main section a[href="${path}"]`).first();
  if ((await link.count()) === 0) return undefined;
  await link.scrollIntoViewIfNeeded();
  await mirror.quiet();
  await link.hover();
  await mirror.quiet();
  mirror.asked.length = 0;
  const clicked = Date.now();
  const loaded = page.waitForURL((url) => url.pathname + url.search === path);
  await page.mouse.down();
  await page.mouse.up();
  await loaded;
  await mirror.quiet();
  const painted = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance.timeOrigin + (paint?.startTime ?? NaN);
  });
  const documents = mirror.asked.filter(({ kind }) => kind === 'document');
  return {
    path,
    requests: documents.map((request) => request.path),
    later: mirror.asked.length - documents.length,
    shown: painted - clicked,
  };
}
