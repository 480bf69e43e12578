import { locales } from '#content/locale.ts';
import { menuGroups, pageEntry, pageIds, pathTo } from '#content/pages.ts';
import { expect, open, test } from './fixtures.ts';
import { phone, words } from './site.ts';

/** The menus that list pages; `study` and `contact` are plain links. */
const dropdowns = menuGroups.filter(
  (group) =>
    group !== 'study' && group !== 'contact' && pageIds.some((id) => pageEntry(id).menu === group),
);

test('the skip link comes first and leads past the header', async ({ page }) => {
  await open(page, '/contacto');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: words.es.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() => Boolean(document.activeElement?.closest('main')));
  expect(inMain).toBe(true);
});

for (const locale of locales) {
  test(`the header leads to the contact page and marks it (${locale})`, async ({ page }) => {
    await open(page, pathTo('home', locale));
    const menu = page.getByRole('navigation', { name: words[locale].menu.label });
    const link = menu.getByRole('link', { name: words[locale].menu.contact });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${pathTo('contact', locale)}$`));
    await expect(link).toHaveAttribute('aria-current', 'page');
    await page.getByRole('banner').getByRole('link', { name: words[locale].siteName }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
  });
}

for (const group of dropdowns) {
  test(`the menu ${group}: Enter opens, Escape closes, focus away closes`, async ({ page }) => {
    await open(page, '/contacto');
    const button = page.getByRole('banner').getByRole('button', { name: words.es.menu[group] });
    const list = page.locator(`#menu-${group}`);
    await expect(list).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(list).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(list.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(list).toBeHidden();
    await button.click();
    await expect(list).toBeVisible();
    await page.mouse.click(10, 800);
    await expect(list).toBeHidden();
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const locale of locales) {
    test(`the menu opens, and closes on Escape and on a choice (${locale})`, async ({ page }) => {
      const { menu } = words[locale];
      await open(page, pathTo('sitemap', locale));
      const sheet = page.locator('#menu-mobile');
      const button = page.locator('[aria-controls="menu-mobile"]');
      await expect(sheet).toBeHidden();
      await expect(button).toHaveAccessibleName(menu.open);
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(sheet).toBeVisible();
      await expect(button).toHaveAccessibleName(menu.close);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(
        true,
      );
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(button).toBeFocused();

      await button.click();
      await sheet.getByRole('link', { name: menu.contact }).click();
      await expect(page).toHaveURL(new RegExp(`${pathTo('contact', locale)}$`));
      await expect(sheet).toBeHidden();

      // The page that is already in view closes it, too.
      await button.click();
      await sheet.getByRole('link', { name: menu.contact }).click();
      await expect(sheet).toBeHidden();
    });
  }

  test('the menu switches the language', async ({ page }) => {
    await open(page, '/contacto');
    await page.getByRole('button', { name: words.es.menu.open }).click();
    await page.locator('#menu-mobile').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.locator('#menu-mobile')).toBeHidden();
  });

  test('the menu closes when the focus leaves it', async ({ page }) => {
    await open(page, '/contacto');
    await page.getByRole('button', { name: words.es.menu.open }).click();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('#menu-mobile')).toBeHidden();
  });
});
