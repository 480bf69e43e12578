import type { Page } from '@playwright/test';
import { checker } from '#content/text/entry-checker.ts';
import { savedAnswers, toolLinks } from '#content/text/saved-answers.ts';
import { browserStorage } from '#content/data/browser-storage.ts';
import { pathTo } from '#content/pages.ts';
import { expect, open, test } from '../fixtures.ts';

// A fixed day, so that March 2027 stays the next term.
const today = new Date('2026-11-20T03:00:00Z');

const agreement = (page: Page) => page.getByRole('checkbox', { name: savedAnswers.keep.es });
const forget = (page: Page) => page.getByRole('button', { name: savedAnswers.forget.es });
const record = (page: Page) => page.evaluate(() => localStorage.getItem('trip'));
const city = (page: Page, name: string) => page.getByRole('radio', { name });
const passport = (page: Page) => page.getByLabel(checker.passport.es);
const plan = (page: Page) => page.locator('#d4');
const planPassport = (page: Page) => plan(page).getByLabel('País de tu pasaporte');

/** Asks the checker about 180 days of study with a Mexican passport. */
async function askAboutStudies(page: Page): Promise<void> {
  await passport(page).selectOption('MX');
  await page.getByLabel(checker.purpose.es).selectOption('study');
  await page.getByLabel(checker.days.es).fill('180');
}

test.beforeEach(({ page }) => page.clock.setFixedTime(today));

test('answers go from the checker to the plan and the calculator, and nothing is kept unasked', async ({
  page,
}) => {
  await open(page, '/requisitos');
  await page.getByLabel(checker.arrival.es).fill('2027-02-20');
  await askAboutStudies(page);
  await page.getByRole('link', { name: toolLinks.d4.es }).click();
  await expect(planPassport(page)).toHaveValue('MX');
  await expect(plan(page).getByLabel('Trimestre en que empiezas')).toHaveValue('2027-03');
  await plan(page).getByRole('link', { name: 'Calcula 6 meses' }).click();
  await expect(page).toHaveURL(/step=destination&purpose=study&duration=6&durationType=months/);
  await expect(page.getByRole('complementary').getByText('6 meses')).toBeVisible();
  await city(page, 'Busan').check();
  await expect(page).toHaveURL(/city=busan/);
  expect(await record(page)).toBeNull();

  await open(page, '/presupuesto?step=results&city=busan&purpose=study&duration=6');
  await page.getByRole('link', { name: toolLinks.d4.es }).click();
  await expect(page).toHaveURL(/\/estudiar\?days=180&city=busan#d4$/);
  const cost = plan(page).getByRole('link', { name: 'Calcula 6 meses' });
  await cost.scrollIntoViewIfNeeded();
  await expect(cost).toHaveAttribute('href', /city=busan/);
  expect(await record(page)).toBeNull();
});

test('who agrees is asked once, sees what is kept, and has it forgotten @main', async ({
  page,
}) => {
  await open(page, '/requisitos');
  await expect(agreement(page)).not.toBeChecked();
  await askAboutStudies(page);
  await agreement(page).check();
  await expect(
    page.getByText('Con tu pasaporte de México · Estudiar coreano · 180 días'),
  ).toBeVisible();

  await open(page, '/estudiar#d4');
  await expect(planPassport(page)).toHaveValue('MX');
  await plan(page).getByLabel('Trimestre en que empiezas').selectOption('2027-06');

  await open(page, '/presupuesto');
  await expect(page.getByRole('complementary').getByText('6 meses')).toBeVisible();
  await city(page, 'Busan').check();
  await expect(page).toHaveURL(/purpose=study&/);
  await open(page, '/presupuesto');
  await expect(city(page, 'Busan')).toBeChecked();
  await expect(
    page.getByText('México · Estudiar coreano · 180 días · curso de junio de 2027 · Busan'),
  ).toBeVisible();

  // What a URL says leads, and changes nothing that is kept.
  await open(page, '/presupuesto?step=destination&city=seoul');
  await expect(city(page, 'Seúl')).toBeChecked();
  await open(page, '/requisitos');
  await expect(passport(page)).toHaveValue('MX');
  await expect(page.getByLabel(checker.days.es)).toHaveValue('180');

  await forget(page).click();
  await expect(page.getByText(savedAnswers.forgotten.es)).toBeVisible();
  await expect(agreement(page)).toBeFocused();
  await expect(agreement(page)).not.toBeChecked();
  // The form begins without a passport.
  await expect(passport(page)).toHaveValue('');
  await expect(page.getByLabel(checker.days.es)).toHaveValue('14');
  expect(await record(page)).toBeNull();
  await page.reload();
  await expect(passport(page)).toHaveValue('');
});

test('the first day of a trip is kept, and the cookie policy lists and forgets it', async ({
  page,
}) => {
  await open(page, '/itinerarios/fin-de-semana-en-seul');
  const start = page.locator('#trip-start');
  await agreement(page).check();
  await start.fill('2027-04-10');
  await open(page, '/itinerarios/busan-3-dias');
  await expect(start).toHaveValue('2027-04-10');
  await start.fill('');
  await page.reload();
  await expect(start).toHaveValue('');
  await start.fill('2027-04-10');
  // What one reads in Hangul is an answer too.
  await page.evaluate(() => localStorage.setItem('hangul', '[["안국",1,"2026-11-27"]]'));

  await open(page, '/politica-cookies');
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toContain('trip');
  await page.locator('summary', { hasText: 'Qué guardamos exactamente' }).click();
  const folds = page.locator('summary', { hasText: / \(\d+\)$/ });
  for (const fold of await folds.all()) await fold.click();
  const kept = page.getByRole('table', { name: 'Almacenamiento local' });
  for (const key of keys)
    await expect(kept.getByRole('rowheader', { name: key, exact: true })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(browserStorage.length);
  await forget(page).click();
  await expect(page.getByText(savedAnswers.forgotten.es)).toBeVisible();
  await expect(forget(page)).toBeDisabled();
  expect(await record(page)).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('hangul'))).toBeNull();
  await open(page, '/itinerarios/busan-3-dias');
  await expect(start).toHaveValue('');
});

test('a step that is ticked for one term is still to do for another', async ({ page }) => {
  await open(page, '/estudiar?term=2027-06#d4');
  const apply = plan(page).getByRole('checkbox', { name: /Solicita la plaza/ });
  const term = plan(page).getByLabel('Trimestre en que empiezas');
  await apply.check();
  await term.selectOption('2027-09');
  await expect(apply).not.toBeChecked();
  await expect(plan(page)).toContainText('0 de 15 hechos');
  await term.selectOption('2027-06');
  await page.reload();
  await expect(apply).toBeChecked();
});

test('the ticks of two tabs add up', async ({ page, context }) => {
  const path = '/estudiar?term=2027-06#d4';
  const other = await context.newPage();
  const box = (tab: Page, name: RegExp) => plan(tab).getByRole('checkbox', { name });
  for (const tab of [page, other]) {
    await open(tab, path);
    await expect(box(tab, /Solicita la plaza/)).not.toBeChecked();
  }
  await box(page, /Solicita la plaza/).check();
  await box(other, /Recibo de la matrícula/).check();
  await expect(box(other, /Solicita la plaza/)).toBeChecked();
  await page.reload();
  for (const name of [/Solicita la plaza/, /Recibo de la matrícula/])
    await expect(box(page, name)).toBeChecked();
});

test('a broken record counts as none', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('trip', '{"version":1,"answers":{"days":"x"}}'),
  );
  await open(page, '/requisitos');
  await expect(agreement(page)).not.toBeChecked();
  await askAboutStudies(page);
  await expect(page.getByRole('link', { name: toolLinks.d4.es })).toBeVisible();
});

test('with blocked storage the tools work and say that nothing is kept', async ({ page }) => {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: blocked });
  });
  await open(page, '/requisitos');
  await askAboutStudies(page);
  await agreement(page).click();
  await expect(page.getByText(savedAnswers.notKept.es)).toBeVisible();
  await expect(agreement(page)).not.toBeChecked();
  await page.getByRole('link', { name: toolLinks.d4.es }).click();
  await expect(planPassport(page)).toHaveValue('MX');
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`nothing moves where answers come back, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      const answers = {
        passport: 'MX',
        purpose: 'study',
        days: 180,
        term: '2027-06',
        city: 'busan',
      };
      localStorage.setItem('trip', JSON.stringify({ version: 1, answers }));
      Object.assign(window, { moved: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, {
            moved: Reflect.get(window, 'moved') + Reflect.get(entry, 'value'),
          });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/requisitos#comprobador', '/presupuesto']) {
      await open(page, path);
      await expect(agreement(page)).toBeChecked();
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => Reflect.get(window, 'moved') as number)).toBeLessThan(0.02);
    }
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the plan and the calculator hand on what they know', async ({ page }) => {
    await page.goto('/estudiar');
    await plan(page).getByRole('link', { name: 'Calcula 6 meses' }).click();
    await expect(page.getByRole('textbox', { name: 'Duración' })).toHaveValue('6');
    await expect(agreement(page)).toBeHidden();
    await page.goto(`${pathTo('budget', 'es')}?step=results&city=busan&purpose=study&duration=6`);
    await expect(page.getByRole('link', { name: toolLinks.study.es })).toHaveAttribute(
      'href',
      '/estudiar?days=180&city=busan',
    );
  });
});
