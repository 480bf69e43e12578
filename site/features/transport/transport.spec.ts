import { text } from '#content/text/transport.ts';
import { transportModes } from '#content/data/transport-modes.ts';
import { locales } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';
import { modesOf } from '#domain/city-filter.ts';
import { textOf } from '../../../tests/journeys/document-text.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';
import { phone } from '../../../tests/site.ts';

test('the city filter stands in the URL, and an unknown city shows all', async ({ page }) => {
  const path = pathTo('transport', 'en');
  await open(page, path);
  const cards = page.getByRole('region', { name: localize(text.modes.heading, 'en') });
  const names = () => cards.getByRole('heading', { level: 3 }).allTextContents();
  const chip = (name: string) => cards.getByRole('button', { name, exact: true });
  expect(await names()).toHaveLength(transportModes.length);

  await chip('Seoul').click();
  await expect(page).toHaveURL(/\?city=seoul$/);
  await expect(cards.getByRole('status')).toHaveText(
    `Showing ${modesOf('seoul', transportModes).length} of ${transportModes.length}`,
  );
  expect(await names()).toEqual(modesOf('seoul', transportModes).map(({ name }) => name.en));

  await open(page, `${path}?city=busan`);
  await expect(chip('Busan')).toHaveAttribute('aria-pressed', 'true');
  expect(await names()).toEqual(modesOf('busan', transportModes).map(({ name }) => name.en));
  await chip('All').click();
  await expect(page).toHaveURL(/\/transport$/);

  await open(page, `${path}?city=daegu`);
  await expect(chip('All')).toHaveAttribute('aria-pressed', 'true');
  expect(await names()).toHaveLength(transportModes.length);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('a changed field of the fare calculator stays in view with the fare', async ({ page }) => {
    await open(page, pathTo('transport', 'es'));
    const calculator = page.getByRole('region', { name: '¿Cuánto costará el trayecto?' });
    const mode = calculator.getByLabel('Medio de transporte');
    // The field at the foot of the view, so that the fare is below it.
    await mode.evaluate((field) => field.scrollIntoView({ block: 'end', behavior: 'instant' }));
    // A tap opens the list and leaves the focus in the field.
    await mode.focus();
    await mode.selectOption({ index: 1 });
    await expect(calculator.getByRole('status')).toBeInViewport();
    await expect(mode).toBeInViewport({ ratio: 1 });
  });
});

test('the fare calculator adds the surcharge of the hour and answers nonsense in words @main', async ({
  page,
}) => {
  await open(page, pathTo('transport', 'es'));
  const calculator = page.getByRole('region', { name: '¿Cuánto costará el trayecto?' });
  await calculator.scrollIntoViewIfNeeded();
  const mode = calculator.getByLabel('Medio de transporte');
  const distance = calculator.getByLabel('Distancia en kilómetros');
  const fare = calculator.getByRole('status');
  await mode.selectOption('Metro de Seúl');
  await expect(distance).toBeHidden();
  await expect(fare).toContainText('Tarifa desde junio de 2025');
  await expect(fare).toContainText(/desde 1\.550\swones con\sT-money/);
  await expect(fare).toContainText(/1\.650\s₩ con billete sencillo/);

  await mode.selectOption('Taxi normal (Seúl)');
  await distance.fill('lejos');
  await expect(distance).toHaveAttribute('aria-invalid', 'true');
  await expect(distance).toHaveAccessibleDescription(/Escribe la distancia con un número/);
  await expect(fare).not.toContainText('wones');
  await distance.fill('500');
  await expect(distance).toHaveAccessibleDescription(/100 km como mucho/);

  await distance.fill('7');
  const time = calculator.getByLabel('Hora de salida');
  await time.fill('12:00');
  await expect(fare).toContainText(/9\.000\s₩ sin recargo/);
  await time.fill('23:30');
  await expect(fare).toContainText(/12\.600\swones/);
  await expect(fare).toContainText(/9\.000\s₩ de día, más el 40 %/);
  await time.fill('');
  await expect(time).toHaveAccessibleDescription(/Elige la hora de salida/);
  await mode.selectOption('Taxi negro (Seúl)');
  await time.fill('03:15');
  await distance.fill('3');
  await expect(fare).toContainText(/8\.400\swones/);
});

/** What the specification states for March 2025, and what holds now. */
const figures = {
  es: [
    ['1.350-2.350 ₩', '1.300-1.800 ₩', '1.300-2.500 ₩', '100 ₩', 'Cuatro líneas'],
    ['de 5:30 a 0:00', 'de 7:30 a 9:00 y de 18:00 a 19:30', 'cuesta 100 ₩ menos'],
    ['hasta cuatro transbordos gratis en 30 minutos (1 hora entre las 21:00 y las 7:00)'],
    ['un radio de 10 km', '4.800 ₩', '100 ₩ por cada 131 m', '7.000 ₩', '200 ₩ por cada 151 m'],
    ['20 % de 22:00 a 23:00, 40 % de 23:00 a 2:00 y 20 % de 2:00 a 4:00', '20 % de 22:00 a 4:00'],
    ['43.000-53.700 ₩', '46.500-57.700 ₩', '2 h 10 min', '10 %', 'de 5:00 a 22:00'],
    ['60.000 ₩ al mes', '1330', 'Las 24 horas'],
    ['24 líneas', '1.550 ₩', '1.600 ₩', '59.800 ₩', '62.000 ₩', 'Abono M-Pass'],
  ],
  en: [
    ['₩1,350–2,350', '₩1,300–1,800', '₩1,300–2,500', '₩100', 'Four lines'],
    ['5:30 to 0:00', '7:30 to 9:00 and 18:00 to 19:30', 'costs ₩100 less'],
    ['up to four free transfers within 30 minutes (1 hour between 21:00 and 7:00)'],
    ['a 10 km radius', '₩4,800', '₩100 for every 131 m', '₩7,000', '₩200 for every 151 m'],
    ['20% from 22:00 to 23:00, 40% from 23:00 to 2:00', '20% from 22:00 to 4:00'],
    ['₩43,000–53,700', '₩46,500–57,700', '2 h 10 min', '10%', '5:00 to 22:00'],
    ['₩60,000 a month', '1330', 'Open 24 hours'],
    ['24 lines', '₩1,550', '₩1,600', '₩59,800', '₩62,000', 'M-Pass for students'],
  ],
} as const;

for (const locale of ['es', 'en'] as const) {
  test(`the document says today’s figures and those of March 2025 in ${locale}`, async ({
    server,
  }) => {
    const line = await textOf(server.url + pathTo('transport', locale));
    for (const figure of figures[locale].flat()) expect.soft(line).toContain(figure);
  });
}

for (const locale of locales)
  test(`the ways from Incheon have the minutes and fares of the page of arriving (${locale})`, async ({
    page,
  }) => {
    await open(page, pathTo('transport', locale));
    const ways = page.getByRole('region', { name: text.fourWays.heading[locale] });
    await expect(ways.getByRole('listitem')).toHaveCount(4);
    const shown = await ways.getByRole('listitem').evaluateAll((items) =>
      items.map((item) => ({
        name: item.querySelector('h3')?.firstChild?.textContent ?? '',
        minutes: /\d+(?:[-–]\d+)?(?= min)/.exec(item.textContent ?? '')?.[0] ?? '',
        fare: item.querySelector('won-amount')?.textContent ?? '?',
      })),
    );
    await open(page, pathTo('arriving', locale));
    const rows = page.locator('#incheon details');
    for (const { name, minutes, fare } of shown) {
      const row = rows.filter({ has: page.getByRole('heading', { name, exact: true }) });
      await expect(row).toContainText(minutes);
      await expect(row).toContainText(fare);
    }
  });

for (const locale of locales)
  test(`the drawing of the ways says the minutes of the columns below it (${locale})`, async ({
    page,
  }) => {
    await open(page, pathTo('transport', locale));
    const ways = page.getByRole('region', { name: text.fourWays.heading[locale] });
    const drawing = ways.locator('svg:visible').first();
    const columns = ways.getByRole('listitem').filter({ hasText: /\d min/ });
    expect(await columns.count()).toBeGreaterThan(2);
    for (const column of await columns.all()) {
      const [minutes = '?'] =
        /\d+(?:[-–]\d+)?(?= min)/.exec((await column.textContent()) ?? '') ?? [];
      await expect(drawing.getByText(minutes, { exact: true })).toBeVisible();
    }
  });
