import type { Page } from '@playwright/test';
import { type MenuGroup, menuGroups, pageEntry, pageIds, pathTo } from '#content/pages.ts';
import { expect, open, test } from '../../tests/fixtures.ts';
import { journeyLocales, phone, headerText } from '../../tests/site.ts';

/** The lists of pages; a list of one is a plain link. */
const lists = menuGroups.filter(
  (group) => pageIds.filter((id) => pageEntry(id).menu === group).length > 1,
);

/** The menus of wide screens, where `arrived` stands beside another list. */
const dropdowns = lists.filter((group) => group !== 'arrived');

/** What opens the menu of phones. */
const sheetButton = (page: Page) => page.getByRole('banner').locator('summary:visible').first();

/** What opens a menu of wide screens. */
const menuButton = (page: Page, group: MenuGroup) =>
  page
    .getByRole('navigation', { name: headerText.es.menu.label })
    .locator('summary', { hasText: headerText.es.menu[group] });

test('the skip link comes first and leads past the header', async ({ page }) => {
  await open(page, '/contacto');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: headerText.es.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() => Boolean(document.activeElement?.closest('main')));
  expect(inMain).toBe(true);
});

for (const locale of journeyLocales) {
  test(`the header leads to the contact page and marks it (${locale})`, async ({ page }) => {
    await open(page, pathTo('home', locale));
    const menu = page.getByRole('navigation', { name: headerText[locale].menu.label });
    const link = menu.getByRole('link', { name: headerText[locale].menu.contact });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${pathTo('contact', locale)}$`));
    await expect(link).toHaveAttribute('aria-current', 'page');
    await page.getByRole('banner').getByRole('link', { name: headerText[locale].siteName }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
  });
}

for (const group of dropdowns) {
  test(`the menu ${group}: Enter opens, Escape closes, focus away closes`, async ({ page }) => {
    await open(page, '/contacto');
    const button = menuButton(page, group);
    const list = page.locator(`#menu-${group}`);
    await expect(list).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(list).toBeVisible();
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

test('one menu is open at a time, and none after coming back @main', async ({ page }) => {
  await open(page, '/contacto');
  const [first, second] = dropdowns;
  if (!first || !second) throw new Error('the header has one menu at most');
  await menuButton(page, first).click();
  await expect(page.locator(`#menu-${first}`)).toBeVisible();
  await menuButton(page, second).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(`#menu-${second}`)).toBeVisible();
  await expect(page.locator(`#menu-${first}`)).toBeHidden();
  await page.locator(`#menu-${second}`).getByRole('link').first().click();
  await expect(page).not.toHaveURL(/contacto/);
  await page.goBack();
  await expect(page).toHaveURL(/contacto/);
  await expect(page.locator(`#menu-${second}`)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const locale of journeyLocales) {
    test(`the menu opens, and closes on Escape and on a choice (${locale})`, async ({ page }) => {
      const { menu } = headerText[locale];
      await open(page, pathTo('sitemap', locale));
      const sheet = page.locator('#menu-mobile');
      const button = sheetButton(page);
      await expect(sheet).toBeHidden();
      await expect(button).toHaveText(menu.open, { useInnerText: true });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(sheet).toBeVisible();
      await expect(button).toHaveText(menu.close, { useInnerText: true });
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

  test('the menu switches the language @main', async ({ page }) => {
    await open(page, '/contacto');
    await sheetButton(page).click();
    await page.locator('#menu-mobile').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.locator('#menu-mobile')).toBeHidden();
  });

  test('one group of the menu is open at a time', async ({ page }) => {
    await open(page, '/contacto');
    await sheetButton(page).click();
    const groups = page.locator('#menu-mobile details');
    expect(await groups.count()).toBe(lists.length);
    for (const group of await groups.all()) {
      await group.locator('summary').click();
      await expect(group.getByRole('link').first()).toBeVisible();
      await expect(page.locator('#menu-mobile details[open]')).toHaveCount(1);
    }
  });

  test('the menu closes when the focus leaves it', async ({ page }) => {
    await open(page, '/contacto');
    await sheetButton(page).click();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('#menu-mobile')).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menus of wide screens and the sheet of phones open and lead on', async ({ page }) => {
    await page.goto('/contacto');
    const [group] = dropdowns;
    if (!group) throw new Error('the header has no menu');
    await menuButton(page, group).click();
    await page.locator(`#menu-${group}`).getByRole('link').first().click();
    await expect(page).not.toHaveURL(/contacto/);
    await page.setViewportSize(phone);
    await sheetButton(page).click();
    await page
      .locator('#menu-mobile')
      .getByRole('link', { name: headerText.es.menu.contact })
      .click();
    await expect(page).toHaveURL(/contacto$/);
  });
});
