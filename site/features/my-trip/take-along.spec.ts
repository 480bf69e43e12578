import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';
import jsQr from 'jsqr';
import sharp from 'sharp';
import { expectInBothThemes } from '../../../tests/audits/axe.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { desktop, phone } from '../../../tests/site.ts';
import { copySeoul, main, names, stops, tool } from './testing-trip.ts';

test.use({ viewport: desktop });

const share = (page: Page) =>
  main(page).getByRole('button', { name: tool.head.share, exact: true }).first().click();

/** What a camera reads in a QR. */
async function readQr(picture: Locator): Promise<string | undefined> {
  const image = sharp(await picture.screenshot()).ensureAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

async function linkOf(page: Page): Promise<string> {
  await share(page);
  return page.getByLabel(tool.share.link).inputValue();
}

test('the sheet of the first day has a QR that opens the trip', async ({ page }) => {
  await copySeoul(page);
  const link = await linkOf(page);
  await expect.poll(() => readQr(page.getByRole('dialog').locator('.trip-qr'))).toBe(link);
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.trip-paper > section').first();
  await expect(sheet.getByRole('heading', { name: 'Martes 6 de abril de 2027' })).toBeVisible();
  expect(await readQr(sheet.locator('.trip-qr'))).toBe(link);
  await expect(sheet).toContainText(tool.paper.qr);
  await expect(page.locator('.trip-paper > section')).toHaveCount(5);
  // The sheet of the last day says what all of the trip costs.
  await expect(page.locator('.trip-paper > section').last()).toContainText(
    /Por persona, cinco días/,
  );
});

test('the QR on paper leaves long notes out, and says so', async ({ page }) => {
  await copySeoul(page);
  for (const name of (await names(page)).slice(0, 2)) {
    await page.getByRole('button', { name: `Más acciones: ${name}` }).click();
    await page.getByRole('button', { name: tool.stop.note, exact: true }).click();
    await page
      .getByLabel(tool.edit.note, { exact: true })
      .fill('reserva a nombre de Lucía '.repeat(9));
    await page.getByRole('button', { name: tool.edit.save, exact: true }).click();
  }
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.trip-paper > section').first();
  await expect(sheet).toContainText(tool.paper.qrPlain);
  await expect(sheet).toContainText('reserva a nombre de Lucía');
  const read = await readQr(sheet.locator('.trip-qr'));
  expect(read?.length).toBeLessThan(650);
  await page.emulateMedia({ media: 'screen' });
  await page.goto('about:blank');
  await page.goto(read ?? '');
  await expect(page.getByRole('heading', { name: /Estás mirando «Seúl esencial»/ })).toBeVisible();
  await expect(main(page)).not.toContainText('reserva a nombre de Lucía');
});

test('the pocket sheet has eight pages, the days in the order of the folds', async ({ page }) => {
  await copySeoul(page);
  await page.evaluate(() => (document.documentElement.dataset['print'] = 'trip-pocket'));
  await page.emulateMedia({ media: 'print' });
  const pages = page.locator('.trip-pocket section');
  await expect(pages).toHaveCount(8);
  await expect(pages.nth(3)).toContainText('경복궁');
  await expect(pages.nth(7)).toContainText('Seúl esencial');
  await expect(pages.nth(6)).toContainText('112');
  await expect(pages.nth(6)).toContainText(/Por persona, cinco días/);
  // Nothing is left for a second sheet.
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
});

test('without notes a link holds no price of the visitor either, and the sheet says so', async ({
  page,
}) => {
  await copySeoul(page);
  const plain = await linkOf(page);
  await page.keyboard.press('Escape');
  await page.locator('.trip-figures summary').click();
  const flight = page.locator('.trip-figures').getByLabel(new RegExp(tool.figures.flight));
  await flight.fill('900000');
  await flight.press('Tab');
  await expect(page.locator('.trip-tool [role=status]').last()).toHaveText(
    /^Por persona, cinco días: /,
  );
  expect(await linkOf(page)).not.toBe(plain);
  await expect(page.getByRole('dialog')).toContainText(tool.share.text);
  await page.getByLabel(tool.share.notes).uncheck();
  await expect(page.getByRole('dialog')).toContainText(tool.share.textPlain);
  await expect(page.getByLabel(tool.share.link)).toHaveValue(plain);
});

test('the calendar is imported twice without doubles', async ({ page }) => {
  await copySeoul(page);
  const saved = async () => {
    await share(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: tool.share.calendar }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    await page.keyboard.press('Escape');
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    return calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
  };
  const first = await saved();
  expect(new Set(first.map(({ uid }) => uid)).size).toBe(first.length);
  await page.getByRole('button', { name: /^Cambiar los días 1 y 2/ }).click();
  const second = await saved();
  // Each entry replaces one of the first import, also where the day is another.
  expect(new Set(second.map(({ uid }) => uid))).toEqual(new Set(first.map(({ uid }) => uid)));
  const palace = (events: typeof first) =>
    events.find(({ summary }) => summary === 'Palacio Gyeongbokgung')?.startDate.toString();
  expect(palace(first)).toMatch(/^2027-04-06/);
  expect(palace(second)).toMatch(/^2027-04-07/);
});

test('the map of the day has the numbers of its list', async ({ page }) => {
  await copySeoul(page);
  const map = page.getByRole('region', { name: tool.day.map });
  const dots = map.locator('[data-stop]');
  await expect(dots).toHaveText(['1', '2', '3', '4', '5', '6', '7']);
  await page.getByRole('button', { name: /^Al sur del río/ }).click();
  await expect(dots).toHaveCount(await stops(page).count());
  await expect(map.getByRole('img')).toHaveAccessibleName(/^Mapa del día 4: /);

  await page.setViewportSize(phone);
  await expect(map.getByRole('img')).toBeHidden();
  await map.getByRole('button', { name: tool.day.map }).click();
  await expect(map.getByRole('img')).toBeVisible();
});

test('menu, sheet and toast are accessible in both themes', async ({ page }) => {
  await copySeoul(page);
  const [first] = await names(page);
  await page.getByRole('button', { name: `Más acciones: ${first}` }).click();
  await expectInBothThemes(page, 'menu', { within: 'main' });
  await page.getByRole('button', { name: tool.stop.down, exact: true }).click();
  await expect(page.getByRole('button', { name: tool.toast.undo, exact: true })).toBeVisible();
  await expectInBothThemes(page, 'toast', { within: 'main' });
  await share(page);
  await expect(page.getByRole('dialog').locator('.trip-qr')).toBeVisible();
  await expectInBothThemes(page, 'sheet', { within: 'main' });
});
