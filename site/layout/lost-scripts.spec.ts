import { randomUUID } from 'node:crypto';
import { pathTo } from '#content/pages.ts';
import { contactForm, letter } from '#site/features/contact/testing-contact-form.ts';
import { expect, open, test } from '../../tests/fixtures.ts';
import { headerText } from '../../tests/site.ts';

const { newsletter } = headerText.es;

test('a tool that cannot come leaves the page as it is, and comes with the connection', async ({
  page,
  context,
  allowed,
}) => {
  allowed.push(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|astro-island/);
  const tool = page.locator('astro-island[component-url*="entry-checker"]');
  const code = /assets\/entry-checker.*js/;
  await page.route(code, (route) => route.abort());
  let failures = 0;
  page.on('console', (message) => {
    if (/astro-island/.test(message.text())) failures += 1;
  });
  await page.goto(`${pathTo('requirements', 'es')}#comprobador`);
  await expect.poll(() => failures).toBe(1);
  await expect(tool.getByRole('combobox').first()).toBeVisible();
  await expect(tool).toHaveAttribute('ssr');
  await page.unroute(code);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(tool).not.toHaveAttribute('ssr');
});

test.describe('after a deploy', () => {
  // The scripts of the build that the tab has open are gone.
  test.beforeEach(({ allowed }) => {
    allowed.push(/status of 404/);
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
    await form.getByRole('button').click();
    await expect(form.getByRole('status')).toHaveText(newsletter.states.failed);
    await page.unroute(gone);
    await form.getByRole('button').click();
    await expect(form.getByRole('status')).toHaveText(newsletter.states.done);
    expect(loads).toBe(0);
    expect(server.subscriber(email)?.form).toBe('footer');
  });

  test('an old tab recovers when the code of its map is gone', async ({ page }) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    // The next build has it under another name.
    await page.route(/assets\/map-canvas.*\.js/, (route) =>
      documents > 1 ? route.continue() : route.fulfill({ status: 404 }),
    );
    const reloaded = page.waitForEvent('framenavigated', () => documents > 1);
    await page.goto(`${pathTo('tourism', 'es')}?city=busan`);
    const map = page.locator('astro-island[component-url*="map-with-list"]');
    await map.scrollIntoViewIfNeeded();
    await reloaded;
    await map.scrollIntoViewIfNeeded();
    await expect(map.locator('.leaflet-container')).toBeVisible();
    await expect(page).toHaveURL(/city=busan/);
    expect(documents).toBe(2);
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
  await expect(form.success).toContainText(headerText.en.form.success.title);
  await page.goto(pathTo('faq', 'en'));
  await open(page, pathTo('contact', 'en'));
  await expect(form.field.name).toHaveValue('');
});
