import type { Page } from '@playwright/test';
import { otherLocale, type Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { contactForm } from '#site/features/contact/testing-contact-form.ts';
import { expectAccessible } from '../../tests/audits/axe.ts';
import { hydrated, expect, open, test } from '../../tests/fixtures.ts';
import { languageName, notFoundText, headerText } from '../../tests/site.ts';

test.describe('a first visit', () => {
  test.use({ consent: 'unset' });

  test('is in Spanish, whatever the browser asks for, and asks about cookies', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('link', { name: headerText.es.skip })).toBeAttached();
    await expect(page.getByRole('region', { name: headerText.es.consent.title })).toBeVisible();
  });
});

const locale = 'es';

const kept = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('language'), document.cookie] as const);

/** Waits until the browser keeps the language; the page that is left at once keeps none. */
const expectKept = (page: Page, language: Locale) =>
  expect
    .poll(() => kept(page))
    .toEqual([language, expect.stringContaining(`language=${language}`)]);

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
      await expectKept(page, wanted);
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
  await footer.getByLabel(headerText.es.newsletter.email).fill('alba@correo.example');
  await footer.getByRole('link', { name: 'English' }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await footer.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  const english = contactForm(page, 'en');
  await expect(english.field.name).toHaveValue('Alba');
  await expect(english.field.subject).toHaveValue('visado');
  await expect(english.field.message).toHaveValue('A medio escribir');
  // The consent was given to the Spanish text.
  await expect(english.field.privacyAccepted).not.toBeChecked();
  await expect(english.button).toBeDisabled();
  await expect(footer.getByLabel(headerText.en.newsletter.email)).toHaveValue(
    'alba@correo.example',
  );
  const after = await page.evaluate(() => scrollY);
  // The texts differ in length; the page must not have jumped to the top.
  expect(Math.abs(after - before)).toBeLessThan(250);
});

test('the home form keeps its text over a switch, too', async ({ page }) => {
  await open(page, '/#contacto');
  await contactForm(page, 'es').field.message.fill('A medio escribir');
  await contactForm(page, 'es').field.privacyAccepted.check();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(contactForm(page, 'en').field.message).toBeVisible();
  await expect(contactForm(page, 'en').field.message).toHaveValue('A medio escribir');
  await expect(contactForm(page, 'en').field.privacyAccepted).not.toBeChecked();
});

test('the shared pages open in the language that was read first', async ({ page, server }) => {
  await open(page, '/contact');
  await expectKept(page, 'en');
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

test('a URL decides before the cookie, and a wrong cookie means Spanish', async ({ server }) => {
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

const offer = (page: Page, wanted: Locale) =>
  page.getByRole('region', { name: headerText[wanted].offer.label });

test('a link to a page in the other language does not undo the language', async ({ page }) => {
  await open(page, '/tourism/seoul');
  await expectKept(page, 'en');
  await open(page, '/turismo/seul');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expectKept(page, 'en');
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('whoever asks for English', () => {
  test.use({ languages: ['en-GB', 'es'] });

  test('is offered it in English, by keyboard too, and it stays chosen @main', async ({ page }) => {
    await open(page, '/turismo/seul?city=busan');
    const bar = offer(page, 'en');
    await expect(bar).toHaveAttribute('lang', 'en');
    await expect(offer(page, 'es')).toBeHidden();
    expect(await kept(page)).toEqual([null, '']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(bar.getByRole('link', { name: headerText.en.offer.accept })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/tourism\/seoul\?city=busan$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(bar).toBeHidden();
    await expectKept(page, 'en');

    await open(page, '/turismo/seul');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(bar).toBeHidden();
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('reads the offer without a violation', async ({ page }) => {
    await open(page, '/contacto');
    await expect(offer(page, 'en')).toBeVisible();
    await expectAccessible(page, { within: 'section[lang="en"]' });
  });

  test('can decline once and is not asked again', async ({ page }) => {
    await open(page, '/');
    await offer(page, 'en').getByRole('button', { name: headerText.en.offer.stay }).click();
    await expect(offer(page, 'en')).toBeHidden();
    await expectKept(page, 'es');
    await open(page, '/contacto');
    await expect(offer(page, 'en')).toBeHidden();
  });

  test('is not asked on a page in English', async ({ page }) => {
    await open(page, '/contact');
    await expect(offer(page, 'en')).toBeHidden();
    await expect(offer(page, 'es')).toBeHidden();
    await expectKept(page, 'en');
  });
});

test.describe('whoever asks for Spanish first', () => {
  test.use({ languages: ['fr', 'es-419', 'en'] });

  test('is offered it on a page in English', async ({ page }) => {
    await open(page, '/contact');
    await offer(page, 'es').getByRole('link', { name: headerText.es.offer.accept }).click();
    await expect(page).toHaveURL(/\/contacto$/);
    await expectKept(page, 'es');
  });
});

test('a language that only the storage keeps leads there from a shared path', async ({
  page,
  context,
}) => {
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  for (const path of ['/', '/sitemap', '/blog']) {
    await context.clearCookies();
    await page.goto(`${path}?q=1#part`);
    await expect(page).toHaveURL((url) => url.searchParams.get('lang') === 'en');
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const { pathname, searchParams, hash } = new URL(page.url());
    expect([pathname, searchParams.get('q'), hash]).toEqual([path, '1', '#part']);
    await expectKept(page, 'en');
  }
});

for (const path of ['/nada', '/estudiar/nada']) {
  test(`${path}: what is not found is not found in the other language either`, async ({
    page,
    allowed,
  }) => {
    allowed.push(/status of 404/);
    await open(page, path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(notFoundText('es').heading);
    await page.getByRole('banner').getByRole('link', { name: languageName.en }).click();
    await expect(heading).toHaveText(notFoundText('en').heading);
    await expect(page).toHaveURL(new RegExp(`${path}\\?lang=en$`));
    await page.getByRole('contentinfo').getByRole('link', { name: languageName.es }).click();
    await expect(heading).toHaveText(notFoundText('es').heading);
  });
}
