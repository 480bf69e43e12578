import { locales } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { expect, open, test } from '../../tests/fixtures.ts';
import { phone, headerText } from '../../tests/site.ts';

for (const locale of locales) {
  test(`the footer fits one screen of a phone (${locale})`, async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, pathTo('contact', locale));
    const box = await page.getByRole('contentinfo').boundingBox();
    expect(box?.height).toBeLessThanOrEqual(phone.height);
    // What the law asks for beside a form is one touch away.
    const law = page.getByRole('contentinfo').getByText(headerText[locale].newsletter.controller);
    await expect(law).toBeHidden();
    await page.getByRole('contentinfo').getByText(headerText[locale].newsletter.law).click();
    await expect(law).toBeVisible();
  });
}

test('the other language ends where the columns end', async ({ page }) => {
  await open(page, pathTo('contact', 'es'));
  const footer = page.getByRole('contentinfo');
  const right = await footer
    .getByRole('link', { name: 'English' })
    .evaluate((link) => link.getBoundingClientRect().right);
  const edge = await footer
    .locator('.wrap')
    .first()
    .evaluate((columns) => {
      const { paddingRight } = getComputedStyle(columns);
      return columns.getBoundingClientRect().right - Number.parseFloat(paddingRight);
    });
  expect(Math.abs(right - edge)).toBeLessThan(1);
});

test('the first heading of the footer stands clear of the wave above it', async ({ page }) => {
  for (const viewport of [{ width: 320, height: 640 }, phone, { width: 619, height: 900 }]) {
    await page.setViewportSize(viewport);
    await open(page, pathTo('contact', 'es'));
    const footer = page.getByRole('contentinfo');
    const wave = await footer.locator('svg').first().boundingBox();
    const heading = await footer.getByRole('heading').first().boundingBox();
    expect((heading?.y ?? 0) - (wave?.y ?? 0) - (wave?.height ?? 0)).toBeGreaterThanOrEqual(8);
  }
});
