import { expect, open, test } from '../fixtures.ts';
import { phone } from '../site.ts';
import { expectRoomForLargeText } from './large-text.ts';
import { doubleText } from './layout.ts';

// What tools show once they are used; `every-page.spec.ts` looks at the pages as they come.
const budget = '/presupuesto?step=results&durationType=weeks&duration=7';
const paths = [budget, '/search?q=subway'];

for (const path of paths) {
  test(`${path} has room for text at 200 %`, async ({ page }) => {
    await open(page, path);
    await expectRoomForLargeText(page, [320, phone.width, 768, 1280]);
  });
}

test('the total of the budget stays in one line with text at 200 %', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, budget);
  await page.evaluate(doubleText);
  const total = page
    .getByRole('main')
    .locator('p', { hasText: /^[\d.]+\s?wones$/ })
    .locator('won-amount')
    .first();
  // Its word may go on in the next line.
  const lines = await total.evaluate(({ firstChild }) => {
    const figure = new Range();
    if (firstChild) figure.selectNodeContents(firstChild);
    return figure.getClientRects().length;
  });
  expect(lines).toBe(1);
});
