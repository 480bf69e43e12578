import { locales } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { expect, open, test } from '../fixtures.ts';
import { moving, phone, headerText } from '../site.ts';

test.use(moving);

test('no script and no sheet of the tools stands between the page and its first paint', async ({
  page,
}) => {
  await open(page, pathTo('seoul', 'es'));
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
      .map(({ name }) => name),
  );
  expect(blocking.length).toBeGreaterThan(0);
  expect(blocking.filter((name) => !name.endsWith('.css'))).toEqual([]);
});

for (const id of ['home', 'budget', 'itineraries', 'study', 'legal-notice'] as const)
  test(`the Hangul of ${id} is in the one small font`, async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, pathTo(id, 'es'));
    const seal = page.locator('[lang="ko"]').first();
    await expect(seal).toHaveText(/[가-힣]/);
    const fonts = await page.evaluate(async () =>
      Array.from(await document.fonts.ready)
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')),
    );
    expect(fonts.filter((family) => family.includes('KR'))).toEqual(['Hahmlet KR']);
  });

test.describe('when no script of the page comes', () => {
  test.use({ consent: 'unset' });

  for (const locale of locales) {
    test(`the question about cookies stands and takes its answer (${locale})`, async ({
      page,
      allowed,
    }) => {
      allowed.push(/ERR_FAILED|astro-island/);
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(pathTo('contact', locale));
      const { consent } = headerText[locale];
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
