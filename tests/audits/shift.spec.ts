import type { Page } from '@playwright/test';
import { hydrated, expect, test } from '../fixtures.ts';
import { desktop, documents, moving, phone } from '../site.ts';

test.use(moving);

/** What the browser says about one shift of the layout. */
interface Shift {
  readonly value: number;
  readonly parts: readonly string[];
}

declare global {
  interface Window {
    shifts?: Shift[];
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node?: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

function record(): void {
  const shifts: Shift[] = [];
  window.shifts = shifts;
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const parts = sources.map(({ node, previousRect: from, currentRect: to }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const moved = `${from.x},${from.y} ${from.width}×${from.height} → ${to.x},${to.y} ${to.width}×${to.height}`;
        return `${moved}: ${element?.outerHTML.slice(0, 90) ?? 'gone'}`;
      });
      shifts.push({ value, parts });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function tenFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let count = 0; count < 10; count++) await new Promise(requestAnimationFrame);
  });
}

test.use({ consent: 'unset' });

for (const viewport of [phone, desktop]) {
  for (const { path } of documents.filter(({ page }) => page === 'home' || page === 'contact')) {
    test(`${path} keeps its place at ${viewport.width} px when fonts come late`, async ({
      page,
    }) => {
      const { promise: painted, resolve: release } = Promise.withResolvers<void>();
      await page.route(/\.woff2$/, async (route) => {
        await painted;
        await route.continue();
      });
      await page.addInitScript(record);
      await page.setViewportSize(viewport);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
      release();
      await page.waitForLoadState('load');
      await page.waitForFunction(() => {
        // A layout asks for the typefaces of what was parsed last.
        document.body.getBoundingClientRect();
        return [...document.fonts].every(({ status }) => status !== 'loading');
      });
      // Text is laid out in a typeface some frames after it has loaded: before the page is scrolled.
      await tenFrames(page);
      await hydrated(page);
      await tenFrames(page);
      const shifts = await page.evaluate(() => window.shifts ?? []);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      // Letters of the fallback differ by a pixel or two: that is the third decimal, which nobody sees.
      expect(sum, JSON.stringify(shifts, undefined, 2)).toBeLessThan(0.001);
    });
  }
}

test.describe('for whoever asks for English', () => {
  test.use({ languages: ['en'] });

  test('the offer of the other language is painted with the page', async ({ page }) => {
    await page.addInitScript(record);
    await page.setViewportSize(phone);
    await page.goto('/turismo/seul');
    await hydrated(page);
    await expect(page.locator('section[lang=en]')).toBeInViewport();
    const moved = await page.evaluate(() => (window.shifts ?? []).flatMap(({ parts }) => parts));
    expect(moved).toEqual([]);
  });
});
