import { text } from '#content/text/shopping.ts';
import { shoppingAreas } from '#content/data/shopping-areas.ts';
import { localize } from '#content/localize.ts';
import { openingText } from '#content/opening/opening-text.ts';
import { pathTo } from '#content/pages.ts';
import { readFigures } from '#content/register/figures.ts';
import { textOf } from '../../../tests/journeys/document-text.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';

test('both filters stand in the URL, agree with each other and say when nothing is left', async ({
  page,
}) => {
  const path = pathTo('shopping', 'es');
  await open(page, path);
  const areas = page.getByRole('region', { name: localize(text.areas.heading, 'es') });
  const cards = areas.locator('details').filter({ visible: true });
  const city = areas.getByLabel('Ciudad');
  const type = areas.getByLabel('Tipo');
  await expect(cards).toHaveCount(shoppingAreas.length);

  await city.selectOption('Busan');
  await expect(page).toHaveURL(/\?city=busan$/);
  const inBusan = shoppingAreas.filter((area) => area.city !== 'seoul');
  await expect(cards).toHaveCount(inBusan.length);
  await expect(areas.locator('#lotte')).toBeVisible();
  await expect(areas.locator('#myeongdong')).toBeHidden();
  await type.selectOption('Mercado');
  await expect(page).toHaveURL(/\?city=busan&type=market$/);
  await expect(cards).toHaveCount(1);
  await expect(areas.locator('#jalgachi')).toContainText('Mercado de Jagalchi');

  await city.selectOption('Seúl');
  await type.selectOption('Centro comercial');
  await expect(areas.locator('#gangnam')).toContainText('COEX');
  await city.selectOption('Busan');
  await expect(
    areas.getByText('No se encontraron resultados para los filtros seleccionados'),
  ).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/shopping\?city=busan&type=mall$/);
  await expect(page.getByText('No results found for selected filters')).toBeVisible();
  await page.getByRole('link', { name: 'Show all areas' }).click();
  await expect(page).toHaveURL(/\/shopping$/);
  await expect(page.locator('#myeongdong')).toBeVisible();

  await open(page, `${path}?city=tokio&type=nada`);
  await expect(city).toHaveValue('all');
  await expect(type).toHaveValue('all');
  await expect(cards).toHaveCount(shoppingAreas.length);
});

test('each front of the street leads to its row, opened', async ({ page }) => {
  await open(page, pathTo('shopping', 'es'));
  const street = page.getByRole('region', { name: localize(text.street.heading, 'es') });
  await expect(street.getByRole('link')).toHaveCount(shoppingAreas.length);
  for (const { id, name } of shoppingAreas) {
    await street.getByRole('link', { name: localize(name, 'es') }).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(page.locator(`#${id}`)).toHaveAttribute('open');
    await expect(page.locator(`#${id} summary`)).toBeInViewport();
  }
});

test('the street is whole on a wide screen, and is pushed sideways on a phone', async ({
  page,
}) => {
  await open(page, pathTo('shopping', 'es'));
  const street = page.getByRole('region', { name: localize(text.street.heading, 'es') });
  const last = street.getByRole('link').last();
  const hint = street.getByText(localize(text.street.slide, 'es'));
  await page.setViewportSize({ width: 1440, height: 900 });
  const box = await last.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(1440);
  await expect(hint).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(street.getByRole('link').first()).toBeInViewport();
  await expect(last).not.toBeInViewport();
  await expect(hint).toBeVisible();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 0.9 });
});

test('the refund calculator follows the price and says what is wrong with it @main', async ({
  page,
}) => {
  await open(page, pathTo('shopping', 'es'));
  const calculator = page.getByRole('region', { name: '¿Cuánto IVA recuperas?' });
  const price = calculator.getByLabel('Precio de la compra');
  const result = calculator.locator('output');
  await price.fill('100.000');
  await expect(result).toContainText(/Lo que suele llegarte\s*5\.000-8\.000\swones/);
  await expect(result).toContainText(/Como máximo, 9\.090\s₩/);
  await price.fill('15000');
  await expect(result).toContainText(/750-1\.200\swones/);
  await price.fill('9000');
  await expect(result).toContainText(/Sin devolución.*te faltan 6\.000\s₩/);
  await price.fill('1.000.000');
  await expect(result).toContainText('reclámalo en el aeropuerto');
  for (const [line, problem] of [
    ['', 'Escribe el precio de la compra'],
    ['mucho', 'con cifras y sin decimales'],
    ['0', '1 won o más'],
    ['100.000.001', '100 millones de wones como mucho'],
  ] as const) {
    await price.fill(line);
    await expect(price).toHaveAccessibleDescription(new RegExp(problem));
  }
  await expect(result).toHaveText('Corrige el precio y verás aquí la devolución.');
});

const figures = [
  'tax-refund-minimum',
  'tax-refund-rate',
  'department-store-hours',
  'mall-hours',
  'market-hours',
  'dongdaemun-hours',
] as const;

for (const locale of ['es', 'en'] as const) {
  test(`the document says the figures and every area in ${locale}`, async ({ server }) => {
    const line = await textOf(server.url + pathTo('shopping', locale));
    const plain = (words: string) => words.replace(/\s+/g, ' ');
    for (const { value, before = '?' } of readFigures(figures, locale))
      for (const stated of [value, before]) expect.soft(line).toContain(plain(stated));
    for (const area of shoppingAreas)
      for (const words of [
        ...[area.name, area.description, ...area.tips].map((each) => localize(each, locale)),
        openingText(area.opening, locale) ?? '?',
      ])
        expect.soft(line).toContain(plain(words));
  });
}
