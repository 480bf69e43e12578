import { pathTo } from '#content/pages.ts';
import { fill } from '#domain/text/fill.ts';
import { expect } from '../../../tests/fixtures.ts';
import { atRest, kept, keptUrls, test } from '../../../tests/journeys/offline.ts';
import { desktop } from '../../../tests/site.ts';
import { copySeoul, names, stops, tool } from './testing-trip.ts';

test.use({ viewport: desktop });

test('a trip is read again, changed and printed without a connection', async ({
  page,
  context,
}) => {
  await copySeoul(page);
  await page.getByRole('button', { name: tool.keep.yes }).first().click();
  await kept(page, pathTo('trip', 'es'));
  await atRest(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /Seúl esencial/ })).toBeVisible();
  await expect(stops(page)).toHaveCount(7);
  const [first, second] = await names(page);
  await page.getByRole('button', { name: `Mover ${first}`, exact: true }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(async () => (await names(page)).slice(0, 2)).toEqual([second, first]);
  await expect(page.locator('.trip-map [data-stop]').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.trip-paper > section').first();
  await expect(sheet.locator('.trip-qr')).toBeVisible();
  await expect(sheet.locator('figure svg').first()).toBeVisible();
});

test('the pages of the stops are downloaded from the trip', async ({ page }) => {
  await copySeoul(page);
  await page.getByRole('button', { name: tool.keep.yes }).first().click();
  await kept(page, pathTo('trip', 'es'));
  await page.getByRole('button', { name: tool.head.share, exact: true }).first().click();
  await page.getByRole('button', { name: tool.share.keep }).click();
  const pages = ['seoul', 'more-seoul', 'seoul-5days'] as const;
  await expect(page.getByRole('dialog').getByRole('status')).toContainText([
    fill(tool.share.kept.other, { number: 'tres' }),
  ]);
  for (const each of pages) expect(await keptUrls(page)).toContain(pathTo(each, 'es'));
});
