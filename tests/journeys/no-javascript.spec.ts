import { locales } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { contactForm, letter } from '../../site/features/contact/testing-contact-form.ts';
import { expect, test } from '../fixtures.ts';
import { homeText, languageName, mainIn, phone, views, headerText } from '../site.ts';

test.use({ javaScriptEnabled: false });

test('every page reads without JavaScript, and leads to its other language', async ({ page }) => {
  for (const { path } of views.filter(({ locale }) => locale === 'es')) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(200);
  }
  // That every document has the link is asked in documents.spec.ts.
  await page.goto(pathTo('study', 'es'));
  await page.getByRole('contentinfo').getByRole('link', { name: languageName.en }).click();
  await expect(page).toHaveURL(new RegExp(`${pathTo('study', 'en')}$`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('every page can be reached from the footer of a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/contacto');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Mapa del sitio' }).click();
  await expect(page).toHaveURL(/\/sitemap$/);
  await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(0);
});

test('what needs JavaScript is not shown', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('group', { name: headerText.es.theme.label })).toBeHidden();
  await expect(page.getByRole('button', { name: headerText.es.footer.cookies })).toBeHidden();
  await expect(page.getByRole('button', { name: homeText('es').hero.pause })).toBeHidden();
});

test('the contact form begins with the subject that the URL asks for', async ({ page }) => {
  for (const locale of locales) {
    await page.goto(`${pathTo('contact', locale)}?subject=estudiar`);
    await expect(contactForm(page, locale).field.subject).toHaveValue('estudiar');
  }
  await page.goto(`${pathTo('contact', 'es')}?subject=nada`);
  await expect(contactForm(page, 'es').field.subject).toHaveValue('');
});

for (const locale of locales) {
  for (const id of ['home', 'contact'] as const) {
    test(`the ${id} form sends in ${locale}${mainIn(locale)}`, async ({ page, server }) => {
      const content = letter();
      await page.goto(pathTo(id, locale));
      if (id === 'home') await page.locator('#contacto > summary').click();
      const contact = contactForm(page, locale);
      await contact.write(content);
      await contact.button.click();
      await expect(contact.success).toContainText(contact.text.success.title);
      await expect(page).toHaveURL(/sent=1/);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(contact.field.message).toHaveValue('');
      await page.reload();
      expect(server.messages(content.email)).toMatchObject([
        { ...content, language: locale, form: id, status: 'new' },
      ]);
    });

    test(`the ${id} form keeps what was typed in ${locale}`, async ({ page, server, allowed }) => {
      allowed.push(/status of 422/);
      const content = { ...letter(), name: ' A ' };
      await page.goto(pathTo(id, locale));
      if (id === 'home') await page.locator('#contacto > summary').click();
      const contact = contactForm(page, locale);
      await contact.write(content);
      const answer = page.waitForResponse(/api\/contact/);
      await contact.button.click();
      expect((await answer).status()).toBe(422);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(contact.failure).toContainText(contact.text.summary.one);
      const { name, email, subject, message, privacyAccepted } = contact.field;
      await expect(name).toHaveAccessibleDescription(contact.text.fieldErrors[id].nameTooShort);
      await expect(name).toHaveAttribute('aria-invalid', 'true');
      await expect(name).toHaveValue(content.name);
      await expect(email).toHaveValue(content.email);
      await expect(subject).toHaveValue(content.subject);
      await expect(message).toHaveValue(content.message);
      await expect(privacyAccepted).toBeChecked();
      expect(server.messages(content.email)).toEqual([]);
      await name.fill('Alba');
      await contact.button.click();
      await expect(contact.success).toBeVisible();
      expect(server.messages(content.email)).toHaveLength(1);
    });
  }
}
