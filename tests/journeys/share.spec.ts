import type { Page } from '@playwright/test';
import { text as blog } from '#content/text/blog.ts';
import { text as budget } from '#content/text/budget.ts';
import { text as itineraries } from '#content/text/itineraries.ts';
import { placeText } from '#content/text/place-text.ts';
import { attractionOf } from '#content/data/attractions.ts';
import { itineraries as trips } from '#content/data/itineraries/itineraries.ts';
import { places } from '#content/data/places.ts';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';
import { expectInBothThemes } from '../audits/axe.ts';
import { expect, open, test } from '../fixtures.ts';
import { phone } from '../site.ts';

declare global {
  interface Window {
    shared?: ShareData[];
  }
}

const { share } = localize(placeText, 'es');
const palace = attractionOf('gyeongbokgung');
const card = `${pathTo('seoul', 'es')}#${palace.id}`;

const button = (page: Page, title: string, label: string = share.button) =>
  page.getByRole('button', { name: `${label}: ${title}`, exact: true });
const live = (page: Page, text: string) => page.locator('[aria-live=polite]', { hasText: text });
const field = (page: Page) => page.getByRole('textbox', { name: share.selected });
const shared = (page: Page) => page.evaluate(() => window.shared);

/** Opens the page of the palace, and its panel, where the button stands. */
async function openCard(page: Page, path: string) {
  await open(page, path);
  await page.locator(`#${palace.id} summary`).click();
}

/** Gives the page a sheet that records what it is given, and ends well or with an error. */
async function withSheet(page: Page, error?: string) {
  await page.addInitScript((name) => {
    window.shared = [];
    const record = (data: ShareData) => {
      window.shared?.push(data);
      return name ? Promise.reject(new DOMException('no', name)) : Promise.resolve();
    };
    Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
    Object.defineProperty(navigator, 'share', { value: record, configurable: true });
  }, error);
}

/** A desktop browser without a sheet, that copies or refuses. */
async function withoutSheet(page: Page, copying: 'allowed' | 'refused') {
  if (copying === 'allowed')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript((refused) => {
    delete (Navigator.prototype as Partial<Navigator>).share;
    if (!refused) return;
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new DOMException('denied', 'NotAllowedError')),
    });
  }, copying === 'refused');
}

test('the sheet gets the title, a line and the URL of the card', async ({ page, server }) => {
  await withSheet(page);
  await openCard(page, `${pathTo('seoul', 'es')}?utm_source=mail`);
  await button(page, palace.name.es).click();
  const text = share.text.replace('{name}', palace.name.es);
  expect(await shared(page)).toEqual([{ title: palace.name.es, text, url: server.url + card }]);
  await expect(button(page, palace.name.es)).toBeFocused();
  await expect(live(page, share.copied)).toHaveCount(0);
  const box = await button(page, palace.name.es).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
});

test('a sheet that is put away says nothing', async ({ page }) => {
  await withSheet(page, 'AbortError');
  await withoutClipboard(page);
  await openCard(page, pathTo('seoul', 'es'));
  await button(page, palace.name.es).press('Enter');
  expect(await shared(page)).toHaveLength(1);
  await expect(button(page, palace.name.es)).toBeFocused();
  await expect(field(page)).toHaveCount(0);
  await expect(live(page, share.copied)).toHaveCount(0);
});

/** Copying would show. */
const withoutClipboard = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new Error('nothing was to be copied')),
    });
  });

test('a sheet that fails leaves the URL copied', async ({ page, context, server }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await withSheet(page, 'NotAllowedError');
  await openCard(page, pathTo('seoul', 'es'));
  await button(page, palace.name.es).click();
  await expect(live(page, share.copied)).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(server.url + card);
});

test('without a sheet the URL is copied; the button says so for a moment @main', async ({
  page,
  server,
}) => {
  await withoutSheet(page, 'allowed');
  await page.clock.install();
  await openCard(page, pathTo('seoul', 'es'));
  await button(page, palace.name.es, share.copy).focus();
  await page.keyboard.press('Enter');
  await expect(button(page, palace.name.es, share.copied)).toBeFocused();
  await expect(live(page, share.copied)).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(server.url + card);
  await page.clock.fastForward(5000);
  await expect(button(page, palace.name.es, share.copy)).toBeFocused();
});

test('where copying is refused the URL stands selected in a field', async ({ page, server }) => {
  await withoutSheet(page, 'refused');
  await page.setViewportSize(phone);
  await openCard(page, pathTo('seoul', 'es'));
  await button(page, palace.name.es, share.copy).press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(server.url + card);
  await expect(field(page)).not.toBeEditable();
  expect(await page.evaluate(() => String(getSelection()))).toBe(server.url + card);
  await expectInBothThemes(page, 'URL to copy');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await expect(button(page, palace.name.es, share.copy)).toBeFocused();
});

test('a place of the map leads to its card, or to its kind on the map', async ({
  page,
  server,
}) => {
  await withSheet(page);
  const cafe = places.find(({ type, hangul }) => type === 'cafe' && hangul);
  const sight = places.find(({ attraction }) => attraction === palace.id);
  if (!cafe || !sight) throw new Error('no such places');
  await open(page, pathTo('tourism', 'en'));
  await page.locator('#map-list summary').first().click();
  for (const { id, name } of [sight, cafe]) {
    await page.locator(`button[data-place="${id}"]`).click();
    const popup = page.getByRole('dialog', { name: name.en });
    await popup.locator('summary').click();
    await popup.getByRole('button', { name: `Share: ${name.en}` }).click();
  }
  const tourism = `${server.url}${pathTo('tourism', 'en')}`;
  expect((await shared(page))?.map(({ url }) => url)).toEqual([
    `${server.url}${pathTo('seoul', 'en')}#${palace.id}`,
    `${tourism}?city=${cafe.city}&type=cafe&place=${cafe.id}#map`,
  ]);
});

test('a trip is shared at the day in view, a budget with its plan, an article whole', async ({
  page,
  server,
}) => {
  await withSheet(page);
  const trip = trips.find(({ id }) => id === 'busan-3days');
  if (!trip) throw new Error('no such trip');
  await open(page, pathTo('busan-3days', 'es'));
  await page.getByRole('tab').nth(1).click();
  await button(page, trip.title.es).click();
  const line = itineraries.share.text.es.replace('{name}', trip.title.es);
  expect(await shared(page)).toEqual([
    {
      title: trip.title.es,
      text: line,
      url: `${server.url}${pathTo('busan-3days', 'es')}?day=2#plan`,
    },
  ]);

  const query = '?step=results&city=busan&duration=4&durationType=weeks';
  await open(page, pathTo('budget', 'en') + query);
  await button(page, '4 weeks in Busan', placeText.share.button.en).click();
  const [plan] = (await shared(page)) ?? [];
  const [before = ''] = budget.results.share.text.en.split('{name}');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, '4 weeks in Busan', placeText.share.copy.en).click();
  await expect(live(page, placeText.share.copied.en)).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(plan?.url);
  expect(plan?.text).toMatch(new RegExp(`^${before}4 weeks in Busan: ₩[\\d,]+$`));
  const { origin, pathname, searchParams } = new URL(plan?.url ?? '');
  expect(origin + pathname).toBe(server.url + pathTo('budget', 'en'));
  expect(Object.fromEntries(searchParams)).toMatchObject({
    step: 'results',
    city: 'busan',
    duration: '4',
    durationType: 'weeks',
  });

  await open(page, pathTo('korean-from-scratch', 'en'));
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await button(page, heading, placeText.share.button.en).click();
  expect(await shared(page)).toEqual([
    {
      title: heading,
      text: blog.share.text.en.replace('{name}', heading),
      url: server.url + pathTo('korean-from-scratch', 'en'),
    },
  ]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing offers to share', async ({ page }) => {
    for (const id of ['seoul', 'busan-3days', 'korean-from-scratch'] as const) {
      await page.goto(pathTo(id, 'es'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: share.button })).toHaveCount(0);
    }
  });
});
