import type { Page } from '@playwright/test';
import { expect, open, test } from '../../tests/fixtures.ts';
import { phone, headerText } from '../../tests/site.ts';

declare global {
  interface Window {
    themeAtFirst?: string | undefined;
  }
}

/** Chooses a theme at the foot of the page. */
const choose = (page: Page, name: string) =>
  page
    .getByRole('contentinfo')
    .getByRole('group', { name: headerText.es.theme.label })
    .getByRole('button', { name })
    .click();

const background = () => getComputedStyle(document.documentElement).backgroundColor;

test('the theme follows the system until there is a choice', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/contacto');
  const light = await page.evaluate(background);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await page.evaluate(background);
  expect(dark).not.toBe(light);

  const { system, light: lightName, dark: darkName } = headerText.es.theme;
  const pressed = page.getByRole('contentinfo').getByRole('button', { pressed: true });
  await expect(pressed).toHaveText(system);
  for (const [name, ground] of [
    [lightName, light],
    [darkName, dark],
  ] as const) {
    await choose(page, name);
    await expect(pressed).toHaveText(name);
    expect(await page.evaluate(background)).toBe(ground);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await page.evaluate(background)).toBe(dark);
  await choose(page, system);
  await expect(pressed).toHaveText(system);
  expect(await page.evaluate(background)).toBe(light);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test('a chosen theme is there before the first paint, on every page', async ({ page, allowed }) => {
  allowed.push(/status of 404/);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    // The body is parsed after the head has run, and before anything can be painted.
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      window.themeAtFirst = document.documentElement.dataset['theme'];
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, '/');
  expect(await page.evaluate(() => window.themeAtFirst)).toBeUndefined();
  await choose(page, headerText.es.theme.dark);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  for (const path of ['/', '/contacto', '/nada']) {
    await page.goto(path);
    expect(await page.evaluate(() => window.themeAtFirst), path).toBe('dark');
  }
});

test('a chosen theme survives a change of language @main', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/contacto');
  await choose(page, headerText.es.theme.dark);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the theme is chosen in the menu, and the footer shows the choice', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/contacto');
    await page.getByRole('banner').locator('summary:visible').first().click();
    await page
      .locator('#menu-mobile')
      .getByRole('button', { name: headerText.es.theme.dark })
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const pressed = page.getByRole('contentinfo').getByRole('button', { pressed: true });
    await expect(pressed).toHaveText(headerText.es.theme.dark);
  });
});
