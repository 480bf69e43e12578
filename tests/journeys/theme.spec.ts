import { expect, open, test } from '../fixtures.ts';
import { words } from '../site.ts';

declare global {
  interface Window {
    themeAtFirst?: string | undefined;
  }
}

const background = () => getComputedStyle(document.documentElement).backgroundColor;

test('the theme follows the system until there is a choice', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/contacto');
  const light = await page.evaluate(background);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await page.evaluate(background);
  expect(dark).not.toBe(light);

  const button = page.getByRole('banner').getByRole('button', { name: words.es.theme.label });
  const { label, system, light: lightName, dark: darkName } = words.es.theme;
  await expect(button).toHaveAccessibleName(`${label}: ${system}`);
  await button.click();
  await expect(button).toHaveAccessibleName(`${label}: ${lightName}`);
  expect(await page.evaluate(background)).toBe(light);
  await button.click();
  await expect(button).toHaveAccessibleName(`${label}: ${darkName}`);
  expect(await page.evaluate(background)).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await page.evaluate(background)).toBe(dark);
  await button.click();
  await expect(button).toHaveAccessibleName(`${label}: ${system}`);
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
  const button = page.getByRole('banner').getByRole('button', { name: words.es.theme.label });
  await button.click();
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  for (const path of ['/', '/contacto', '/nada']) {
    await page.goto(path);
    expect(await page.evaluate(() => window.themeAtFirst), path).toBe('dark');
  }
});

test('a chosen theme survives a change of language', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/contacto');
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: words.es.theme.label }).click();
  await banner.getByRole('button', { name: words.es.theme.label }).click();
  await banner.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
