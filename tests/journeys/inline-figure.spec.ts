import { copy } from '#content/copy/transport.ts';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';
import { readFigure } from '#content/register/figures.ts';
import { expect, open, test } from '../fixtures.ts';

const figure = readFigure('seoul-subway-base-fare', 'es');
const { caption } = localize(copy, 'es').fares.rides;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a price in a table opens its card and Escape closes it', async ({ page }) => {
      await page.goto(pathTo('transport', 'es'));
      const fold = page.locator('details').filter({ has: page.getByText(caption).first() });
      await fold.locator('summary').first().click();
      const cell = page.getByRole('table', { name: caption }).getByRole('cell').first();
      await expect(cell).toContainText(`${figure.value} ${figure.short}`);
      const card = cell.locator('[popover]');
      await expect(card).toBeHidden();
      const button = cell.getByRole('button', { name: figure.what });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(card).toBeVisible();
      await expect(card).toContainText(figure.label);
      await expect(card).toContainText(figure.before ?? '?');
      const source = card.getByRole('link', { name: figure.source?.name ?? '?' });
      await expect(source).toHaveAttribute('href', figure.source?.url ?? '?');
      await page.keyboard.press('Tab');
      await expect(source).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(card).toBeHidden();
      await expect(button).toBeFocused();
    });
  });
}

test('a tap on the value opens the card within the screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, pathTo('transport', 'es'));
  await page.locator('summary').filter({ hasText: caption }).click();
  const cell = page.getByRole('table', { name: caption }).getByRole('cell').first();
  // The button lies over the value.
  await cell.locator('b').first().click({ force: true });
  const card = cell.locator('[popover]');
  await expect(card).toBeVisible();
  const { x = -1, width = 999 } = (await card.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(320);
});

test('paper has the source below the price', async ({ page }) => {
  await open(page, pathTo('transport', 'es'));
  await page.locator('summary').filter({ hasText: caption }).click();
  await page.emulateMedia({ media: 'print' });
  const card = page.getByRole('table', { name: caption }).locator('[popover]').first();
  await expect(card).toBeVisible();
  for (const text of [figure.label, figure.before, figure.source?.name])
    await expect(card).toContainText(text ?? '?');
});
