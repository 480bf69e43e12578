import { text } from '#content/text/accommodation.ts';
import { accommodation } from '#content/data/accommodation.ts';
import { formats } from '#content/formats.ts';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';
import { roomPlans } from './room-plans.ts';
import { textOf } from '../../../tests/journeys/document-text.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';

test('the city filter stands in the URL and tells where to look there @main', async ({ page }) => {
  const path = pathTo('accommodation', 'es');
  await open(page, path);
  const cards = page.getByRole('region', { name: localize(text.options.heading, 'es') });
  const chip = (name: string) => cards.getByRole('button', { name, exact: true });
  const options = cards.getByRole('heading', { level: 3 });
  await expect(options).toHaveCount(accommodation.length);
  for (const { id } of accommodation) await cards.locator(`#${id} summary`).click();
  await expect(cards.getByText('Noryangjin').first()).toBeVisible();

  await chip('Busan').click();
  await expect(page).toHaveURL(/\?city=busan$/);
  await expect(options).toHaveCount(accommodation.length);
  await expect(cards.getByText('Noryangjin').filter({ visible: true })).toHaveCount(0);
  await expect(cards.getByText('Seomyeon').first()).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/accommodation\?city=busan$/);
  await expect(page.getByRole('button', { name: 'Busan', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await open(page, `${path}?city=tokio`);
  await expect(chip('Todas las ciudades')).toHaveAttribute('aria-pressed', 'true');
  await expect(options).toHaveCount(accommodation.length);
});

/** The edition's prices a month: accommodation page, FAQ, study page. */
const ranges = [
  [300_000, 500_000],
  [200_000, 350_000],
  [350_000, 500_000],
  [400_000, 700_000],
  [350_000, 550_000],
  [150_000, 350_000],
  [250_000, 400_000],
  [450_000, 600_000],
  [400_000, 600_000],
  [500_000, 800_000],
  [250_000, 450_000],
] as const;

const figures = {
  es: [
    ...ranges.map(([from, to]) => formats.es.wonRange(from, to)),
    formats.es.won(400_000),
    formats.es.won(550_000),
    '3-5 m²',
    'fianza de 10-20 millones de wones',
    'contrato de al menos 6 meses',
    'Empieza 1 o 2 meses antes',
    '622.000 ₩',
    'marzo de 2025',
  ],
  en: [
    ...ranges.map(([from, to]) => formats.en.wonRange(from, to)),
    formats.en.won(400_000),
    formats.en.won(550_000),
    'deposit of 10–20 million won',
    'contract of at least 6 months',
    'Start 1 to 2 months ahead',
    '₩622,000',
    'March 2025',
  ],
};

for (const locale of ['es', 'en'] as const) {
  test(`the document says every price that we have given in ${locale}`, async ({ server }) => {
    const line = await textOf(server.url + pathTo('accommodation', locale));
    for (const figure of figures[locale]) {
      expect.soft(line).toContain(figure.replaceAll('\u00a0', ' '));
    }
  });
}

test('a drawn room leads to its row and opens it', async ({ page }) => {
  await open(page, pathTo('accommodation', 'es'));
  const rooms = page.getByRole('region', { name: localize(text.rooms.heading, 'es') });
  await expect(rooms.getByRole('img')).toHaveCount(accommodation.length);
  for (const { id, name } of accommodation) {
    await rooms.getByRole('link', { name: localize(name, 'es'), exact: true }).click();
    await expect(page.locator(`#${id}`)).toHaveAttribute('open');
  }
});

test('all rooms are drawn at one scale', async ({ page }) => {
  for (const [width, smallest] of [
    [1440, 55],
    [390, 27],
    [320, 22],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, pathTo('accommodation', 'es'));
    const boxOf = async (id: string) =>
      (await page.locator(`[data-room=${id}] [role=img]`).boundingBox())!;
    const [first] = accommodation;
    const metre = (await boxOf(first.id)).width / (roomPlans[first.id].width + 0.12);
    expect.soft(metre, `pixels a metre at ${width}`).toBeGreaterThanOrEqual(smallest);
    for (const { id } of accommodation) {
      const box = await boxOf(id);
      const { width: wide, depth } = roomPlans[id];
      expect.soft(box.width, id).toBeCloseTo((wide + 0.12) * metre, 0);
      expect.soft(box.height, id).toBeCloseTo((depth + 0.12) * metre, 0);
    }
  }
});
