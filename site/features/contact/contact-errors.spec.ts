import { locales, type Locale } from '#content/locale.ts';
import type { ContactForm } from '#domain/contact.ts';
import { contactForm, formPath, letter } from './testing-contact-form.ts';
import { doubleText } from '../../../tests/audits/layout.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';

/** The wordings of the specification, and their English equivalents. */
const wordings: Record<ContactForm, Record<Locale, readonly [name: string, email: string]>> = {
  home: {
    es: ['El nombre debe tener al menos 2 caracteres', 'Introduce un correo electrónico válido'],
    en: ['The name must be at least 2 characters long', 'Enter a valid email address'],
  },
  contact: {
    es: ['El nombre debe tener al menos 3 caracteres', 'Email inválido'],
    en: ['The name must be at least 3 characters long', 'Invalid email'],
  },
};

const others: Record<Locale, readonly [subject: string, message: string]> = {
  es: ['Selecciona un asunto', 'El mensaje debe tener al menos 10 caracteres'],
  en: ['Select a subject', 'The message must be at least 10 characters long'],
};

for (const locale of locales) {
  for (const id of ['home', 'contact'] as const) {
    test(`the ${id} form says what is wrong with each field (${locale})`, async ({ page }) => {
      let requests = 0;
      page.on('request', (request) => {
        if (request.url().includes('/api/')) requests += 1;
      });
      await open(page, formPath(id, locale));
      const contact = contactForm(page, locale);
      const { name, email, subject, message } = contact.field;
      await name.fill(id === 'home' ? 'A' : 'Al');
      await email.fill('alba@');
      await message.fill('Muy corto');
      await contact.field.privacyAccepted.check();
      await contact.button.click();

      const [nameWords, emailWords] = wordings[id][locale];
      const [subjectWords, messageWords] = others[locale];
      await expect(name).toHaveAccessibleDescription(nameWords);
      await expect(email).toHaveAccessibleDescription(emailWords);
      await expect(subject).toHaveAccessibleDescription(subjectWords);
      await expect(message).toHaveAccessibleDescription(
        `${contact.text.messageHint} ${messageWords}`,
      );
      for (const field of [name, email, subject, message]) {
        await expect(field).toHaveAttribute('aria-invalid', 'true');
      }
      await expect(name).toBeFocused();
      await expect(contact.failure).toContainText(
        contact.text.summary.other.replace('{count}', '4'),
      );
      await expect(contact.failure.getByRole('link')).toHaveCount(4);
      expect(requests).toBe(0);

      // The border turns red, and both come back to normal once the field is right.
      const colour = () => email.evaluate((element) => getComputedStyle(element).borderTopColor);
      const wrong = await colour();
      await email.fill('alba@correo.example');
      await expect(email).not.toHaveAttribute('aria-invalid');
      await name.focus();
      await expect.poll(colour).not.toBe(wrong);
      await contact.failure.getByRole('link', { name: contact.text.message }).click();
      await expect(message).toBeFocused();
    });
  }
}

test('the shortest name that each form takes', async ({ page, server }) => {
  for (const [path, name] of [
    ['/#contacto', 'Al'],
    ['/contacto', 'Ana'],
  ] as const) {
    const content = { ...letter(), name };
    await open(page, path);
    const contact = contactForm(page, 'es');
    await contact.write(content);
    await contact.button.click();
    await expect(contact.success).toBeVisible();
    expect(server.messages(content.email)).toHaveLength(1);
  }
});

test('one wrong field: focus goes there, the rest stays, then it is sent', async ({ page }) => {
  const content = letter();
  await open(page, '/contacto');
  const contact = contactForm(page, 'es');
  await contact.write({ ...content, email: 'alba' });
  await contact.button.click();
  await expect(contact.field.email).toBeFocused();
  await expect(contact.failure).toContainText(contact.text.summary.one);
  await expect(contact.field.name).not.toHaveAttribute('aria-invalid');
  await expect(contact.field.message).toHaveValue(content.message);
  await contact.field.email.fill(content.email);
  await contact.button.click();
  await expect(contact.success).toBeVisible();
});

test('with large text the first wrong field and its label are in view after a press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/contacto');
  await page.evaluate(doubleText);
  const contact = contactForm(page, 'es');
  await contact.write({ ...letter(), email: 'alba@' });
  await contact.button.press('Enter');
  await expect(contact.field.email).toBeFocused();
  await expect(contact.form.locator('label[for="contact-email"]')).toBeInViewport({ ratio: 1 });
  await expect(contact.field.email).toBeInViewport({ ratio: 1 });
});
