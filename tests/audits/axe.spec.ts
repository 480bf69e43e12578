import { expectAccessible, expectInBothThemes } from './axe.ts';
import { contactForm, letter } from '../../site/features/contact/testing-contact-form.ts';
import { expect, hydrated, open, test } from '../fixtures.ts';
import { documents, homeText, journeyLocales, phone } from '../site.ts';

const forms = documents.filter(
  ({ page, locale }) => (page === 'home' || page === 'contact') && journeyLocales.includes(locale),
);

const form = 'form[action="/api/contact"]';

for (const { path, locale } of forms) {
  test(`${path} with the mobile menu open has no violations`, async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, path);
    await page.getByRole('banner').locator('summary:visible').first().click();
    await expectInBothThemes(page, 'menu', { within: 'header' });
  });

  test(`${path} with errors, then a failure and its toast, has no violations`, async ({
    page,
    allowed,
  }) => {
    allowed.push(/Failed to load resource/, /was not sent/);
    await page.clock.install();
    await page.route('**/api/contact', (route) => route.fulfill({ status: 503 }));
    await open(page, path);
    const fold = page.locator('details#contacto:not([open]) > summary');
    if (await fold.isVisible()) await fold.click();
    await hydrated(page);
    const contact = contactForm(page, locale);
    await contact.field.privacyAccepted.check();
    await contact.button.click();
    await expect(contact.field.name).toBeFocused();
    await expectAccessible(page, { within: form });

    await contact.write(letter());
    await contact.button.click();
    const toast = page.locator('li[data-state="open"]');
    // It stays while the pointer rests on it.
    await toast.hover();
    await expect(contact.failure).toBeVisible();
    await expectInBothThemes(page, 'toast', { within: `${form}, li[data-state="open"]` });
    await expect(toast).toBeVisible();
  });
}

for (const { path } of forms.filter(({ page }) => page === 'contact')) {
  test(`the panel of the own currency has no violations on ${path}`, async ({ page }) => {
    await open(page, path);
    await page.locator('footer [name=own-currency]').click();
    const panel = '.own-currency';
    await expect(page.locator(panel)).toBeVisible();
    await page.locator(panel).getByRole('textbox').fill('');
    await page.keyboard.press('Enter');
    await expect(page.locator(panel).getByRole('alert')).not.toBeEmpty();
    await expectAccessible(page, { within: panel });
  });
}

test.describe('the question about cookies', () => {
  test.use({ consent: 'unset' });

  for (const { path } of forms.filter(({ page }) => page === 'contact')) {
    test(`has no violations on ${path}`, async ({ page }) => {
      await open(page, path);
      const banner = 'section[aria-labelledby=consent-title]';
      await expect(page.locator(banner)).toBeVisible();
      await expectAccessible(page, { within: banner });
    });
  }
});

for (const index of [2, 3]) {
  test(`slide ${index} of the home page has no violations`, async ({ page }) => {
    await open(page, '/');
    const { choose } = homeText('es').hero;
    await page
      .getByRole('group', { name: choose })
      .getByRole('button')
      .nth(index - 1)
      .click();
    await expectAccessible(page, { within: '[aria-roledescription]' });
  });
}
