import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { locales, type Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { contactForm } from '#site/features/contact/testing-contact-form.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';

/** What the page promises and costs, as it has to stand there. */
const figures: Record<Locale, readonly string[]> = {
  es: [
    'gratuito',
    'pagas lo mismo que si reservas directamente',
    'Más de 500 estudiantes',
    'menos de 24 horas',
    'Como máximo 12 estudiantes por grupo',
    'De 3 a 8 estudiantes por clase',
    'desde 2012',
    'Programas desde 2 semanas',
    '10-15 semanas',
    '1.500.000-2.500.000 ₩',
    '16 a 20 semanas por semestre',
    '800.000-1.200.000 ₩',
    '3 a 8 semanas',
    '700.000-1.500.000 ₩',
    '700.000-1.200.000 ₩',
    '1.000.000-1.500.000 ₩',
    '300.000-500.000 ₩',
    '400.000-700.000 ₩',
    '250.000-450.000 ₩',
    '500.000-800.000 ₩',
    'más de 90 días',
    'unos 6 meses, prorrogable hasta 2 años',
    'Como mucho 10 horas a la semana, o 20 con TOPIK 2, durante el curso y en vacaciones',
    'a partir de 6 meses de curso',
    'hasta 20 horas a la semana, o 25 con TOPIK 3',
    'solo los centros de idiomas de las universidades',
    '10 semanas por trimestre',
    'De 3 a 4 horas al día',
    'Marzo de 2025',
  ],
  en: [
    'free',
    'you pay the same as booking directly',
    'Over 500 students',
    'within 24 hours',
    'At most 12 students per group',
    '3 to 8 students per class',
    'since 2012',
    'Programmes from 2 weeks',
    '10–15 weeks',
    '₩1,500,000–2,500,000',
    '16 to 20 weeks per semester',
    '₩800,000–1,200,000',
    '3 to 8 weeks',
    '₩700,000–1,500,000',
    '₩700,000–1,200,000',
    '₩1,000,000–1,500,000',
    '₩300,000–500,000',
    '₩400,000–700,000',
    '₩250,000–450,000',
    '₩500,000–800,000',
    'more than 90 days',
    'about 6 months, extendable to 2 years',
    'At most 10 hours a week, or 20 with TOPIK 2, in term and in holidays alike',
    'after 6 months of study',
    'up to 20 hours a week, or 25 with TOPIK 3',
    'university language centres only',
    '10 weeks a term',
    '3 to 4 hours a day',
    'March 2025',
  ],
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    test(`the study page shows every figure and the whole plan (${locale})`, async ({ page }) => {
      await page.goto(pathTo('study', locale));
      const main = page.getByRole('main');
      // What is folded unfolds without JavaScript too; the outer folds come before the inner ones.
      const seen: string[] = [];
      for (const summary of await main.locator('details > summary').all()) {
        // On wide screens some things are not folded.
        if (await summary.isVisible()) await summary.click();
        // Of the rows one at a time stands open.
        seen.push(await main.innerText());
      }
      const text = seen.join(' ').replaceAll(/\s+/g, ' ');
      for (const figure of figures[locale]) expect.soft(text).toContain(figure);
      const plan = page.locator('#d4');
      await expect(plan.getByRole('list').first().getByRole('listitem')).toHaveCount(6);
      await expect(plan.getByRole('list').nth(1).getByRole('listitem')).toHaveCount(9);
      // The signs beside figures are buttons too.
      await expect(plan.locator('button:not([popovertarget])')).toHaveCount(0);
      await expect(page.locator('#academias-partner')).toContainText('D-4');
    });
  }
});

test.describe('the D-4 planner', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime('2026-12-24T10:00:00');
  });

  test('dates the plan, keeps the ticks and the choices, and gives a calendar @main', async ({
    page,
  }) => {
    await open(page, '/estudiar#d4');
    const plan = page.locator('#d4');
    const term = plan.getByLabel('Trimestre en que empiezas');
    // The documents should be ready by now, but one can still apply for March.
    await expect(term).toHaveValue('2027-03');
    await term.selectOption('junio de 2027');
    await term.selectOption('marzo de 2027');
    await plan.getByLabel('País de tu pasaporte').selectOption('Perú');
    await expect(page).toHaveURL(/\?term=2027-03&passport=PE#d4$/);
    await expect(plan).toContainText('prueba de tuberculosis');
    await expect(plan.getByRole('status')).toContainText('Aún llegas a marzo de 2027');

    const apply = plan.getByRole('checkbox', { name: /Solicita la plaza/ });
    const step = plan
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox', { name: /Solicita la plaza/ }) });
    await expect(step).toContainText(/30 de noviembre de 2026\s–\s18 de enero de 2027/);
    await expect(step).toContainText('Ahora');
    await apply.check();
    await plan.getByRole('checkbox', { name: 'Recibo de la matrícula' }).check();
    await expect(plan).toContainText('2 de 15 hechos');
    await expect(step).not.toContainText('Ahora');

    await page.reload();
    await expect(apply).toBeChecked();
    await expect(term).toHaveValue('2027-03');

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      plan.getByRole('button', { name: 'Añadir al calendario (.ics)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('plan-visado-d4-2027-03.ics');
    const calendar = ICAL.parse(await readFile(await download.path(), 'utf8')) as unknown[];
    const events = new ICAL.Component(calendar)
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event));
    expect(events).toHaveLength(12);
    const last = events.find(({ summary }) => summary.startsWith('Último día: Solicita la plaza'));
    expect(last?.startDate.toString()).toBe('2027-01-18');
    expect(last?.summary).toContain('fechas de Sogang; confirma las de tu centro');

    const english = page.getByRole('contentinfo').getByRole('link', { name: 'English' });
    await expect(english).toHaveAttribute('href', /\?term=2027-03&passport=PE/);
    await english.click();
    await expect(page).toHaveURL(/\/study\?term=2027-03&passport=PE/);
    await expect(plan.getByLabel('Starting term')).toHaveValue('2027-03');
    await expect(plan.getByRole('checkbox', { name: /Apply for a place/ })).toBeChecked();
    await plan.getByRole('button', { name: 'Clear the ticks' }).click();
    await expect(plan).toContainText('0 of 15 done');
    expect(await page.evaluate(() => localStorage.getItem('d4-plan'))).toBeNull();
  });

  test('offers the next terms when the one asked for has begun', async ({ page }) => {
    await open(page, '/study?term=2024-03&passport=XX#d4');
    const plan = page.locator('#d4');
    const notice = plan.getByRole('status');
    await expect(notice).toContainText('The March 2024 term has already begun');
    await expect(plan.getByLabel('Country of your passport')).toHaveValue('');
    await expect(plan.getByRole('heading', { name: 'With this passport' })).toHaveCount(0);
    const next = notice.getByRole('group', { name: 'Next terms' }).getByRole('button');
    await expect(next).toHaveText(['March 2027', 'June 2027', 'September 2027', 'December 2027']);
    await next.nth(2).click();
    await expect(plan.getByLabel('Starting term')).toHaveValue('2027-09');
    await expect(notice).not.toContainText('already begun');
    await plan.getByLabel('Country of your passport').selectOption('South Africa');
    await expect(plan).toContainText('tuberculosis test');
    await plan.getByLabel('Country of your passport').selectOption('Other');
    await expect(plan).toContainText('We have no data for this passport');
  });

  test('says whose dates it counts with, on the page and in the calendar', async ({ page }) => {
    await open(page, '/estudiar?school=dong-a-university&term=2027-09#d4');
    const plan = page.locator('#d4');
    const status = plan.getByRole('status');
    await expect(status).toContainText('fechas de Sogang; confirma las de Dong-A');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      plan.getByRole('button', { name: 'Añadir al calendario (.ics)' }).click(),
    ]);
    const calendar = ICAL.parse(await readFile(await download.path(), 'utf8')) as unknown[];
    const events = new ICAL.Component(calendar)
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event));
    const named = events.filter(({ summary }) => summary.includes('confirma las de Dong-A'));
    expect(named.map(({ summary }) => summary.split(' (')[0])).toEqual([
      'Empieza: Solicita la plaza',
      'Último día: Solicita la plaza',
    ]);
    for (const { description } of events) expect(description).toContain('fechas de Sogang');

    // What a school has published needs no warning.
    await plan.getByLabel('Centro', { exact: true }).selectOption('seoultech');
    await plan.getByLabel('Trimestre en que empiezas').selectOption('marzo de 2027');
    await expect(status).toContainText('calendario de');
    await expect(status).not.toContainText('Sogang');
  });

  test('prints the plan alone', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
    await open(page, '/estudiar#d4');
    await page.getByRole('button', { name: 'Imprimir el plan' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('checkbox', { name: /Pide el visado/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Imprimir el plan' })).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('asking about a course chooses the subject of the message', async ({ page }) => {
  await open(page, '/estudiar');
  await page.getByRole('link', { name: 'Preguntar por un curso' }).click();
  await expect(page).toHaveURL(/\/contacto\?subject=estudiar$/);
  const { subject } = contactForm(page, 'es').field;
  await expect(subject).toHaveValue('estudiar');
  const english = contactForm(page, 'en').field.subject;
  await open(page, '/contact?subject=visado');
  await expect(english).toHaveValue('visado');
  // What the visitor chooses since stays, whatever the same URL says.
  await english.selectOption('otros');
  await open(page, '/contact?subject=visado');
  await expect(english).toHaveValue('otros');
  await open(page, '/contact?subject=nonsense');
  await expect(english).toHaveValue('otros');
});
