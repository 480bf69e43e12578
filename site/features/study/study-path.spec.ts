import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { text as searchText } from '#content/text/search.ts';
import { locales } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';

const bufs = 'busan-university-of-foreign-studies';

test.describe('María, six months of Korean in Busan', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime('2026-11-24T10:00:00');
  });

  test('goes from the list of schools to the question without a dead end @main', async ({
    page,
  }) => {
    await open(page, pathTo('schools', 'es'));
    const rows = page.locator('li:has(> details[name=school])');
    await page.getByText('Filtrar y ordenar').click();
    await page.getByLabel('Ciudad').selectOption('Busan');
    await expect(page).toHaveURL(/\?city=busan$/);
    await expect(rows.filter({ visible: true })).toHaveCount(6);
    await page.getByLabel('Ordenar por').selectOption('price');
    await expect(rows.filter({ visible: true }).first()).toContainText('Dong-A');

    const comparison = page.getByRole('region', { name: 'Lado a lado' }).first();
    for (const school of ['Dong-A', 'BUFS']) {
      const row = rows.filter({ hasText: school });
      await row.locator('summary').click();
      await row.getByLabel('Comparar').check();
      // The page grows by it, perhaps only now that its code has come.
      await expect(comparison.getByRole('columnheader', { name: school })).toBeVisible();
    }
    await expect(comparison.getByRole('columnheader')).toHaveText([
      'Qué comparar',
      'Dong-A',
      'BUFS',
    ]);
    await expect(comparison.getByRole('row', { name: /^Precio/ })).toContainText('1.300.000');
    await expect(page).toHaveURL(/compare=dong-a-university%2Cbusan-university/);

    const details = page.locator(`#${bufs}`);
    await expect(details).toBeVisible();
    await expect(details).toContainText('Sus fechas de 2024');
    await details.getByRole('link', { name: 'Planear el D-4 : BUFS', exact: true }).click();

    const plan = page.locator('#d4');
    await expect(plan.getByLabel('Centro', { exact: true })).toHaveValue(bufs);
    await plan.getByLabel('Trimestre en que empiezas').selectOption('septiembre de 2027');
    await expect(plan.getByRole('status')).toContainText(/3 de junio\s–\s5 de julio de 2027/);
    await expect(plan).toContainText('el calendario de 2024 de BUFS');
    const cost = plan.getByRole('link', { name: /Calcula 6 meses/ });
    await cost.scrollIntoViewIfNeeded();
    await expect(cost).toHaveAttribute(
      'href',
      /city=busan.*school=busan-university-of-foreign-studies.*term=2027-09/,
    );
    await plan.getByRole('link', { name: 'Preguntar por BUFS' }).click();

    await expect(page).toHaveURL(/\/contacto\?subject=estudiar&school=/);
    await expect(page.getByLabel('Asunto')).toHaveValue(
      'Estudiar coreano en BUFS, septiembre de 2027',
    );
    const message = page.getByLabel('Mensaje');
    await expect(message).toHaveValue(
      /Quiero empezar en septiembre de 2027\.\nMi pasaporte: España/,
    );
  });

  test('sees the answer of a filter, and which schools it hides for want of knowledge', async ({
    page,
  }) => {
    await open(page, pathTo('schools', 'es'));
    const rows = page.locator('li:has(> details[name=school])');
    const count = page.getByText(/^\d+ centros? de \d+$/);
    const more = page.getByText(/más que no dicen? si patrocinan? el D-4/);
    await page.getByText('Filtrar y ordenar').click();
    await page.getByLabel('Ciudad').selectOption('Busan');
    await expect(count).toBeInViewport();
    await expect(more).toBeHidden();
    const inBusan = await rows.filter({ visible: true }).count();

    await page.getByLabel('Visado D-4').selectOption('Lo patrocina');
    const sponsors = await rows.filter({ visible: true }).count();
    await expect(more).toContainText(`Y ${inBusan - sponsors} más`);
    await expect(count).toBeInViewport();
    await page.getByRole('button', { name: 'Ver también' }).click();
    await expect(rows.filter({ visible: true })).toHaveCount(inBusan);
    await expect(count).toBeFocused();
    await expect(more).toBeHidden();
    await expect(page).toHaveURL(/city=busan&d4=maybe$/);

    // An academy cannot sponsor it, so it is not among those of which nothing is known.
    await page.getByLabel('Ciudad').selectOption('Seúl');
    await expect(rows.filter({ visible: true, hasText: 'Academia de Gangnam' })).toHaveCount(0);
  });

  test('reads one list from the cheapest term to the schools to ask, or city by city', async ({
    page,
  }) => {
    await open(page, pathTo('schools', 'es'));
    const parts = page.getByRole('main').getByRole('heading', { level: 3 });
    await expect(parts).toHaveText(['Un trimestre', 'Precio de otro curso', 'Pregunta el precio']);
    await page.getByText('Filtrar y ordenar').click();
    await page.getByLabel('Ordenar por').selectOption('Ciudad');
    await expect(parts).toHaveText(['Seúl', 'Busan']);
    await page.getByLabel('Precio del trimestre').selectOption('Con precio publicado');
    await page.getByLabel('Ordenar por').selectOption('Menor precio');
    await expect(parts.filter({ visible: true })).toHaveText(['Un trimestre']);
  });

  test('takes the first month to her calendar, with alarms', async ({ page }) => {
    await open(page, pathTo('first-month', 'es'));
    await page.getByLabel('Día en que llegas').fill('2027-03-01');
    await expect(page.locator('[data-part=dates]:not(:empty)').first()).toBeInViewport();
    await expect(page.getByLabel('Día en que llegas')).toBeInViewport();
    const card = page.locator('#residence-card');
    await expect(card).toContainText(/1\s?–\s?15 de marzo de 2027/);
    await card.getByRole('checkbox').check();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Añadir al calendario (.ics)' }).click(),
    ]);
    const parsed = ICAL.parse(await readFile(await download.path(), 'utf8')) as unknown[];
    const events = new ICAL.Component(parsed).getAllSubcomponents('vevent');
    expect(events.every((event) => event.getFirstSubcomponent('valarm'))).toBe(true);
    const last = events.find(
      (event) => event.getFirstPropertyValue('summary') === 'Último día: Tarjeta de residencia',
    );
    expect(String(last?.getFirstPropertyValue('dtstart'))).toBe('2027-03-15');
    await page.reload();
    await expect(card.getByRole('checkbox')).toBeChecked();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the schools can be read, and the form knows the school', async ({ page }) => {
    await page.goto(pathTo('schools', 'en'));
    await expect(
      page.locator('li:has(> details[name=school])').filter({ hasText: 'Dong-A' }),
    ).toContainText('₩1,200,000');
    const dongseo = page.locator('li:has(> details[name=school])').filter({ hasText: 'Dongseo' });
    await dongseo.locator('summary').click();
    await expect(
      dongseo.getByRole('link', { name: 'Ask about this school : Dongseo', exact: true }),
    ).toBeVisible();
    await page.goto(`${pathTo('contact', 'en')}?subject=estudiar&school=yonsei-kli&term=2027-03`);
    await expect(page.getByLabel('Message')).toHaveValue(/Yonsei Korean Language Institute/);
  });
});

for (const locale of locales)
  test(`GKS is found in ${locale}`, async ({ page }) => {
    await open(page, `${pathTo('search', locale)}?q=GKS`);
    await expect(page.getByRole('searchbox', { name: searchText.field[locale] })).toHaveValue(
      'GKS',
    );
    const hits = page.getByRole('main').getByRole('region').getByRole('link');
    await expect(hits.first()).toHaveAttribute(
      'href',
      new RegExp(`^${pathTo('scholarships', locale)}`),
    );
  });
