import type { Page } from '@playwright/test';
import { text as gastronomy } from '#content/text/gastronomy.ts';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';
import { expect, open, test } from '../../tests/fixtures.ts';
import { desktop, journeyLocales, phone, headerText } from '../../tests/site.ts';

const pill = (page: Page) => page.locator('.contents-pill');
const sheet = (page: Page) => page.getByRole('dialog', { name: /^(En esta página|On this page)$/ });

/** Scrolls until a heading stands near the top, and up a little, which brings the pill. */
const goTo = (page: Page, heading: string) =>
  page
    .getByRole('main')
    .getByRole('heading', { name: heading, level: 2 })
    .evaluate(async (element) => {
      const frame = () => new Promise(requestAnimationFrame);
      element.scrollIntoView({ behavior: 'instant' });
      scrollBy({ top: 100, behavior: 'instant' });
      for (let count = 0; count < 3; count++) await frame();
      scrollBy({ top: -60, behavior: 'instant' });
    });

/** The pill has the beginning of a long name. */
const beginning = (heading: string) => (heading.split('\n')[0] ?? '').slice(0, 10).trim();

const headings = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const locale of journeyLocales) {
    test(`a long page names the part in view and leads to the others (${locale})`, async ({
      page,
    }) => {
      await open(page, pathTo('vegetarian-or-coeliac', locale));
      await expect(pill(page)).toBeHidden();
      const [second = '', third = ''] = (await headings(page)).slice(-5);
      await goTo(page, second);
      await expect(pill(page)).toContainText(headerText[locale].contents.title);
      await expect(pill(page)).toContainText(beginning(second));
      await pill(page).click();
      const entry = sheet(page).getByRole('link', { name: third.split('\n')[0] ?? '' });
      await expect(sheet(page).locator('[aria-current]').first()).toContainText(
        second.split('\n')[0] ?? '',
      );
      await entry.click();
      await expect(sheet(page)).toBeHidden();
      await page.mouse.wheel(0, -80);
      await expect(pill(page)).toContainText(beginning(third));
      // Scrolling on takes it away.
      await page.mouse.wheel(0, 200);
      await expect(pill(page)).toBeHidden();
    });
  }

  test('the sheet closes on Escape and beside it, and the pill has the focus again', async ({
    page,
  }) => {
    await open(page, pathTo('vegetarian-or-coeliac', 'es'));
    const [second = ''] = (await headings(page)).slice(-4);
    await goTo(page, second);
    await pill(page).click();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(pill(page)).toBeFocused();
    await pill(page).click();
    await page.mouse.click(phone.width / 2, 20);
    await expect(sheet(page)).toBeHidden();
  });

  test('a short page and the foot of a long one have no pill', async ({ page }) => {
    await open(page, pathTo('vegetarian-or-coeliac', 'es'));
    const [second = ''] = (await headings(page)).slice(-4);
    await goTo(page, second);
    await expect(pill(page)).toBeVisible();
    await page.getByRole('contentinfo').evaluate((foot) => foot.scrollIntoView());
    await expect(pill(page)).toBeHidden();
    await open(page, pathTo('contact', 'es'));
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
    await expect(pill(page)).toBeHidden();
  });

  test('tools and the home page have no pill, and it gives way to the bar of a tool', async ({
    page,
  }) => {
    const steps = ['', '?step=purpose', '?step=duration', '?step=preferences', '?step=results'];
    const paths = [
      pathTo('home', 'es'),
      pathTo('metro', 'es'),
      ...steps.map((step) => pathTo('budget', 'es') + step),
    ];
    for (const path of paths) {
      await open(page, path);
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await expect(pill(page)).toHaveCount(0);
    }
    await open(page, `${pathTo('gastronomy', 'es')}?without=egg`);
    await goTo(page, localize(gastronomy.card.heading, 'es'));
    // The question whether to keep the card comes before its button.
    await page.getByRole('button', { name: gastronomy.card.askNo.es, exact: true }).click();
    await expect(page.getByRole('button', { name: gastronomy.card.showShort.es })).toBeVisible();
    await expect(pill(page)).toBeHidden();
    await goTo(page, localize(gastronomy.classes.heading, 'es'));
    await expect(pill(page)).toBeVisible();

    // The bar comes with the first mark, without any scrolling.
    await open(page, pathTo('gastronomy', 'es'));
    await goTo(page, localize(gastronomy.card.heading, 'es'));
    await expect(pill(page)).toBeVisible();
    const diet = page.getByRole('group', { name: gastronomy.card.diets.es }).getByRole('button');
    await diet.first().click();
    await expect(page.getByRole('button', { name: gastronomy.card.showShort.es })).toBeVisible();
    await expect(pill(page)).toBeHidden();
  });
});

test('beside a long text the contents mark where one is', async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, pathTo('vegetarian-or-coeliac', 'es'));
  const contents = page.getByRole('main').getByRole('navigation').last();
  const entry = contents.getByRole('link').nth(3);
  await entry.click();
  await expect(entry).toHaveAttribute('aria-current', 'true');
  await expect(contents.locator('[aria-current]')).toHaveCount(1);
  await expect(entry).toBeInViewport();
});

test('two columns of contents begin on one line', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, pathTo('vegetarian-or-coeliac', 'es'));
  const boxes = await page.locator('nav[aria-labelledby=contents] li').evaluateAll((items) =>
    items.map((item) => {
      const { x, y } = item.getBoundingClientRect();
      return { x: Math.round(x), y: Math.round(y) };
    }),
  );
  const [first] = boxes;
  const second = boxes.find(({ x }) => x !== first?.x);
  expect(second?.y).toBe(first?.y);
});
