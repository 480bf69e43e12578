import type { Page } from '@playwright/test';
import { placeText } from '#content/text/place-text.ts';
import { figureWords } from '#content/text/figures.ts';
import { text as tourism } from '#content/text/tourism.ts';
import { attractionOf, attractions } from '#content/data/attractions.ts';
import { destinations } from '#content/data/destinations.ts';
import { locales } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { openingText } from '#content/opening/opening-text.ts';
import { pathTo } from '#content/pages.ts';
import { readFigure } from '#content/register/figures.ts';
import { expectNoViolations } from '../../../tests/audits/axe.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';
import { desktop, phone } from '../../../tests/site.ts';

const text = localize(placeText, 'es');
const palace = localize(attractionOf('gyeongbokgung'), 'es');
const palaceHours = openingText(attractionOf('gyeongbokgung').opening, 'es') ?? '?';

const card = (page: Page, id: string) => page.locator(`li#${id}`);
const summary = (page: Page, id: string) => card(page, id).locator('summary');
const sheet = (page: Page) => page.getByRole('dialog', { name: text.driver.title });
const showDriver = (page: Page, id: string) =>
  card(page, id).getByRole('button', { name: text.driver.show });

for (const locale of locales) {
  for (const city of ['seoul', 'busan'] as const) {
    test(`the sights of ${city} have their cards in ${locale}`, async ({ page }) => {
      await open(page, pathTo(city, locale));
      await expect(page.locator('main li:has(> details)')).toHaveCount(attractions[city].length);
      for (const { id, name, hangul, opening, tip, location } of attractions[city]) {
        const found = card(page, id);
        await expect(found.getByRole('heading', { level: 3 })).toHaveText(name[locale]);
        for (const line of [hangul, tip, location].map((each) => localize(each, locale)))
          await expect(found).toContainText(line);
        await expect(found).toContainText(openingText(opening, locale) ?? '?');
        await expect(found.locator('[lang=ko]').getByText(hangul).first()).toBeVisible();
        await expect(found.getByRole('img')).toBeAttached();
      }
    });
  }
}

test('the other destinations have their cards, with stay and tips', async ({ page }) => {
  await open(page, pathTo('other-destinations', 'es'));
  await expect(page.locator('main li:has(> details)')).toHaveCount(destinations.length);
  for (const { id, name, days, location, tips } of destinations) {
    const found = card(page, id);
    await expect(found.getByRole('heading', { level: 3 })).toHaveText(name.es);
    for (const line of [days, location, ...tips])
      await expect(found).toContainText(localize(line, 'es'));
  }
});

test('the tourism page leads to each place that it names', async ({ page }) => {
  await open(page, pathTo('tourism', 'es'));
  for (const { title, explore, featured } of localize(tourism.destinations.cards, 'es')) {
    const way = page.getByRole('listitem').filter({ has: page.getByText(explore) });
    await expect(way.getByRole('heading', { name: title })).toBeVisible();
    await expect(way.getByRole('list').getByRole('link')).toHaveCount(featured.length);
  }
  await page.getByRole('link', { name: palace.name, exact: true }).first().click();
  await expect(page).toHaveURL(/\/turismo\/seul#gyeongbokgung$/);
  await expectAtTop(page, 'gyeongbokgung');
});

test('a URL with an anchor opens at its card, and the names below the map lead there', async ({
  page,
}) => {
  await open(page, `${pathTo('seoul', 'es')}#hongdae`);
  await expectAtTop(page, 'hongdae');
  await expect(
    card(page, 'hongdae').getByText(attractionOf('hongdae').tip.es.slice(0, 30)),
  ).toBeVisible();
  await page
    .getByRole('region')
    .filter({ has: page.locator('#city-map') })
    .getByRole('link', { name: palace.name })
    .click();
  await expectAtTop(page, 'gyeongbokgung');
  await expect(card(page, 'gyeongbokgung').locator('details')).toHaveAttribute('open');
});

/** In-page links stop 100 px below the top. */
async function expectAtTop(page: Page, id: string) {
  const distance = () =>
    card(page, id).evaluate((element) => Math.abs(element.getBoundingClientRect().top - 100));
  await expect.poll(distance).toBeLessThan(12);
}

test('the panel opens by keyboard, and the open card takes the row @main', async ({ page }) => {
  await open(page, pathTo('seoul', 'es'));
  const found = card(page, 'bukchon');
  const { station, address } = localize(attractionOf('bukchon'), 'es');
  const widthOf = async () => (await found.boundingBox())?.width ?? 0;
  const before = await widthOf();
  const button = summary(page, 'bukchon');
  await expect(button).toContainText(text.about);
  await expect(found.getByText(address ?? '?').first()).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(found.getByText(address ?? '?').first()).toBeVisible();
  await expect(found.locator('details')).toContainText(station?.name ?? '?');
  expect(await widthOf()).toBeGreaterThan(before * 2);
  await expect(button).toBeFocused();
  await expect(button).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(found.getByText(address ?? '?').first()).toBeHidden();
  expect(await widthOf()).toBe(before);
});

test('four maps open at the place, each in a tab of its own', async ({ page }) => {
  await open(page, pathTo('seoul', 'es'));
  await summary(page, 'gyeongbokgung').click();
  for (const [name, address] of [
    ['Naver Map', /^https:\/\/map\.naver\.com\/p\/search\//],
    ['KakaoMap', /^https:\/\/map\.kakao\.com\/link\/map\/.+,37\.57\d*,126\.97\d*$/],
    ['Google Maps', /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=37\.57/],
    ['OpenStreetMap', /^https:\/\/www\.openstreetmap\.org\/\?mlat=37\.57/],
  ] as const) {
    const link = card(page, 'gyeongbokgung').getByRole('link', { name });
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test.describe('on Android', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile' });

  test('Naver Map opens as an app, with the website to fall back on', async ({ page }) => {
    await open(page, pathTo('seoul', 'es'));
    await summary(page, 'gyeongbokgung').click();
    await expect(
      card(page, 'gyeongbokgung').getByRole('link', { name: 'Naver Map' }),
    ).toHaveAttribute('href', /^intent:\/\/place\?lat=37\.57.*;S\.browser_fallback_url=https%3A/);
  });
});

for (const viewport of [phone, desktop]) {
  test(`the card for the driver works by keyboard at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, pathTo('seoul', 'es'));
    await summary(page, 'gyeongbokgung').click();
    await showDriver(page, 'gyeongbokgung').focus();
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toBeVisible();
    for (const line of [palace.hangul, '으로 가 주세요', palace.address ?? '?', palace.name])
      await expect(sheet(page)).toContainText(line);
    const name = sheet(page).getByText(palace.hangul, { exact: true });
    const size = await name.evaluate((element) =>
      Number.parseFloat(getComputedStyle(element).fontSize),
    );
    expect(size).toBeGreaterThan(viewport.width / 5);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(showDriver(page, 'gyeongbokgung')).toBeFocused();

    await page.keyboard.press('Enter');
    await sheet(page).getByRole('button', { name: text.driver.card.close }).click();
    await expect(sheet(page)).toBeHidden();
  });
}

test('it works without a connection, and accessibly in both themes', async ({
  page,
  context,
  allowed,
}) => {
  // Pictures, typefaces and what leads on from here that had not come yet.
  allowed.push(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch manifest patches/);
  await open(page, pathTo('busan', 'es'));
  await context.setOffline(true);
  await summary(page, 'haeundae').click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page, `way there, ${colorScheme}`, { within: '#haeundae' });
    await showDriver(page, 'haeundae').click();
    await expect(sheet(page)).toContainText(attractionOf('haeundae').hangul);
    await expectNoViolations(page, `card for the driver, ${colorScheme}`, {
      within: 'dialog[open]',
    });
    await page.keyboard.press('Escape');
  }
});

test('the address is copied and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, pathTo('seoul', 'es'));
  await summary(page, 'gyeongbokgung').click();
  const found = card(page, 'gyeongbokgung');
  await found.getByRole('button', { name: text.text.address, exact: true }).click();
  await expect(found.getByRole('status').first()).toHaveText(text.text.done);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${palace.hangul}\n${palace.address}`,
  );
});

test('a browser that refuses to copy leaves the text selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new DOMException('denied', 'NotAllowedError')),
    });
  });
  await open(page, pathTo('seoul', 'es'));
  await summary(page, 'gyeongbokgung').click();
  await showDriver(page, 'gyeongbokgung').click();
  await sheet(page).getByRole('button', { name: text.text.address }).click();
  await expect(sheet(page).getByRole('status')).toHaveText(text.text.selected);
  const selected = await page.evaluate(() => String(getSelection()));
  expect(selected).toContain(palace.hangul);
  expect(selected).toContain(palace.address);
});

// Tuesday 5 May 2026 is Children's Day: the palace opens, and closes on Wednesday instead.
// The other states are asked of the rule itself (site/open-now.test.ts).
for (const [time, badge] of [
  ['2026-05-04T23:30:00Z', text.now.opens.replace('{time}', '9:00')],
  ['2026-05-05T01:00:00Z', text.now.lastEntry.replace('{time}', '17:00')],
  ['2026-05-06T01:00:00Z', text.now.closedToday],
] as const) {
  test(`at ${time} the palace says: ${badge}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(time));
    await open(page, pathTo('seoul', 'es'));
    await card(page, 'gyeongbokgung').scrollIntoViewIfNeeded();
    await expect(card(page, 'gyeongbokgung')).toContainText(`${badge}, ${text.now.clock}`);
  });
}

test('past the known holidays the palace keeps its written hours alone', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2030-05-01T01:00:00Z'));
  await open(page, pathTo('seoul', 'es'));
  await card(page, 'gyeongbokgung').scrollIntoViewIfNeeded();
  // The tower has no holidays.
  await expect(card(page, 'n-seoul-tower')).toContainText(text.now.clock);
  await expect(card(page, 'gyeongbokgung')).not.toContainText(text.now.clock);
  await expect(card(page, 'gyeongbokgung')).toContainText(palaceHours);
});

test('a price says where it comes from and what it was', async ({ page }) => {
  await open(page, pathTo('busan', 'es'));
  const found = card(page, 'busan-tower');
  await summary(page, 'busan-tower').click();
  const { what, value, before, source } = readFigure('busan-tower-admission', 'es');
  await expect(found).toContainText(value);
  await found.locator('details').getByRole('button', { name: what }).click();
  const proof = page.locator('[popover]:popover-open');
  await expect(proof).toContainText(before ?? '?');
  await expect(proof.getByRole('link', { name: source?.name ?? '?' })).toHaveAttribute(
    'href',
    source?.url ?? '?',
  );
});

test('hours without a source are marked, and official ones have no question', async ({ page }) => {
  await open(page, pathTo('seoul', 'es'));
  const mark = (id: string) =>
    card(page, id)
      .locator('dl > div')
      .filter({ has: page.locator('dt', { hasText: text.hours }) })
      .getByRole('button', { name: figureWords.marks.ask.es, includeHidden: true });
  await expect(mark('insadong')).toHaveCount(1);
  await expect(mark('gyeongbokgung')).toHaveCount(0);
});

for (const id of ['tourism', 'seoul', 'busan', 'other-destinations'] as const) {
  test(`the page ${id} ends with its figures and their sources`, async ({ page }) => {
    await open(page, pathTo(id, 'en'));
    const section = page.getByRole('region', { name: figureWords.page.heading.en });
    await expect(section.getByRole('table')).toBeHidden();
    await section.locator('summary').click();
    await expect(section.getByRole('table')).toBeVisible();
    await expect(section.getByRole('row').getByRole('link').first()).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the way there and the card for the driver open all the same', async ({ page }) => {
    await page.goto(pathTo('seoul', 'es'));
    const found = card(page, 'gyeongbokgung');
    await expect(found).toContainText(palaceHours);
    await expect(found).not.toContainText(text.now.clock);
    await summary(page, 'gyeongbokgung').click();
    await expect(found.getByText(palace.address ?? '?').first()).toBeVisible();
    await expect(found.getByRole('button', { name: text.text.address })).toHaveCount(0);
    await showDriver(page, 'gyeongbokgung').click();
    await expect(sheet(page)).toContainText(palace.hangul);
    await sheet(page).getByRole('button', { name: text.driver.card.close }).click();
    await expect(sheet(page)).toBeHidden();
  });
});

for (const [city, width] of [
  ['seoul', 1440],
  ['busan', 390],
] as const) {
  test(`the drawn map of ${city} at ${width} px leads to the card of each place`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, pathTo(city, 'es'));
    const spread = page.locator('section[aria-labelledby=city-map]');
    const links = spread.getByRole('list').last().getByRole('link');
    await expect(links).toHaveCount(attractions[city].length);
    await spread.locator('svg [data-place] text').filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/#[\w-]+$/);
    const id = new URL(page.url()).hash.slice(1);
    await expect(page.locator(`#${id}`)).toBeInViewport();
    const scrolls = () => document.documentElement.scrollWidth > innerWidth;
    expect(await page.evaluate(scrolls)).toBe(false);
  });
}

test('a link to a rainy day opens it, with links to what is under a roof', async ({ page }) => {
  await open(page, `${pathTo('busan', 'es')}#rain`);
  const rain = page.locator('#rain');
  await expect(rain).toBeVisible();
  await rain.getByRole('link', { name: attractionOf('jagalchi').name.es }).click();
  await expect(page).toHaveURL(/#jagalchi$/);
  await expect(card(page, 'jagalchi')).toBeInViewport();
});

test('Seoul is drawn once: whole on a wide screen, its centre on a phone', async ({ page }) => {
  await page.goto(pathTo('seoul', 'es'));
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    const marks = page.locator('svg [data-place="gyeongbokgung"]').filter({ visible: true });
    await expect(marks).toHaveCount(1);
  }
});
