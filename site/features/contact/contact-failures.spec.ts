import { contactForm, letter, type ContactFormPage, type Letter } from './testing-contact-form.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';

async function expectTextKept(contact: ContactFormPage, content: Letter) {
  const { name, email, subject, message } = contact.field;
  await expect(name).toHaveValue(content.name);
  await expect(email).toHaveValue(content.email);
  await expect(subject).toHaveValue(content.subject);
  await expect(message).toHaveValue(content.message);
}

/** After a failure the whole form stays as it was sent. */
async function expectKept(contact: ContactFormPage, content: Letter) {
  await expectTextKept(contact, content);
  await expect(contact.field.privacyAccepted).toBeChecked();
}

test.beforeEach(({ allowed }) => {
  allowed.push(/the contact message was not sent/, /Failed to load resource/);
});

for (const [status, path, locale] of [
  [503, '/contacto', 'es'],
  [500, '/?lang=en#contacto', 'en'],
] as const) {
  test(`the server answers ${status}: notice, text kept, then sent`, async ({ page, server }) => {
    const content = letter();
    await page.route('**/api/contact', (route) => route.fulfill({ status }));
    await open(page, path);
    const contact = contactForm(page, locale);
    await contact.write(content);
    await contact.button.click();
    const { title, text } = contact.text.failure;
    await expect(contact.failure).toContainText(title);
    await expect(contact.failure).toContainText(text);
    await expect(page.locator('li[data-state="open"]')).toContainText(title);
    await expect(contact.failure).toBeFocused();
    await expectKept(contact, content);
    await page.unroute('**/api/contact');
    await contact.button.click();
    await expect(contact.success).toBeVisible();
    await expect(contact.failure).toBeHidden();
    expect(server.messages(content.email)).toHaveLength(1);
  });
}

test('too many messages: says to wait', async ({ page }) => {
  const content = letter();
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '300' } }),
  );
  await open(page, '/contacto');
  const contact = contactForm(page, 'es');
  await contact.write(content);
  await contact.button.click();
  await expect(contact.failure).toContainText(contact.text.failure.title);
  await expect(contact.failure).toContainText(contact.text.failure.text);
  await expect(contact.failure).toContainText(contact.text.tooMany);
  await expectKept(contact, content);
});

for (const [name, answer] of [
  ['fails', { status: 500 }],
  ['has no token', { json: {} }],
  ['is no JSON', { body: '<p>' }],
] as const) {
  test(`the token endpoint ${name}: the message goes without`, async ({ page, server }) => {
    const content = letter();
    await page.route('**/api/csrf-token', (route) => route.fulfill(answer));
    await open(page, '/contacto');
    const contact = contactForm(page, 'es');
    await contact.write(content);
    await contact.button.click();
    await expect(contact.success).toBeVisible();
    expect(server.messages(content.email)).toHaveLength(1);
  });
}

test('offline: says so, keeps everything, sends once when back', async ({
  page,
  context,
  server,
}) => {
  const content = letter();
  await open(page, '/contacto');
  const contact = contactForm(page, 'es');
  await contact.write(content);
  await context.setOffline(true);
  await contact.button.click();
  await expect(contact.failure).toContainText(contact.text.failure.title);
  await expect(contact.failure).toContainText(contact.text.failure.text);
  await expect(contact.failure).toContainText(contact.text.offline);
  await expectKept(contact, content);
  expect(server.messages(content.email)).toEqual([]);
  await context.setOffline(false);
  await contact.button.click();
  await expect(contact.success).toBeVisible();
  expect(server.messages(content.email)).toHaveLength(1);
});

test('an answer that is lost: trying again stores nothing twice', async ({ page, server }) => {
  const content = letter();
  const keys: (string | undefined)[] = [];
  await page.route('**/api/contact', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.fetch();
    await route.abort('connectionreset');
  });
  await open(page, '/contacto');
  const contact = contactForm(page, 'es');
  await contact.write(content);
  await contact.button.click();
  await expect(contact.failure).toContainText(contact.text.failure.title);
  expect(server.messages(content.email)).toHaveLength(1);
  await page.unroute('**/api/contact');
  const request = page.waitForRequest('**/api/contact');
  await contact.button.click();
  keys.push((await request).headers()['idempotency-key']);
  await expect(contact.success).toBeVisible();
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(server.messages(content.email)).toHaveLength(1);
});

test('the honeypot is out of reach of people', async ({ page }) => {
  await open(page, '/contacto');
  const trap = page.locator('[name="website"]');
  const hidden = page.getByRole('main').locator('[aria-hidden="true"]').filter({ has: trap });
  await expect(hidden).toHaveCount(1);
  await expect(hidden.locator(trap)).toHaveAttribute('tabindex', '-1');
});

test('what was typed survives a look at another page', async ({ page }) => {
  const content = letter();
  await open(page, '/contacto');
  const contact = contactForm(page, 'es');
  await contact.write(content);
  await contact.form.getByRole('link', { name: contact.text.privacyLink }).click();
  await expect(page).toHaveURL(/politica-privacidad/);
  await page.goBack();
  await expectTextKept(contact, content);
  // Consent is given each time.
  await expect(contact.field.privacyAccepted).not.toBeChecked();
  await expect(contact.button).toBeDisabled();
});

test('a tab that is put away has stored what was written', async ({ page }) => {
  await open(page, '/contacto');
  const contact = contactForm(page, 'es');
  await contact.field.message.fill('Busco piso en Mapo');
  // A phone may end the tab now.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const drafts = await page.evaluate(() => sessionStorage.getItem('drafts'));
  expect(drafts).toContain('Busco piso en Mapo');
});
