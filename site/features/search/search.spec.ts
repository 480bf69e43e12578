import { text } from '#content/text/search.ts';
import { locales } from '#content/locale.ts';
import { pathTo, searchIndexPath } from '#content/pages.ts';
import type { SearchIndex } from './search-index.ts';
import { expect, hydrated, open, test } from '../../../tests/fixtures.ts';

const spanish = pathTo('search', 'es');
const asking = (query: string) => `${spanish}?q=${encodeURIComponent(query)}`;

test('finds while typing: slips, accents, Hangul; the URL follows @main', async ({ page }) => {
  await open(page, spanish);
  const field = page.getByRole('searchbox', { name: text.field.es });
  // An answer may stand above the results.
  const results = page
    .getByRole('main')
    .getByRole('region')
    .filter({ hasNot: page.getByRole('article') });
  const first = results.getByRole('listitem').first();
  await expect(page.getByRole('heading', { name: text.suggestions.es })).toBeVisible();
  for (const query of [
    '경복궁',
    'Gyeongbokgung',
    'gyeonbokgun',
    'PALACIO GYEONGBOKGUNG',
    'palácio',
  ]) {
    await field.fill(query);
    await expect(first.getByRole('link'), query).toHaveAttribute(
      'href',
      /#(?:gyeongbok|changdeok)gung$/,
    );
    await expect(first.locator('mark').first(), query).toBeVisible();
  }
  await expect(page).toHaveURL(asking('palácio'));
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/turismo\/seul#/);
  await page.goBack();
  await expect(field).toHaveValue('palácio');
  await expect(first).toBeVisible();
});

test('an unfruitful, a very long and a hostile input do no harm', async ({ page }) => {
  await open(page, asking('<img src=x onerror=alert(1)> xyzzyqw'));
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toContainText('<img src=x onerror=alert(1)>');
  await expect(page.getByRole('main').locator('img[src="x"]')).toHaveCount(0);
  const field = page.getByRole('searchbox');
  await field.fill('qwxyz '.repeat(500));
  await expect(status).toContainText('qwxyz');
  await page.getByRole('link', { name: 'bibimbap', exact: true }).click();
  await expect(field).toHaveValue('bibimbap');
  await expect(page.locator('mark').first()).toBeVisible();
  await field.fill('');
  await expect(status).toBeEmpty();
  await expect(page).toHaveURL(spanish);
});

test('the answer of the document stands once and needs no index', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const document = await (await page.request.get(asking('bibimbap'))).text();
  await open(page, asking('bibimbap'));
  const first = page.getByRole('main').getByRole('region').getByRole('listitem').first();
  const contexts = await first.locator('p > span').allInnerTexts();
  const longest = contexts.toSorted((a, b) => b.length - a.length)[0] ?? '';
  expect(longest.length).toBeGreaterThan(20);
  expect(document.split(longest), longest).toHaveLength(2);
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain(searchIndexPath('es'));
  await page.getByRole('searchbox').focus();
  await expect.poll(() => asked).toContain(searchIndexPath('es'));
  await expect(first).toBeVisible();
});

test('goes on without a connection once it has begun', async ({ page, context, allowed }) => {
  // Drawings that were not kept give way to their ground.
  allowed.push(/ERR_INTERNET_DISCONNECTED \(.*\.svg\)/);
  await open(page, spanish);
  const field = page.getByRole('searchbox');
  const status = page.getByRole('main').getByRole('status');
  // Its answer has prices, so that the typeface of the won sign is there too.
  await field.fill('taxi');
  await expect(status).toContainText('«taxi»');
  await page.evaluate(() => document.fonts.ready);
  await context.setOffline(true);
  await field.fill('templo');
  await expect(status).toContainText('«templo»');
  await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
  await expect(page).toHaveURL(asking('templo'));
});

test('the key / leads into the field, unless somebody types or has switched it off', async ({
  page,
}) => {
  await open(page, pathTo('contact', 'es'));
  const name = page.getByRole('textbox').first();
  await name.focus();
  await page.keyboard.press('/');
  await expect(name).toHaveValue('/');
  await page.getByRole('heading', { level: 1 }).click();
  // Nothing of what is typed at once is lost.
  await page.keyboard.type('/keta españoles');
  const field = page.getByRole('searchbox');
  await expect(field).toHaveValue('keta españoles');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'keta españoles');
  await hydrated(page);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('keta españoles');
  await page.getByRole('checkbox', { name: text.slash.es }).uncheck();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await expect(field).not.toBeFocused();
});

test('every result leads to an anchor that its page has', async ({ request }) => {
  const missing: string[] = [];
  for (const locale of locales) {
    const answer = await request.get(searchIndexPath(locale));
    const { documents, answers } = (await answer.json()) as SearchIndex;
    const links = [...documents, ...answers.flatMap((each) => each.links)];
    const pages = Map.groupBy(links, ({ href }) => href.replace(/#.*/, ''));
    for (const [path, found] of pages) {
      const html = await (await request.get(path)).text();
      for (const { href } of found) {
        const [, anchor] = href.split('#');
        if (anchor && !html.includes(`id="${anchor}"`)) missing.push(href);
      }
    }
  }
  expect(missing).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    test(`the server answers in ${locale}`, async ({ page }) => {
      await page.goto(pathTo('home', locale));
      await page.getByRole('banner').getByRole('link', { name: text.menu.label[locale] }).click();
      await page.getByRole('searchbox').fill(`  ${'gyeonbokgung '.repeat(9)}`);
      await page.getByRole('button', { name: text.submit[locale], exact: true }).click();
      await expect(page).toHaveURL(/\?q=/);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('mark').first()).toHaveText('Gyeongbokgung');
      await page.goto(`${pathTo('search', locale)}?q=%3Cxyzzyqw%3E`);
      await expect(page.getByRole('main').getByRole('status')).toContainText('<xyzzyqw>');
      await expect(page.getByRole('heading', { name: text.suggestions[locale] })).toBeVisible();
    });
  }
});
