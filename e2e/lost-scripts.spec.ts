import { randomUUID } from 'node:crypto';
import { pathTo } from '#content/pages.ts';
import { contactForm, letter } from './contact-form.ts';
import { expect, open, test } from './fixtures.ts';
import { words } from './site.ts';

const { newsletter } = words.es;

test('a part that cannot come leaves the page as it is, and comes with the connection', async ({
  page,
  context,
  allowed,
}) => {
  allowed.push(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  const parts = /assets\/on-picture-.*(css|js)$/;
  await page.clock.setFixedTime('2026-05-04T23:30:00Z');
  await page.route(parts, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => parts.test(request.url()));
  await open(page, pathTo('seoul', 'es'));
  await lost;
  const palace = page.locator('li#gyeongbokgung');
  await expect(palace.getByRole('heading').first()).toBeVisible();
  await page.unroute(parts);
  await context.setOffline(true);
  await context.setOffline(false);
  const badge = palace.getByText('Hoy abre a las 9:00');
  await expect(badge).toBeVisible();
  // Its stylesheet has come with it.
  await expect(badge).toHaveCSS('border-radius', '99px');
});

test.describe('after a deploy', () => {
  // The scripts of the build that the tab has open are gone.
  test.beforeEach(async ({ page, allowed }) => {
    allowed.push(/status of 404/);
    await page.route('**/__manifest?paths=%2F&version=*', (route) =>
      route.fulfill({ status: 204, headers: { 'X-Remix-Reload-Document': 'true' } }),
    );
  });

  test('an old tab recovers by one reload and loses no form', async ({ page, server }) => {
    const email = `alba-${randomUUID().slice(0, 8)}@correo.example`;
    const gone = (url: URL) => /submit-newsletter/.test(url.pathname);
    await page.route(gone, (route) => route.fulfill({ status: 404 }));
    await open(page, pathTo('contact', 'es'));
    await page.locator('[name=message]').fill('Busco piso en Mapo');
    const form = page.getByRole('contentinfo').locator('form');
    await form.getByLabel(newsletter.email).fill(email);
    const reloaded = page.waitForEvent('load');
    await form.getByRole('button').click();
    await reloaded;
    await expect(form.getByLabel(newsletter.email)).toHaveValue(email);
    await expect(page.locator('[name=message]')).toHaveValue('Busco piso en Mapo');

    // Still gone: it is said, and the page does not reload for ever.
    let loads = 0;
    page.on('load', () => (loads += 1));
    const checked = page.waitForResponse('**/__manifest?paths=%2F&version=*');
    await form.getByRole('button').click();
    await checked;
    await expect(form.getByRole('status')).toHaveText(newsletter.states.failed);
    await page.unroute(gone);
    await form.getByRole('button').click();
    await expect(form.getByRole('status')).toHaveText(newsletter.states.done);
    expect(loads).toBe(0);
    expect(server.subscriber(email)?.form).toBe('footer');
  });
});

test('what was typed outlives a visit to another document, and what was sent does not', async ({
  page,
}) => {
  await open(page, pathTo('contact', 'es'));
  const message = letter();
  await contactForm(page, 'es').write(message);
  await page.goto(pathTo('faq', 'en'));
  await open(page, pathTo('contact', 'en'));
  const form = contactForm(page, 'en');
  await expect(form.field.name).toHaveValue(message.name);
  await expect(form.field.subject).toHaveValue(message.subject);
  await expect(form.field.message).toHaveValue(message.message);
  // Consent is no part of what was typed.
  await form.field.privacyAccepted.check();
  await form.button.click();
  await expect(form.success).toContainText(words.en.form.success.title);
  await page.goto(pathTo('faq', 'en'));
  await open(page, pathTo('contact', 'en'));
  await expect(form.field.name).toHaveValue('');
});
