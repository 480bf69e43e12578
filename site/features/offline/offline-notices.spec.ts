import { expectNoViolations } from '../../../tests/audits/axe.ts';
import { pathTo } from '#content/pages.ts';
import { contactForm, letter } from '#site/features/contact/testing-contact-form.ts';
import { expect } from '../../../tests/fixtures.ts';
import { said, test, visit } from '../../../tests/journeys/offline.ts';
import { journeyLocales, headerText } from '../../../tests/site.ts';

for (const locale of journeyLocales) {
  test(`it is said that the connection is lost and back (${locale})`, async ({ page, context }) => {
    await visit(page, pathTo('contact', locale));
    const { connection } = said(locale);
    const status = page.getByRole('status').filter({ hasText: connection.lost });
    await context.setOffline(true);
    await expect(status).toBeVisible();
    await expectNoViolations(page, 'without a connection', { within: '#notices' });
    await context.setOffline(false);
    await expect(page.getByText(connection.back)).toBeVisible();
    await expect(page.getByText(connection.back)).toBeHidden();
  });

  test(`a form says that it cannot be sent, and keeps its text (${locale})`, async ({
    page,
    context,
    server,
  }) => {
    await visit(page, pathTo('contact', locale));
    const message = letter();
    const form = contactForm(page, locale);
    await form.write(message);
    await context.setOffline(true);
    await form.button.click();
    await expect(page.getByRole('main')).toContainText(headerText[locale].form.offline);
    await expect(form.field.message).toHaveValue(message.message);
    // Nothing is sent by itself.
    await context.setOffline(false);
    await expect(page.getByText(said(locale).connection.back)).toBeVisible();
    expect(server.messages(message.email)).toEqual([]);
    await form.button.click();
    await expect(form.success).toContainText(headerText[locale].form.success.title);
    expect(server.messages(message.email)).toHaveLength(1);
  });
}

test('a new version says so, waits, and takes over without losing what was typed', async ({
  page,
}) => {
  await visit(page, '/contacto');
  await page.locator('[name=message]').fill('Busco piso en Mapo');
  let loads = 0;
  page.on('load', () => (loads += 1));
  // To the browser another URL is another version.
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?next'));
  const { update } = said('es');
  const note = page.getByRole('status').filter({ hasText: update.text });
  await expect(note).toBeVisible();
  expect(loads).toBe(0);
  await expectNoViolations(page, 'a new version', { within: '#notices' });
  const reloaded = page.waitForEvent('load');
  await note.getByRole('button', { name: update.now }).click();
  await reloaded;
  await expect(page.locator('[name=message]')).toHaveValue('Busco piso en Mapo');
  const active = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  expect(await active()).toMatch(/\?next$/);
  expect(loads).toBe(1);
});
