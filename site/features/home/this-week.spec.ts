import type { Page } from '@playwright/test';
import { locales, type Locale } from '#content/locale.ts';
import { readThisWeek } from '#site/lib/read-this-week.ts';
import { weekText } from './week-text.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';
import { homeText } from '../../../tests/site.ts';

const week = (page: Page, locale: Locale = 'es') =>
  page.getByRole('region', { name: readThisWeek(locale).text.heading });

/** Opens the home page at noon in Korea on a day. */
async function openOn(page: Page, day: string, path = '/') {
  await page.clock.setFixedTime(new Date(`${day}T03:00:00Z`));
  await open(page, path);
}

/** The drawing of the season that is shown. */
const pictures = (page: Page) => week(page).getByRole('img');

for (const [day, what, closed] of [
  ['2027-02-06', 'Seollal', /tiendas del DDP/],
  ['2027-02-08', 'Seollal', /Palacio Gyeongbokgung/i],
  ['2027-09-15', 'Chuseok', /tiendas del DDP/],
  ['2026-11-23', 'Navidad', /Palacio Changdeokgung/i],
  ['2026-12-31', 'Año Nuevo', /Palacio Gyeongbokgung/i],
  ['2028-05-02', 'cumpleaños de Buda', /Palacio Gyeongbokgung/i],
] as const) {
  test(`on ${day} the week is that of the day: ${what}`, async ({ page }) => {
    await openOn(page, day);
    const { texts } = weekText(day, readThisWeek('es').facts);
    for (const text of Object.values(texts)) await expect(week(page)).toContainText(text);
    await expect(week(page)).toContainText(new RegExp(what, 'i'));
    await expect(week(page)).toContainText(closed);
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
    const { requirements } = homeText(locale);
    const region = page.getByRole('region', { name: requirements.heading });
    const path = locale === 'es' ? '/' : '/?lang=en';
    const { rules } = requirements;
    await openOn(page, '2026-12-31', path);
    await expect(
      region.getByText(rules['no-visa-no-k-eta'].rule, { exact: true }).first(),
    ).toBeVisible();
    await openOn(page, '2027-01-01', path);
    await expect(
      region.getByText(rules['no-visa-no-k-eta'].rule, { exact: true }).filter({ visible: true }),
    ).toHaveCount(0);
    await expect(region.getByText(rules['no-visa-k-eta-unknown'].rule).first()).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the week of the build stands there, with one picture', async ({ page }) => {
    await page.goto('/');
    await expect(week(page)).toContainText(/°C/);
    await expect(pictures(page)).toHaveCount(1);
  });
});
