import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { text as confirm } from '#content/text/newsletter-confirm.ts';
import { text as unsubscribe } from '#content/text/newsletter-unsubscribe.ts';
import { type Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';
import type { Server } from '../../../tests/server.ts';
import { headerText } from '../../../tests/site.ts';

const confirmText = (locale: Locale) => localize(confirm, locale);
const unsubscribeText = (locale: Locale) => localize(unsubscribe, locale);

const newAddress = () => `eva-${randomUUID().slice(0, 8)}@correo.example`;

/** The form at the foot of the page. */
function footerForm(page: Page, locale: Locale) {
  const text = headerText[locale].newsletter;
  const form = page.getByRole('contentinfo').locator('form');
  return {
    text,
    email: form.getByLabel(text.email),
    button: form.getByRole('button'),
    status: form.getByRole('status'),
  };
}

/** Path and query of the link in the latest mail to an address, once there are so many. */
async function linkFor(server: Server, email: string, mails = 1): Promise<string> {
  await expect.poll(async () => (await server.mails(email)).length).toBe(mails);
  const texts = (await server.mails(email)).map(({ text }) => text ?? '');
  const links = texts.flatMap((text) => text.match(/https?:\S+token=\S+/g) ?? []);
  const wanted = mails === 1 ? 'confirm' : /baja|unsubscribe/;
  const url = new URL(links.find((link) => link.search(wanted) > 0) ?? '');
  return url.pathname + url.search;
}

test('takes an address with letters beyond ASCII', async ({ page, server }) => {
  const email = `peña-${newAddress()}`;
  await open(page, '/contacto');
  const form = footerForm(page, 'es');
  await form.email.fill(email);
  await form.button.click();
  await expect(form.status).toHaveText(form.text.states.done);
  await expect.poll(async () => (await server.mails(email)).length).toBe(1);
});

test('from the footer to a confirmed subscription, by a link that works once @main', async ({
  page,
  server,
}) => {
  const email = newAddress();
  await open(page, '/contacto');
  const form = footerForm(page, 'es');
  await form.email.fill('eva');
  await form.button.click();
  await expect(form.status).toHaveText('Por favor, introduce un email válido.');
  await expect(form.email).toBeFocused();
  await expect(form.email).toHaveAccessibleDescription('Por favor, introduce un email válido.');
  await expect(form.email).toHaveAttribute('aria-invalid', 'true');

  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/newsletter', async (route) => {
    await promise;
    await route.continue();
  });
  await form.email.fill(email);
  await form.button.press('Enter');
  await expect(form.button).toHaveText('Procesando...');
  await expect(form.button).toBeDisabled();
  resolve();
  await expect(form.status).toContainText('¡Suscripción completada!');
  await expect(form.button).toBeFocused();
  await expect(form.status).toContainText('confirmes tu dirección');
  await expect(form.email).toHaveValue('');
  await expect(form.button).toHaveText(form.text.send);

  // A program that looks at every link of a mail confirms nothing.
  const link = await linkFor(server, email);
  for (const method of ['GET', 'HEAD']) await fetch(server.url + link, { method });
  expect(server.subscriber(email)).toMatchObject({ status: 'pending', form: 'footer' });

  const { states, confirm: label } = confirmText('es');
  await open(page, link);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('main')).toContainText(states.ask.text);
  await page.getByRole('button', { name: label }).click();
  await expect(page.getByRole('main')).toContainText(states.done.text);
  expect(server.subscriber(email)).toMatchObject({ status: 'confirmed', language: 'es' });

  await page.goto(link);
  await page.getByRole('button', { name: label }).click();
  await expect(page.getByRole('main')).toContainText(states.used.text);
});

test('expired and foreign links say so and offer a new one', async ({ page, server }) => {
  const email = newAddress();
  const { states, confirm: label } = confirmText('en');
  await open(page, '/?lang=en');
  const footer = page.getByRole('contentinfo').locator('form[action="/api/newsletter"]');
  await footer.getByLabel(headerText.en.newsletter.email).fill(email);
  await footer.getByRole('button').click();
  await expect(footer.getByRole('status')).toContainText('Subscription completed!');
  const link = await linkFor(server, email);
  server.expireLinks(email);
  await page.goto(link);
  await page.getByRole('button', { name: label }).click();
  await expect(page.getByRole('main')).toContainText(states.expired.text);
  await expect(page.getByRole('main').getByLabel(headerText.en.newsletter.email)).toBeVisible();
  expect(server.subscriber(email)).toMatchObject({ status: 'pending', form: 'footer' });

  await page.goto(link.replace(/token=.*/, `token=${'A'.repeat(43)}`));
  await page.getByRole('button', { name: label }).click();
  await expect(page.getByRole('main')).toContainText(states.unknown.text);
  await page.goto(pathTo('newsletter-unsubscribe', 'en'));
  await expect(page.getByRole('main')).toContainText(unsubscribeText('en').states.unknown.text);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('subscribe, confirm and leave, by the page and by the one click', async ({
    page,
    server,
  }) => {
    const email = newAddress();
    const { states, confirm: label } = confirmText('en');
    await page.goto('/contact');
    const form = footerForm(page, 'en');
    await form.email.fill('eva');
    await form.button.click();
    await expect(page.getByRole('main')).toContainText(form.text.states.invalid);
    await form.email.fill(email);
    await form.button.click();
    await expect(page.getByRole('main')).toContainText(states.sent.text);
    await page.goto(await linkFor(server, email));
    await page.getByRole('button', { name: label }).click();
    await expect(page.getByRole('main')).toContainText(states.done.text);

    const leave = await linkFor(server, email, 2);
    const mails = await server.mails(email);
    const headers = mails.flatMap((mail) => mail.headers);
    const header = (key: string) => headers.find((entry) => entry.key === key)?.value ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    await page.goto(leave);
    expect(server.subscriber(email)).toMatchObject({ status: 'confirmed' });
    const bye = unsubscribeText('en');
    await page.getByRole('button', { name: bye.confirm }).click();
    await expect(page.getByRole('main')).toContainText(bye.states.done.text);
    expect(server.subscriber(email)).toBeUndefined();

    const url = new URL(header('list-unsubscribe').slice(1, -1));
    const again = await fetch(server.url + url.pathname + url.search, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(again.status).toBe(200);
  });
});

test('a failure says so, keeps the address, and one click more sends it', async ({
  page,
  server,
  context,
  allowed,
}) => {
  allowed.push(/status of 503|ERR_INTERNET_DISCONNECTED|newsletter was not asked for/);
  const email = newAddress();
  await open(page, '/contacto');
  const form = footerForm(page, 'es');
  await page.route('**/api/newsletter', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await form.email.fill(email);
  await form.button.click();
  await expect(form.status).toHaveText(
    'Ha ocurrido un error al procesar tu suscripción. Por favor, inténtalo de nuevo.',
  );
  await expect(form.email).toHaveValue(email);
  await context.setOffline(true);
  await form.button.click();
  await expect(form.status).toHaveText(form.text.states.offline);
  await context.setOffline(false);
  await form.button.dblclick();
  await expect(form.status).toContainText('¡Suscripción completada!');
  await linkFor(server, email);
});

test('an empty address is refused at once, and the error goes when it is corrected', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/contacto');
  const form = footerForm(page, 'es');
  await form.button.click();
  await expect(form.status).toHaveText(form.text.states.invalid);
  await expect(form.email).toBeFocused();
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  await form.email.pressSequentially('eva');
  await expect(form.status).toHaveText(form.text.states.invalid);
  await form.email.pressSequentially('@correo.example');
  await expect(form.status).toBeHidden();
  await expect(form.email).not.toHaveAttribute('aria-invalid', 'true');
});
