import type { Page } from '@playwright/test';
import { formats } from '#content/formats.ts';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';
import { register } from '#content/register/register.ts';
import { text } from '#content/text/my-trip-tool.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';
import { desktop } from '../../../tests/site.ts';
import { keepTrip, seoulToBusan } from './testing-trip.ts';

const tool = localize(text, 'es');
const path = pathTo('trip', 'es');
const { won } = formats.es;
const bill = (page: Page) => page.locator('.trip-bill');
const total = async (page: Page) =>
  Number((await bill(page).locator('.trip-total').textContent())?.replaceAll(/\D/g, ''));
const field = (page: Page, label: string) => bill(page).getByLabel(label);

/** A hotel in Seoul, an own figure in Busan, and flights. */
async function giveFigures(page: Page) {
  await bill(page).getByText(tool.figures.heading).click();
  await field(page, 'Cama en Seúl, 2 noches').selectOption('hotel');
  await field(page, 'Cama en Busan, 1 noche').selectOption('own');
  await field(page, tool.figures.night).fill('110.000');
  await field(page, tool.figures.flight).fill('1.200.000');
  await field(page, tool.figures.flight).blur();
}

test.use({ viewport: desktop });

test('a couple gets a total with beds and flights @main', async ({ page }) => {
  await keepTrip(page, seoulToBusan);
  await open(page, path);
  await expect(bill(page)).toContainText('cama en Seúl (2 noches)');
  const before = await total(page);
  await giveFigures(page);
  const night = register['hotel-average-seoul'].current.value;
  const after = before + night + 55_000 + 1_200_000;
  await expect(bill(page).locator('.trip-total')).toHaveText(won(after));
  await expect(bill(page)).toContainText(won(after * 2));
  const left = [tool.cost.leftInsurance, tool.cost.leftAirport.both, 'la vuelta de Busan'];
  await expect(bill(page)).toContainText(
    `${tool.cost.leftBold} ${left.join(', ')}${tool.cost.leftJoin}${tool.cost.leftShopping}.`,
  );
  await page.getByRole('button', { name: `Deshacer: ${tool.did.figures}` }).click();
  await expect(bill(page).locator('.trip-total')).toHaveText(won(after - 1_200_000));
});

test('an own figure is written in the visitor’s own currency', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'currency',
      JSON.stringify({ currency: 'EUR', rate: 0.5, date: '2026-11-26' }),
    ),
  );
  await keepTrip(page, seoulToBusan);
  await open(page, path);
  const before = await total(page);
  await bill(page).getByText(tool.figures.heading).click();
  const flight = field(page, `${tool.figures.flight} (EUR)`);
  await flight.fill('600');
  await flight.blur();
  await expect(flight).toHaveValue('600');
  await expect(bill(page).locator('.trip-total')).toContainText(won(before + 1_200_000));
});

test('a link holds the figures, and a second browser shows the same total', async ({
  page,
  browser,
  baseURL,
}) => {
  await keepTrip(page, seoulToBusan);
  await open(page, path);
  await giveFigures(page);
  const sum = await bill(page).locator('.trip-total').textContent();
  await page.getByRole('button', { name: tool.head.share }).first().click();
  const link = await page.getByLabel(tool.share.link).inputValue();
  expect(new URL(link).hash).toMatch(/^#2/);
  const other = await browser.newContext({ ...(baseURL && { baseURL }), viewport: desktop });
  const second = await other.newPage();
  await second.goto(link);
  await expect(second.locator('.trip-total')).toHaveText(sum ?? '');
  expect(await second.evaluate(() => localStorage.getItem('my-trip'))).toBeNull();
  await other.close();
});
