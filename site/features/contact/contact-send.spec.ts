import { owner } from '#content/data/owner.ts';
import { locales } from '#content/locale.ts';
import { contactForm, formPath, letter } from './testing-contact-form.ts';
import { hydrated, expect, open, test } from '../../../tests/fixtures.ts';
import { contactText, mainIn, phone } from '../../../tests/site.ts';

for (const locale of locales) {
  for (const id of ['home', 'contact'] as const) {
    test(`a message from the ${id} form arrives (${locale})${mainIn(locale)}`, async ({
      page,
      server,
    }) => {
      // Nobody writes within three seconds; the browser's clock is set back instead of waiting.
      await page.clock.install({ time: Date.now() - 60_000 });
      const content = letter();
      await open(page, formPath(id, locale));
      const contact = contactForm(page, locale);
      await contact.write(content);
      await contact.button.click();

      const { title, text } = contact.text.success;
      const toast = page.locator('li[data-state="open"]', { hasText: title });
      await expect(toast).toContainText(text);
      await expect(contact.success).toContainText(title);
      await expect(contact.success).toContainText(text);
      await expect(contact.success).toBeFocused();
      const { name, email, subject, message, privacyAccepted } = contact.field;
      for (const field of [name, email, subject, message]) await expect(field).toHaveValue('');
      await expect(privacyAccepted).not.toBeChecked();
      await expect(contact.button).toBeDisabled();
      // Time goes on beside what is run for, too.
      await page.clock.runFor(3000);
      await expect(toast).toBeVisible();
      await page.clock.runFor(2500);
      await expect(toast).toBeHidden();
      await expect(contact.success).toBeVisible();

      expect(server.messages(content.email)).toMatchObject([
        { ...content, language: locale, form: id, status: 'new' },
      ]);
      await expect.poll(async () => (await server.mails(content.email)).length).toBe(2);
      const mails = await server.mails(content.email);
      const office = mails.find(({ replyTo }) => replyTo?.[0]?.address === content.email);
      const answer = mails.find(({ to }) => to?.[0]?.address === content.email);
      expect(office?.text).toContain(content.message.split('\n')[1]);
      expect(answer?.text).not.toContain('Alba');
      expect(answer?.subject).toContain(
        { es: 'Hemos recibido tu mensaje', en: 'We have received your message' }[locale],
      );
    });
  }
}

test('the toast can be swiped away and closed', async ({ page }) => {
  await open(page, '/contacto');
  const contact = contactForm(page, 'es');
  const toast = page.locator('li[data-state="open"]');
  await contact.write(letter());
  await contact.button.click();
  await toast.getByRole('button', { name: 'Cerrar el aviso' }).click();
  await expect(toast).toBeHidden();

  await contact.write(letter());
  await contact.button.click();
  await toast.hover({ position: { x: 60, y: 20 } });
  const box = await toast.boundingBox();
  if (!box) throw new Error('the toast has no place');
  await page.mouse.down();
  await page.mouse.move(box.x + 90, box.y + 20, { steps: 4 });
  await page.mouse.move(box.x + 160, box.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(toast).toBeHidden();
});

test('a double click sends one request', async ({ page, server }) => {
  const content = letter();
  let requests = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') requests += 1;
  });
  await open(page, '/contacto');
  const contact = contactForm(page, 'es');
  await contact.write(content);
  await contact.button.dblclick();
  await expect(contact.success).toBeVisible();
  expect(requests).toBe(1);
  expect(server.messages(content.email)).toHaveLength(1);
});

test('while sending, the button says so and is disabled', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/contact', async (route) => {
    await promise;
    await route.continue();
  });
  await open(page, '/contacto');
  const contact = contactForm(page, 'es');
  await contact.write(letter());
  await contact.button.click();
  await expect(contact.button).toHaveText('Enviando...');
  await expect(contact.button).toBeDisabled();
  resolve();
  await expect(contact.success).toBeVisible();
});

test('Enter in a field sends too', async ({ page, server }) => {
  const content = letter();
  await open(page, '/contact');
  const contact = contactForm(page, 'en');
  await contact.write(content);
  await contact.field.email.press('Enter');
  await expect(contact.success).toBeVisible();
  expect(server.messages(content.email)).toHaveLength(1);
});

test('without the privacy tick nothing can be sent, and a press of a key says why', async ({
  page,
  server,
}) => {
  await open(page, '/contacto');
  const contact = contactForm(page, 'es');
  await expect(contact.button).toBeDisabled();
  await expect(contact.button).toHaveAccessibleDescription(contact.text.privacyWhy);
  await contact.field.privacyAccepted.check();
  await expect(contact.button).toBeEnabled();
  await contact.field.privacyAccepted.uncheck();
  await expect(contact.button).toBeDisabled();

  const content = letter();
  await contact.write(content);
  await contact.field.privacyAccepted.uncheck();
  await contact.button.focus();
  await page.keyboard.press('Enter');
  await expect(contact.field.privacyAccepted).toBeFocused();
  await expect(contact.field.privacyAccepted).toHaveAccessibleDescription(
    contact.text.fieldErrors.contact.privacyMissing,
  );
  expect(server.messages(content.email)).toEqual([]);
});

test('a reload keeps the text and asks for consent anew', async ({ page }) => {
  const content = letter();
  await open(page, '/contacto');
  const contact = contactForm(page, 'es');
  await contact.write(content);
  await page.reload();
  await hydrated(page);
  await expect(contact.field.message).toHaveValue(content.message);
  await expect(contact.field.privacyAccepted).not.toBeChecked();
  await expect(contact.button).toBeDisabled();
});

test('a mistyped address gets a suggestion, and is sent as it is if that is wanted', async ({
  page,
  server,
}) => {
  await open(page, '/contacto');
  const contact = contactForm(page, 'es');
  await contact.write({ ...letter(), email: 'maria@gmial.con' });
  const suggestion = contact.form.getByRole('button', { name: 'maria@gmail.com' });
  await expect(contact.form).toContainText('¿Querías decir maria@gmail.com?');
  await suggestion.click();
  await expect(contact.field.email).toHaveValue('maria@gmail.com');
  await expect(contact.field.email).toBeFocused();
  await expect(suggestion).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(contact.field.email).toHaveValue('maria@gmail.com');

  await contact.field.email.fill('maria@gmial.con');
  await contact.field.privacyAccepted.check();
  await contact.form.getByRole('button', { name: contact.text.send }).click();
  await expect(contact.success).toBeVisible();
  expect(server.messages('maria@gmial.con')).toHaveLength(1);
});

test('says whether the office is open, and when that changes; a sample of one never is', async ({
  page,
}) => {
  const { open: now, closed } = contactText('es').info;
  // Monday at 17:59 in Madrid.
  await page.clock.install({ time: new Date('2026-05-04T15:59:30Z') });
  await page.goto('/contacto');
  if (owner.sample) {
    await expect(page.getByText(now)).toHaveCount(0);
    return;
  }
  await expect(page.getByText(now)).toBeVisible();
  await expect(page.getByText(closed)).toBeHidden();
  await page.clock.runFor(60_000);
  await expect(page.getByText(closed)).toBeVisible();
  await expect(page.getByText(now)).toBeHidden();
});

test('on a phone the address of the office comes before the form', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/contacto');
  const address = await page.getByRole('link', { name: owner.email }).boundingBox();
  const form = await contactForm(page, 'es').form.boundingBox();
  expect(address?.y).toBeLessThan(form?.y ?? 0);
});

test('the chosen subject postmarks the letter', async ({ page }) => {
  await open(page, '/contacto');
  const { field } = contactForm(page, 'es');
  const postmark = page.locator('[data-postmark]:visible');
  await expect(postmark).toHaveText(/문의/);
  await field.subject.selectOption('estudiar');
  await expect(postmark).toHaveText(/유학/);
  await expect(postmark).toHaveCount(1);
});
