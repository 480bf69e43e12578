import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import ical from 'ical.js';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';
import { text } from '#content/text/countdown-tool.ts';
import { text as page_ } from '#content/text/trip-countdown.ts';
import { expectAccessible } from '../../../tests/audits/axe.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';
import { desktop, phone } from '../../../tests/site.ts';
import { keepTrip, seoulToBusan } from './testing-trip.ts';

const words = localize(text, 'es');
const path = pathTo('trip-countdown', 'es');
const task = (page: Page, id: string) => page.locator(`[id="task-${id}"]`);
const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

async function withTrip(page: Page, start = '2027-04-06') {
  await keepTrip(page, { ...seoulToBusan, start });
  await open(page, path);
  await page.getByLabel(words.passport).selectOption('AR');
  await expect(task(page, 'card')).toBeVisible();
}

test.use({ viewport: desktop });

test('the tasks of a trip have dates by its first day, and move with it @main', async ({
  page,
}) => {
  await withTrip(page);
  await expect(task(page, 'k-eta')).toContainText('como tarde el jue 1 de abril');
  await expect(task(page, 'e-arrival-without-k-eta')).toContainText('desde el dom 4 de abril');
  const train = page.locator('[id^="task-ticket-"]').first();
  await expect(train).toContainText('desde el lun 8 de marzo');
  await expect(task(page, 'booking-huwon')).toContainText('desde el mié 31 de marzo');
  await expect(task(page, 'passport')).toContainText(words.dates.none);
  await page.getByLabel(words.arrival).fill('2027-05-04');
  await expect(task(page, 'k-eta')).toContainText('como tarde el jue 29 de abril');
});

test('an own task and a tick stay with the trip, and are forgotten with the answers', async ({
  page,
}) => {
  await withTrip(page);
  await page.getByText(words.own.heading).click();
  await page.getByLabel(words.own.text, { exact: true }).fill('Dejar el gato con Ana');
  await page.getByLabel(words.own.date).fill('2027-04-05');
  await page.getByRole('button', { name: words.own.add, exact: true }).click();
  await task(page, 'own-1').getByRole('checkbox').check();
  await page.reload();
  await expect(task(page, 'own-1').getByRole('checkbox')).toBeChecked();
  await expect(task(page, 'own-1')).toContainText(words.dates.ticked);
  expect(await page.evaluate(() => localStorage.getItem('countdown'))).toContain('own-1');
  await open(page, pathTo('cookie-policy', 'es'));
  await page.locator('#forget-answers button').click();
  expect(await page.evaluate(() => localStorage.getItem('countdown'))).toBeNull();
});

test('without a kept trip, only the tab remembers', async ({ page }) => {
  await open(page, path);
  await page.getByLabel(words.arrival).fill('2027-04-06');
  await page.getByLabel(words.passport).selectOption('ES');
  await expect(task(page, 'passport')).toContainText('6 de octubre de 2027');
  await task(page, 'passport').getByRole('checkbox').check();
  expect(await page.evaluate(() => localStorage.getItem('countdown'))).toBeNull();
  await page.reload();
  await expect(task(page, 'passport').getByRole('checkbox')).toBeChecked();
});

test('a second import of the calendar leaves no doubles', async ({ page }) => {
  await withTrip(page);
  const save = async () => {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: words.calendar }).click();
    return textOf(await waiting);
  };
  const calendar = new Map<string, string>();
  const take = (file: string) => {
    const read = new ical.Component(ical.parse(file) as unknown[]);
    const events = read.getAllSubcomponents('vevent');
    for (const each of events) {
      expect(each.getAllSubcomponents('valarm')).toHaveLength(1);
      const start = String(each.getFirstPropertyValue('dtstart'));
      calendar.set(String(each.getFirstPropertyValue('uid')), start);
    }
    return events.length;
  };
  const first = take(await save());
  expect(calendar.size).toBe(first);
  await page.getByLabel(words.arrival).fill('2027-05-04');
  await expect(task(page, 'k-eta')).toContainText('29 de abril');
  take(await save());
  expect(calendar.size).toBe(first);
  expect(calendar.get('countdown-k-eta@rumbo-corea')).toBe('2027-04-29');
});

test('on paper stand the tasks without their buttons', async ({ page }) => {
  await withTrip(page);
  await page.emulateMedia({ media: 'print' });
  await expect(task(page, 'k-eta')).toBeVisible();
  await expect(page.getByRole('button', { name: words.calendar })).toBeHidden();
  await expect(page.getByText(words.own.heading)).toBeHidden();
});

test('nobody finds anything in the way of reading or pressing', async ({ page }) => {
  await page.setViewportSize(phone);
  await withTrip(page);
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it would do, and lists what there is to do', async ({ page }) => {
    await page.goto(path);
    const general = localize(page_.general, 'es');
    await expect(page.getByText(general.without)).toBeVisible();
    for (const { title } of general.steps)
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });
});
