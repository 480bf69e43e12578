import type { Locator, Page } from '@playwright/test';
import { addToTrip, addWindow, inTrip, tripLink } from '#content/text/add-to-trip.ts';
import { text } from '#content/text/my-trip-tool.ts';
import { localize } from '#content/localize.ts';
import { mapPath } from '#content/map-path.ts';
import { pathTo } from '#content/pages.ts';
import { expectAccessible } from '../../../tests/audits/axe.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';
import { desktop, phone } from '../../../tests/site.ts';

const tool = localize(text, 'es');
const words = localize(addWindow, 'es');
const said = (parts: readonly { es: string }[]) => parts.map(({ es }) => es).join('');
const add = said(addToTrip.place);

const dialog = (page: Page) => page.locator('dialog.trip-sheet');
const days = (page: Page) => dialog(page).getByRole('listitem').getByRole('button');
const toast = (page: Page) => page.locator('.trip-toast');
const link = (page: Page) => page.getByRole('banner').locator('a:has(trip-count)');
const count = (page: Page) => link(page).locator('trip-count');
const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name: new RegExp(`^${add} ?: ${name}`) });

interface Day {
  readonly stops: readonly { readonly of: string }[];
}

/** The trip as this tab keeps it. */
const stored = (page: Page) =>
  page.evaluate((): { days: readonly Day[]; tray: Day['stops'] } | undefined => {
    const kept = localStorage.getItem('my-trip') ?? sessionStorage.getItem('my-trip');
    return JSON.parse(kept ?? '{}').trip;
  });
const idsOn = async (page: Page, day: number) =>
  (await stored(page))?.days[day]?.stops.map(({ of }) => of);

/** Begins a trip in Seoul on a Tuesday, on which Gyeongbokgung is closed, which the device keeps. */
async function begin(page: Page) {
  const stops = (...ids: string[]) => ({ title: '', sleep: '', stops: ids.map((of) => ({ of })) });
  const trip = {
    name: '',
    start: '2027-04-06',
    people: 1,
    meals: 'usual',
    tray: [],
    days: [stops('bukchon'), stops('changdeokgung'), stops('haeundae')],
  };
  const record = { v: 1, rev: 1, stops: 3, trip, undo: [] };
  await page.addInitScript((kept) => {
    if (!localStorage.getItem('my-trip')) localStorage.setItem('my-trip', kept);
  }, JSON.stringify(record));
}

test.use({ viewport: desktop });

test('a card adds its place to the day that is chosen, and the message undoes it @main', async ({
  page,
}) => {
  await begin(page);
  await open(page, pathTo('seoul', 'es'));
  const card = page.locator('#gyeongbokgung');
  await button(card, 'Palacio Gyeongbokgung').click();
  await expect(days(page).first()).toHaveText(/^Miércoles 7Cabe a las \d+:\d\d$/);
  await expect(days(page).nth(1)).toHaveText(`Martes 6${tool.move.closed}`);
  await expect(days(page).nth(2)).toHaveText('Jueves 8Estás en Busan');
  await days(page).first().click();
  await expect(dialog(page)).toHaveCount(0);
  const inside = card.getByRole('button', { name: /^En tu viaje, ?día 2 ?: Palacio/ });
  await expect(inside).toBeFocused();
  await expect(page.locator('p[role=status]').last()).toHaveText(
    /^Palacio Gyeongbokgung, miércoles 7, \d+:\d\d\. /,
  );
  await expect(count(page)).toHaveText('4');
  await expect.poll(() => idsOn(page, 1)).toContain('gyeongbokgung');

  // The keyboard goes on from the button to what the message offers.
  await page.keyboard.press('Tab');
  await expect(toast(page).getByRole('button', { name: tool.toast.undo })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(card, 'Palacio Gyeongbokgung')).toBeFocused();
  await expect(count(page)).toHaveText('3');
  await expect.poll(() => idsOn(page, 1)).toEqual(['changdeokgung']);
});

test('the first place begins a trip, and the second asks whether to keep it', async ({ page }) => {
  await open(page, pathTo('seoul', 'es'));
  await expect(count(page)).toBeHidden();
  await expect(link(page)).toHaveAccessibleName(tripLink.name.es);
  await button(page.locator('#insadong'), 'Insadong').click();
  await expect(days(page)).toHaveText([
    words.first + words.firstSays,
    tool.board.tray + tool.move.tray,
  ]);
  await days(page).first().click();
  await expect(toast(page)).toContainText('Insadong, día 1');
  await expect(link(page)).toHaveAccessibleName(tripLink.count.one.es);
  await button(page.locator('#jogyesa'), 'Templo Jogyesa').click();
  await days(page).filter({ hasText: tool.board.tray }).click();
  await expect(toast(page)).toContainText(tool.keep.heading);
  expect(await page.evaluate(() => localStorage.getItem('my-trip'))).toBeNull();
  await toast(page).getByRole('button', { name: tool.keep.yes }).click();
  await expect.poll(() => stored(page)).toMatchObject({ tray: [{ of: 'jogyesa' }] });
  // The next page counts before its scripts run.
  await page.goto(pathTo('faq', 'es'), { waitUntil: 'commit' });
  await expect(count(page)).toHaveText('2');
  await link(page).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Insadong' })).toBeVisible();
});

test('a place of the trip says on which day it is, moves and goes', async ({ page }) => {
  await begin(page);
  await open(page, pathTo('seoul', 'es'));
  const card = page.locator('#bukchon');
  await card.getByRole('button', { name: /^En tu viaje, ?día 1/ }).click();
  await expect(days(page).filter({ hasText: tool.move.here })).toBeDisabled();
  await days(page).filter({ hasText: 'Miércoles 7' }).click();
  await expect.poll(() => idsOn(page, 0)).toEqual([]);
  await card.getByRole('button', { name: /^En tu viaje, ?día 2/ }).click();
  await dialog(page).getByRole('button', { name: words.remove }).click();
  await expect(button(card, 'Aldea hanok')).toBeFocused();
  await expect(count(page)).toHaveText('2');
});

test('the map, an itinerary, the search, a shopping area and a dish add as well', async ({
  page,
}) => {
  await begin(page);
  const toTray = async () => {
    await days(page).filter({ hasText: tool.board.tray }).click();
    await expect(toast(page)).toBeVisible();
  };
  const cafe = { id: 'hakrim-dabang', city: 'seoul', type: 'cafe' } as const;
  await open(page, mapPath(cafe, 'es'));
  await button(page.locator('.map-popup'), '').click();
  await toTray();
  await expect(page.locator('.map-popup')).toBeVisible();

  await open(page, pathTo('seoul-5days', 'es'));
  await button(page.locator('#day-1'), 'Almuerzo en el mercado Tongin').click();
  await toTray();

  await open(page, `${pathTo('search', 'es')}?q=deoksugung`);
  await button(page.getByRole('main'), 'Palacio Deoksugung').click();
  await toTray();

  await open(page, `${pathTo('shopping', 'es')}#namdaemun`);
  await button(page.locator('#namdaemun'), 'Mercado de Namdaemun').click();
  await toTray();

  // The window of a dish stands over the page, and the message within it.
  await open(page, `${pathTo('gastronomy', 'es')}#tteokbokki`);
  await button(page.locator('.dish-dialog'), 'mercado Gwangjang').click();
  await toTray();
  await page
    .locator('.dish-dialog')
    .getByRole('button', { name: tool.toast.undo, exact: true })
    .click();
  await expect(toast(page)).toBeHidden();

  await open(page, pathTo('more-seoul', 'es'));
  await button(page.locator('#bukhansan'), '').click();
  await toTray();
  await open(page, pathTo('other-destinations', 'es'));
  await button(page.locator('#jeju'), '').click();
  await toTray();
  await expect
    .poll(async () => (await stored(page))?.tray.map(({ of }) => of))
    .toEqual([
      'hakrim-dabang',
      'seoul-5days/tongin-lunch',
      'deoksugung',
      'namdaemun-market',
      'bukhansan',
      'jeju',
    ]);
});

test('a place is in the trip when something that an itinerary does there is', async ({ page }) => {
  await begin(page);
  await open(page, pathTo('seoul-5days', 'es'));
  await button(page.locator('#day-1'), 'Palacio Gyeongbokgung').click();
  await days(page).filter({ hasText: 'Miércoles 7' }).click();
  await expect.poll(() => idsOn(page, 1)).toHaveLength(2);
  await open(page, pathTo('seoul', 'es'));
  const inside = page
    .locator('#gyeongbokgung')
    .getByRole('button', { name: /^En tu viaje, ?día 2/ });
  await inside.click();
  await expect(days(page).filter({ hasText: tool.move.here })).toHaveText(/^Miércoles 7/);
  await dialog(page).getByRole('button', { name: words.remove }).click();
  await expect.poll(() => idsOn(page, 1)).toEqual(['changdeokgung']);
});

test('a day of an itinerary is copied to a day of the trip', async ({ page }) => {
  await begin(page);
  await open(page, pathTo('seoul-5days', 'es'));
  const copy = page.getByRole('button', { name: new RegExp(`^${said(addToTrip.day)}`) });
  await copy.first().click();
  await expect(days(page).first()).toHaveText(/^Martes 6Detrás de 1 parada\. /);
  await days(page).filter({ hasText: words.another }).click();
  await expect(toast(page)).toContainText('viernes 9: 7 paradas');
  await expect.poll(async () => (await idsOn(page, 3))?.length).toBe(7);
  await expect(
    page.locator('#day-1').getByRole('button', { name: /^En tu viaje, ?día 4 ?: / }),
  ).toHaveCount(8);
});

test('Escape closes the window and gives the focus back', async ({ page }) => {
  await open(page, pathTo('seoul', 'es'));
  const opener = button(page.locator('#insadong'), 'Insadong');
  await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('Insadong');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(await stored(page)).toBeUndefined();
});

test('schools and lodgings are no stops', async ({ page }) => {
  for (const place of [
    { id: 'sinchon-rooms', city: 'seoul', type: 'accommodation' },
    { id: 'yonsei-kli', city: 'seoul', type: 'school' },
  ] as const) {
    await open(page, mapPath(place, 'es'));
    await expect(page.locator('.map-popup')).toBeVisible();
    await expect(page.locator('.map-popup add-to-trip')).toHaveCount(0);
  }
});

for (const where of ['this page', 'another tab']) {
  test(`the header follows what is changed in ${where}`, async ({ page, context }) => {
    await begin(page);
    await open(page, pathTo('seoul', 'es'));
    await expect(count(page)).toHaveText('3');
    const changed = where === 'this page' ? page : await context.newPage();
    if (changed !== page) await open(changed, pathTo('seoul', 'es'));
    await button(changed.locator('#insadong'), 'Insadong').click();
    await days(changed).first().click();
    await expect(count(page)).toHaveText('4');
    await expect(link(page)).toHaveAccessibleName(tripLink.count.other.es.replace('{number}', '4'));
  });
}

test('a page that the browser kept shows what was added after it', async ({ page }) => {
  await begin(page);
  await open(page, pathTo('seoul', 'es'));
  await open(page, pathTo('busan', 'es'));
  await button(page.locator('#jagalchi'), '').click();
  await days(page).first().click();
  await expect(count(page)).toHaveText('4');
  await page.goBack();
  await expect(count(page)).toHaveText('4');
});

test('a button whose window cannot come says so', async ({ page, context, allowed }) => {
  allowed.push(/tool\.json|Failed to load/);
  await context.route('**/tool.json', (route) => route.abort());
  await open(page, pathTo('seoul', 'es'));
  await button(page.locator('#insadong'), 'Insadong').click();
  await expect(page.locator('#insadong add-to-trip')).toContainText(said(inTrip.failed));
});

for (const locale of ['es', 'en'] as const) {
  test(`the window and the message are accessible at every width (${locale})`, async ({ page }) => {
    await begin(page);
    await open(page, pathTo('seoul', locale));
    await expectAccessible(page, { within: '#attractions' });
    await page.locator('#insadong add-to-trip button').click();
    await expect(page.locator('dialog.trip-sheet')).toBeVisible();
    await expectAccessible(page, { within: 'dialog.trip-sheet' });
    await days(page).first().click();
    await expect(page.locator('.trip-toast')).toBeVisible();
    await expectAccessible(page, { within: '.trip-toast' });
    await expectAccessible(page, { within: 'header' });
  });
}

test('on a phone the buttons are large enough for a finger', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const path of ['seoul', 'more-seoul', 'seoul-5days'] as const) {
    await open(page, pathTo(path, 'es'));
    const sizes = await page.locator('add-to-trip button:visible').evaluateAll((all) =>
      all.map((each) => {
        const { width, height } = each.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
    expect(sizes.length).toBeGreaterThan(5);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  }
});

test('on a phone what adds has one sign everywhere, and what opens a card another', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const signs = new Set<string>();
  for (const path of ['seoul', 'more-seoul', 'seoul-5days'] as const) {
    await open(page, pathTo(path, 'es'));
    const of = (what: string) =>
      page
        .locator(`${what} >> path:visible`)
        .evaluateAll((all) => all.map((each) => each.getAttribute('d') ?? ''));
    const adds = await of('add-to-trip:not([day])');
    expect(adds.length).toBeGreaterThan(0);
    for (const each of adds) signs.add(each);
    for (const each of await of('[data-place-panel] > summary')) expect(signs).not.toContain(each);
  }
  expect(signs.size).toBe(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the header leads to the trip, and nothing promises to add', async ({ page }) => {
    await page.goto(pathTo('seoul', 'es'));
    await expect(link(page)).toHaveAccessibleName(tripLink.name.es);
    await expect(page.locator('add-to-trip:visible')).toHaveCount(0);
  });
});
