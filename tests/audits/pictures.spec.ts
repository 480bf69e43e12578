import { expect, open, test } from '../fixtures.ts';
import { scrollThrough } from './pictures.ts';

test('a picture that fails to load becomes a sky with its title', async ({ page, allowed }) => {
  allowed.push(/Failed to load resource/);
  await page.route(/\.(svg|avif|webp|jpg|png)$/, (route) => route.abort());
  await open(page, '/');
  await page.evaluate(scrollThrough);
  const card = page.locator('#turismo');
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('picture:not([data-fallback])')).toHaveCount(0);
  const block = card.locator('[data-fallback]').first();
  await expect(block).toBeVisible();
  // Nothing is painted of the picture itself.
  await expect(block.locator('img')).toHaveCSS('opacity', '0');
  const title = await block.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(title).toMatch(/^"[^"]*\w/);
  const sky = await block.evaluate((element) => getComputedStyle(element).backgroundImage);
  expect(sky).toContain('linear-gradient');
  const box = await block.boundingBox();
  expect(box?.height).toBeGreaterThan(60);
});
