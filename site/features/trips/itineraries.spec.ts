import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { text } from '#content/text/itineraries.ts';
import { itineraries, type ItineraryId } from '#content/data/itineraries/itineraries.ts';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';
import { readItineraries } from './read.ts';
import { roundedWon, won } from '#domain/text/amounts.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';
import { desktop, phone } from '../../../tests/site.ts';

const itinerariesText = localize(text, 'es');
const path = pathTo('itineraries', 'es');

function trip(id: ItineraryId) {
  const found = itineraries.find((itinerary) => itinerary.id === id);
  if (!found) throw new Error(`no itinerary ${id}`);
  return localize(found, 'es');
}

const rows = (page: Page) =>
  page
    .getByRole('region', { name: itinerariesText.cards.heading })
    .locator('[data-part=items] > li:visible');
const card = (page: Page, id: ItineraryId) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: trip(id).title }) });
const choice = (page: Page, id: ItineraryId) =>
  card(page, id).getByRole('link', { name: trip(id).title, exact: true });
/** Named by the title of its page, or on the page of all by its own. */
const panel = (page: Page, id: ItineraryId) =>
  page.getByRole('region', { name: new RegExp(`^${trip(id).title}(?:$|, )`) });
/** On its own page the title of an itinerary is that of the page. */
const titleOf = (page: Page, id: ItineraryId) =>
  page.getByRole('heading', { level: 1, name: trip(id).title, exact: true });
const tab = (page: Page, day: number) =>
  page
    .getByRole('tab', { name: itinerariesText.timeline.day.replace('{number}', `${day}`) })
    .first();

async function expectChosen(page: Page, id: ItineraryId) {
  await expect(page).toHaveURL(new RegExp(`${pathTo(id, 'es')}#plan$`));
  await expect(titleOf(page, id)).toBeFocused();
  // The title stands below the header, where in-page links stop.
  const top = () => titleOf(page, id).evaluate((heading) => heading.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs((await top()) - 100)).toBeLessThan(12);
  await expect(tab(page, 1)).toHaveAttribute('aria-selected', 'true');
}

/** The link to another itinerary below one. */
const linkBelow = (page: Page, id: ItineraryId) =>
  page
    .getByRole('region', { name: itinerariesText.cards.others })
    .getByRole('link', { name: trip(id).title });

test('a card opens its itinerary by click and by keyboard, and the page goes there', async ({
  page,
}) => {
  await open(page, path);
  await expect(rows(page)).toHaveCount(itineraries.length);
  await expect(panel(page, 'seoul-5days')).toBeVisible();
  // Anywhere on the card.
  await card(page, 'busan-3days').click({ position: { x: 40, y: 40 } });
  await expectChosen(page, 'busan-3days');

  await linkBelow(page, 'jeju-4days').focus();
  await page.keyboard.press('Enter');
  await expectChosen(page, 'jeju-4days');

  await page.goBack();
  await expect(panel(page, 'busan-3days')).toBeVisible();
  await page.goBack();
  await expect(panel(page, 'seoul-5days')).toBeVisible();
});

test('a thread of the map leads to its itinerary, with the first day of the trip', async ({
  page,
}) => {
  for (const [viewport, id] of [
    [desktop, 'korea-10days'],
    [phone, 'weekend-seoul'],
    [{ width: 320, height: 568 }, 'jeju-4days'],
  ] as const) {
    await page.setViewportSize(viewport);
    await open(page, `${path}?start=2027-04-07`);
    const thread = page.locator(`svg a[data-itinerary="${id}"]`);
    const number = thread.locator('circle');
    const { width = 0, height = 0 } = (await number.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await number.click();
    await expect(page).toHaveURL(new RegExp(`${pathTo(id, 'es')}\\?start=2027-04-07#plan$`));
    await expect(titleOf(page, id)).toBeFocused();
  }
});

test('the map of threads has the numbers of the list, and a name for every city', async ({
  page,
}) => {
  await open(page, path);
  const spread = page.getByRole('region', { name: itinerariesText.cards.heading });
  await expect(spread.locator('svg a[data-itinerary] text')).toHaveText(
    itineraries.map((_, index) => `${index + 1}`),
  );
  const entries = rows(page);
  for (const [index, { title }] of itineraries.entries())
    await expect(entries.nth(index)).toContainText(title.es);
  const cities = [...new Set(itineraries.flatMap((each) => each.cities))];
  for (const city of cities)
    await expect(
      spread.locator('svg').getByText(itinerariesText.cities.names[city]).first(),
    ).toBeVisible();
});

test('days change by click and by the arrow keys; the URL remembers them @main', async ({
  page,
}) => {
  await open(page, path);
  const { days } = trip('seoul-5days');
  const expectDay = async (day: number) => {
    await expect(tab(page, day)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.getByRole('tabpanel')).toContainText(days[day - 1]?.title ?? '?');
  };
  await tab(page, 2).click();
  await expectDay(2);
  for (const [key, day] of [
    ['ArrowRight', 3],
    ['End', 5],
    ['ArrowRight', 1],
    ['ArrowLeft', 5],
    ['Home', 1],
    ['ArrowRight', 2],
  ] as const) {
    await page.keyboard.press(key);
    await expectDay(day);
    await expect(tab(page, day)).toBeFocused();
  }
  await expect(page).toHaveURL(/\?day=2$/);
  await page.reload();
  await expectDay(2);
  await choice(page, 'weekend-seoul').click();
  await expectChosen(page, 'weekend-seoul');
});

test('the picture of a day shows its stops in their order, and each leads to its place', async ({
  page,
}) => {
  const [first, second] = trip('busan-3days').days;
  if (!first || !second) throw new Error('a trip of two days or more');
  const picture = ({ title }: typeof first) =>
    page.getByRole('navigation', { name: title, exact: true });
  await open(page, pathTo('busan-3days', 'es'));
  const stops = picture(first).getByRole('link');
  await expect(stops).toHaveCount(first.activities.length);
  for (const [index, { title }] of first.activities.entries())
    await expect(stops.nth(index)).toContainText(title);
  await expect(picture(second)).toBeHidden();

  await tab(page, 2).click();
  await expect(picture(first)).toBeHidden();
  await picture(second).getByRole('link').last().click();
  await expect(page).toHaveURL(new RegExp(`#day-2-${second.activities.length}$`));
  await expect(tab(page, 2)).toHaveAttribute('aria-selected', 'true');
  const last = second.activities.at(-1)!.title;
  await expect(page.getByRole('heading', { level: 4, name: last })).toBeInViewport();
});

test('the numbers of the map are those of the day', async ({ page }) => {
  await open(page, path);
  const stops = trip('seoul-5days').days[0]?.activities.filter(({ stop }) => stop) ?? [];
  const map = page.getByRole('tabpanel').getByRole('img', { name: /^Mapa del día 1/ });
  await expect(map.locator('[data-stop]')).toHaveText(stops.map((_, index) => `${index + 1}`));
  const route = page.getByRole('tabpanel').getByRole('link', { name: /KakaoMap/ });
  await expect(route).toHaveAttribute('target', '_blank');
  await expect(route).toHaveAttribute('rel', 'noopener noreferrer');
});

test('the map of a day stays in view beside the timeline, and at the top of a phone', async ({
  page,
}) => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, path);
    const day = page.getByRole('tabpanel');
    const map = day.getByRole('img', { name: /^Mapa del día 1/ });
    await expect(map).toHaveCount(1);
    const last = day
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .last();
    await last.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(map).toBeInViewport({ ratio: 0.9 });
  }
});

test('a URL with an unknown choice shows the first, one with a known choice that one', async ({
  page,
}) => {
  await open(page, `${path}?itinerary=marte&day=99`);
  await expect(panel(page, 'seoul-5days')).toBeVisible();
  await expect(tab(page, 1)).toHaveAttribute('aria-selected', 'true');
  await page.goto(`${path}?itinerary=busan-3days&day=2`);
  await expect(page).toHaveURL(new RegExp(`${pathTo('busan-3days', 'es')}\\?day=2#plan$`));
  await expect(panel(page, 'busan-3days')).toBeVisible();
  await expect(tab(page, 2)).toHaveAttribute('aria-selected', 'true');
});

test('the calendar and the route of a long trip hold all its days', async ({ page }) => {
  const { days } = trip('korea-10days');
  const activities = days.flatMap((day) => day.activities);
  await open(page, pathTo('korea-10days', 'es'));
  const button = page.getByRole('button', { name: itinerariesText.calendar.button });
  const start = page.getByLabel(itinerariesText.calendar.start);
  await button.click();
  await expect(start).toHaveAccessibleDescription(new RegExp(itinerariesText.calendar.missing));
  await expect(start).toBeFocused();
  await start.fill('2020-01-01');
  await button.click();
  await expect(start).toHaveAccessibleDescription(new RegExp(itinerariesText.calendar.past));
  await start.fill('2096-12-28');
  await expect(start).not.toHaveAttribute('aria-invalid');
  const calendar = page.waitForEvent('download');
  await button.click();
  expect((await calendar).suggestedFilename()).toBe('korea-10days.ics');
  const line = await readFile(await (await calendar).path(), 'utf8');
  const events = new ICAL.Component(ICAL.parse(line) as unknown[]).getAllSubcomponents('vevent');
  const read = events.map((event) => new ICAL.Event(event));
  expect(read.map(({ summary }) => summary)).toEqual(activities.map(({ title }) => title));
  expect(read[0]?.startDate.toString()).toBe(`2096-12-28T${activities[0]?.time}:00`);
  expect(read.at(-1)?.startDate.toString()).toMatch(/^2097-01-06T/);

  const route = page.waitForEvent('download');
  await page.getByRole('button', { name: itinerariesText.route.button }).click();
  expect((await route).suggestedFilename()).toBe('korea-10days.gpx');
  const xml = await readFile(await (await route).path(), 'utf8');
  const parsed = await page.evaluate((source) => {
    const xmlDocument = new DOMParser().parseFromString(source, 'application/xml');
    const count = (name: string) => xmlDocument.getElementsByTagName(name).length;
    return { errors: count('parsererror'), stops: count('wpt'), days: count('rte') };
  }, xml);
  const stops = activities.filter((activity) => 'stop' in activity && activity.stop);
  expect(parsed).toEqual({ errors: 0, stops: stops.length, days: days.length });
});

test('a long trip is one document, also for links to the former page of its last days', async ({
  page,
}) => {
  const { days } = trip('korea-10days');
  const path10 = pathTo('korea-10days', 'es');
  await open(page, '/itinerarios/korea-10days/dias-6-10');
  await expect(page).toHaveURL(new RegExp(`${path10}#day-6$`));
  await expect(tab(page, 6)).toHaveAttribute('aria-selected', 'true');
  const shown = page.getByRole('tabpanel');
  await expect(shown).toBeInViewport();
  await expect(shown).toContainText(days[5]?.activities[0]?.title ?? '?');
  await tab(page, 1).click();
  await expect(shown).toContainText(days[0]?.activities[0]?.title ?? '?');
  await page.reload();
  await expect(shown).toContainText(days[0]?.activities[0]?.title ?? '?');

  await open(page, `${path10}?day=7`);
  await expect(shown).toContainText(days[6]?.activities[0]?.title ?? '?');
  await tab(page, 3).click();
  await expect(shown).toContainText(days[2]?.activities[0]?.title ?? '?');
});

test('every card says what its trip costs, counted alike', async ({ page }) => {
  await open(page, path);
  const { cards } = readItineraries('es', 'itineraries');
  for (const { id, title, cost, duration } of cards) {
    expect(title).toBe(trip(id).title);
    const line = card(page, id);
    await expect(line).toContainText(`≈ ${won(roundedWon(cost.total), 'es')}`);
    await expect(line).toContainText(`${duration} días`);
    // What it is made of stands behind the plus.
    const more = line.getByText(itinerariesText.cost.food);
    if (!(await more.isVisible())) await line.locator('summary').click();
    await expect(more).toBeVisible();
    for (const part of [cost.food, cost.transport, cost.tickets])
      await expect(line).toContainText(won(part, 'es'));
  }
});

test('a choice leaves the trips that fit, and one unfolds at a time', async ({ page }) => {
  await open(page, path);
  await expect(rows(page)).toHaveCount(itineraries.length);
  await page.getByRole('button', { name: itinerariesText.cards.choices.short }).click();
  await expect(rows(page)).toHaveCount(itineraries.filter(({ duration }) => duration <= 4).length);
  await page.getByRole('button', { name: itinerariesText.cards.choices.still }).click();
  const still = itineraries.filter(({ cities }) => cities.length === 1);
  await expect(rows(page)).toHaveCount(still.length);
  await page.reload();
  await expect(rows(page)).toHaveCount(still.length);
  await page.getByRole('button', { name: itinerariesText.cards.choices.all }).click();
  await card(page, 'jeju-4days').locator('summary').click();
  await expect(card(page, 'jeju-4days').getByText(trip('jeju-4days').description)).toBeVisible();
  await expect(page.getByText(trip('seoul-5days').description)).toBeHidden();
});

test('other meals change the total, and the URL keeps them', async ({ page }) => {
  await open(page, pathTo('seoul-5days', 'es'));
  const total = page
    .getByRole('table', { name: /Seúl esencial/ })
    .getByRole('row')
    .last();
  const before = await total.innerText();
  await page.getByRole('radio', { name: /^Sencillas/ }).check();
  await expect(total).not.toHaveText(before);
  await expect(page).toHaveURL(/meals=simple/);
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Sencillas/ })).toBeChecked();
});

async function calendarOf(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: itinerariesText.calendar.button }).click();
  const line = await readFile(await (await download).path(), 'utf8');
  const events = new ICAL.Component(ICAL.parse(line) as unknown[]).getAllSubcomponents('vevent');
  return events.map((event) => new ICAL.Event(event));
}

test('a closed palace is said at the date, on its day and in the calendar, and two days change places', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-22T03:00:00Z'));
  await open(page, pathTo('seoul-5days', 'es'));
  const says = /martes 6 de abril de 2027.*cierra el palacio Gyeongbokgung/;
  const start = page.getByLabel(itinerariesText.calendar.start);
  await start.fill('2027-04-06');
  const warning = page.getByRole('status').filter({ hasText: says });
  await expect(warning).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText(/El martes 6 de abril de 2027 cierra/);
  await expect(tab(page, 1)).toContainText(itinerariesText.closings.tab);
  const palace = async () =>
    (await calendarOf(page)).find(({ summary }) => summary === 'Palacio Gyeongbokgung');
  expect((await palace())?.description).toMatch(/^El martes 6 de abril de 2027 cierra/);

  const swap = itinerariesText.closings.swap.replace('{one}', '1').replace('{other}', '2');
  await page.getByRole('button', { name: swap }).click();
  await expect(page.getByText(itinerariesText.closings.none)).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText('Palacio Changdeokgung');
  await expect(page).toHaveURL(/start=2027-04-06&order=2-1-3-4-5/);
  await page.reload();
  await expect(page.getByRole('tabpanel')).toContainText('Palacio Changdeokgung');
  await expect(start).toHaveValue('2027-04-06');
  const moved = await palace();
  expect(moved?.startDate.toString()).toBe('2027-04-07T09:00:00');
  expect(moved?.description).not.toContain(' cierra ');

  await page.getByRole('button', { name: itinerariesText.closings.undo }).click();
  await expect(warning).toBeVisible();
  await expect(page).not.toHaveURL(/order/);
});

test('a closing that no change of days solves offers a later first day', async ({ page }) => {
  await open(page, `${pathTo('busan-3days', 'es')}?start=2027-04-06`);
  const button = page.getByRole('button', { name: 'Empezar el miércoles 7 de abril de 2027' });
  await button.click();
  await expect(page.getByLabel(itinerariesText.calendar.start)).toHaveValue('2027-04-07');
  await expect(page.getByText(itinerariesText.closings.none)).toBeVisible();
  // Another trip is planned from the same day.
  await linkBelow(page, 'weekend-seoul').click();
  await expect(page).toHaveURL(
    new RegExp(`${pathTo('weekend-seoul', 'es')}\\?start=2027-04-07#plan$`),
  );
});

test('on a phone the page of one itinerary opens with it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${pathTo('busan-3days', 'es')}?day=2`);
  const topOf = (name: string) =>
    page
      .getByRole('heading', { name, exact: true })
      .first()
      .evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
  expect(await topOf(trip('busan-3days').title)).toBeLessThan(900);
  expect(await topOf(itinerariesText.cards.others)).toBeGreaterThan(
    await topOf(trip('busan-3days').title),
  );
  await tab(page, 3).click();
  await expect(page).toHaveURL(new RegExp(`${pathTo('busan-3days', 'es')}\\?day=3$`));
});

test('the way back is named and stands below the last stop of a day at every width', async ({
  page,
}) => {
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await open(page, pathTo('seoul-5days', 'es'));
    const back = page.getByRole('tabpanel').getByText(`${itinerariesText.timeline.back}:`);
    await expect(back).toBeVisible();
    const last = page.getByRole('tabpanel').getByRole('heading', { level: 4 }).last();
    const [above, below] = [await last.boundingBox(), await back.boundingBox()];
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  }
});

test('paper shows every day and nothing to press', async ({ page }) => {
  await open(page, path);
  await page.emulateMedia({ media: 'print' });
  for (const { title } of trip('seoul-5days').days)
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
  await expect(page.getByRole('tablist')).toBeHidden();
  await expect(page.getByRole('heading', { name: itinerariesText.cards.heading })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every itinerary can be reached and every day read', async ({ page }) => {
    // One document after the other.
    test.slow();
    for (const { id } of itineraries) {
      const { title, days } = trip(id);
      await page.goto(path);
      await choice(page, id).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport();
      for (const day of days) {
        const heading = page.getByRole('heading', { level: 3, name: day.title });
        await expect(heading).toBeVisible();
        const activities = page.getByRole('tabpanel').filter({ has: heading });
        const titles = activities.getByRole('heading', { level: 4 });
        expect(await titles.allInnerTexts()).toEqual(day.activities.map(({ title: what }) => what));
      }
    }
    await expect(page.getByRole('tablist')).toBeHidden();
    await expect(page.getByRole('button', { name: itinerariesText.calendar.button })).toBeHidden();
  });
});

test('the page of an itinerary says its title once, with its length and difficulty below', async ({
  page,
}) => {
  const { difficulty, duration } = trip('korea-10days');
  await open(page, pathTo('korea-10days', 'es'));
  const main = page.getByRole('main');
  // The list of all of them, below, names it as well.
  const list = page.getByRole('region', { name: itinerariesText.cards.others });
  const name = { name: trip('korea-10days').title, exact: true };
  const named = await main.getByRole('heading', name).count();
  expect(named - (await list.getByRole('heading', name).count())).toBe(1);
  const largest = await main
    .getByRole('heading')
    .evaluateAll((all) =>
      Math.max(...all.map((each) => parseFloat(getComputedStyle(each).fontSize))),
    );
  await expect(titleOf(page, 'korea-10days')).toHaveCSS('font-size', `${largest}px`);
  const below = titleOf(page, 'korea-10days').locator('+ p');
  await expect(below).toContainText(`${duration} días`);
  await expect(below).toContainText(itinerariesText.difficulty.levels[difficulty]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`land, sea and the seven threads are told apart (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, path);
    const spread = page.getByRole('region', { name: itinerariesText.cards.heading });
    const threads = await spread
      .locator('svg a[data-itinerary] circle')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).fill));
    expect(new Set(threads).size).toBe(itineraries.length);
    const [land, water] = await spread.evaluate((section) =>
      ['--map-land', '--map-water'].map((name) => {
        const probe = document.createElement('i');
        probe.style.color = `var(${name})`;
        section.append(probe);
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      }),
    );
    expect(contrast(land ?? '', water ?? '')).toBeGreaterThan(1.3);
    for (const thread of threads) expect(contrast(thread, land ?? '')).toBeGreaterThan(2.5);
    for (const [index, one] of threads.entries())
      for (const other of threads.slice(index + 1))
        expect(distance(one, other), `${one} and ${other}`).toBeGreaterThan(40);
  });
}

test('on a wide screen the map of threads reaches the edge and is as high as its list', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await open(page, path);
  const spread = page.getByRole('region', { name: itinerariesText.cards.heading });
  const map = await spread.locator('svg').first().boundingBox();
  const list = await spread.getByRole('list').first().boundingBox();
  expect(map?.x).toBe(0);
  expect((map?.height ?? 0) / (list?.height ?? 1)).toBeGreaterThan(1);
  expect((map?.height ?? 0) / (list?.height ?? 1)).toBeLessThan(1.4);
});

const channels = (color: string) => [...color.matchAll(/\d+/g)].slice(0, 3).map(Number);

/** The contrast ratio of WCAG. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [one, other]
    .map((color) => {
      const [red = 0, green = 0, blue = 0] = channels(color).map((value) =>
        value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function distance(one: string, other: string): number {
  const [from, to] = [channels(one), channels(other)];
  return Math.hypot(...from.map((value, index) => value - (to[index] ?? 0)));
}
