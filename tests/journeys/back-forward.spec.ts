import { frameText as notices } from '#content/text/offline.ts';
import { savedAnswers } from '#content/text/saved-answers.ts';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';
import { expect, open, test } from '../fixtures.ts';
import { headerText } from '../site.ts';

declare global {
  interface Window {
    persisted?: boolean;
  }
}

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    // Playwright turns the browser's back/forward cache off, and the headless shell has none.
    use({
      ...launchOptions,
      executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});

test('Back and Forward bring a page as it was left, with its tools', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      window.persisted = persisted;
    });
  });
  await open(page, pathTo('contact', 'es'));
  const message = page.locator('[name=message]');
  await message.fill('Busco piso en Mapo');
  await page.evaluate(() => {
    document.documentElement.dataset['kept'] = 'yes';
  });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Condiciones de uso' });
  await link.click();
  await expect(page).toHaveURL(/terminos-condiciones/);
  await page.goBack({ waitUntil: 'commit' });
  // The document itself is back, not a new one.
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
  expect(await page.evaluate(() => window.persisted)).toBe(true);
  await expect(message).toHaveValue('Busco piso en Mapo');
  await page.goForward({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Condiciones/);
  await expect.poll(() => page.evaluate(() => window.persisted)).toBe(true);
});

test.describe('what is chosen on the next page', () => {
  test.use({ consent: 'unset' });

  test('holds on the page before it', async ({ page, context }) => {
    const { consent, theme } = headerText.es;
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, pathTo('cookie-policy', 'es'));
    await page.evaluate(() => {
      document.documentElement.dataset['kept'] = 'yes';
    });
    const banner = page.getByRole('region', { name: consent.title });
    const footer = page.getByRole('contentinfo');
    const forget = page.getByRole('button', { name: savedAnswers.forget.es });
    await expect(forget).toBeDisabled();
    await footer.getByRole('link', { name: 'Condiciones de uso' }).click();
    await expect(page).toHaveURL(/terminos-condiciones/);
    await banner.getByRole('button', { name: consent.reject }).click();
    await footer.getByRole('button', { name: theme.dark }).click();
    await page.evaluate(() => localStorage.setItem('trip', '{"version":1,"answers":{}}'));
    await context.setOffline(true);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(footer.getByRole('button', { pressed: true })).toHaveText(theme.dark);
    await expect(banner).toBeHidden();
    await expect(forget).toBeEnabled();
    await expect(page.getByText(localize(notices, 'es').connection.lost)).toBeVisible();
  });
});
