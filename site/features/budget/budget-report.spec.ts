import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { reportRequest } from '#content/text/budget-report.ts';
import { locales, type Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { budgetInputsOf } from '#domain/budget/budget-inputs.ts';
import { budgetRequest } from '#domain/budget/budget-request.ts';
import { won } from '#domain/text/amounts.ts';
import { calculateBudget } from '#domain/budget/budget.ts';
import { expectAccessible } from '../../../tests/audits/axe.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';
import { mainIn, phone, headerText } from '../../../tests/site.ts';

/** Two premium months of study in an apartment in Busan: 6,746,667 KRW. */
const query = 'city=busan&duration=2&budgetLevel=premium&accommodation=apartment';
const inputs = budgetInputsOf(new URLSearchParams(query));
const result = calculateBudget(inputs);
const paths: Record<Locale, string> = {
  es: `/presupuesto?${query}&step=results`,
  en: `/budget?${query}&step=results`,
};

const address = () => `ana-${randomUUID()}@correo.example`;

/** The button, its window and what became of the request, by the words that a visitor reads. */
function reportOn(page: Page, locale: Locale) {
  const text = localize(reportRequest, locale);
  const dialog = page.getByRole('dialog', { name: text.open });
  return {
    text,
    dialog,
    opener: page.getByRole('button', { name: text.open, exact: true }),
    requested: page.getByRole('button', { name: text.requested, exact: true }),
    email: dialog.getByLabel(headerText[locale].form.email, { exact: true }),
    privacy: dialog.getByRole('checkbox'),
    send: dialog.getByRole('button', { name: text.send, exact: true }),
    alert: dialog.getByRole('alert'),
    // The toast says the same, but for where to look for the mail.
    success: page.getByRole('status').filter({ hasText: text.success.now }),
  };
}

/** Opens the results, whose button works once they are hydrated. */
async function openResults(page: Page, locale: Locale) {
  await open(page, paths[locale]);
  const report = reportOn(page, locale);
  await expect
    .poll(() =>
      report.opener.evaluate((button) =>
        Object.keys(button).some((key) => key.startsWith('__reactProps')),
      ),
    )
    .toBe(true);
  return report;
}

for (const locale of locales) {
  test(`a report is requested with the keyboard alone and arrives (${locale})${mainIn(locale)}`, async ({
    page,
    server,
  }) => {
    // Nobody writes within three seconds; the browser's clock is set back instead of waiting.
    await page.clock.install({ time: Date.now() - 60_000 });
    const email = address();
    const report = await openResults(page, locale);
    await report.opener.press('Enter');
    await expect(report.dialog).toContainText(won(result.total, locale));
    await expect(report.send).toBeDisabled();
    await expect(report.send).toHaveAccessibleDescription(report.text.why);
    await report.email.press('Enter');
    await expect(report.alert).toBeHidden();
    await report.email.fill(email);
    await expect(report.send).toBeDisabled();
    await report.email.press('Enter');
    await expect(report.alert).toContainText(report.text.privacyMissing);
    await report.privacy.press('Space');
    await expect(report.send).toBeEnabled();
    await report.send.press('Enter');

    await expect(report.dialog).toBeHidden();
    await expect(report.requested).toBeDisabled();
    await expect(report.success).toContainText(report.text.success.text);
    await expect(report.success).toBeFocused();
    await expect(page.locator('li[data-state="open"]')).toContainText(report.text.success.text);

    expect(server.messages(email)).toMatchObject([
      { ...budgetRequest(inputs, locale), email, language: locale, form: 'budget' },
    ]);
    await expect.poll(async () => (await server.mails(email)).length).toBe(2);
    const mails = await server.mails(email);
    const mail = mails.find(({ to }) => to?.[0]?.address === email);
    for (const amount of Object.values(result)) {
      expect(mail?.text).toContain(won(amount, locale));
      await expect(page.getByRole('main')).toContainText(won(amount, locale));
    }
  });
}

test('a failure keeps the window and the address; closing takes the tick back', async ({
  page,
  server,
  allowed,
}) => {
  allowed.push(/the report was not requested/, /Failed to load resource/);
  const email = address();
  await page.clock.install({ time: Date.now() - 60_000 });
  await page.route('**/api/contact', (route) => route.fulfill({ status: 503 }));
  const report = await openResults(page, 'es');
  await report.opener.click();
  await report.email.fill(email);
  await report.privacy.check();
  await report.send.click();
  await expect(report.alert).toContainText('Error al enviar la solicitud');
  await expect(report.alert).toBeFocused();
  await expect(report.email).toHaveValue(email);
  await expect(report.privacy).toBeChecked();

  await page.keyboard.press('Escape');
  await expect(report.dialog).toBeHidden();
  await expect(report.opener).toBeFocused();
  await page.unroute('**/api/contact');
  await report.opener.click();
  await expect(report.privacy).not.toBeChecked();
  await expect(report.email).toHaveValue(email);
  await report.privacy.check();
  await report.send.click();
  await expect(report.requested).toBeDisabled();
  expect(server.messages(email)).toHaveLength(1);
});

test('fifty quick clicks are one request', async ({ page, server }) => {
  const email = address();
  await page.clock.install({ time: Date.now() - 60_000 });
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) requests += 1;
  });
  const report = await openResults(page, 'en');
  await report.opener.click();
  await report.email.fill(email);
  await report.privacy.check();
  await report.send.evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 50; click++) button.click();
  });
  await expect(report.requested).toBeDisabled();
  expect(requests).toBe(1);
  expect(server.messages(email)).toHaveLength(1);
});

test('the window has no violations and fits a phone', async ({ page }) => {
  const report = await openResults(page, 'es');
  await report.opener.click();
  await report.email.fill('ana@correo.example');
  await report.email.press('Enter');
  await expect(report.alert).toBeVisible();
  await expectAccessible(page, { within: 'dialog[open]' });
  await page.setViewportSize(phone);
  const wider = () =>
    report.dialog.evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(await wider()).toBe(false);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form in the page requests the report', async ({ page, server }) => {
    const email = address();
    await page.goto(paths.es);
    const { form } = headerText.es;
    const request = page.locator('form[action="/api/contact"]');
    await expect(reportOn(page, 'es').opener).toBeHidden();
    await request.getByLabel(form.email, { exact: true }).fill(email);
    await request.getByRole('checkbox').check();
    await request.getByRole('button').click();
    await expect(page).toHaveURL(/\/presupuesto\?.*sent=1/);
    await expect(reportOn(page, 'es').success).toBeVisible();
    await expect(reportOn(page, 'es').requested).toBeDisabled();
    expect(server.messages(email)).toMatchObject([budgetRequest(inputs, 'es')]);
  });
});

test('a wrong address is named in the page’s own words, a mistyped one gets a suggestion', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.method()));
  const report = await openResults(page, 'es');
  await report.opener.click();
  await report.privacy.check();
  await report.email.fill('maria');
  await report.send.click();
  await expect(report.email).toBeFocused();
  await expect(report.email).toHaveAccessibleDescription(
    headerText.es.form.fieldErrors.contact.emailInvalid,
  );
  expect(asked).not.toContain('POST');
  await report.email.fill('maria@gmial.con');
  await expect(report.email).not.toHaveAttribute('aria-invalid', 'true');
  await report.dialog.getByRole('button', { name: 'maria@gmail.com' }).click();
  await expect(report.email).toHaveValue('maria@gmail.com');
  await expect(report.send).toBeEnabled();
});

test('the step before the results is a press away', async ({ page }) => {
  await openResults(page, 'es');
  await page.getByRole('main').getByRole('link', { name: 'Anterior' }).click();
  await expect(page).toHaveURL(/step=preferences/);
  await expect(page.locator('#budget-preferences')).toBeVisible();
});
