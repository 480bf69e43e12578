import type { Page } from '@playwright/test';
import { text } from '#content/text/metro.ts';
import { locales, type Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';
import { fill } from '#domain/text/fill.ts';
import { islandScriptsOf, readDocument, withLaterImports } from '../../../tools/built-site.ts';
import { expectAccessible } from '../../../tests/audits/axe.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';
import { journeyLocales } from '../../../tests/site.ts';
import { expectReached } from '../../../tests/journeys/reached.ts';
import { kept, keptUrls, test as offline } from '../../../tests/journeys/offline.ts';

const words = (locale: Locale) => localize(text, locale);
const es = words('es');
const path = pathTo('metro', 'es');
const asking = (from: string, to: string, way = '') =>
  `${path}?${new URLSearchParams({ from, to, ...(way && { way }) }).toString()}`;
const field = (page: Page, name: 'from' | 'to') =>
  page.getByRole('combobox', { name: es.planner[name] });
const journey = (page: Page, from: string, to: string) =>
  page.getByRole('region', { name: fill(es.answer.heading, { from, to }) });

test('a journey is found by keyboard, from a slip and a place of the guide @main', async ({
  page,
}) => {
  await open(page, path);
  await field(page, 'from').click();
  await field(page, 'from').pressSequentially('hongki univ');
  await expect(field(page, 'from')).toHaveAttribute('aria-expanded', 'true');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toContainText('홍대입구');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const marked = await options.first().getAttribute('id');
  await expect(field(page, 'from')).toHaveAttribute('aria-activedescendant', marked ?? '');
  await page.keyboard.press('Enter');
  await expect(field(page, 'from')).toHaveValue('Hongik Univ.');
  await expect(page.getByRole('listbox')).toBeHidden();

  await field(page, 'to').click();
  await field(page, 'to').pressSequentially('palacio gyeongbok');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const found = journey(page, 'Hongik Univ.', 'Palacio Gyeongbokgung');
  await expect(found).toBeVisible();
  await expect(page).toHaveURL(asking('seoul/hongik-univ', 'gyeongbokgung'));
  await expect(found.getByText('을지로3가', { exact: true }).first()).toBeVisible();
  await expect(found).toContainText('1.550');
  await expect(found).toContainText(
    fill(es.answer.arrive, { place: 'Palacio Gyeongbokgung', exit: '5' }),
  );
});

test('a late hour says that there may be no more trains, and what is left', async ({ page }) => {
  await open(page, asking('seoul/hongik-univ', 'seoul/gangnam'));
  const found = journey(page, 'Hongik Univ.', 'Gangnam');
  const warning = (at: string) => found.getByText(fill(es.answer.late.maybe, { at }));
  await expect(found).toBeVisible();
  await expect(warning('23:40')).toHaveCount(0);
  await page.getByLabel(es.planner.at).fill('23:40');
  await expect(warning('23:40')).toBeVisible();
  await expect(page).toHaveURL(/at=23%3A40/);
  await expect(found.getByText(/En taxi, unos [\d.]+/)).toBeVisible();
  await found.getByRole('link', { name: /autobús nocturno/ }).click();
  await expect(page.locator('#night')).toBeVisible();
});

test.describe('a late hour without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is answered by the server', async ({ page }) => {
    await page.goto(path);
    await field(page, 'from').fill('Hongik Univ.');
    await field(page, 'to').fill('Gangnam');
    await page.getByLabel(es.planner.at).fill('03:00');
    await page.getByRole('button', { name: es.planner.submit }).click();
    const closed = fill(es.answer.late.closed, { at: '03:00', first: '5:30' });
    await expect(page.getByText(closed)).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const answered = (page: Page, from: string, to: string) =>
    page.getByRole('heading', { name: fill(es.answer.heading, { from, to }) });

  test('a press brings the answer into view, with the focus on it', async ({ page }) => {
    await open(page, path);
    for (const [name, typed] of [
      ['from', 'seoul station'],
      ['to', 'gangnam'],
    ] as const) {
      await field(page, name).fill(typed);
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: es.planner.submit }).click();
    const heading = answered(page, 'Seoul Station', 'Gangnam');
    await expect(heading).toBeFocused();
    await expectReached(heading);
    await expect(page.getByRole('status').filter({ hasText: 'Gangnam' })).toHaveText(/min/);
  });

  test('so does a touch on the second station, and a text that is no station', async ({ page }) => {
    await open(page, asking('seoul/hongik-univ', ''));
    await field(page, 'to').fill('Gyeongbokgung');
    await page.getByRole('option').first().tap();
    const heading = answered(page, 'Hongik Univ.', 'Gyeongbokgung');
    await expect(heading).toBeFocused();
    await expectReached(heading);
    await field(page, 'to').fill('qqqqqq');
    await page.getByRole('button', { name: es.planner.submit }).click();
    const problem = page.getByText(fill(es.problems.nothing, { text: 'qqqqqq' }));
    await expectReached(problem);
  });

  test('by keyboard the field keeps the focus and stays in view', async ({ page }) => {
    await open(page, asking('seoul/hongik-univ', ''));
    await field(page, 'to').fill('Gyeongbokgung');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectReached(answered(page, 'Hongik Univ.', 'Gyeongbokgung'));
    await expect(field(page, 'to')).toBeFocused();
    await expect(field(page, 'to')).toBeInViewport({ ratio: 1 });
  });
});

test('Escape closes the suggestions and keeps the text; another key opens them again', async ({
  page,
}) => {
  await open(page, path);
  await field(page, 'to').click();
  await field(page, 'to').pressSequentially('gangnm');
  await expect(page.getByRole('option').first()).toContainText('강남');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(field(page, 'to')).toHaveValue('gangnm');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.getByRole('option').first().click();
  await expect(field(page, 'to')).toHaveValue('Gangnam');
});

test('the two ends are swapped, and back shows the former journey', async ({ page }) => {
  await open(page, asking('seoul/yeokchon', 'seoul/eungam'));
  await expect(journey(page, 'Yeokchon', 'Eungam')).toBeVisible();
  await page.getByRole('button', { name: es.planner.swap }).click();
  await expect(journey(page, 'Eungam', 'Yeokchon')).toBeVisible();
  await expect(field(page, 'from')).toHaveValue('Eungam');
  await page.goBack();
  await expect(journey(page, 'Yeokchon', 'Eungam')).toBeVisible();
  await expect(field(page, 'from')).toHaveValue('Yeokchon');
});

test('three ways to go, and one says that it is the same ride', async ({ page }) => {
  await open(page, asking('seoul/hongik-univ', 'seoul/gyeongbokgung'));
  const ways = page.getByRole('navigation', { name: es.planner.ways.label });
  await expect(ways.getByRole('link')).toHaveCount(3);
  await expect(ways.getByRole('link', { name: es.planner.ways.changes })).toContainText(
    es.planner.ways.same,
  );
  await ways.getByRole('link', { name: es.planner.ways.lifts }).click();
  await expect(page).toHaveURL(/way=lifts/);
  await expect(ways.getByRole('link', { name: es.planner.ways.lifts })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const lifts = page.getByRole('region', { name: es.answer.lifts.heading });
  await expect(lifts).toContainText('la salida 4');
});

test('the journey is a line, across on wide screens and down on phones, and on the map', async ({
  page,
}) => {
  const asked = asking('seoul/hongik-univ', 'seoul/gyeongbokgung');
  for (const width of [1440, 1000, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, asked);
    const found = journey(page, 'Hongik Univ.', 'Gyeongbokgung');
    const at = async (hangul: string) => {
      const box = await found.getByText(hangul, { exact: true }).first().boundingBox();
      if (!box) throw new Error(`${hangul} is not shown`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const [start, next, end] = [await at('이대'), await at('아현'), await at('시청')];
    if (width >= 900) {
      expect(Math.abs(start.y - end.y), `${width}`).toBeLessThan(4);
      expect(next.x - start.x).toBeGreaterThan(60);
      expect(end.x).toBeGreaterThan(next.x);
    } else {
      expect(next.y - start.y).toBeGreaterThan(20);
      expect(end.y).toBeGreaterThan(next.y);
    }
    const map = found.getByRole('img', { name: es.answer.map });
    await expect(map.getByText('Euljiro 3(sam)-ga')).toBeVisible();
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  }
});

test('the networks of both cities are drawn, and slide within the page on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  for (const [city, station] of [
    ['seoul', 'Gyeongbokgung'],
    ['busan', 'Haeundae'],
  ] as const) {
    const sheet = page.getByRole('region', { name: es.network[city].slides });
    const drawing = sheet.getByRole('img', { name: es.network[city].label });
    await expect(drawing.getByText(station, { exact: true })).toBeAttached();
    // Letters of the size to be read.
    await expect
      .poll(() =>
        drawing.getByText(station, { exact: true }).evaluate((name) => {
          const { width } = name.closest('svg')!.getBoundingClientRect();
          return (
            (parseFloat(getComputedStyle(name).fontSize) * width) /
            name.closest('svg')!.viewBox.baseVal.width
          );
        }),
      )
      .toBeGreaterThanOrEqual(15);
    // It opens with the middle of its city in view.
    const middle = { seoul: 'Seoul Station', busan: 'Seomyeon' }[city];
    const seen = await drawing.getByText(middle, { exact: true }).boundingBox();
    expect(seen?.x).toBeGreaterThan(20);
    expect((seen?.x ?? 999) + (seen?.width ?? 999)).toBeLessThan(342);
    await sheet.evaluate((element) => element.scrollTo({ left: 500 }));
    await expect.poll(() => sheet.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(400);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  }
});

test('no figure is made up where a line has a tariff of its own', async ({ page }) => {
  await open(page, asking('seoul/giheung', 'seoul/jeondae-everland'));
  const found = page.getByRole('region', { name: /Giheung/ });
  await expect(found.getByText(es.answer.ownTariff, { exact: true })).toHaveCount(2);
  await expect(found).not.toContainText('₩');
});

test('the airport has its fare, its ages and the way that a lift leads', async ({ page }) => {
  const terminal = 'seoul/incheon-intl-airport-terminal-1';
  await open(page, asking(terminal, 'hongdae', 'lifts'));
  const found = page.getByRole('region', { name: /Terminal 1 a Hongdae/ });
  await expect(found.getByText('4.650\u00a0₩').first()).toBeVisible();
  await expect(found.getByRole('row', { name: es.answer.infant })).toContainText('gratis');
  await expect(found.getByText(/sal por la salida 8, con ascensor/)).toBeVisible();
  await expect(found.getByText(/sal por la salida 9/)).toHaveCount(0);
  const ways = found.getByRole('navigation', { name: es.planner.ways.label });
  await expect(ways.getByRole('link', { name: es.planner.ways.lifts })).toContainText(
    /pregunta en .*Terminal 1/,
  );
});

test('a cheaper way is offered where the fastest takes a line that costs more', async ({
  page,
}) => {
  await open(page, asking('seoul/gimpo-intl-airport', 'seoul/gangnam'));
  const ways = page.getByRole('navigation', { name: es.planner.ways.label });
  const cheap = ways.getByRole('link', { name: es.planner.ways.cheap });
  await expect(cheap).toContainText('1.850');
  await cheap.click();
  const found = page.getByRole('region', { name: /Gimpo/ });
  await expect(found.getByText('1.850\u00a0₩').first()).toBeVisible();
  await open(page, asking('seoul/hongik-univ', 'seoul/gyeongbokgung'));
  await expect(cheap).toHaveCount(0);
});

test('what cannot be ridden is explained', async ({ page }) => {
  for (const [from, to, said] of [
    ['seoul/gangnam', 'seoul/gangnam', fill(es.problems.same, { name: 'Gangnam' })],
    [
      'seoul/gangnam',
      'busan/haeundae',
      fill(es.problems.cities, { from: 'Gangnam', to: 'Haeundae' }),
    ],
    ['seoul/gangnam', 'seoul/dorasan', fill(es.problems.thin, { name: 'Dorasan' })],
    ['Sinchon', 'seoul/gangnam', fill(es.problems.ambiguous, { text: 'Sinchon' })],
    ['qqqqqq', 'seoul/gangnam', fill(es.problems.nothing, { text: 'qqqqqq' })],
  ] as const) {
    await open(page, asking(from, to));
    await expect(page.getByText(said), `${from} ${to}`).toBeVisible();
  }
  await open(page, asking('Sinchon', 'seoul/gangnam'));
  await page.getByRole('main').getByRole('link', { name: 'Sinchon 신촌' }).first().click();
  await expect(page.getByRole('region', { name: 'De Sinchon a Gangnam' })).toBeVisible();
});

test('the nearest station is taken from the position, which is sent nowhere', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 37.5572, longitude: 126.9254, accuracy: 20 });
  await open(page, asking('', 'gyeongbokgung'));
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await page.getByRole('button', { name: es.planner.near.button }).click();
  await expect(journey(page, 'Hongik Univ.', 'Palacio Gyeongbokgung')).toBeVisible();
  expect(sent.filter((line) => /37[.,]5|126[.,]9/.test(line))).toEqual([]);
});

test('what is chosen while the position is looked for counts', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (found) => {
      const coords = { latitude: 37.5572, longitude: 126.9254, accuracy: 20 };
      addEventListener('found', () => found({ coords } as GeolocationPosition));
    };
  });
  await open(page, asking('', 'gyeongbokgung'));
  await page.getByRole('button', { name: es.planner.near.button }).click();
  await field(page, 'to').fill('Gangnam');
  await page.getByRole('option').first().click();
  await page.evaluate(() => dispatchEvent(new Event('found')));
  await expect(journey(page, 'Hongik Univ.', 'Gangnam')).toBeVisible();
});

test('a network that did not come is said, and comes with the next press', async ({
  page,
  context,
  allowed,
}) => {
  allowed.push(/ERR_FAILED/);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 37.5572, longitude: 126.9254, accuracy: 20 });
  await open(page, path);
  const code = /assets\/planner-engine.*js/;
  await page.route(code, (route) => route.abort());
  const near = page.getByRole('button', { name: es.planner.near.button });
  await near.click();
  await expect(page.getByText(es.planner.near.unavailable)).toBeVisible();
  await page.unroute(code);
  await near.click();
  await expect(field(page, 'from')).toHaveValue('Hongik Univ.');
});

test('rides are kept on the device when that is asked for', async ({ page }) => {
  await open(page, asking('busan/nampo', 'busan/haeundae'));
  const recent = page.getByRole('navigation', { name: es.planner.recent });
  const keep = page.getByRole('checkbox', { name: es.planner.keep });
  await page.getByRole('button', { name: es.planner.swap }).click();
  await expect(journey(page, 'Haeundae', 'Nampo')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('metro-recent'))).toBeNull();
  await keep.check();
  await page.getByRole('button', { name: es.planner.swap }).click();
  await expect(recent.getByRole('link')).toHaveText(['Nampo – Haeundae']);
  await page.reload();
  await recent.getByRole('link').click();
  await expect(journey(page, 'Nampo', 'Haeundae')).toBeVisible();
  // The document of the ride says so once its tool is there.
  await expect(keep).toBeChecked();
  await keep.uncheck();
  await expect(recent).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('metro-recent'))).toBeNull();
});

test('a card asks on the platform in Hangul', async ({ page }) => {
  await open(page, asking('seoul/hongik-univ', 'seoul/seoul-station'));
  await page.getByRole('button', { name: es.answer.ask.show }).last().click();
  const card = page.getByRole('dialog', { name: es.answer.ask.title });
  await expect(card.getByText('서울역', { exact: true })).toBeVisible();
  const { before, after } = es.answer.ask.korean;
  await expect(card).toContainText(
    new RegExp(`${before}\\s*서울역\\s*${after.replace('?', '\\?')}`.replaceAll(' ', '\\s')),
  );
  await card.getByRole('button', { name: es.answer.ask.card.close }).click();
  await expect(card).toBeHidden();
});

for (const locale of journeyLocales) {
  test(`with a list open and a journey, the page is accessible (${locale})`, async ({ page }) => {
    const query = new URLSearchParams({
      from: 'seoul/gaebong',
      to: 'seoul/gasan-digital-complex',
    }).toString();
    await open(page, `${pathTo('metro', locale)}?${query}`);
    await expectAccessible(page, { within: 'section[aria-labelledby="metro-answer"]' });
    await page.getByRole('combobox', { name: words(locale).planner.from }).fill('Seoul');
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectAccessible(page, { within: 'search' });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server answers the form in both languages', async ({ page }) => {
    for (const locale of locales) {
      const { planner, answer, lines } = words(locale);
      await page.goto(pathTo('metro', locale));
      await expect(page.getByRole('heading', { name: lines.heading })).toBeVisible();
      await page.getByLabel(planner.from, { exact: true }).fill('부산역');
      await page.getByLabel(planner.to, { exact: true }).fill('Haeundae');
      await page.getByRole('button', { name: planner.submit }).click();
      const heading = fill(answer.heading, { from: 'Busan Station', to: 'Haeundae' });
      await expectReached(page.getByRole('heading', { name: heading }));
      await expect(page.getByRole('main')).toContainText('해운대');
      await page.getByRole('link', { name: planner.ways.lifts }).click();
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    }
  });
});

offline('a journey is planned without a connection after one visit', async ({ page, context }) => {
  await open(page, path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await kept(page, path);
  // The planner's modules follow the document.
  const modules = withLaterImports(islandScriptsOf(readDocument('metro', 'es')));
  await expect
    .poll(async () => {
      const urls = await keptUrls(page);
      return modules.filter((url) => !urls.includes(url));
    })
    .toEqual([]);
  await context.setOffline(true);
  await page.goto(asking('seoul/myeongdong', 'seoul/itaewon'));
  await expect(journey(page, 'Myeongdong', 'Itaewon')).toBeVisible();
});
