import { otherLocale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { contactForm } from './contact-form.ts';
import { expect, open, test } from './fixtures.ts';
import { languageName, words } from './site.ts';

test.describe('a first visit', () => {
  test.use({ consent: 'unset' });

  test('is in Spanish, whatever the browser asks for, and asks about cookies', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('link', { name: words.es.skip })).toBeAttached();
    await expect(page.getByRole('region', { name: words.es.consent.title })).toBeVisible();
  });
});

const locale = 'es';

// There and back again; that every document has its links is asked in documents.spec.ts.
for (const id of ['home', 'contact', 'seoul', 'korea-10days', 'search'] as const) {
  const path = pathTo(id, locale);
  test(`${path}: the switches lead to the same page and back`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    for (const [place, wanted] of [
      ['banner', otherLocale(locale)],
      ['contentinfo', locale],
    ] as const) {
      const link = page.getByRole(place).getByRole('link', { name: languageName[wanted] });
      await expect(link).toHaveAttribute('lang', wanted);
      await expect(link).toHaveAttribute('hreflang', wanted);
      await link.click();
      await expect(page.locator('html')).toHaveAttribute('lang', wanted);
      const { pathname } = new URL(pathTo(id, wanted), page.url());
      await expect(page).toHaveURL((url) => url.pathname === pathname);
      await expect
        .poll(() => page.evaluate(() => [localStorage.getItem('language'), document.cookie]))
        .toEqual([wanted, expect.stringContaining(`language=${wanted}`)]);
    }
  });
}

test('the switch keeps the scroll and the half-filled form', async ({ page }) => {
  await open(page, '/contacto');
  const spanish = contactForm(page, 'es');
  await spanish.field.name.fill('Alba');
  await spanish.field.subject.selectOption('visado');
  await spanish.field.message.fill('A medio escribir');
  await spanish.field.privacyAccepted.check();
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel(words.es.newsletter.email).fill('alba@correo.example');
  await footer.getByRole('link', { name: 'English' }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await footer.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  const english = contactForm(page, 'en');
  await expect(english.field.name).toHaveValue('Alba');
  await expect(english.field.subject).toHaveValue('visado');
  await expect(english.field.message).toHaveValue('A medio escribir');
  await expect(english.field.privacyAccepted).toBeChecked();
  await expect(english.button).toBeEnabled();
  await expect(footer.getByLabel(words.en.newsletter.email)).toHaveValue('alba@correo.example');
  const after = await page.evaluate(() => scrollY);
  // The texts differ in length; the page must not have jumped to the top.
  expect(Math.abs(after - before)).toBeLessThan(250);
});

test('the home form keeps its text over a switch, too', async ({ page }) => {
  await open(page, '/');
  await contactForm(page, 'es').field.message.fill('A medio escribir');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(contactForm(page, 'en').field.message).toHaveValue('A medio escribir');
});

test('the shared pages open in the language that was read last', async ({ page, server }) => {
  await open(page, '/contact');
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await open(page, '/sitemap');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  for (const path of ['/', '/sitemap']) {
    const response = await fetch(server.url + path, { headers: { cookie: 'language=en' } });
    expect(await response.text()).toContain('<html lang="en"');
    expect(response.headers.get('vary')).toContain('Cookie');
  }
});

test('an address decides before the cookie, and a wrong cookie means Spanish', async ({
  server,
}) => {
  const languageOf = async (path: string, language: string) => {
    const headers = { cookie: `language=${language}` };
    const html = await (await fetch(server.url + path, { headers })).text();
    return /<html lang="(\w+)"/.exec(html)?.[1];
  };
  expect(await languageOf('/?lang=es', 'en')).toBe('es');
  expect(await languageOf('/?lang=en', 'es')).toBe('en');
  expect(await languageOf('/contacto', 'en')).toBe('es');
  expect(await languageOf('/', 'ko')).toBe('es');
  expect(await languageOf('/?lang=ko', 'en')).toBe('en');
});
