import { pathTo } from '#content/pages.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';

test('on phones the bars of the comparison are as wide as the screen, each below its sum', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${pathTo('budget', 'es')}?step=results&durationType=weeks&duration=7`);
  const rows = page.locator('[aria-labelledby="budget-compare"] tbody tr:has(svg)');
  await expect(rows).toHaveCount(6);
  for (const row of await rows.all()) {
    const bar = await row.locator('svg').boundingBox();
    const sum = await row.locator('b').boundingBox();
    expect(bar?.width).toBeGreaterThan(300);
    expect((sum?.y ?? 0) + (sum?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
  }
});

test('on phones each row says the city, then its sum, apart from each other', async ({ page }) => {
  for (const width of [320, 390, 820]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, `${pathTo('budget', 'es')}?step=results`);
    for (const row of await page
      .locator('[aria-labelledby="budget-compare"] tbody tr:has(svg)')
      .all()) {
      const city = await row.getByRole('rowheader').evaluate(wordsBox);
      const sum = await row.locator('b').evaluate(wordsBox);
      const bar = await row.locator('svg').boundingBox();
      expect(sum.left - city.right, `${width} px`).toBeGreaterThanOrEqual(8);
      expect(city.bottom).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    }
  }
});

/** The room that the words of an element take. */
function wordsBox(element: Element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { left, right, bottom } = range.getBoundingClientRect();
  return { left, right, bottom };
}
