import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { text } from '#content/text/budget.ts';
import { stayBudget } from '#content/text/stay-budget.ts';
import { stayAnchor } from '#domain/trips/stay-query.ts';
import { pricesToday } from '#content/data/prices-today.ts';
import type { Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';
import { BUDGET_DEFAULTS, type BudgetInputs } from '#domain/budget/budget-inputs.ts';
import { calculateBudget } from '#domain/budget/budget.ts';
import { budgetToday } from '#domain/budget/budget-today.ts';
import { fill } from '#domain/text/fill.ts';
import { expectNoViolations } from '../../../tests/audits/axe.ts';
import { hydrated, expect, open, test } from '../../../tests/fixtures.ts';
import { desktop, journeyLocales, languageName, mainIn, phone } from '../../../tests/site.ts';

const won = (amount: number, locale: Locale) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'KRW',
    currencyDisplay: 'narrowSymbol',
  }).format(amount);

const totalOf = (patch: Partial<BudgetInputs>) =>
  calculateBudget({ ...BUDGET_DEFAULTS, ...patch }).total;

const result = (page: Page) => page.locator('section[aria-labelledby="budget-results"]');

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let count = 0; count < 60; count++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not reach it');
}

for (const locale of journeyLocales) {
  const budgetText = localize(text, locale);
  const path = pathTo('budget', locale);

  test(`the keyboard alone leads to the result in ${locale}${mainIn(locale)}`, async ({ page }) => {
    await open(page, path);
    const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
    const next = page.getByRole('button', {
      name: new RegExp(budgetText.steps.next.split(':')[0] ?? ''),
    });
    const progress = page.getByRole('status').filter({ hasText: budgetText.steps.now.slice(0, 4) });
    const previous = page.getByRole('button', { name: budgetText.steps.previous });
    await expect(previous).toBeDisabled();
    await expect(previous).toHaveAccessibleDescription(budgetText.steps.first);
    await expect(progress).toContainText('20');

    await tabTo(page, page.getByRole('radio', { name: budgetText.cities.seoul.name }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: budgetText.cities.busan.name })).toBeChecked();
    await tabTo(page, next);
    await page.keyboard.press('Enter');

    await expect(heading(budgetText.purpose.heading)).toBeFocused();
    await expect(page.getByRole('group', { name: budgetText.purpose.heading })).toBeVisible();
    await expect(progress).toContainText('40');
    await expectNoViolations(page, 'purpose', { within: 'main' });
    await tabTo(page, page.getByRole('radio', { name: budgetText.purposes.study.name }));
    await page.keyboard.press('ArrowDown');
    await tabTo(page, next);
    await page.keyboard.press('Enter');

    await expect(heading(budgetText.duration.heading)).toBeFocused();
    const number = page.getByRole('textbox', { name: budgetText.duration.number });
    await tabTo(page, number);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('muchos');
    await page.keyboard.press('Tab');
    await expect(number).toHaveValue('1');
    await page.keyboard.press('Enter');
    await expect(number).toHaveValue('2');
    await expectNoViolations(page, 'duration', { within: 'main' });
    await tabTo(page, next);
    await page.keyboard.press('Enter');

    await expect(heading(budgetText.preferences.heading)).toBeFocused();
    await tabTo(page, page.getByRole('checkbox', { name: budgetText.includes.includeFood.name }));
    await page.keyboard.press('Space');
    await expectNoViolations(page, 'preferences', { within: 'main' });
    await tabTo(page, page.getByRole('button', { name: budgetText.steps.show }));
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
    const plan = { city: 'busan', purpose: 'tourism', duration: 2, includeFood: false } as const;
    await expect(result(page)).toContainText(won(totalOf(plan), locale));
    // Food and education come to nothing: no card for either, and one for the total.
    await expect(result(page).getByRole('heading', { level: 4 })).toHaveCount(6);
    await expect(progress).toContainText('100');
    await expectNoViolations(page, 'results', { within: 'main' });
  });

  test(`the form gives the result in ${locale} without JavaScript`, async ({ browser, server }) => {
    const page = await browser.newPage({ baseURL: server.url, javaScriptEnabled: false });
    await page.goto(path);
    await page.getByRole('radio', { name: budgetText.cities.busan.name }).check();
    await page.getByRole('textbox', { name: budgetText.duration.number }).fill('6');
    await page.getByRole('checkbox', { name: budgetText.includes.includeTransport.name }).uncheck();
    await page.getByRole('button', { name: budgetText.steps.show }).click();
    const plan = { city: 'busan', duration: 6, includeTransport: false } as const;
    await expect(result(page)).toContainText(won(totalOf(plan), locale));
    await expect(page.getByRole('button', { name: budgetText.results.share.copy })).toBeHidden();
    await page.locator('#budget-once-flight').fill('900000');
    await page.getByRole('button', { name: budgetText.once.add }).click();
    await expect(page.locator('.budget-once-sum')).toContainText(
      won(totalOf(plan) + 900_000, locale),
    );
    await expect(page.locator('#budget-once-flight')).toHaveValue('900000');
    await page.getByRole('link', { name: budgetText.results.change }).click();
    await expect(page.getByRole('radio', { name: budgetText.cities.busan.name })).toBeChecked();
    await page.close();
  });
}

test('back, reload, sharing and the other language keep the plan', async ({ page }) => {
  const budgetText = localize(text, 'es');
  await open(page, '/presupuesto?step=duration&city=busan');
  await page.getByRole('radio', { name: budgetText.units.weeks.name }).check();
  await page.getByRole('button', { name: budgetText.duration.more }).click();
  await page.getByRole('button', { name: /Siguiente/ }).click();
  await expect(page).toHaveURL(/step=preferences/);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: budgetText.duration.number })).toHaveValue('4');
  await expect(page.getByRole('radio', { name: budgetText.units.weeks.name })).toBeChecked();
  await page.goForward();
  await page.reload();
  await hydrated(page);
  await page.getByRole('radio', { name: budgetText.levels.premium.name }).check();
  await page.getByRole('button', { name: budgetText.steps.show }).click();
  const plan = {
    city: 'busan',
    duration: 4,
    durationType: 'weeks',
    budgetLevel: 'premium',
  } as const;
  await expect(result(page)).toContainText(won(totalOf(plan), 'es'));
  await page.getByRole('banner').getByRole('link', { name: languageName.en }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(result(page)).toContainText(won(totalOf(plan), 'en'));
  await hydrated(page);
  // A single change is a link to its own result.
  await page.getByRole('link', { name: 'Live in Seoul' }).click();
  await expect(page.getByRole('heading', { name: '4 weeks in Seoul' })).toBeFocused();
  await expect(result(page)).toContainText(won(totalOf({ ...plan, city: 'seoul' }), 'en'));
});

test('edited URLs become the nearest plan', async ({ page }) => {
  const addresses: readonly (readonly [string, Partial<BudgetInputs>])[] = [
    ['city=paris&duration=99&budgetLevel=', { duration: 12 }],
    ['duration=-4&durationType=years', { duration: 1 }],
    ['duration=NaN&includeFood=maybe', { duration: 1, includeFood: false }],
    ['currency=XYZ&rate=%3Cb%3E&accommodation=__proto__', {}],
  ];
  for (const [query, plan] of addresses) {
    await open(page, `/presupuesto?step=results&${query}`);
    await expect(result(page)).toContainText(won(totalOf(plan), 'es'));
    await expect(page.getByRole('main')).not.toContainText(/NaN|undefined|Infinity/);
  }
  await open(page, '/presupuesto?step=nowhere');
  await expect(page.getByRole('heading', { name: text.destination.heading.es })).toBeVisible();
});

test('two presses in a row go one step, and Back takes it back', async ({ page }) => {
  await open(page, '/presupuesto');
  const next = page.getByRole('button', { name: /^Siguiente/ });
  await next.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  const heading = (written: string) => page.getByRole('heading', { level: 2, name: written });
  await expect(heading(text.purpose.heading.es)).toBeFocused();
  await page.goBack();
  await expect(heading(text.destination.heading.es)).toBeVisible();
});

test('the file, the table and the paper say what the page says', async ({ page }) => {
  const budgetText = localize(text, 'es');
  await open(page, '/presupuesto?step=results&durationType=weeks&duration=7');
  await page.getByText(budgetText.breakdown.table).click();
  const table = page.getByRole('table', { name: /Desglose/ });
  const rows = table.locator('tbody tr');
  const shown = await rows.evaluateAll((list) =>
    list.map((row) => {
      const cells = [...row.children].map((cell) => cell.textContent ?? '');
      return cells.map((written, index) => (index === 0 ? written : written.replace(/\D/g, '')));
    }),
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: budgetText.results.csv }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(budgetText.results.file);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  // The share is the page's alone.
  for (const [name, , ...amounts] of shown) expect(lines).toContain([name, ...amounts].join(';'));
  expect(shown.length).toBe(8);
  await expect(result(page)).toContainText(
    won(totalOf({ durationType: 'weeks', duration: 7 }), 'es'),
  );

  await result(page).getByLabel(budgetText.currency.label).selectOption('PEN');
  await result(page).getByLabel(budgetText.currency.rate).fill('2,5');
  const soles = Math.round(totalOf({ durationType: 'weeks', duration: 7 }) * 0.0025);
  await expect(result(page).locator('form output')).toContainText(
    new Intl.NumberFormat('es', { useGrouping: 'always' }).format(soles),
  );

  await page.getByText(budgetText.breakdown.table).click();
  await expect(table).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(table).toBeVisible();
  await expect(page.getByRole('button', { name: budgetText.results.print })).toBeHidden();
  await expect(page.locator('section[aria-labelledby="budget-compare"]')).toHaveCSS(
    'break-before',
    'page',
  );
});

test('the total at today’s prices stands beside the total, in the file and in a shared link', async ({
  page,
  server,
}) => {
  const budgetText = localize(text, 'en');
  const path = '/budget?city=busan&duration=6&step=results';
  const plan = { ...BUDGET_DEFAULTS, city: 'busan', duration: 6 } as const;
  const today = fill(budgetText.results.today, {
    amount: won(budgetToday(plan, pricesToday), 'en'),
  });
  await open(page, path);
  await expect(result(page)).toContainText(won(totalOf(plan), 'en'));
  await expect(result(page)).toContainText(today);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: budgetText.results.csv }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(today);

  const html = await (await fetch(server.url + path)).text();
  const meta = (name: string) =>
    new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  expect(meta('title')).toBe('Budget: 6 months of study in Busan');
  expect(meta('description')).toContain('₩10,860,000');
  expect(meta('description')).toContain(today);
  expect(meta('url')).toMatch(/city=busan.*duration=6/);
});

test('what is paid once has a sum of its own, kept in the URL', async ({ page }) => {
  const budgetText = localize(text, 'es');
  const once = page.getByRole('form', { name: budgetText.once.heading });
  const line = (name: string) => once.locator('[aria-live] > span').filter({ hasText: name });
  await open(page, '/presupuesto?step=results');
  await once.getByLabel(budgetText.once.items.flight.name).fill('680 €');
  await once.getByRole('button', { name: /35\.000/ }).click();
  await expect(once.getByLabel(budgetText.once.items.card.name)).toHaveValue(/35\.000/);
  // 680 / 0.00068 and the residence card.
  await expect(line(budgetText.once.once)).toContainText(won(1_035_000, 'es'));
  await expect(line(budgetText.once.together)).toContainText(won(totalOf({}) + 1_035_000, 'es'));
  await expect(result(page)).toContainText(won(totalOf({}), 'es'));
  await expect(page).toHaveURL(/flight=680/);
  await page.reload();
  await hydrated(page);
  await expect(once.getByLabel(budgetText.once.items.flight.name)).toHaveValue('680 €');
  await once.getByLabel(budgetText.once.items.visa.name).fill('no sé');
  await expect(once.getByText(budgetText.once.invalid)).toBeVisible();
  await expect(line(budgetText.once.once)).toContainText(won(1_035_000, 'es'));
});

test('a URL that asks for too much says what was changed', async ({ page }) => {
  const budgetText = localize(text, 'es');
  const corrected = page.getByRole('status').filter({ hasText: budgetText.corrected.heading });
  await open(page, '/presupuesto?duration=99&purpose=xx&step=duration');
  await expect(corrected).toContainText(/99, pero el máximo es 12/);
  await expect(corrected).toContainText(/Propósito: .*«Estudiar»/);
  // A choice makes the URL one of the calculator's own.
  await page.getByRole('button', { name: budgetText.duration.less }).click();
  await expect(corrected).toBeHidden();
  await expect(page.getByRole('textbox', { name: budgetText.duration.number })).toHaveValue('11');
});

test('the unit stands beside the number, and one press makes months weeks', async ({ page }) => {
  const budgetText = localize(text, 'es');
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await open(page, '/presupuesto?step=duration&duration=10');
    const number = page.getByRole('textbox', { name: budgetText.duration.number });
    const months = page.getByRole('radio', { name: budgetText.units.months.name });
    await expect(months).toBeChecked();
    for (const control of [number, months]) await expect(control).toBeInViewport({ ratio: 1 });
    const gap = ((await months.boundingBox())?.y ?? 0) - ((await number.boundingBox())?.y ?? 0);
    expect(Math.abs(gap)).toBeLessThan(90);
    await expect(page.getByText('10 meses', { exact: true }).first()).toBeInViewport();
    await page.getByRole('radio', { name: budgetText.units.weeks.name }).check();
    await expect(page.getByText('10 semanas', { exact: true }).first()).toBeInViewport();
  }
});

test('whoever visits or stays under a month is led to the budget of a visit, filled in', async ({
  page,
}) => {
  const budgetText = localize(text, 'es');
  const link = page.getByRole('main').getByRole('link', { name: budgetText.visit.link });
  await open(page, '/presupuesto?step=duration&durationType=weeks&duration=4');
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: budgetText.duration.less }).click();
  await expect(link).toBeVisible();
  await open(page, '/presupuesto?step=results&durationType=weeks&duration=2');
  await expect(link).toBeVisible();
  await open(page, '/presupuesto?step=purpose');
  await expect(link).toBeHidden();
  await page.getByRole('radio', { name: budgetText.purposes.tourism.name }).check();
  await expect(link).toHaveAttribute('href', `${pathTo('itineraries', 'es')}#${stayAnchor}`);
  await open(
    page,
    '/presupuesto?step=results&purpose=tourism&city=busan&durationType=weeks&duration=2',
  );
  await link.click();
  await expect(page.getByLabel(stayBudget.fields.busan.es)).toHaveValue('14');
  await expect(page.getByLabel(stayBudget.fields.seoul.es)).toHaveValue('0');
  await expect(page.getByLabel(stayBudget.fields.people.es)).toHaveValue('1');
});
