import { figureWords } from '#content/text/figures.ts';
import { text } from '#content/text/transport.ts';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';
import { readFigure } from '#content/register/figures.ts';
import { expect, open, test } from '../fixtures.ts';

const figure = readFigure('seoul-subway-base-fare', 'es');
const { caption } = localize(text, 'es').fares.rides;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the mark of a price opens who says so, and Escape closes it', async ({ page }) => {
      await page.goto(pathTo('transport', 'es'));
      const fold = page.locator('details').filter({ has: page.getByText(caption).first() });
      await fold.locator('summary').first().click();
      const cell = page.getByRole('table', { name: caption }).getByRole('cell').first();
      await expect(cell).toContainText(figure.value);
      const proof = cell.locator('[popover]');
      await expect(proof).toBeHidden();
      const mark = cell.getByRole('button', {
        name: `${figureWords.marks.about.es}: ${figure.what}`,
      });
      await mark.focus();
      await page.keyboard.press('Enter');
      await expect(proof).toBeVisible();
      await expect(proof).toContainText(figure.before ?? '?');
      const source = proof.getByRole('link', { name: figure.source?.name ?? '?' });
      await expect(source).toHaveAttribute('href', figure.source?.url ?? '?');
      await page.keyboard.press('Tab');
      await expect(source).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(proof).toBeHidden();
      await expect(mark).toBeFocused();
    });
  });
}

test('a tap on the value opens its proof within the screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, pathTo('transport', 'es'));
  await page.locator('summary').filter({ hasText: caption }).click();
  const cell = page.getByRole('table', { name: caption }).getByRole('cell').first();
  // The mark reaches over the value.
  await cell.getByText(figure.value).first().click({ force: true });
  const proof = cell.locator('[popover]');
  await expect(proof).toBeVisible();
  const { x = -1, width = 999 } = (await proof.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(320);
});
