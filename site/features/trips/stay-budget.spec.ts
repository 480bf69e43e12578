import { formats } from '#content/formats.ts';
import type { Page } from '@playwright/test';
import { mealsPrice } from '#content/data/itineraries/meal-levels.ts';
import { stayExamples } from '#content/data/stay-examples.ts';
import { tripPrices } from '#content/data/trip-prices.ts';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';
import { text as tool } from '#content/text/my-trip-tool.ts';
import { stayBudget } from '#content/text/stay-budget.ts';
import { aboutWon, exactly } from '#domain/text/won-of.ts';
import { stayCost } from '#domain/trips/stay.ts';
import { stayAnchor, usualStay } from '#domain/trips/stay-query.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';
import { phone } from '../../../tests/site.ts';

const text = localize(stayBudget, 'es');
const { cost: words, figures } = localize(tool, 'es');
const section = (page: Page) => page.getByRole('region', { name: text.heading });
const field = (page: Page, name: string) => section(page).getByLabel(name, { exact: true });
const about = (amount: number) => aboutWon(exactly(amount), 'es');
const total = (amount: number) => about(amount).replace('₩', formats.es.wonName);
const path = `${pathTo('itineraries', 'es')}#${stayAnchor}`;

test('a visitor counts nights, bed, meals and insurance, and sends the sum as a link @main', async ({
  page,
}) => {
  await open(page, path);
  const sum = section(page).getByRole('status');
  const start = stayCost(usualStay, tripPrices);
  await expect(sum).toContainText(total(start.total.from));
  await field(page, text.fields.seoul).selectOption('5');
  await field(page, text.fields.busan).selectOption('3');
  await field(page, text.fields.meals).selectOption('simple');
  await section(page).getByText(text.fields.extras).click();
  await field(page, `${figures.insurance} (₩)`).fill('60.000');
  await field(page, `${figures.insurance} (₩)`).blur();
  const stay = {
    ...usualStay,
    nights: [
      { city: 'seoul', nights: 5 },
      { city: 'busan', nights: 3 },
    ],
    meals: 'simple',
    figures: { insurance: 60_000 },
  } as const;
  const cost = stayCost(stay, tripPrices);
  await expect(sum).toContainText(total(cost.total.from));
  await expect(sum).toContainText(about(cost.group.from));
  await expect(section(page)).toContainText(about(9 * mealsPrice('simple')));
  await expect(section(page)).toContainText('tren Seúl-Busan, ida y vuelta');
  await expect(section(page)).toContainText(`${words.leftBold} `);
  await expect(section(page)).not.toContainText(`${words.leftFlight}, ${words.leftInsurance}`);

  await section(page).getByRole('link', { name: text.keep }).click();
  await page.reload();
  await expect(field(page, text.fields.busan)).toHaveValue('3');
  await expect(sum).toContainText(total(cost.total.from));

  await section(page).getByRole('link', { name: text.trip }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('Nueve días');
});

test('more than a month leads to the calculator with city and stay', async ({ page }) => {
  await open(page, path);
  await field(page, text.fields.seoul).selectOption('31');
  await field(page, text.fields.busan).selectOption('10');
  await expect(section(page)).toContainText(text.long);
  await section(page).getByRole('link', { name: text.calculator }).click();
  await expect(page).toHaveURL(/\/presupuesto\?.*city=seoul.*duration=6&durationType=weeks/);
});

test('a place without a price of the train takes one’s own figure', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, `${pathTo('itineraries', 'es')}?seoul=4&other=3&where=jeju#${stayAnchor}`);
  const left = section(page).getByText(words.leftBold).locator('..');
  await expect(left).toContainText('comprarlo: vuelo Seúl-Jeju, ida y vuelta');
  const inland = field(page, `${text.fields.inland} (₩)`);
  await inland.fill('90.000');
  await inland.blur();
  await expect(left).not.toContainText('al comprarlo');
  await expect(page).toHaveURL(/inland=90000/);
});

test('nothing is counted without a night, and the form does not lose what was chosen', async ({
  page,
}) => {
  await open(page, path);
  await field(page, text.fields.people).selectOption('3');
  await field(page, text.fields.seoul).selectOption('0');
  await expect(section(page).getByRole('status')).toHaveText(text.result.none);
  await field(page, text.fields.busan).selectOption('2');
  await expect(field(page, text.fields.people)).toHaveValue('3');
  await expect(section(page).getByRole('status')).toContainText('2 noches');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('three examples say what a visit costs', async ({ page }) => {
    await page.goto(path);
    const table = section(page).getByRole('table', { name: text.examples.caption });
    await expect(table.getByRole('rowheader')).toHaveCount(stayExamples.length);
    const [first] = stayExamples;
    const row = table.getByRole('row', { name: first?.who.es ?? '' });
    await expect(row).toContainText('7 noches en Seúl');
    await expect(row).toContainText(/≈ [\d.]+\s₩/);
  });
});
