import { airports } from '#content/data/airports.ts';
import { airportNightBuses } from '#content/data/night-buses.ts';
import { pathTo } from '#content/pages.ts';
import { text } from '#content/text/arriving.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';

const [incheon, , gimhae] = airports;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the chosen airport shows its ways, and they open where one buys them', async ({
      page,
    }) => {
      await page.goto(pathTo('arriving', 'es'));
      const ways = (name: string) => page.getByRole('region', { name });
      await expect(ways(incheon.name.es)).toBeVisible();
      await expect(ways(gimhae.name.es)).toBeHidden();
      await page.getByRole('radio', { name: incheon.short }).focus();
      for (let presses = 0; presses < 2; presses++) await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: gimhae.short })).toBeChecked();
      await expect(ways(incheon.name.es)).toBeHidden();
      const rows = ways(gimhae.name.es).locator('details');
      await expect(rows).toHaveCount(gimhae.means.length);
      const [first] = gimhae.means;
      await rows.first().locator('summary').click();
      await expect(rows.first().getByText(first.buy.es)).toBeVisible();
    });
  });
}

test('a link to an airport chooses it, also from the page itself', async ({ page }) => {
  for (const { id, name, short } of airports) {
    await open(page, `${pathTo('arriving', 'en')}#${id}`);
    await expect(page.getByRole('radio', { name: short })).toBeChecked();
    await expect(page.getByRole('region', { name: name.en })).toBeVisible();
  }
});

test('from the time at which one sets off, the chart says the hours', async ({ page }) => {
  await open(page, pathTo('arriving', 'es'));
  const { leave, clock } = text.compare;
  const ways = page.getByRole('region', { name: incheon.name.es });
  await page.getByLabel(leave.es).fill('23:10');
  await expect(ways.getByText('0:10', { exact: true })).toBeVisible();
  const said = clock.es.replace('{from}', '23:10').replace('{to}', '0:40');
  await expect(page.getByRole('status').filter({ hasText: said })).toHaveCount(1);
  await page.getByLabel(leave.es).fill('');
  await expect(ways.getByText('60', { exact: true })).toBeVisible();
});

test('who lands at night finds the night buses and where each goes', async ({ page }) => {
  await open(page, `${pathTo('arriving', 'es')}#${text.night.id}`);
  const table = page.getByRole('table', { name: text.night.routes.caption.es });
  await expect(table).toBeVisible();
  for (const { line } of airportNightBuses)
    await expect(table.getByRole('rowheader', { name: line })).toBeVisible();
});

test('paper has the ways of every airport', async ({ page }) => {
  await open(page, pathTo('arriving', 'es'));
  await page.emulateMedia({ media: 'print' });
  for (const { name } of airports)
    await expect(page.getByRole('region', { name: name.es })).toBeVisible();
});
