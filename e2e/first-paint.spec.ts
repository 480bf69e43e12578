import { locales } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { expect, open, test } from './fixtures.ts';
import { phone, words } from './site.ts';

test('the page is painted before any of its scripts is asked for', async ({ page }) => {
  await open(page, pathTo('seoul', 'es'));
  const { painted, scripts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(scripts.length).toBeGreaterThan(5);
  expect(Math.min(...scripts)).toBeGreaterThan(painted ?? Infinity);
});

test('parts that come late do not lay the page out anew', async ({ page }) => {
  await open(page, pathTo('seoul', 'es'));
  await expect(page.getByRole('button', { name: /^Copiar el enlace/ }).first()).toBeVisible();
  const frames = await page.evaluate(
    () =>
      Array.from(document.styleSheets).filter(({ cssRules }) =>
        Array.from(cssRules).some((rule) => rule instanceof CSSFontFaceRule),
      ).length,
  );
  expect(frames, 'sheets that bring the typefaces').toBe(1);
});

test.describe('before the page is alive', () => {
  test.use({ consent: 'unset' });

  for (const locale of locales) {
    test(`the question about cookies stands and takes its answer (${locale})`, async ({
      page,
      allowed,
    }) => {
      allowed.push(/ERR_FAILED|Failed to fetch dynamically imported module/);
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(pathTo('contact', locale));
      const { consent } = words[locale];
      const banner = page.getByRole('region', { name: consent.title });
      await banner.getByRole('button', { name: consent.reject }).click();
      await expect(banner).toBeHidden();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(banner).toBeHidden();
    });
  }
});

/** Within two or three lines (px): parts that come late may still be missing on the way. */
const nearby = 60;

for (const viewport of [phone, { width: 1440, height: 900 }]) {
  test(`who goes back or reloads stands where they stood (${viewport.width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, pathTo('seoul', 'es'));
    const card = page.locator('li#hongdae');
    await page.evaluate(readDown);
    const link = page.getByRole('main').getByRole('link').last();
    await link.scrollIntoViewIfNeeded();
    const place = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await place();
    await link.click();
    await expect(card).toHaveCount(0);
    await page.goBack();
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(nearby);
    await page.reload();
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(nearby);
  });
}

/** Scrolls down as who reads does, with all that comes into view on the way. */
async function readDown(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
    scrollTo({ top: y, behavior: 'instant' });
    await frame();
    await frame();
  }
}
