import type { Page } from '@playwright/test';
import { savedAnswers } from '#content/text/saved-answers.ts';
import { tripOutlook } from '#content/text/trip-outlook.ts';
import { formats } from '#content/formats.ts';
import { locales, type Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { expectAccessible } from '../../../tests/audits/axe.ts';
import { overflow } from '../../../tests/audits/layout.ts';
import { expect, hydrated, open, test } from '../../../tests/fixtures.ts';
import { desktop, phone } from '../../../tests/site.ts';
import { test as offline, visit } from '../../../tests/journeys/offline.ts';
import { expectReached } from '../../../tests/journeys/reached.ts';

const { tool } = tripOutlook;

const today = new Date('2026-11-23T03:00:00Z');

const tripTool = (page: Page, locale: Locale = 'es') =>
  page.getByRole('region', { name: tripOutlook.title[locale] });
const part = (page: Page, name: string) => tripTool(page).getByRole('region', { name });
const arrival = (page: Page, locale: Locale = 'es') =>
  tripTool(page, locale).getByLabel(tool.start[locale]);
const departure = (page: Page, locale: Locale = 'es') =>
  tripTool(page, locale).getByLabel(tool.end[locale]);
const answer = (page: Page) => tripTool(page).getByRole('status');
const link = (start: string, end: string, locale: Locale = 'es') =>
  `${pathTo('seasons', locale)}?start=${start}&end=${end}`;

test.beforeEach(({ page }) => page.clock.setFixedTime(today));

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('a press brings the answer into view', async ({ page }) => {
    await open(page, pathTo('seasons', 'es'));
    await arrival(page).fill('2027-03-29');
    await departure(page).fill('2027-04-07');
    await tripTool(page).getByRole('button', { name: tool.button.es }).click();
    await expect(page.locator('#dates-answer')).toBeFocused();
    await expectReached(page.locator('#dates-answer'));
  });
});

test('a trip in the cherry blossom is typed, survives a reload and leads to an itinerary @main', async ({
  page,
}) => {
  await open(page, pathTo('seasons', 'es'));
  await arrival(page).fill('2027-03-29');
  await expect(answer(page)).toBeEmpty();
  await departure(page).fill('2027-04-07');
  await expect(answer(page)).toContainText('10 días');
  await page.keyboard.press('Enter');
  await expect(page.locator('#dates-answer')).toBeFocused();

  await expect(part(page, tool.weather.heading.es)).toContainText('8 °C / 18 °C · 73 mm');
  const season = part(page, tool.season.heading.es);
  await expect(season).toContainText('1-7 de abril de 2027');
  await expect(season).toContainText('Cerezos en flor en Seúl');
  await expect(season).toContainText('Jinhae');
  await expect(part(page, tool.holidays.heading.es)).toContainText(tool.holidays.none.es);
  const closed = part(page, tool.closed.heading.es).getByRole('listitem');
  const palace = closed.filter({ hasText: 'Gyeongbokgung' });
  await expect(palace).toContainText('Martes 30 de marzo; 6 de abril');
  await expect(palace.getByRole('link')).toHaveAttribute('href', /seul#gyeongbokgung$/);

  await page.reload();
  await expect(arrival(page)).toHaveValue('2027-03-29');
  await expect(departure(page)).toHaveValue('2027-04-07');
  await expect(answer(page)).toContainText('10 días');
  await tripTool(page).getByRole('link', { name: 'itinerario' }).click();
  await expect(page).toHaveURL(/\?start=2027-03-29$/);
  await hydrated(page);
  await expect(page.getByLabel('Primer día del viaje')).toHaveValue('2027-03-29');
});

test('a trip at Chuseok says so, with what closes on the feast', async ({ page }) => {
  await open(page, link('2027-09-08', '2027-09-21'));
  const holidays = part(page, tool.holidays.heading.es);
  await expect(holidays).toContainText('Chuseok, 14-16 de septiembre de 2027.');
  await expect(holidays).toContainText('trenes');
  await expect(holidays.getByRole('listitem')).toContainText('tiendas del DDP');
  // The palace opens on Tuesday, a holiday, and takes Friday off instead.
  const palace = part(page, tool.closed.heading.es)
    .getByRole('listitem')
    .filter({ hasText: 'Gyeongbokgung' });
  await expect(palace.first()).toContainText('Viernes 17 de septiembre');
  await expect(palace.first()).toContainText('Abre en el festivo anterior');
});

test('a trip in the rains meets heat and typhoons, and packs for them', async ({ page }) => {
  await open(page, link('2027-07-10', '2027-07-20'));
  const season = part(page, tool.season.heading.es);
  for (const text of ['Jangma', 'Tifones', '33 °C', 'Boryeong'])
    await expect(season).toContainText(text);
  await expect(part(page, tool.weather.heading.es)).toContainText('Chubasquero');
  await expect(part(page, tool.holidays.heading.es)).toContainText('Día de la Constitución');
});

test('a trip across the new year has the months and the closures of both', async ({ page }) => {
  await open(page, link('2027-12-28', '2028-01-05'));
  await expect(answer(page)).toContainText('28 de diciembre de 2027 – 5 de enero de 2028');
  const weather = part(page, tool.weather.heading.es);
  for (const month of ['diciembre', 'enero'])
    await expect(weather.getByText(month, { exact: true })).toHaveCount(3);
  await expect(part(page, tool.holidays.heading.es)).toContainText('Año Nuevo');
  await expect(part(page, tool.closed.heading.es)).toContainText('Sábado 1 de enero');
});

test('what is not known beyond the calendar is said to be unknown', async ({ page }) => {
  await open(page, link('2029-12-20', '2030-01-10'));
  const holidays = part(page, tool.holidays.heading.es);
  await expect(holidays).toContainText('Del 1 de enero de 2030 en adelante');
  await expect(holidays).toContainText('Navidad');
  await expect(answer(page)).toContainText('1 o más');
  await expect(part(page, tool.closed.heading.es)).toContainText(
    'Aún no es seguro qué festivos habrá entonces',
  );
});

test('a trip of more than 90 days is summarised', async ({ page }) => {
  await open(page, link('2027-01-01', '2027-06-30'));
  await expect(part(page, tool.closed.heading.es)).toContainText(/Lunes, \d+ días/);
  await expect(part(page, tool.weather.heading.es)).toContainText('el más lluvioso, junio');
});

for (const locale of locales) {
  test(`what is wrong is said at its field, and nothing typed is lost (${locale})`, async ({
    page,
  }) => {
    const { problems } = tool;
    const press = () =>
      tripTool(page, locale).getByRole('button', { name: tool.button[locale] }).click();
    await open(page, pathTo('seasons', locale));
    await press();
    await expect(arrival(page, locale)).toBeFocused();
    await expect(arrival(page, locale)).toHaveAccessibleDescription(problems.startMissing[locale]);
    await expect(departure(page, locale)).toHaveAccessibleDescription(problems.endMissing[locale]);

    await arrival(page, locale).fill('2027-04-14');
    await departure(page, locale).fill('2027-04-01');
    await press();
    await expect(departure(page, locale)).toBeFocused();
    await expect(departure(page, locale)).toHaveAccessibleDescription(problems.before[locale]);
    await page.reload();
    await expect(arrival(page, locale)).toHaveValue('2027-04-14');
    await expect(departure(page, locale)).toHaveValue('2027-04-01');
    await expect(departure(page, locale)).toHaveAccessibleDescription(problems.before[locale]);
    await expectAccessible(page, { within: 'main form' });

    await departure(page, locale).fill('2029-04-14');
    const last = formats[locale].date('2029-04-12');
    await expect(departure(page, locale)).toHaveAccessibleDescription(
      problems.tooLong[locale].replace('{date}', last),
    );
    await arrival(page, locale).fill('2026-11-01');
    await departure(page, locale).fill('2026-11-22');
    await expect(departure(page, locale)).toHaveAccessibleDescription(problems.past[locale]);
    // A trip that is under way is answered.
    await departure(page, locale).fill('2026-11-23');
    await expect(departure(page, locale)).toHaveAccessibleDescription('');
    await expect(page.locator('#dates-answer')).toBeVisible();
  });
}

test('the dates are those of the other tools, kept once the visitor agrees', async ({ page }) => {
  await open(page, link('2027-04-01', '2027-04-14'));
  await page.getByRole('checkbox', { name: savedAnswers.keep.es }).check();
  await open(page, pathTo('itineraries', 'es'));
  await expect(page.getByLabel('Primer día del viaje')).toHaveValue('2027-04-01');
  await page.getByLabel('Primer día del viaje').fill('2027-05-01');
  await open(page, pathTo('seasons', 'es'));
  await expect(arrival(page)).toHaveValue('2027-05-01');
  await expect(departure(page)).toHaveValue('2027-05-14');
  await expect(answer(page)).toContainText('14 días');
});

for (const locale of locales) {
  test(`the answer is accessible and holds narrow and large (${locale})`, async ({ page }) => {
    await open(page, link('2027-09-08', '2027-09-21', locale));
    await expect(page.locator('#dates-answer')).toBeVisible();
    await expectAccessible(page, { within: 'main' });
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(overflow), 'at 320 px').toBe(0);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(':root { font-size: 200% !important }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    await page.setViewportSize(phone);
    const wide = await tripTool(page, locale).evaluate((region) =>
      [...region.querySelectorAll('*')]
        .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
        .map((each) => each.outerHTML.slice(0, 100)),
    );
    expect(wide, 'with text at 200 %').toEqual([]);
  });
}

for (const viewport of [phone, desktop]) {
  test(`nothing in view moves when the answer arrives at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          document.documentElement.dataset['moved'] = String(
            Number(document.documentElement.dataset['moved'] ?? 0) + entry.value,
          );
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(link('2027-04-01', '2027-04-14'));
    await expect(page.locator('#dates-answer')).toBeVisible();
    await page.evaluate(async () => {
      for (let count = 0; count < 10; count++) await new Promise(requestAnimationFrame);
    });
    const moved = await page.evaluate(() => Number(document.documentElement.dataset['moved'] ?? 0));
    expect(moved).toBeLessThan(0.01);
  });
}

offline('it answers without a connection', async ({ page, context }) => {
  await page.clock.setFixedTime(today);
  await visit(page, pathTo('seasons', 'es'));
  await context.setOffline(true);
  await open(page, link('2027-09-08', '2027-09-21'));
  await expect(part(page, tool.holidays.heading.es)).toContainText('Chuseok');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says where months, holidays and closing days are', async ({ page }) => {
    await page.goto(pathTo('seasons', 'es'));
    await expect(tripTool(page)).toContainText(tripOutlook.noScript.es);
    await expect(arrival(page)).toBeHidden();
    const closings = page.locator('details', { hasText: 'Qué cierra cada semana' });
    await closings.locator('summary').click();
    await expect(closings.getByRole('row', { name: /^Martes/ })).toContainText('Gyeongbokgung');
    await expect(closings.getByRole('row', { name: /^Lunes/ })).toContainText('Changdeokgung');
    await expect(closings.getByRole('row', { name: /primer y el tercer martes/ })).toContainText(
      'Jagalchi',
    );
  });
});
