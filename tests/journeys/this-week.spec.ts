import type { Page } from '@playwright/test';
import { locales, type Locale } from '#content/locale.ts';
import { readThisWeek } from '#content/this-week.server.ts';
import { holidayOn } from '#domain/named-holidays.ts';
import { weekText } from '#site/lib/week-text.ts';
import { expect, open, test } from '../fixtures.ts';
import { homeCopy } from '../site.ts';

const week = (page: Page, locale: Locale = 'es') =>
  page.getByRole('region', { name: readThisWeek(locale).copy.heading });

/** Opens the home page at noon in Korea on a day. */
async function openOn(page: Page, day: string, path = '/') {
  await page.clock.setFixedTime(new Date(`${day}T03:00:00Z`));
  await open(page, path);
}

/** The drawing of the season that is shown. */
const pictures = (page: Page) => week(page).getByRole('img');

for (const [day, what, closed] of [
  ['2027-02-06', 'Seollal', 'tiendas del DDP'],
  ['2027-02-08', 'Seollal', 'Palacio Gyeongbokgung · Palacio Changdeokgung'],
  ['2027-09-15', 'Chuseok', 'tiendas del DDP'],
  ['2026-11-23', 'Navidad', 'Palacio Changdeokgung'],
  ['2026-12-31', 'Año Nuevo', 'Palacio Gyeongbokgung'],
  ['2028-05-02', 'cumpleaños de Buda', 'Palacio Gyeongbokgung'],
] as const) {
  test(`on ${day} the week is that of the day: ${what}`, async ({ page }) => {
    await openOn(page, day);
    const { texts, days } = weekText(day, readThisWeek('es').facts);
    const region = week(page);
    for (const text of Object.values(texts)) await expect(region).toContainText(text);
    await expect(region).toContainText(new RegExp(what, 'i'));
    const items = region.locator('ol').getByRole('listitem');
    await expect(items).toHaveCount(days.length);
    for (const [index, each] of days.entries()) {
      await expect(items.nth(index)).toContainText(String(Number(each.date.slice(8))));
      for (const name of each.closed) await expect(items.nth(index)).toContainText(name);
      if (holidayOn(each.date)) await expect(items.nth(index)).toContainText(each.holiday);
    }
    await expect(region.locator('ol')).toContainText(closed);
  });
}

test('one picture is shown, that of the season', async ({ page }) => {
  const shown: (string | null)[] = [];
  for (const day of ['2027-01-10', '2027-04-05', '2027-07-20', '2027-10-12']) {
    await openOn(page, day);
    await expect(pictures(page)).toHaveCount(1);
    shown.push(await pictures(page).getAttribute('alt'));
  }
  const alts = readThisWeek('es').pictures.map(({ alt }) => alt);
  expect(new Set(shown)).toEqual(new Set(alts));
});

test('the day is that of Korea, not of the visitor', async ({ page }) => {
  // Sunday evening in Europe is Monday in Korea.
  await page.clock.setFixedTime(new Date('2027-03-07T20:00:00Z'));
  await open(page, '/?lang=en');
  await expect(week(page, 'en')).toContainText('8–14 March 2027');
});

for (const locale of locales) {
  test(`the rules before a flight change when the waiver ends (${locale})`, async ({ page }) => {
    const { requirements } = homeCopy(locale);
    const region = page.getByRole('region', { name: requirements.heading });
    const path = locale === 'es' ? '/' : '/?lang=en';
    const { rules } = requirements;
    await openOn(page, '2026-12-31', path);
    await expect(region.getByText(rules['no-visa-no-k-eta'].rule, { exact: true })).toBeVisible();
    await openOn(page, '2027-01-01', path);
    await expect(region.getByText(rules['no-visa-no-k-eta'].rule, { exact: true })).toBeHidden();
    await expect(region.getByText(rules['no-visa-k-eta-unknown'].rule).first()).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the week of the build stands there, with one picture', async ({ page }) => {
    await page.goto('/');
    await expect(week(page)).toContainText(/°C/);
    await expect(week(page).locator('ol').getByRole('listitem')).toHaveCount(7);
    await expect(pictures(page)).toHaveCount(1);
  });
});
