import { randomUUID } from 'node:crypto';
import { mainLines } from '#content/data/emergency.ts';
import { locales } from '#content/locale.ts';
import { expectNoViolations } from '../../../tests/audits/axe.ts';
import { startCountingProxy } from '../../../tests/counting-proxy.ts';
import { pathTo } from '#content/pages.ts';
import { expect } from '../../../tests/fixtures.ts';
import { keptAhead } from '#content/offline-paths.ts';
import {
  heading,
  kept,
  keptUrls,
  pageWords,
  test,
  visit,
} from '../../../tests/journeys/offline.ts';
import { phone, headerText } from '../../../tests/site.ts';

test('a page that was visited once is read again without a connection, as it was @main', async ({
  page,
  context,
}) => {
  await visit(page, '/turismo/seul');
  const title = await heading(page).textContent();
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toHaveText(title ?? '');
  // Its scripts and styles work.
  await page.setViewportSize(phone);
  await page.getByRole('banner').locator('summary:visible').first().click();
  await expect(page.getByRole('navigation', { name: headerText.es.menu.label })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain(
    'Instrument',
  );
});

test('a page reached by a link is kept too', async ({ page, context }) => {
  await visit(page, '/sitemap?lang=en');
  await page.getByRole('main').getByRole('link', { name: 'Transport', exact: true }).click();
  await expect(page).toHaveURL(/\/transport$/);
  await kept(page, '/transport');
  await context.setOffline(true);
  await page.reload();
  await expect(page).toHaveURL(/\/transport$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(heading(page)).not.toHaveText(pageWords('en').heading);
});

for (const locale of locales) {
  test(`a page that was never seen: the ${locale} page for a lost connection, and back`, async ({
    page,
    context,
    allowed,
  }) => {
    allowed.push(/status of 503/);
    await visit(page, pathTo('contact', locale));
    for (const id of keptAhead) await kept(page, pathTo(id, locale));
    await context.setOffline(true);
    const wanted = pathTo('shopping', locale);
    await page.goto(wanted);
    await expect(page).toHaveURL((url) => url.pathname === pathTo('offline', locale));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(heading(page)).toHaveText(pageWords(locale).heading);
    await expect(page.getByRole('main')).toContainText(pageWords(locale).missing.back);
    const list = page.getByRole('region', { name: pageWords(locale).kept.heading });
    // What was visited, what came with the worker, and what it keeps ahead.
    for (const id of ['contact', 'emergencies', ...keptAhead] as const)
      await expect(list.locator(`li a[href="${pathTo(id, locale)}"]`)).toBeVisible();
    const card = list.locator(`a[href="${pathTo('gastronomy', locale)}#allergy-card"]`);
    await expect(card).toBeVisible();
    for (const { number } of mainLines)
      await expect(page.locator(`a[href="tel:${number}"]`)).toBeVisible();
    await expect(page.getByRole('img', { name: pageWords(locale).picture })).toBeVisible();
    await expectNoViolations(page, 'the page for a lost connection');

    await list.locator(`li a[href="${pathTo('contact', locale)}"]`).click();
    await expect(page).toHaveURL((url) => url.pathname === pathTo('contact', locale));
    await page.goBack();
    await expect(heading(page)).toHaveText(pageWords(locale).heading);
    // What answers for a server that is down is no way back.
    await page.route('**/robots.txt', (route) => route.fulfill({ status: 503 }), { times: 1 });
    for (const status of [503, 200]) {
      const answer = page.waitForResponse('**/robots.txt');
      await context.setOffline(true);
      await context.setOffline(false);
      expect((await answer).status()).toBe(status);
    }
    await expect(page).toHaveURL((url) => url.pathname === wanted);
    await expect(heading(page)).not.toHaveText(pageWords(locale).heading);
  });
}

// Offline as Playwright emulates it does not reach what speculation rules fetch: here the server is gone as well.
test('a link without a connection leads to the page it names, kept or not', async ({
  page,
  context,
  server,
  allowed,
}) => {
  allowed.push(/ERR_CONNECTION_REFUSED/);
  const proxy = await startCountingProxy(server.url);
  await visit(page, `${proxy.url}/transporte`);
  await visit(page, `${proxy.url}/sitemap`);
  proxy.stop();
  await context.setOffline(true);
  const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  await link('Transporte').click();
  await expect(page).toHaveURL(/\/transporte$/);
  await expect(heading(page)).not.toHaveText(pageWords('es').heading);
  await page.goBack();
  await link('Compras').click();
  await expect(page).toHaveURL(/sin-conexion\?from=%2Fcompras$/);
});

test('a connection that is lost without a word leads to the page of the link all the same', async ({
  page,
  server,
  allowed,
}) => {
  // The worker may be asking for its lists when the server goes.
  allowed.push(/ERR_CONNECTION_REFUSED/);
  const proxy = await startCountingProxy(server.url);
  await visit(page, `${proxy.url}/transporte`);
  await visit(page, `${proxy.url}/sitemap`);
  // The browser believes that it is connected: its requests fail, those of the worker too.
  proxy.stop();
  await page.getByRole('main').getByRole('link', { name: 'Compras', exact: true }).click();
  await expect(page).toHaveURL(/sin-conexion\?from=%2Fcompras$/);
});

test('the home page answers in the language of the visitor', async ({ page, context }) => {
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await visit(page, '/?lang=en');
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/?lang=es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('nothing of forms, mails or failures is kept', async ({ page, allowed }) => {
  allowed.push(/status of 404/);
  await visit(page, '/contacto');
  await page.goto('/newsletter/confirmar?token=abc');
  await page.goto('/turismo/nada');
  await page.goto('/contacto?sent=1');
  await page.evaluate(() => fetch('/api/csrf-token'));
  const keys = (await keptUrls(page)).filter((key) => !key.startsWith('/assets/'));
  expect(keys).toContain('/contacto');
  expect(keys.filter((key) => /\/api|newsletter|nada|sent/.test(key))).toEqual([]);
});

test('a form is sent, and an error told, with the worker in between', async ({ page, server }) => {
  const email = `iris-${randomUUID().slice(0, 8)}@correo.example`;
  const { newsletter } = headerText.es;
  await visit(page, '/contacto');
  const form = page.getByRole('contentinfo').locator('form');
  const field = form.getByLabel(newsletter.email);
  await field.fill('iris');
  await form.getByRole('button').click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(email);
  await form.getByRole('button').click();
  await expect(form.getByRole('status')).toContainText('¡Suscripción completada!');
  await expect.poll(async () => (await server.mails(email)).length).toBe(1);
});
