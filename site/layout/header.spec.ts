import type { Locator, Page } from '@playwright/test';
import { pathTo } from '#content/pages.ts';
import { expect, open, test } from '../../tests/fixtures.ts';
import { journeyLocales, phone, headerText } from '../../tests/site.ts';

const header = (page: Page) => page.getByRole('banner');
const top = (page: Page) => header(page).evaluate((bar) => bar.getBoundingClientRect().top);

/** Scrolls once the page has seen where it stands. */
const scrollBy = (page: Page, distance: number) =>
  page.evaluate(async (by) => {
    for (let count = 0; count < 2; count++) await new Promise(requestAnimationFrame);
    window.scrollBy({ top: by, behavior: 'instant' });
  }, distance);

for (const width of [320, 340, 360, 375, 390, 414]) {
  test(`logo, trip, search and menu keep their size at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await open(page, pathTo('contact', 'es'));
    const logo = header(page).getByRole('link', { name: headerText.es.siteName });
    const search = header(page).locator('a[href$="#q"]');
    const menu = header(page).locator('summary:visible');
    const mark = await logo.locator('svg').boundingBox();
    expect(mark?.width).toBeGreaterThanOrEqual(34);
    expect(mark?.width).toBeCloseTo(mark?.height ?? 0);
    const trip = header(page).locator('a:has(trip-count)');
    for (const control of [trip, menu, search]) {
      const box = await control.boundingBox();
      expect(box?.width).toBe(44);
      expect((box?.x ?? 0) + 44).toBeLessThanOrEqual(width);
    }
    // All on one line.
    const centre = async (part: Locator) => {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      return y + height / 2;
    };
    expect(Math.abs((await centre(menu)) - (await centre(logo)))).toBeLessThan(2);
    await expect(menu.locator('svg')).toHaveCSS('width', '24px');
  });
}

// As narrow as the bar of wide screens gets, and as wide.
for (const width of [1181, 1241, 1440])
  for (const locale of journeyLocales)
    test(`the bar keeps to one line, and so do its words, at ${width} px (${locale})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      // The menu that the page belongs to is bold, and so the widest.
      await open(page, pathTo('requirements', locale));
      const menus = header(page).getByRole('navigation', { name: headerText[locale].menu.label });
      const entries = menus.locator('summary:visible');
      const button = header(page).getByRole('link', { name: headerText[locale].menu.button });
      const labels = [...(await entries.all()), button];
      expect(labels.length).toBeGreaterThan(3);
      for (const label of labels) {
        const lines = await label.evaluate((element) => {
          const text = document.createRange();
          text.selectNodeContents(element);
          return (
            text.getBoundingClientRect().height / parseFloat(getComputedStyle(element).fontSize)
          );
        });
        expect(lines, await label.innerText()).toBeLessThan(2);
      }
      const box = await header(page).boundingBox();
      expect(box?.height).toBeLessThan(100);
    });

for (const locale of journeyLocales) {
  test(`the button and the first menu have names of their own (${locale})`, async ({ page }) => {
    await open(page, pathTo('contact', locale));
    const { menu } = headerText[locale];
    expect(menu.button).not.toBe(menu.plan);
    await header(page).getByRole('link', { name: menu.button }).click();
    await expect(page).toHaveURL((url) => url.pathname === pathTo('budget', locale));
  });
}

test('an open menu dims the page, and its patch leads on', async ({ page }) => {
  await open(page, pathTo('contact', 'es'));
  await header(page).locator('summary:visible', { hasText: headerText.es.menu.plan }).click();
  const panel = page.locator('#menu-plan');
  await expect(panel).toBeVisible();
  // What lies over the page beside the panel belongs to the header.
  const over = await page.evaluate(() =>
    Boolean(document.elementFromPoint(innerWidth / 2, innerHeight - 20)?.closest('header')),
  );
  expect(over).toBe(true);
  await panel.getByRole('link', { name: headerText.es.menu.panels.plan.title }).click();
  await expect(page).toHaveURL((url) => url.pathname === pathTo('budget', 'es'));
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the bar leaves as one reads on, and returns as one scrolls up', async ({ page }) => {
    await open(page, pathTo('transport', 'es'));
    await scrollBy(page, 1500);
    await expect.poll(() => top(page)).toBeLessThan(-40);
    await scrollBy(page, -200);
    await expect.poll(() => top(page)).toBe(0);
    // In reach of the thumb: the menu opens where one is.
    await header(page).locator('summary:visible').click();
    await expect(page.locator('#menu-mobile')).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  });

  test('the focus brings the bar back', async ({ page }) => {
    await open(page, pathTo('transport', 'es'));
    await scrollBy(page, 1500);
    await expect.poll(() => top(page)).toBeLessThan(-40);
    await header(page)
      .locator('a[href$="#q"]')
      .first()
      .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
    await expect.poll(() => top(page)).toBe(0);
  });

  test('the menu shows its lists, emergencies, the theme and the language', async ({ page }) => {
    await open(page, pathTo('contact', 'es'));
    await header(page).locator('summary:visible').click();
    const sheet = page.locator('#menu-mobile');
    await expect(sheet.getByRole('group', { name: headerText.es.theme.label })).toBeVisible();
    await expect(sheet.getByRole('group', { name: headerText.es.language })).toBeVisible();
    await sheet
      .locator(`a[href="${pathTo('emergencies', 'es')}"]`)
      .last()
      .click();
    await expect(page).toHaveURL((url) => url.pathname === pathTo('emergencies', 'es'));
  });
});
