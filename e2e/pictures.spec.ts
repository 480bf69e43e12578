import { expect, open, test } from './fixtures.ts';
import { documents, phone } from './site.ts';

/** Scrolls through the page, so that lazy pictures load. */
const scrollThrough = async () => {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
  }
};

for (const { path } of documents) {
  test(`${path}: every picture loads and says what it shows, or that it is ornament`, async ({
    page,
  }) => {
    for (const viewport of [phone, { width: 1440, height: 900 }]) {
      await page.setViewportSize(viewport);
      await open(page, path);
      await page.evaluate(scrollThrough);
      const pictures = page.locator('img');
      await expect
        .poll(() =>
          pictures.evaluateAll((images) =>
            images
              .map((image) => image as HTMLImageElement)
              .filter((image) => !image.complete || !image.hasAttribute('alt'))
              .map((image) => image.src),
          ),
        )
        .toEqual([]);
      await expect(page.locator('[class*="fallback"]')).toHaveCount(0);
    }
  });
}

test('a picture that fails to load becomes a sky with its title', async ({ page, allowed }) => {
  allowed.push(/Failed to load resource/);
  await page.route(/\.(svg|avif|webp|jpg|png)$/, (route) => route.abort());
  await open(page, '/');
  await page.evaluate(scrollThrough);
  const card = page.locator('#turismo');
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('img')).toHaveCount(0);
  const block = card.locator('[class*="fallback"]').first();
  await expect(block).toBeVisible();
  await expect(block).toContainText(/\S/);
  const sky = await block.evaluate((element) => getComputedStyle(element).backgroundImage);
  expect(sky).toContain('linear-gradient');
  const box = await block.boundingBox();
  expect(box?.height).toBeGreaterThan(60);
});
