import type { Page } from '@playwright/test';
import { text } from '#content/text/my-trip-tool.ts';
import { text as page_ } from '#content/text/my-trip.ts';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';
import { expectAccessible } from '../../../tests/audits/axe.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';
import { desktop, phone } from '../../../tests/site.ts';
import {
  copySeoul,
  keepTrip,
  main,
  names,
  path,
  seoulToBusan,
  setStart,
  stops,
  tool,
} from './testing-trip.ts';

const words = localize(page_, 'es');

const warnings = (page: Page) => page.getByRole('region', { name: tool.found.heading });
const spoken = (page: Page) => page.locator('.trip-tool [role=status]').last();
const grip = (page: Page, name: string | RegExp) =>
  page.getByRole('button', {
    name: typeof name === 'string' ? `Mover ${name}` : name,
    exact: true,
  });

test.use({ viewport: desktop });

test('a copied itinerary says what closes, and one press mends it @main', async ({ page }) => {
  await copySeoul(page);
  const closed = warnings(page).getByText(/El martes 6 cierra .*Gyeongbokgung/);
  await expect(closed).toBeVisible();
  await warnings(page).getByRole('button', { name: 'Cambiar los días 1 y 2' }).click();
  await expect(closed).toHaveCount(0);
  await expect(page.locator('#trip-found')).toBeFocused();
  await page.getByRole('button', { name: /^Deshacer: cambiar los días/ }).click();
  await expect(closed).toBeVisible();
});

test('before there is a trip, the check of an itinerary answers for each first weekday', async ({
  page,
}) => {
  await open(page, path);
  const sample = page.getByRole('region', { name: /^Así se comprueba/ });
  const said = sample.getByRole('status');
  await expect(said).toContainText('El martes cierra el palacio Gyeongbokgung');
  await sample.getByRole('radio', { name: 'miércoles' }).check();
  await expect(said).toHaveText(new RegExp(words.sample.fits));
  await sample.getByRole('radio', { name: 'domingo' }).check();
  await expect(said).toContainText('El lunes cierra el palacio Changdeokgung');
  await expect(sample.getByText('9:30 Palacio Changdeokgung')).toContainText(tool.short.closed);
  await sample.getByRole('radio', { name: 'martes' }).check();
  await sample.getByRole('link', { name: words.sample.open }).click();
  // The tool says the same, with the date of that trip.
  await expect(warnings(page).getByText(/El martes \d+ cierra .*Gyeongbokgung/)).toBeVisible();
  await expect(sample).toHaveCount(0);
});

test('moved days off count as they are: open on 9 February 2027, closed on the 10th', async ({
  page,
}) => {
  await copySeoul(page, '2027-02-09');
  await expect(stops(page).first()).toContainText('Abre 9:00');
  await expect(warnings(page).getByText(/Gyeongbokgung/)).toHaveCount(0);
  await setStart(page, '2027-02-10');
  await expect(stops(page).first()).toContainText(tool.stop.closedThat);
});

test('stops change places by keyboard alone, and every step is said', async ({ page }) => {
  await copySeoul(page);
  const [first, second, third] = await names(page);
  await grip(page, second ?? '').focus();
  await page.keyboard.press('Space');
  await expect(spoken(page)).toHaveText(`${second} en la mano. Parada 2 de 7, martes 6.`);
  await page.keyboard.press('ArrowDown');
  await expect(spoken(page)).toHaveText(
    new RegExp(`^Parada 3 de 7, martes 6\\. \\d+ min .* desde ${third}\\.$`),
  );
  await page.keyboard.press('ArrowRight');
  await expect(spoken(page)).toHaveText(/^Miércoles 7\. /);
  await expect(grip(page, second ?? '')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(spoken(page)).toHaveText(tool.say.back);
  await expect(grip(page, second ?? '')).toBeFocused();
  expect((await names(page)).slice(0, 3)).toEqual([first, second, third]);

  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(spoken(page)).toHaveText(new RegExp(`^${second}, martes 6, 9:00\\.`));
  expect((await names(page)).slice(0, 2)).toEqual([second, first]);
  await expect(grip(page, second ?? '')).toBeFocused();
  await page.keyboard.press('Control+z');
  expect((await names(page)).slice(0, 2)).toEqual([first, second]);
});

test('on a phone the menu of a stop moves, dates, notes and removes it', async ({ page }) => {
  await page.setViewportSize(phone);
  await copySeoul(page);
  const [first, second] = await names(page);
  const menu = async (name: string | undefined, item: string) => {
    await page.getByRole('button', { name: `Más acciones: ${name}` }).click();
    await page.getByRole('button', { name: item, exact: true }).click();
  };
  await menu(second, tool.stop.up);
  expect((await names(page)).slice(0, 2)).toEqual([second, first]);

  await menu(second, tool.stop.time);
  await page.getByLabel(tool.edit.at, { exact: true }).fill('08:30');
  await page.getByRole('button', { name: tool.edit.save, exact: true }).click();
  await expect(stops(page).first().locator('time')).toHaveText('8:30');

  await menu(second, tool.stop.note);
  await page.getByLabel(tool.edit.note, { exact: true }).fill('Lleva efectivo.');
  await page.getByRole('button', { name: tool.edit.save, exact: true }).click();
  await expect(stops(page).first()).toContainText('Lleva efectivo.');

  await menu(second, tool.stop.move);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(tool.board.tray) })
    .click();
  await expect(page.getByRole('tab', { name: tool.board.tray })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(stops(page).first()).toContainText('Lleva efectivo.');

  await menu(second, tool.stop.remove);
  await expect(stops(page)).toHaveCount(0);
});

test('a window leaves the trip in use: Escape, focus that goes on and a press outside close it', async ({
  page,
}) => {
  await copySeoul(page);
  const [first, second] = await names(page);
  const more = page.getByRole('button', { name: `Más acciones: ${first}` });
  const window = page.getByRole('dialog', { name: `Mover ${first}` });
  const openIt = async () => {
    await more.click();
    await page.getByRole('button', { name: tool.stop.move, exact: true }).click();
    await expect(
      window.getByRole('listitem').getByRole('button', { disabled: false }).first(),
    ).toBeFocused();
  };
  await openIt();
  await page.keyboard.press('Escape');
  await expect(window).toHaveCount(0);
  await expect(more).toBeFocused();

  await openIt();
  await window.getByRole('button').last().focus();
  await page.keyboard.press('Tab');
  await expect(window).toHaveCount(0);
  await expect(grip(page, first ?? '')).toBeFocused();

  await openIt();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(window).toHaveCount(0);
  expect((await names(page)).slice(0, 2)).toEqual([first, second]);
});

test('what is written about a stop is kept by a press outside of its window', async ({ page }) => {
  await copySeoul(page);
  const [first = ''] = await names(page);
  const write = async (item: string, label: string, value: string) => {
    await page.getByRole('button', { name: `Más acciones: ${first}` }).click();
    await page.getByRole('button', { name: item, exact: true }).click();
    await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByLabel(label, { exact: true })).toHaveCount(0);
  };
  await write(tool.stop.time, tool.edit.at, '08:30');
  await write(tool.stop.note, tool.edit.note, 'Con Ana');
  await expect(stops(page).first()).toContainText('8:30');
  await expect(stops(page).first()).toContainText('Con Ana');
});

test('a place is added from the search to the day in view, in one press', async ({ page }) => {
  await copySeoul(page);
  await page.getByRole('button', { name: /^Al sur del río/ }).click();
  await main(page).getByRole('button', { name: tool.day.add }).click();
  await expect(page.getByLabel(tool.add.search)).toBeFocused();
  await page.keyboard.type('deoksu');
  await page.getByRole('button', { name: /Deoksugung/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: /^Viernes 9/ })).toBeVisible();
  await expect(stops(page).filter({ hasText: 'Deoksugung' })).toHaveCount(1);
  await expect(grip(page, /^Mover .*Deoksugung/)).toBeFocused();
  await page.getByRole('button', { name: tool.toast.undo, exact: true }).click();
  await expect(stops(page).filter({ hasText: 'Deoksugung' })).toHaveCount(0);
});

test('a trip without a date asks for it, and a night for several days says how many', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await keepTrip(page, {
    ...seoulToBusan,
    start: '',
    days: seoulToBusan.days.map(({ title, stops: planned }) => ({
      title,
      sleep: '',
      stops: planned,
    })),
  });
  await open(page, path);
  await warnings(page).getByRole('button', { name: tool.found.askDate }).click();
  await expect(page.getByLabel(tool.head.start)).toBeFocused();
  await page.keyboard.press('Tab');
  await setStart(page, '2027-04-07');
  await expect(warnings(page).getByRole('button', { name: tool.found.askDate })).toHaveCount(0);
  await page.getByLabel(tool.day.sleep).fill('Myeongdong');
  await expect(spoken(page)).toHaveText(
    /^Myeongdong \(Seúl\): dos noches, hasta la del jueves 8\.$/,
  );
});

test('what does not fit on its day says so, and where it would', async ({ page }) => {
  await copySeoul(page);
  await main(page).getByRole('button', { name: tool.day.add }).click();
  await page.getByLabel(tool.add.search).fill('haeundae');
  await page
    .getByRole('button', { name: /^Playa de Haeundae/ })
    .first()
    .click();
  const days = page.getByRole('dialog').locator('.trip-days button');
  await expect(days.first()).toHaveText(/^Martes 6Estás en Seúl/);
  await expect(days.first()).toBeFocused();
  await days.filter({ hasText: tool.board.tray }).click();
  await expect(spoken(page)).toHaveText(/Haeundae, sin día/);
  await expect(grip(page, /^Mover .*Haeundae/)).toBeFocused();
});

test('the focus goes on from what is gone, and each change is heard', async ({ page }) => {
  await open(page, path);
  await page.getByLabel(words.dates.from).fill('2027-04-06');
  await page.getByLabel(words.dates.to).fill('2027-04-09');
  await page.getByRole('button', { name: /^Crear/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: tool.head.unnamed })).toBeFocused();

  const rename = page.getByRole('button', { name: tool.head.rename, exact: true });
  await rename.press('Enter');
  await page.keyboard.type('Corea');
  await page.keyboard.press('Enter');
  await expect(rename).toBeFocused();
  await expect(spoken(page)).toHaveText(`${tool.head.name}: Corea.`);
  const retitle = page.getByRole('button', { name: tool.day.rename });
  await retitle.press('Enter');
  await page.keyboard.press('Escape');
  await expect(retitle).toBeFocused();

  const people = page.getByRole('group', { name: tool.head.people });
  await people.getByRole('button').last().press('Enter');
  await expect(spoken(page)).toHaveText(`${tool.head.people}: 2.`);
  const fewer = people.getByRole('button').first();
  await fewer.press('Enter');
  await expect(fewer).toBeDisabled();
  await expect(fewer).toBeFocused();
  await page.locator('.trip-tool').getByLabel(tool.head.meals).selectOption('generous');
  await expect(spoken(page)).toHaveText(new RegExp(`^${tool.head.meals}: .+`));

  await page.getByRole('button', { name: /^Deshacer: / }).press('Enter');
  const redo = page.getByRole('button', { name: /^Rehacer/ });
  await redo.press('Enter');
  await expect(redo).toBeFocused();
});

test('what is undone by key comes into view with the focus, by the message the focus stays', async ({
  page,
}) => {
  await copySeoul(page);
  const [first, second] = await names(page);
  await grip(page, second ?? '').press('Alt+ArrowRight');
  await expect(page.getByRole('heading', { level: 2, name: /^Miércoles 7/ })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('heading', { level: 2, name: /^Martes 6/ })).toBeVisible();
  await expect(grip(page, second ?? '')).toBeFocused();

  await page.keyboard.press('Delete');
  const next = page.locator('.trip-grip:focus');
  await expect(next).toHaveCount(1);
  const label = await next.getAttribute('aria-label');
  await page.getByRole('button', { name: tool.toast.undo, exact: true }).press('Enter');
  await expect(spoken(page)).toContainText('Deshecho: quitar');
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', label ?? '');
  expect((await names(page)).slice(0, 2)).toEqual([first, second]);
});

test('a warning leads to its stop, and the stop to what the guide says of it', async ({ page }) => {
  await copySeoul(page);
  await warnings(page).getByRole('button', { name: 'día 1, parada 1' }).first().click();
  await expect(grip(page, /^Mover .*Gyeongbokgung/)).toBeFocused();
  const stop = stops(page).first();
  await stop.getByRole('link', { name: /Gyeongbokgung/ }).click();
  await expect(page).toHaveURL(`${pathTo('seoul', 'es')}#gyeongbokgung`);
  await expect(page.locator('#gyeongbokgung')).toBeInViewport();
});

test('on a phone the days are tabs with their names, and keys go through them in place', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await copySeoul(page);
  const tabs = page.getByRole('tab');
  await expect(tabs.first()).toHaveAccessibleName(/^Día 1, \d avisos? mar 6$/);
  await expect(tabs.last()).toHaveAccessibleName(`0 paradas ${tool.board.tray}`);
  await tabs.first().focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName(`0 paradas ${tool.board.tray}`);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('a link opens the same trip elsewhere, which is looked at first, and no request holds it', async ({
  page,
  browser,
  baseURL,
}) => {
  await copySeoul(page);
  await main(page).getByRole('button', { name: tool.head.share, exact: true }).first().click();
  const link = await page.getByLabel(tool.share.link).inputValue();
  const fragment = link.split('#')[1] ?? '';
  expect(fragment).toMatch(/^1[\w-]+[A-Za-z]$/);

  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  const second = await other.newPage();
  const requests: string[] = [];
  second.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
  await second.goto(link);
  await expect(
    second.getByRole('heading', { name: /Estás mirando «Seúl esencial»/ }),
  ).toBeVisible();
  await expect(main(second).getByRole('heading').first()).toHaveText(/^Seúl esencial/);
  expect(await names(second)).toEqual(await names(page));
  await expect(second.getByLabel(tool.head.start)).toHaveValue('2027-04-06');
  expect(await second.evaluate(() => localStorage.getItem('my-trip'))).toBeNull();
  expect(requests.length).toBeGreaterThan(0);
  for (const request of requests)
    expect(request.replace(/#.*/, '')).not.toContain(fragment.slice(0, 20));
  await other.close();
});

for (const [what, change, heading] of [
  ['cut off', (link: string) => link.slice(0, -9), tool.links.broken.heading],
  [
    'with a wrong letter',
    (link: string) =>
      link.replace(
        /(.{20})(.)/,
        (_, before: string, one: string) => before + (one === 'A' ? 'B' : 'A'),
      ),
    tool.links.broken.heading,
  ],
  ['of a newer version', (link: string) => link.replace(/^1/, '9'), tool.links.newer.heading],
] as const) {
  test(`a link that is ${what} opens nothing and leaves the trip alone`, async ({ page }) => {
    await copySeoul(page);
    await main(page).getByRole('button', { name: tool.head.share, exact: true }).first().click();
    const link = await page.getByLabel(tool.share.link).inputValue();
    await page.keyboard.press('Escape');
    const before = await names(page);
    await page.evaluate((hash) => (location.hash = hash), change(link.split('#')[1] ?? ''));
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    expect(await names(page)).toEqual(before);
    await page.getByRole('button', { name: tool.links.own }).click();
    await expect(page.getByRole('heading', { name: heading })).toHaveCount(0);
  });
}

test('the device keeps a trip once it is asked to, and forgets it', async ({ page }) => {
  await copySeoul(page);
  await expect(page.getByRole('heading', { name: tool.keep.heading })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('my-trip'))).toBeNull();
  await page.getByRole('button', { name: tool.keep.yes }).first().click();
  await expect(page.getByText(tool.head.kept)).toBeFocused();
  await page.evaluate(() => sessionStorage.clear());
  await open(page, path);
  await expect(page.getByRole('heading', { level: 1, name: /Seúl esencial/ })).toBeVisible();
  await page.getByRole('button', { name: tool.head.menu }).click();
  await page.getByRole('button', { name: tool.head.forget }).click();
  const asked = page.getByRole('dialog');
  await asked.getByRole('button', { name: tool.forget.no }).click();
  expect(await page.evaluate(() => localStorage.getItem('my-trip'))).not.toBeNull();
  await page.getByRole('button', { name: tool.head.menu }).click();
  await page.getByRole('button', { name: tool.head.forget }).click();
  await asked.getByRole('button', { name: tool.forget.yes }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.heading })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('my-trip'))).toBeNull();
});

test('with storage blocked the trip works and says that it will be lost', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await copySeoul(page);
  await expect(page.getByRole('heading', { name: tool.blocked.heading })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: tool.blocked.file }).click();
  const file = await (await saved).path();
  await page.reload();
  await page.getByRole('button', { name: words.open.button }).click();
  await page.getByLabel(tool.open.file).setInputFiles(file);
  await expect(page.getByRole('heading', { level: 1, name: /Seúl esencial/ })).toBeVisible();
  await expect(page.getByLabel(tool.head.start)).toHaveValue('2027-04-06');
});

test('another month and fewer days lose no stop', async ({ page }) => {
  await copySeoul(page);
  const count = () =>
    page.evaluate(() => {
      const { trip } = JSON.parse(sessionStorage.getItem('my-trip') ?? '{}');
      if (!trip) return undefined;
      const stopsOf = (each: { stops: unknown[] }) => each.stops.length;
      return [trip.days.map(stopsOf), trip.tray.length];
    });
  await expect.poll(count).toEqual([[7, 6, 5, 5, 5], 0]);
  await setStart(page, '2027-05-06');
  const fewer = page.getByRole('button', { name: `${tool.head.days}: uno menos` });
  await fewer.click();
  await fewer.click();
  await expect(spoken(page)).toContainText('No se ha borrado nada: 5 paradas');
  await expect.poll(count).toEqual([[7, 6, 5], 10]);
});

test('two tabs follow each other', async ({ page, context }) => {
  await copySeoul(page);
  await page.getByRole('button', { name: tool.keep.yes }).first().click();
  const second = await context.newPage();
  await open(second, path);
  await second.getByRole('button', { name: `${tool.head.people}: uno más` }).click();
  await expect(page.getByRole('heading', { name: tool.elsewhere.heading })).toBeVisible();
  await expect(page.getByRole('group', { name: tool.head.people })).toContainText('2');
});

for (const locale of ['es', 'en'] as const) {
  test(`it is accessible at every width, before and with a trip (${locale})`, async ({ page }) => {
    await open(page, pathTo('trip', locale));
    await expectAccessible(page, { within: 'main' });
    await page.setViewportSize(desktop);
    await page.getByRole('main').locator('a[href*="5-dias"], a[href*="5days"]').first().click();
    await expect(page.locator('.trip-tool')).toBeVisible();
    await page.getByRole('button', { name: text.looking.copy[locale] }).click();
    await expectAccessible(page, { within: 'main' });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it would do and leads to the itineraries', async ({ page }) => {
    await page.goto(path);
    await expect(main(page)).toContainText(words.dates.without);
    await expect(main(page)).toContainText(words.checks.points.closed.text);
    await page.getByRole('radio', { name: 'miércoles' }).check();
    await expect(main(page)).toContainText(words.sample.fitsText);
    await page.getByRole('link', { name: /^Seúl esencial/ }).click();
    await expect(page).toHaveURL(pathTo('seoul-5days', 'es'));
  });
});
