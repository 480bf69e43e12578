import type { Page } from '@playwright/test';
import { text } from '#content/text/gastronomy.ts';
import { dishes } from '#content/data/dishes.ts';
import { embassies } from '#content/data/embassies.ts';
import { expect, open, test } from '../fixtures.ts';

test('a guide prints black on white in the dark, without chrome, folded parts and URLs in full', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, '/turismo/seul');
  await page.emulateMedia({ media: 'print' });

  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  // The line of a chapter is its heading.
  const chrome =
    'footer, nav, button, form, summary:not(:has(h3)), body > a, section[aria-labelledby=consent-title]';
  await expect(page.locator(chrome).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText(/^https?:\/\/[^ ]+\/turismo\/seul$/)).toBeVisible();

  const palace = page.locator('#gyeongbokgung');
  await expect(palace.locator('details')).not.toHaveAttribute('open');
  await expect(palace.getByText('서울특별시 종로구 사직로 161').first()).toBeVisible();
  const site = palace.getByRole('link', { name: 'royal.khs.go.kr' });
  expect(await contentAfter(page, await site.getAttribute('href'))).toContain('https://royal.khs');

  // Lazy pictures come, two sights share a sheet, and the lines of the city follow.
  expect(await sheets(page)).toBeLessThanOrEqual(13);
  const missing = page.locator('main img').filter({ visible: true });
  const states = missing.evaluateAll((all) =>
    all.map((image) => (image as HTMLImageElement).naturalWidth > 0),
  );
  expect(new Set(await states)).toEqual(new Set([true]));
});

test('the driver’s card and every day of an itinerary print', async ({ page }) => {
  await open(page, '/turismo/seul');
  const palace = page.locator('#gyeongbokgung');
  await palace.locator('summary').click();
  await palace.getByRole('button', { name: 'Enseñar al taxista' }).click();
  await expect(palace.getByRole('dialog')).toBeVisible();
  expect(await sheets(page)).toBe(1);

  await open(page, '/itinerarios');
  await page.emulateMedia({ media: 'print' });
  for (const day of await page.getByRole('tabpanel', { includeHidden: true }).all()) {
    await expect(day).toBeVisible();
  }
});

test('each dish prints with all that its window says', async ({ page }) => {
  await open(page, '/gastronomia');
  const diets = page.getByText(text.dishes.diet.es, { exact: true }).filter({ visible: true });
  await expect(diets).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(diets).toHaveCount(dishes.length);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(diets).toHaveCount(0);
});

/** What the style sheet writes after the link. */
function contentAfter(page: Page, href: string | null): Promise<string> {
  return page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link) => {
      const { content } = getComputedStyle(link, '::after');
      return content.replace('attr(href)', link.getAttribute('href') ?? '');
    });
}

/** How many sheets of A4 the page takes. */
test('pages to carry print on a few sheets, with every country and line on them', async ({
  page,
}) => {
  for (const [path, most] of [
    ['/emergencias', 8],
    ['/embajadas', 8],
    ['/transporte/metro', 11],
  ] as const) {
    await open(page, path);
    expect(await sheets(page), path).toBeLessThanOrEqual(most);
  }
  await open(page, '/embajadas');
  await page.emulateMedia({ media: 'print' });
  for (const { id, country, hangul } of embassies) {
    const entry = page.getByRole('listitem').filter({ has: page.locator(`#${id}`) });
    await expect(entry.getByText(country.es, { exact: true }).first()).toBeVisible();
    await expect(entry.getByText(hangul, { exact: true }).first()).toBeVisible();
  }
});

async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

test('from a narrow window the header does not stand over the paper', async ({ page }) => {
  for (const width of [390, 794, 1180]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/itinerarios/corea-10-dias');
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toHaveCSS('position', 'relative');
    await page.emulateMedia({ media: 'screen' });
  }
});
