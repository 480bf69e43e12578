import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { desktop, documents, phone } from './site.ts';

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

const paths = [...documents.map(({ path }) => path), '/turismo/nada'];

test.describe('with the banner open', () => {
  test.use({ consent: 'unset' });

  for (const path of paths) {
    test(`${path} scrolls one way only, also at 400 % zoom`, async ({ page, allowed }) => {
      allowed.push(/status of 404/);
      await open(page, path);
      for (const viewport of [{ width: 320, height: 256 }, phone, { width: 820, height: 1180 }]) {
        await page.setViewportSize(viewport);
        expect(await page.evaluate(overflow), `${viewport.width} px`).toBe(0);
      }
    });
  }
});

/** The spacing of WCAG 1.4.12; the policy of the page forbids style elements. */
const spaceOut = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};

/** Elements with text that does not fit into them and cannot be seen outside either. */
const clipped = () =>
  [...document.querySelectorAll('body *')]
    .filter((element) => !element.closest('svg, .visually-hidden, [inert], select, script'))
    .filter((element) => element.textContent?.trim() && element.checkVisibility())
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const wide = element.scrollWidth > element.clientWidth + 1;
      const high = element.scrollHeight > element.clientHeight + 1;
      const clips = (value: string) => value === 'hidden' || value === 'clip';
      return (clips(overflowX) && wide) || (clips(overflowY) && high);
    })
    .map((element) => element.outerHTML.slice(0, 140));

/** Buttons, tiles and menu entries whose words run over their edge. */
const spilling = () =>
  [...document.querySelectorAll('button, header a, li > a, li > div')]
    .filter((element) => element.checkVisibility() && !element.closest('[inert]'))
    .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
    .filter((element) => getComputedStyle(element).display !== 'inline')
    .map((element) => element.outerHTML.slice(0, 140));

for (const path of paths) {
  test(`${path}: wider text spacing cuts nothing off`, async ({ page, allowed }) => {
    allowed.push(/status of 404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    await page.evaluate(spaceOut);
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      expect(await page.evaluate(clipped), `clipped at ${viewport.width} px`).toEqual([]);
      expect(await page.evaluate(spilling), `spilling at ${viewport.width} px`).toEqual([]);
      expect(await page.evaluate(overflow), `overflow at ${viewport.width} px`).toBe(0);
    }
  });
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

async function shiftOf(page: Page, path: string): Promise<number> {
  await open(page, path);
  await page.waitForLoadState('load');
  return page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let count = 0; count < 10; count++) await frame();
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    await frame();
    const entries = (window as unknown as { shifts: Shift[] }).shifts;
    return entries
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .reduce((sum, { value }) => sum + value, 0);
  });
}

for (const consent of ['unset', 'rejected'] as const) {
  test.describe(consent === 'rejected' ? 'after a choice' : 'on a first visit', () => {
    test.use({ consent });

    for (const viewport of [phone, desktop]) {
      for (const { path } of documents.filter(
        ({ page: id }) => id === 'home' || id === 'contact',
      )) {
        test(`${path} does not shift at ${viewport.width} px`, async ({ page }) => {
          await page.addInitScript(() => {
            const shifts: PerformanceEntry[] = [];
            Object.assign(window, { shifts });
            new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
              type: 'layout-shift',
              buffered: true,
            });
          });
          await page.setViewportSize(viewport);
          expect(await shiftOf(page, path)).toBe(0);
        });
      }
    }
  });
}
