import type { Browser, Page } from '@playwright/test';
import { alive } from '../e2e/fixtures.ts';
import type { Document } from '../e2e/site.ts';
import { pathTo } from '../content/pages.ts';
import type { Mirror } from './mirror.ts';

/** What a click on a link costs whose page was loaded when the pointer came. */
export interface Click {
  readonly path: string;
  /** Documents, data, scripts and styles that were asked for before the new heading stood. */
  readonly requests: readonly string[];
  /** What the new page asked for then, or shows: pictures, fonts, what its own links lead to. */
  readonly later: number;
  /** From the click to the new page's heading (ms). */
  readonly shown: number;
}

const shownLater = new Set(['image', 'font']);

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
      await alive(page);
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
  const prefetch = page.locator(`link[rel="prefetch"]`).first();
  await prefetch.waitFor({ state: 'attached', timeout: 3000 }).catch(() => {});
  await mirror.quiet();
  await page.evaluate(watchHeading);
  mirror.asked.length = 0;
  await page.mouse.down();
  await page.mouse.up();
  const { shown, at } = await page.evaluate(async () => {
    const time = await (window as Watched).shown;
    return { shown: time?.after ?? NaN, at: time?.at ?? NaN };
  });
  await mirror.quiet();
  const needed = mirror.asked.filter((one) => !shownLater.has(one.kind) && !(one.at > at));
  return {
    path,
    requests: needed.map((request) => request.path),
    later: mirror.asked.length - needed.length,
    shown,
  };
}

interface Watched {
  /** When another heading stood: milliseconds after the click, and since 1970. */
  shown?: Promise<{ readonly after: number; readonly at: number }>;
}

/** Runs in the page: promises the time from the next click to the frame with another heading. */
function watchHeading(): void {
  const heading = () => document.querySelector('main h1')?.textContent;
  const before = heading();
  (window as Watched).shown = new Promise((resolve, reject) => {
    const start = (clicked: number) => {
      const look = () => {
        const title = heading();
        const now = performance.now();
        if (title !== undefined && title !== before) {
          return resolve({ after: now - clicked, at: performance.timeOrigin + now });
        }
        if (now - clicked > 10_000) return reject(new Error('no new page came'));
        requestAnimationFrame(look);
      };
      look();
    };
    addEventListener('click', (event) => start(event.timeStamp), { capture: true, once: true });
  });
}
