import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { text as mapText } from '#content/text/map.ts';
import { placeText } from '#content/text/place-text.ts';
import { attractionOf } from '#content/data/attractions.ts';
import type { City } from '#content/data/place-facts.ts';
import { places } from '#content/data/places.ts';
import { locales, type Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { openingText } from '#content/opening/opening-text.ts';
import { pathTo } from '#content/pages.ts';
import { mapLinks } from '#domain/map-links.ts';
import { expectInBothThemes } from '../../../tests/audits/axe.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';
import { desktop, journeyLocales, mainIn, phone, headerText } from '../../../tests/site.ts';

const tourism = pathTo('tourism', 'es');
const text = localize(mapText, 'es');
const tiles = 'https://tile.openstreetmap.org/**';
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const map = (page: Page) => page.locator('#map');
const frame = (page: Page) => map(page).locator('.leaflet-container');
const popup = (page: Page) => map(page).getByRole('dialog');
const rows = (page: Page) => map(page).getByRole('list', { name: text.list.label });
const fold = (page: Page) => map(page).locator('#map-list details').first();
const row = (page: Page, name: string) =>
  rows(page).getByRole('button', { name: new RegExp(`^${name}`) });
const marker = (page: Page, name: string) => frame(page).getByRole('button', { name });
const chip = (page: Page, group: 'city' | 'type', name: string, { filters } = text) =>
  map(page)
    .getByRole('group', { name: filters[group], exact: true })
    .getByRole('link', { name: new RegExp(`^${name}( \\d+)?$`) });
const nameOf = (id: string) => places.find((place) => place.id === id)?.name.es ?? '?';
const inCity = (city: City) =>
  places.filter((place) => place.city === city && !('outside' in place)).length;

/** Opens the tourism page and goes down to the map. */
async function openMap(page: Page, query = '', locale: Locale = 'es'): Promise<void> {
  await open(page, pathTo('tourism', locale) + query);
  await map(page).scrollIntoViewIfNeeded();
  await expect(frame(page)).toBeVisible();
  await fold(page).evaluate((details: HTMLDetailsElement) => (details.open = true));
}

/** Every request to another site from now on. */
function elsewhere(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(page.url()).host) requests.push(request);
  });
  return requests;
}

test('the metro lines are named below the map, and a button hides them', async ({ page }) => {
  await openMap(page, '?city=seoul');
  const lines = frame(page).locator('.map-line');
  await expect(lines.first()).toHaveCSS('display', 'inline');
  const toggle = map(page).getByRole('button', { name: text.metro.toggle });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(lines.first()).toHaveCSS('display', 'none');
  await expect(map(page).getByText('Línea 2', { exact: true }).first()).toBeAttached();
});

test('no name of the map lies under a button or is cut by the frame', async ({ page }) => {
  await openMap(page, '?city=seoul');
  await expect(frame(page).locator('.map-name').first()).toBeAttached();
  const faults = await map(page).evaluate((element) => {
    const container = element.querySelector('.leaflet-container')!;
    const frameBox = container.getBoundingClientRect();
    const buttons = [...container.parentElement!.querySelectorAll('button')]
      .filter((button) => !container.contains(button))
      .map((button) => button.getBoundingClientRect());
    return [...container.querySelectorAll('.map-name span')]
      .filter((name) => name.checkVisibility({ visibilityProperty: true }))
      .filter((name) => {
        const box = name.getBoundingClientRect();
        const cut = box.left < frameBox.left || box.right > frameBox.right;
        const seen = box.right > frameBox.left && box.left < frameBox.right;
        const under = buttons.some(
          (button) =>
            box.left < button.right &&
            button.left < box.right &&
            box.top < button.bottom &&
            button.top < box.bottom,
        );
        return seen && (cut || under);
      })
      .map((name) => name.textContent);
  });
  expect(faults).toEqual([]);
});

test.describe('the street map', () => {
  test.use({ consent: 'unset' });

  test('asks nothing of another site until the visitor wants it', async ({ page }) => {
    await page.route(tiles, (route) => route.fulfill({ contentType: 'image/png', body: pixel }));
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await openMap(page, '?city=seoul');
    const others = elsewhere(page);
    await marker(page, 'Gangnam').click();
    await expect(popup(page)).toBeVisible();
    await map(page).getByRole('button', { name: text.zoomOut }).click();
    await expect(map(page)).toContainText(text.credit.own);
    expect(addresses.filter((address) => !address.startsWith(new URL(page.url()).origin))).toEqual(
      [],
    );
    expect(addresses.filter((address) => address.includes('/api/'))).toEqual([]);

    await map(page).getByRole('button', { name: text.street.load }).click();
    const credit = map(page).getByRole('link', { name: text.credit.street });
    await expect(credit).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
    expect(new Set(others.map((request) => new URL(request.url()).host))).toEqual(
      new Set(['tile.openstreetmap.org']),
    );
    // The service refuses requests that do not say where they come from.
    const { referer } = (await others[0]?.allHeaders()) ?? {};
    expect(referer).toBe(`${new URL(page.url()).origin}/`);
    await map(page).getByRole('button', { name: text.street.remove }).click();
    await expect(map(page)).toContainText(text.credit.own);
    await expect(frame(page).locator('.leaflet-tile')).toHaveCount(0);
  });

  test('comes with the consent and goes with it', async ({ page }) => {
    await page.route(tiles, (route) => route.fulfill({ contentType: 'image/png', body: pixel }));
    await openMap(page);
    const banner = page.getByRole('region', { name: headerText.es.consent.title });
    await banner.getByRole('button', { name: headerText.es.consent.accept }).click();
    await expect(map(page)).toContainText(text.credit.street);
    await page.getByRole('button', { name: headerText.es.footer.cookies }).click();
    await banner.getByRole('button', { name: headerText.es.consent.reject }).click();
    await expect(map(page)).toContainText(text.credit.own);
    await expect(frame(page).locator('.leaflet-tile')).toHaveCount(0);
  });

  test('gives way to our own map when it does not come', async ({ page, allowed }) => {
    allowed.push(/tile\.openstreetmap\.org/);
    await page.route(tiles, (route) => route.abort());
    await openMap(page, '?city=busan&type=attraction');
    await map(page).getByRole('button', { name: text.street.load }).click();
    await expect(map(page).getByText(text.street.failed)).toBeVisible();
    await expect(map(page)).toContainText(text.credit.own);
    await marker(page, nameOf('haeundae')).click();
    await expect(popup(page)).toContainText(nameOf('haeundae'));

    await page.unroute(tiles);
    await page.route(tiles, (route) => route.fulfill({ contentType: 'image/png', body: pixel }));
    await map(page).getByRole('button', { name: text.street.load }).click();
    await expect(map(page)).toContainText(text.credit.street);
    await expect(map(page).getByText(text.street.failed)).toBeHidden();
  });
});

test('without a connection filters, list and popups go on', async ({ page, context, allowed }) => {
  // What a popup's actions need may still be on its way.
  allowed.push(/ERR_INTERNET_DISCONNECTED/);
  await openMap(page);
  await context.setOffline(true);
  await chip(page, 'city', text.filters.cities.busan).click();
  await expect(page).toHaveURL(/\?city=busan$/);
  await expect(rows(page).getByRole('listitem')).toHaveCount(inCity('busan'));
  await row(page, nameOf('haedong-yonggungsa')).click();
  await expect(popup(page)).toContainText(nameOf('haedong-yonggungsa'));
  await map(page).getByRole('button', { name: text.street.load }).click();
  await expect(map(page).getByText(text.street.failed)).toBeVisible();
});

test.describe('the filters', () => {
  for (const locale of journeyLocales) {
    test(`stand in the URL and hold list and map in step (${locale})${mainIn(locale)}`, async ({
      page,
    }) => {
      const { filters, list } = localize(mapText, locale);
      const choose = (group: 'city' | 'type', name: string) =>
        chip(page, group, name, localize(mapText, locale)).click();
      await openMap(page, '', locale);
      const items = map(page).getByRole('list', { name: list.label }).getByRole('listitem');
      await expect(items).toHaveCount(places.length);
      await choose('city', filters.cities.seoul);
      await expect(items).toHaveCount(inCity('seoul'));
      await choose('type', filters.types.school);
      await expect(page).toHaveURL(/\?city=seoul&type=school$/);
      const schools = places.filter(
        (place) => place.city === 'seoul' && place.type === 'school' && !('outside' in place),
      );
      await expect(items).toHaveCount(schools.length);
      await expect(map(page).getByRole('heading', { level: 3 })).toHaveText(
        `${schools.length} ${locale === 'es' ? 'lugares en Seúl' : 'places in Seoul'}`,
      );
      await choose('city', filters.cities.all);
      await expect(page).toHaveURL(/\?type=school$/);
      await expect(items).toHaveCount(places.filter(({ type }) => type === 'school').length);
      await choose('type', filters.types.all);
      await expect(items).toHaveCount(places.length);
      await expect(page).toHaveURL(new RegExp(`${pathTo('tourism', locale)}$`));
    });
  }

  test('an unknown one in the URL counts as all', async ({ page }) => {
    await openMap(page, '?city=pyongyang&type=restaurant');
    await expect(rows(page).getByRole('listitem')).toHaveCount(places.length);
    for (const all of [
      chip(page, 'city', text.filters.cities.all),
      chip(page, 'type', text.filters.types.all),
    ]) {
      await expect(all).toHaveAttribute('aria-current', 'true');
    }
  });

  test('have no restaurants among the types, but all types show them', async ({ page }) => {
    await openMap(page);
    const kind = rows(page).getByText(text.kinds.restaurant).filter({ visible: true });
    await expect(kind).toHaveCount(places.filter(({ type }) => type === 'restaurant').length);
    await expect(map(page).getByRole('link', { name: text.kinds.restaurant })).toHaveCount(0);
    for (const type of ['school', 'attraction', 'further', 'cafe', 'accommodation'] as const) {
      await chip(page, 'type', text.filters.types[type]).click();
      await expect(page).toHaveURL(new RegExp(`type=${type}$`));
      await expect(kind).toHaveCount(0);
    }
  });

  test('go along to the other language', async ({ page }) => {
    await openMap(page, '?city=busan&type=cafe');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/tourism\?city=busan&type=cafe$/);
    await expect(page.locator('#map').getByRole('heading', { level: 3 })).toContainText('in Busan');
  });

  test('a city is jumped to where less motion is wanted', async ({ page }) => {
    await openMap(page);
    await expect(frame(page)).toHaveAttribute('data-scale', 'country');
    const moves = await frame(page).evaluateHandle((element) => {
      const seen: MutationRecord[] = [];
      new MutationObserver(([first]) => first && seen.push(first)).observe(element, {
        attributeFilter: ['style'],
        subtree: true,
      });
      return seen;
    });
    await chip(page, 'city', text.filters.cities.seoul).click();
    await expect(page).toHaveURL(/city=seoul/);
    await expect(frame(page)).toHaveAttribute('data-scale', 'city');
    // A flight moves the map in every frame of its way.
    expect(await moves.evaluate((seen) => seen.length)).toBeLessThan(5);
  });
});

test.describe('popups', () => {
  test('open from a marker and lead to the card of the place', async ({ page }) => {
    await openMap(page, '?city=seoul');
    await marker(page, nameOf('n-seoul-tower')).click();
    const tower = attractionOf('n-seoul-tower');
    const [firstSentence = '?'] = tower.description.es.split(/(?<=\.) /);
    await expect(popup(page)).toContainText(firstSentence);
    await expect(popup(page)).toContainText(text.kinds.attraction);
    await expect(row(page, nameOf('n-seoul-tower'))).toHaveAttribute('aria-current', 'true');
    const more = popup(page).getByRole('link', { name: text.more.attraction });
    await expect(more).toHaveAttribute('href', `${pathTo('seoul', 'es')}#n-seoul-tower`);
    await more.click();
    await expect(page).toHaveURL(/\/turismo\/seul#n-seoul-tower$/);
  });

  test('say that a place is a partner, and its marker too', async ({ page }) => {
    await openMap(page);
    await expect(frame(page).getByRole('button', { name: text.partnerMark })).toHaveCount(
      places.filter(({ isPartner }) => isPartner).length,
    );
    await marker(page, nameOf('namseoul-university')).click();
    await expect(popup(page)).toContainText(text.partner);
    await popup(page).getByRole('button', { name: text.close }).click();
    await expect(popup(page)).toBeHidden();
  });

  test('open from the list, also for a place inside a cluster', async ({ page }) => {
    await openMap(page);
    await expect(marker(page, nameOf('jagalchi'))).toHaveCount(0);
    await row(page, nameOf('jagalchi')).click();
    await expect(popup(page)).toContainText(nameOf('jagalchi'));
    await expect(popup(page)).toBeFocused();
    await expect(marker(page, nameOf('jagalchi'))).toBeInViewport();
    await expect(frame(page)).toHaveAttribute('data-scale', 'city');
  });

  test('fit into the map wherever the marker is', async ({ page }) => {
    await openMap(page, '?city=busan');
    for (const id of ['haedong-yonggungsa', 'taejongdae', 'beomeosa']) {
      await row(page, nameOf(id)).click();
      await expect(popup(page)).toContainText(nameOf(id));
      const inside = () =>
        popup(page).evaluate((element) => {
          const outer = element.parentElement?.getBoundingClientRect();
          const own = element.getBoundingClientRect();
          if (!outer) return false;
          const { left, right, top, bottom } = outer;
          return own.left >= left && own.right <= right && own.top >= top && own.bottom <= bottom;
        });
      await expect.poll(inside, nameOf(id)).toBe(true);
    }
  });

  for (const locale of locales) {
    test(`say how to get to a university and where its site is (${locale})`, async ({ page }) => {
      const labelText = localize(placeText, locale);
      const school = places.find(({ site }) => site === 'https://www.pusan.ac.kr');
      const name = school?.name[locale] ?? '?';
      await openMap(page, '?city=busan&type=school', locale);
      const list = map(page).getByRole('list', { name: mapText.list.label[locale] });
      const own = list.getByRole('button', { name: new RegExp(`^${name}`) });
      const walk = locale === 'es' ? '10 minutos a pie' : '10 minutes on foot';
      await expect(own).toContainText(walk);
      await own.click();
      const station = popup(page).getByRole('definition').filter({ hasText: '부산대역' });
      await expect(station).toContainText(locale === 'es' ? 'Línea 1' : 'Line 1');
      await expect(station).toContainText(walk);
      const site = popup(page).getByRole('link', { name: 'pusan.ac.kr' });
      await expect(site).toHaveAttribute('href', 'https://www.pusan.ac.kr');
      await expect(site).toHaveAttribute('target', '_blank');
      await expect(site).toHaveAttribute('rel', 'noopener noreferrer');
      // Its hours are not known: nothing is said of them.
      await expect(popup(page).getByText(labelText.hours, { exact: true })).toHaveCount(0);

      await popup(page).getByText(labelText.gettingThere).click();
      await expect(popup(page).getByRole('button', { name: labelText.driver.show })).toBeVisible();
      for (const { label } of mapLinks({ name: '', lat: 0, lng: 0 })) {
        await expect(popup(page).getByRole('link', { name: label })).toBeVisible();
      }
    });
  }

  // Myeongdong Kyoja, every day from 10:30 to 21:00 on the Korean clock.
  for (const [time, line] of [
    ['2026-11-24T03:00:00Z', 'Abierto ahora, hasta las 21:00'],
    ['2026-11-23T23:00:00Z', 'Hoy abre a las 10:30'],
    ['2026-11-24T12:30:00Z', 'Cerrado por hoy'],
  ] as const) {
    test(`and their rows say “${line}” by the clock in Korea`, async ({ page }) => {
      await page.clock.setFixedTime(time);
      await openMap(page, '?city=seoul');
      await expect(row(page, nameOf('myeongdong-kyoja'))).toContainText(line);
      await row(page, nameOf('myeongdong-kyoja')).click();
      await expect(popup(page)).toContainText(line);
      const { opening } = places.find(({ id }) => id === 'myeongdong-kyoja') ?? {};
      await expect(popup(page)).toContainText(openingText(opening, 'es') ?? '?');
    });
  }

  for (const name of ['hakrim-dabang', '21']) {
    test(`open from a link that names the place ${name}, and the URL keeps its id`, async ({
      page,
    }) => {
      await openMap(page, `?place=${name}`);
      await expect(popup(page)).toContainText(nameOf('hakrim-dabang'));
      await expect(popup(page)).not.toBeFocused();
      await expect(frame(page)).toHaveAttribute('data-scale', 'city');
      await row(page, nameOf('jogyesa')).click();
      await expect(popup(page)).toContainText(nameOf('jogyesa'));
      await expect(page).toHaveURL(/\?place=jogyesa$/);
      await page.keyboard.press('Escape');
      await expect(popup(page)).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${tourism}$`));
    });
  }

  test('close when the filter takes their place away', async ({ page }) => {
    await openMap(page, '?city=seoul');
    await row(page, nameOf('gyeongbokgung')).click();
    await expect(popup(page)).toBeVisible();
    await chip(page, 'city', text.filters.cities.busan).click();
    await expect(popup(page)).toBeHidden();
  });
});

test.describe('with the keyboard', () => {
  test('a row shows its popup in passing, Enter goes into it, Escape comes back', async ({
    page,
  }) => {
    await openMap(page);
    await row(page, nameOf('gangnam-academy')).focus();
    await page.keyboard.press('Tab');
    await expect(row(page, nameOf('hongdae-academy'))).toBeFocused();
    await expect(popup(page)).toContainText(nameOf('hongdae-academy'));
    await page.keyboard.press('Tab');
    await expect(popup(page)).toContainText(nameOf('namseoul-university'));
    await page.keyboard.press('Enter');
    await expect(popup(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(popup(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    await expect(row(page, nameOf('namseoul-university'))).toBeFocused();
  });

  test('a marker opens with Enter, and Escape comes back to it', async ({ page }) => {
    await openMap(page, '?city=seoul');
    await marker(page, nameOf('n-seoul-tower')).focus();
    await page.keyboard.press('Enter');
    await expect(popup(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    await expect(marker(page, nameOf('n-seoul-tower'))).toBeFocused();
  });

  test('a cluster opens with Enter: its places come apart', async ({ page }) => {
    await openMap(page, '?type=attraction');
    const clusters = frame(page).getByRole('button', { name: /\d+ lugares juntos/ });
    await expect(clusters).toHaveCount(2);
    await clusters.last().focus();
    await page.keyboard.press('Enter');
    await expect(marker(page, nameOf('haedong-yonggungsa'))).toBeVisible();

    const inBusan = places.filter(({ city, type }) => city === 'busan' && type === 'attraction');
    const focused = frame(page).locator('[data-place]:focus');
    await expect(focused).toBeInViewport();
    const id = (await focused.getAttribute('data-place')) ?? '';
    expect(inBusan.map((place): string => place.id)).toContain(id);
    const said = map(page).getByRole('status').filter({ hasText: 'Mapa acercado' });
    const alone = await frame(page)
      .locator('[data-place]')
      .evaluateAll(
        (markers, ids) =>
          markers.filter(({ dataset }) => ids.includes(dataset['place'] ?? '')).length,
        inBusan.map((place): string => place.id),
      );
    await expect(said).toContainText(`${alone} de ${inBusan.length}`);
    await page.keyboard.press('Enter');
    await expect(popup(page)).toContainText(nameOf(id));
  });

  test('a cluster that the zoom redraws keeps the focus', async ({ page }) => {
    await openMap(page);
    await frame(page)
      .getByRole('button', { name: /\d+ lugares juntos/ })
      .last()
      .focus();
    await page.keyboard.press('+');
    await expect(frame(page)).toHaveAttribute('data-scale', 'country');
    await expect(frame(page).locator('[role=button]:focus')).toHaveCount(1);
  });

  test('buttons zoom and pan, and the map can be skipped', async ({ page }) => {
    await openMap(page, '?city=busan');
    const at = () => marker(page, nameOf('haedong-yonggungsa')).boundingBox();
    const before = await at();
    await map(page).getByRole('button', { name: text.pan.left }).click();
    await expect.poll(async () => ((await at())?.x ?? 0) - (before?.x ?? 0)).toBeGreaterThan(100);
    await map(page).getByRole('button', { name: text.zoomOut }).click();
    await map(page).getByRole('button', { name: text.zoomOut }).click();
    await expect(frame(page)).not.toHaveAttribute('data-scale', 'city');
    await map(page).getByRole('button', { name: text.reset }).click();
    await expect
      .poll(async () => Math.abs(((await at())?.x ?? 0) - (before?.x ?? 0)))
      .toBeLessThan(2);
    await map(page).getByRole('link', { name: text.skip }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(fold(page).locator('summary').first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(rows(page).getByRole('button').first()).toBeFocused();
  });
});

test.describe('near me', () => {
  const near = (page: Page) => map(page).getByRole('button', { name: text.near.button });

  test('asks only when pressed, and says that it was refused', async ({ page }) => {
    await page.addInitScript(() => {
      const calls: string[] = [];
      Object.assign(globalThis, { geolocationCalls: calls });
      navigator.geolocation.getCurrentPosition = (_found, failed) => {
        calls.push('asked');
        failed?.({ code: 1 } as GeolocationPositionError);
      };
    });
    const calls = () =>
      page.evaluate(() => (globalThis as { geolocationCalls?: string[] }).geolocationCalls?.length);
    await openMap(page);
    expect(await calls()).toBe(0);
    await near(page).click();
    await expect(map(page).getByText(text.near.refused)).toBeVisible();
    expect(await calls()).toBe(1);
  });

  test.describe('with permission', () => {
    test.use({ permissions: ['geolocation'] });

    test('outside Korea it says how far away', async ({ page, context }) => {
      await context.setGeolocation({ latitude: 40.4168, longitude: -3.7038 });
      await openMap(page);
      await near(page).click();
      await expect(
        map(page).getByText(/fuera de Corea, a unos 9\.?9\d\d\skm de Seúl/),
      ).toBeVisible();
    });

    test('in Seoul the nearest comes first, with its distance', async ({ page, context }) => {
      await context.setGeolocation({ latitude: 37.5512, longitude: 126.9885 });
      await openMap(page);
      await near(page).click();
      await expect(
        map(page).getByText(`Lo más cercano es ${nameOf('n-seoul-tower')}`),
      ).toBeVisible();
      await expect(rows(page).getByRole('button').first()).toContainText(nameOf('n-seoul-tower'));
      await expect(rows(page).getByRole('button').first()).toContainText(/\d0\sm/);
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('the list is folded, and the popup docks at the foot of the map', async ({ page }) => {
    await open(page, tourism);
    await expect(fold(page)).not.toHaveAttribute('open');
    await fold(page).getByText(text.list.see).tap();
    await expect(rows(page).getByRole('button')).toHaveCount(places.length);
    await row(page, nameOf('haedong-yonggungsa')).tap();
    await expect(popup(page)).toBeInViewport({ ratio: 0.99 });
    const [own, panel] = [await popup(page).boundingBox(), await frame(page).boundingBox()];
    expect((own?.width ?? 0) / (panel?.width ?? 1)).toBeGreaterThan(0.9);
    const [bottom, foot] = [own, panel].map((box) => (box?.y ?? 0) + (box?.height ?? 0));
    expect(Math.abs((foot ?? 0) - (bottom ?? 0))).toBeLessThan(60);
    const pin = await marker(page, nameOf('haedong-yonggungsa')).boundingBox();
    expect((pin?.y ?? 0) + (pin?.height ?? 0)).toBeLessThan(own?.y ?? 0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters are links, and the list says what the map would', async ({ page }) => {
    await page.goto(`${tourism}?city=busan`);
    await expect(rows(page).locator('> li:visible')).toHaveCount(inCity('busan'));
    await chip(page, 'type', text.filters.types.cafe).click();
    await expect(page).toHaveURL(/\?city=busan&type=cafe#map$/);
    const cafes = places.filter(({ city, type }) => city === 'busan' && type === 'cafe');
    await expect(rows(page).locator('> li:visible')).toHaveCount(cafes.length);
    for (const { description } of cafes) {
      await expect(rows(page).locator('p', { hasText: description.es })).toBeVisible();
    }
    await expect(map(page).getByText(text.loading)).toBeHidden();
  });

  test('the list holds the facts of the popups', async ({ page }) => {
    await page.goto(`${tourism}?city=busan&type=school`);
    const university = rows(page)
      .getByRole('listitem')
      .filter({ hasText: nameOf('pusan-national-university') });
    await expect(university.locator('dd', { hasText: '부산대역' })).toBeVisible();
    await expect(university.locator('a[href="https://www.pusan.ac.kr"]')).toBeVisible();
  });
});

for (const locale of locales) {
  test(`the document of the map holds the facts of its places (${locale})`, async ({ request }) => {
    const html = await (await request.get(pathTo('tourism', locale))).text();
    for (const { site, station } of places) {
      if (site) expect(html).toContain(`href="${site.replaceAll('&', '&amp;')}"`);
      if (station) expect(html).toContain(station.hangul);
    }
  });
}

test('the map is one chunk within its budget, and only where there is a map', async ({ page }) => {
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\/map-canvas\.[^/]*\.(js|css)$/.test(pathname)) bodies.set(pathname, response.body());
  });
  await open(page, pathTo('contact', 'es'));
  await page.waitForLoadState('networkidle');
  expect([...bodies.keys()]).toEqual([]);
  // `open` would bring the map into view, and its script with it.
  await page.goto(tourism);
  await page.waitForLoadState('networkidle');
  expect([...bodies.keys()].filter((path) => path.endsWith('.js'))).toEqual([]);
  await map(page).scrollIntoViewIfNeeded();
  await expect(frame(page)).toBeVisible();
  const sizes = (await Promise.all(bodies.values())).map((body) => brotliCompressSync(body).length);
  expect(sizes).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(60 * 1024);
});

for (const viewport of [phone, desktop]) {
  test(`the map with a popup has no violations at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openMap(page, '?city=seoul');
    await row(page, nameOf('gangnam-academy')).click();
    await expect(popup(page)).toBeVisible();
    await expectInBothThemes(page, 'popup', { within: '#map' });
  });
}
