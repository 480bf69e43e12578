import { pathTo } from '#content/pages.ts';
import { expect, open, test } from '../fixtures.ts';

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
