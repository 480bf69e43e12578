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
    const { bar, sum } = await row.evaluate(boxes);
    expect(bar.width).toBeGreaterThan(300);
    expect(sum.bottom).toBeLessThanOrEqual(bar.top + 1);
  }
});

test('on phones each row says the city, then its sum, apart from each other', async ({ page }) => {
  for (const width of [320, 390, 820]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, `${pathTo('budget', 'es')}?step=results`);
    for (const row of await page
      .locator('[aria-labelledby="budget-compare"] tbody tr:has(svg)')
      .all()) {
      const { city, sum, bar } = await row.evaluate(boxes);
      expect(sum.left - city.right, `${width} px`).toBeGreaterThanOrEqual(8);
      expect(city.bottom).toBeLessThanOrEqual(bar.top + 1);
    }
  }
});

/** Where the words of a row and its bar stand, all at one moment: the page may move between two. */
function boxes(row: Element) {
  const wordsBox = (selector: string) => {
    const range = document.createRange();
    const element = row.querySelector(selector);
    if (element) range.selectNodeContents(element);
    return range.getBoundingClientRect().toJSON() as DOMRect;
  };
  const bar = row.querySelector('svg')?.getBoundingClientRect().toJSON() as DOMRect;
  return { city: wordsBox('th'), sum: wordsBox('b'), bar };
}
