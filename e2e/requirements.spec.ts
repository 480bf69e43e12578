import type { Page } from '@playwright/test';
import { passportGroups } from '#content/copy/entry-checker.ts';
import { copy } from '#content/copy/requirements.ts';
import { locales, type Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';
import { expect, open, test } from './fixtures.ts';

const words = (locale: Locale) => localize(copy, locale);
const { checker } = words('es');

// A fixed day, so that the end of the K-ETA waiver stays ahead.
const today = new Date('2026-11-20T03:00:00Z');

const figures = {
  es: [
    ['k-eta', /10\.000\s₩ más un recargo de cerca del 3\s%/],
    ['k-eta', /hasta 50 personas por solicitud/],
    ['k-eta', /entre 24 y 72 horas/],
    ['k-eta', /al menos 72 horas antes de volar/],
    ['k-eta', /3 años o hasta que caduque el pasaporte/],
    ['k-eta', /hasta 90 días/],
    ['k-eta', /menores de 17 años y los mayores de 65/],
    ['e-arrival', /la e-Arrival es gratis/],
    ['pasaporte', /al menos 6 meses/],
    ['visados', /más de 90 días; se concede por unos 6 meses y se prorroga hasta 2 años/],
    ['visados', /a partir de 6 meses de curso: hasta 20 horas a la semana/],
    ['visados', /Venezuela, Bolivia y Paraguay necesitan visado/],
  ],
  en: [
    ['k-eta', /₩10,000 plus a surcharge of about 3%/],
    ['k-eta', /up to 50 people per application/],
    ['k-eta', /24 to 72 hours/],
    ['k-eta', /at least 72 hours before you fly/],
    ['k-eta', /3 years, or until the passport expires/],
    ['k-eta', /up to 90 days/],
    ['k-eta', /under 17 or over 65/],
    ['e-arrival', /the e-Arrival card is free/],
    ['pasaporte', /at least 6 months/],
    ['visados', /more than 90 days; granted for about 6 months and extended up to 2 years/],
    ['visados', /after 6 months of study: up to 20 hours a week/],
    ['visados', /Venezuela, Bolivia and Paraguay need a visa/],
  ],
} as const;

for (const locale of locales) {
  test(`the figures, their later notes and the numbers to call stand there in ${locale}`, async ({
    page,
  }) => {
    await page.goto(pathTo('requirements', locale));
    for (const [id, figure] of figures[locale])
      await expect(page.locator(`#${id}`)).toContainText(figure);
    for (const { id, updates = [] } of words(locale).sections as readonly {
      id: string;
      updates?: readonly { note: string; source: { url: string } }[];
    }[])
      for (const { note, source } of updates) {
        await expect(page.locator(`#${id}`)).toContainText(note);
        await expect(page.locator(`#${id} a[href="${source.url}"]`)).toBeVisible();
      }
    const help = page.locator('#emergencias');
    for (const number of ['112', '119', '1330', '1345', '15885644'])
      await expect(help.locator(`a[href="tel:${number}"]`)).toBeVisible();
    await expect(help.locator('[lang="ko"]').first()).toHaveText('도와주세요');
  });
}

const answer = (page: Page) => page.locator('#comprobador [aria-live]');

async function ask(page: Page, passport: string, days?: string, arrival?: string) {
  await page.getByLabel(checker.passport).selectOption({ label: passport });
  if (days) await page.getByLabel(checker.days).fill(days);
  if (arrival !== undefined) await page.getByLabel(checker.arrival).fill(arrival);
  await page.getByRole('button', { name: checker.check }).click();
}

test('the checker answers for a passport, keeps the question in the address and across languages', async ({
  page,
}) => {
  await page.clock.setFixedTime(today);
  await open(page, '/requisitos');
  await expect(answer(page)).toContainText(checker.waiting.title);

  await ask(page, 'España', '14', '2026-12-20');
  await expect(answer(page)).toContainText('sin visado y, por ahora, sin K-ETA');
  await expect(answer(page)).toContainText('entre el 18 de diciembre de 2026');
  await expect(answer(page).locator('a[href="https://www.e-arrivalcard.go.kr"]')).toBeVisible();
  await expect(page).toHaveURL(/passport=ES&purpose=tourism&days=14&arrival=2026-12-20/);

  await ask(page, 'España', '14', '2027-01-02');
  await expect(answer(page)).toContainText('de la K-ETA no se sabe todavía');
  await expect(answer(page).locator('a[href="https://www.k-eta.go.kr"]')).toBeVisible();

  await ask(page, 'Honduras', '31', '');
  await expect(answer(page)).toContainText('Para tantos días necesitas visado');
  await expect(answer(page)).toContainText('hasta 30 días');
  await ask(page, 'Honduras', '30', '2027-03-01');
  await expect(answer(page)).toContainText('K-ETA aprobada antes de volar');
  await expect(answer(page)).toContainText('como tarde el 24 de febrero de 2027');
  await expect(answer(page)).toContainText(/10\.000\s₩/);

  await ask(page, 'Venezuela');
  await expect(answer(page)).toContainText('Cuenta con pedir visado');
  await expect(answer(page).locator('a[href="https://www.visa.go.kr"]')).toBeVisible();

  await page.getByLabel(checker.purpose).selectOption({ label: 'Vacaciones y trabajo' });
  await ask(page, 'Perú');
  await expect(answer(page)).toContainText('No lo sabemos: pregunta a la embajada');

  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/requirements\?.*passport=PE/);
  await expect(answer(page)).toContainText('We do not know: ask the embassy');
  await page.reload();
  await expect(answer(page)).toContainText('We do not know: ask the embassy');
});

test('the checker says what is wrong with a question, also one from the address', async ({
  page,
}) => {
  await page.clock.setFixedTime(today);
  await open(page, '/requisitos?passport=XX&days=0&arrival=2026-01-01&purpose=nonsense');
  const passport = page.getByLabel(checker.passport);
  await expect(passport).toHaveAccessibleDescription(checker.issues.passport);
  await expect(page.getByLabel(checker.days)).toHaveAccessibleDescription(/entre 1 y 730/);
  await expect(page.getByLabel(checker.arrival)).toHaveAccessibleDescription(checker.issues.past);
  await ask(page, 'Perú', '9', '');
  await expect(answer(page)).toContainText('K-ETA aprobada antes de volar');
  await page.getByLabel(checker.days).fill('mil');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(checker.days)).toBeFocused();
  await expect(page.getByLabel(checker.days)).toHaveAttribute('aria-invalid', 'true');
});

const none = { id: '?', question: '?' };

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one question stands open at a time, an anchor opens its own, and the rules can be read', async ({
    page,
  }) => {
    const [first = none, second = none] = words('es').faq.items;
    await page.goto(`/requisitos#${second.id}`);
    const item = ({ question }: { question: string }) =>
      page.locator('details', { has: page.getByRole('heading', { name: question }) });
    await expect(item(second)).toHaveAttribute('open');
    await item(first).locator('summary').click();
    await expect(item(first)).toHaveAttribute('open');
    await expect(item(second)).not.toHaveAttribute('open');
    await item(first).locator('summary').click();
    await expect(item(first)).not.toHaveAttribute('open');

    await expect(page.getByRole('button', { name: checker.check })).toBeHidden();
    const rules = page.getByRole('region', { name: passportGroups.heading.es });
    await expect(rules.locator('div', { hasText: 'Hasta 30 días' })).toContainText(
      'Andorra y Honduras',
    );
  });
});
