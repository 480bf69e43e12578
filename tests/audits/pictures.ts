import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** Scrolls through the page, so that lazy pictures load. */
export const scrollThrough = async () => {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
  }
};

/** Lazy pictures load without being scrolled to. */
const loadAll = () => {
  for (const image of document.images) image.loading = 'eager';
};

/** Every picture loads and says what it shows, or that it is ornament. */
export async function expectPictures(page: Page): Promise<void> {
  await page.evaluate(loadAll);
  await expect
    .poll(() =>
      page.locator('img').evaluateAll((images) =>
        images
          .map((image) => image as HTMLImageElement)
          .filter((image) => image.checkVisibility())
          .filter((image) => !image.complete || !image.hasAttribute('alt'))
          .map((image) => image.src),
      ),
    )
    .toEqual([]);
  await expect(page.locator('[data-fallback]')).toHaveCount(0);
}
