import { pathTo } from '#content/pages.ts';
import { textOf } from './document-text.ts';
import { expect, open, test } from './fixtures.ts';

test('the city filter stands in the address and tells where to look there', async ({ page }) => {
  const path = pathTo('accommodation', 'es');
  await open(page, path);
  const cards = page.getByRole('region', { name: 'Cinco maneras de vivir' });
  const chip = (name: string) => cards.getByRole('button', { name, exact: true });
  const options = cards.getByRole('heading', { level: 3 });
  await expect(options).toHaveCount(5);
  await expect(cards).toContainText('Noryangjin');

  await chip('Busan').click();
  await expect(page).toHaveURL(/\?city=busan$/);
  await expect(options).toHaveCount(5);
  await expect(cards).not.toContainText('Noryangjin');
  await expect(cards).toContainText('Seomyeon');

  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/accommodation\?city=busan$/);
  await expect(page.getByRole('button', { name: 'Busan', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await open(page, `${path}?city=tokio`);
  await expect(chip('Todas las ciudades')).toHaveAttribute('aria-pressed', 'true');
  await expect(options).toHaveCount(5);
});

const ranges = [
  [300_000, 500_000],
  [200_000, 350_000],
  [350_000, 500_000],
  [400_000, 700_000],
  [350_000, 550_000],
  // The other set, that of the FAQ.
  [150_000, 350_000],
  [250_000, 400_000],
  [450_000, 600_000],
  [400_000, 600_000],
  [500_000, 800_000],
] as const;

const number = (amount: number, separator: string) =>
  String(amount).replace(/(\d)(\d{3})$/, `$1${separator}$2`);

const figures = {
  es: [
    ranges.map(([from, to]) => `${number(from, '.')}–${number(to, '.')} ₩`),
    ['3 a 5 m²', 'fianza de 10–20 millones de wones', 'contrato de 6 meses como mínimo'],
    ['Empieza 1 o 2 meses antes', '622.000 ₩'],
  ],
  en: [
    ranges.map(([from, to]) => `₩${number(from, ',')}–${number(to, ',')}`),
    ['3 to 5 m²', 'deposit of 10–20 million won', 'contract of at least 6 months'],
    ['Start 1 to 2 months ahead', '₩622,000'],
  ],
} as const;

for (const locale of ['es', 'en'] as const) {
  test(`the document says both sets of prices in ${locale}`, async ({ server }) => {
    const text = await textOf(server.url + pathTo('accommodation', locale));
    for (const figure of figures[locale].flat()) expect.soft(text).toContain(figure);
  });
}
