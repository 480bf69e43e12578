import { climates } from '#content/data/climates.ts';
import { pathTo } from '#content/pages.ts';
import { text } from '#content/text/seasons.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';
import { journeyLocales } from '../../../tests/site.ts';
import { readYearRibbon } from './read-year-ribbon.ts';

for (const locale of journeyLocales)
  test(`the year says what the month in which it is read is like, and another one when pressed (${locale})`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2027-04-10T03:00:00Z'));
    await open(page, pathTo('seasons', locale));
    const year = page.getByRole('region', { name: text.ribbon.title[locale] });
    const [seoul, busan] = readYearRibbon(locale).cities;
    const line = year.getByRole('status');
    await expect(line).toHaveText(seoul.months[3]?.line ?? '?');
    await expect(line).toContainText(text.ribbon.seasons[0].name[locale]);
    const august = year.getByRole('button', { name: seoul.months[7]?.line ?? '?' });
    await august.focus();
    await page.keyboard.press('Enter');
    await expect(line).toHaveText(seoul.months[7]?.line ?? '?');
    await expect(august).toHaveAttribute('aria-pressed', 'true');
    await year.getByRole('button', { name: busan?.name ?? '?', exact: true }).click();
    await expect(line).toHaveText(busan?.months[7]?.line ?? '?');
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the table below the year says the same', async ({ page }) => {
    await page.goto(pathTo('seasons', 'es'));
    const year = page.getByRole('region', { name: text.ribbon.title.es });
    await year.getByText(text.months.table.es).click();
    await expect(year.getByRole('row')).toHaveCount(climates.seoul.length + 1);
    await expect(year.getByRole('row').nth(8)).toContainText('23 / 30 °C');
  });
});
