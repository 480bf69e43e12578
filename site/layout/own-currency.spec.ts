import type { Page } from '@playwright/test';
import { ownCurrency } from '#content/text/own-currency.ts';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';
import { formats } from '#content/formats.ts';
import { exchangeRates, ratesDay } from '#content/register/exchange-rates.ts';
import { addDays } from '#domain/time/days.ts';
import { expect, hydrated, open, test } from '../../tests/fixtures.ts';
import { phone } from '../../tests/site.ts';

const text = localize(ownCurrency, 'es');

declare global {
  interface Window {
    shifted?: number;
  }
}

const panel = (page: Page) => page.getByRole('dialog', { name: text.heading });

/** Opens the panel from the foot of the page. */
async function openPanel(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: text.open }).click();
  await expect(panel(page)).toBeVisible();
}

async function choose(page: Page, currency: string, rate: string): Promise<void> {
  await openPanel(page);
  await panel(page).getByLabel(text.label).selectOption(currency);
  await panel(page).getByLabel(text.rate).fill(rate);
  await panel(page).getByRole('button', { name: text.show }).click();
  await expect(panel(page)).toBeHidden();
}

/** What each amount that is shown says, with the visitor's currency. */
const amounts = (page: Page) =>
  page.locator('main won-amount:visible').evaluateAll((all) =>
    all.map((each) => ({
      krw: each.getAttribute('krw') ?? '',
      own: (each.shadowRoot?.textContent ?? '').replaceAll('\u00a0', ' ').trim(),
    })),
  );

/** Each amount has pesos beside it that are near what it comes to. */
async function expectPesos(page: Page): Promise<void> {
  const shown = await amounts(page);
  expect(shown.length, page.url()).toBeGreaterThan(0);
  for (const { krw, own } of shown.filter((each) => each.krw !== '0')) {
    const most = (Math.max(...krw.split(' ').map(Number)) * 13.5) / 1000;
    expect(own, `${page.url()} ${krw}`).toContain('MXN');
    const written = Number(
      (own.split(/[-–]/).at(-1) ?? '')
        .replaceAll(/[^\d.,]/g, '')
        .replaceAll(/[.,](?=\d{3})/g, '')
        .replace(',', '.'),
    );
    expect(Math.abs(written - most), `${krw}: ${own}`).toBeLessThanOrEqual(most * 0.05 + 0.005);
  }
}

test('without a choice nothing stands beside an amount', async ({ page }) => {
  await open(page, pathTo('transport', 'es'));
  expect((await amounts(page)).map(({ own }) => own).join('')).toBe('');
});

test('a currency and a rate of one’s own stand beside every amount, until they are removed', async ({
  page,
}) => {
  await open(page, pathTo('transport', 'es'));
  await choose(page, 'MXN', '13,5');
  await expectPesos(page);
  // Read as text of the page, in the accessibility tree too.
  const first = page.locator('main won-amount:visible').first();
  await expect(first).toMatchAriaSnapshot(`- text: /₩ ≈ .* MXN/`);

  for (const id of ['seoul', 'requirements', 'seoul-5days', 'student-costs'] as const) {
    await page.goto(pathTo(id, 'es'));
    await expectPesos(page);
  }
  await page.emulateMedia({ media: 'print' });
  await expectPesos(page);
  await page.emulateMedia({ media: 'screen' });
  await page.reload();
  await expectPesos(page);
  const structured = await page.locator('script[type="application/ld+json"]').textContent();
  expect(structured).not.toContain('MXN');
  await page.goto(pathTo('transport', 'en'));
  await expectPesos(page);
  await page.goto(pathTo('transport', 'es'));
  await openPanel(page);
  const today = await page.evaluate(() => {
    const now = new Date();
    return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
  });
  await expect(panel(page)).toContainText(text.rates.own.replace('{date}', formats.es.date(today)));
  await panel(page).getByRole('button', { name: text.remove }).click();
  expect((await amounts(page)).map(({ own }) => own).join('')).toBe('');
  expect(await page.evaluate(() => localStorage.getItem('currency'))).toBeNull();
});

test.describe('a browser from Mexico', () => {
  test.use({ locale: 'es-MX' });

  test('has pesos at the rate of a day after two presses above the first price', async ({
    page,
  }) => {
    await open(page, pathTo('transport', 'es'));
    await page.getByRole('main').getByRole('button', { name: text.open }).click();
    await expect(panel(page).getByLabel(text.label)).toHaveValue('MXN');
    const rate = new Intl.NumberFormat('es').format(exchangeRates['MXN'] ?? 0);
    await expect(panel(page).getByLabel(text.rate)).toHaveValue(rate);
    await expect(panel(page)).toContainText(formats.es.date(ratesDay));
    await panel(page).getByRole('button', { name: text.show }).click();
    await expectPesos(page);
    // A rate of the visitor's own wins.
    await choose(page, 'MXN', '13,5');
    await page.reload();
    await openPanel(page);
    await expect(panel(page).getByLabel(text.rate)).toHaveValue('13,5');
  });

  test('is told once that rate is over two months old', async ({ page }) => {
    await page.clock.setFixedTime(new Date(`${addDays(ratesDay, 61)}T12:00:00Z`));
    await open(page, pathTo('transport', 'es'));
    await openPanel(page);
    await expect(panel(page)).toContainText('de hace más de dos meses');
  });
});

test('a rate that is no number is explained', async ({ page }) => {
  await open(page, pathTo('transport', 'es'));
  await openPanel(page);
  await panel(page).getByLabel(text.label).selectOption('MXN');
  await panel(page).getByLabel(text.rate).fill('trece');
  await panel(page).getByRole('button', { name: text.show }).click();
  await expect(panel(page).getByRole('alert')).toHaveText(text.invalid);
  await expect(panel(page).getByLabel(text.rate)).toBeFocused();
  await panel(page).getByRole('button', { name: text.close }).click();
  expect((await amounts(page)).map(({ own }) => own).join('')).toBe('');
});

test('where storage is blocked, the page says that it shows the currency alone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const blocked = (): Storage => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: blocked });
  });
  await open(page, pathTo('transport', 'es'));
  await openPanel(page);
  await panel(page).getByLabel(text.label).selectOption('MXN');
  await panel(page).getByLabel(text.rate).fill('13,5');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('alert')).toHaveText(text.unsaved);
  await page.keyboard.press('Escape');
  await expectPesos(page);
  await openPanel(page);
  await expect(panel(page).getByLabel(text.rate)).toHaveValue('13,5');
  await panel(page).getByRole('button', { name: text.remove }).click();
  expect((await amounts(page)).map(({ own }) => own).join('')).toBe('');
});

test('a tool shows its result in the currency, too @main', async ({ page }) => {
  await open(page, `${pathTo('budget', 'es')}?city=busan&step=results`);
  await hydrated(page);
  await page.getByLabel(text.label).first().selectOption('MXN');
  await page.getByLabel(text.rate).first().fill('13,5');
  await page.locator('main').getByRole('button', { name: 'Verla en toda la guía' }).click();
  await expect(panel(page).getByLabel(text.label)).toHaveValue('MXN');
  await expect(panel(page).getByLabel(text.rate)).toHaveValue('13,5');
  await panel(page).getByRole('button', { name: text.show }).click();
  await expectPesos(page);
  await page.goto(`${pathTo('transport', 'es')}#fares`);
  await hydrated(page);
  await expectPesos(page);
});

test('the calculator takes the rate that was chosen before, until another is typed', async ({
  page,
}) => {
  await open(page, pathTo('transport', 'es'));
  await choose(page, 'PHP', '40,5');
  await open(page, `${pathTo('budget', 'es')}?step=results`);
  const main = page.getByRole('main');
  await expect(main.getByLabel(text.rate)).toHaveValue('40,5');
  await expect(main.getByLabel(text.label)).toHaveValue('PHP');
  await expect(main.locator('output').filter({ hasText: 'PHP' })).toBeVisible();
  await main.getByLabel(text.rate).fill('41');
  await expect(main.getByLabel(text.rate)).toHaveValue('41');
  await expect(page).toHaveURL(/currency=PHP&rate=41/);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the panel is opened from the menu, and pages stay whole', async ({ page }) => {
    await open(page, pathTo('transport', 'es'));
    await page.getByRole('banner').locator('summary:visible').first().click();
    await page.locator('#menu-mobile').getByRole('button', { name: text.open }).click();
    await panel(page).getByLabel(text.label).selectOption('MXN');
    await panel(page).getByLabel(text.rate).fill('13,5');
    await panel(page).getByRole('button', { name: text.show }).click();
    for (const id of ['transport', 'arriving', 'accommodation', 'study', 'changes'] as const) {
      await page.goto(pathTo(id, 'es'));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, id).toBe(phone.width);
    }
  });

  test('nothing moves when a page is opened with a currency', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem(
        'currency',
        JSON.stringify({ currency: 'MXN', rate: 13.5, date: '2026-11-20' }),
      );
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          window.shifted = (window.shifted ?? 0) + (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const id of ['transport', 'seoul', 'seoul-5days'] as const) {
      await page.goto(pathTo(id, 'es'));
      await hydrated(page);
      await expectPesos(page);
      expect(await page.evaluate(() => window.shifted), id).toBeLessThan(0.001);
    }
  });
});
