import type { Locator, Page } from '@playwright/test';
import { addToTrip, addWindow } from '#content/text/add-to-trip.ts';
import { text as myTrip } from '#content/text/my-trip.ts';
import { fixes } from '#content/text/trip-findings.ts';
import { pathTo } from '#content/pages.ts';
import { emptyTrip, type Stop, type Trip } from '#domain/trips/trip.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';
import { desktop } from '../../../tests/site.ts';
import { keepTrip, main, names, path, seoulToBusan, stops, tool } from './testing-trip.ts';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const dialog = (page: Page) => page.getByRole('dialog');
const press = (within: Page | Locator, name: string | RegExp) =>
  within
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const snack = (page: Page) => page.locator('.trip-snack');
const warnings = (page: Page) => page.getByRole('region', { name: tool.found.heading });
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('my-trip') ?? '{}').trip);

/** A trip of one day in Busan. */
const busanDay = (...planned: Omit<Stop, 'key'>[]): Trip => ({
  ...emptyTrip,
  start: '2027-04-10',
  days: [
    {
      title: '',
      sleep: '',
      stops: planned.map((stop, index) => Object.assign({ key: index + 1 }, stop)),
    },
  ],
});

async function menuOf(page: Page, name: string, item: string) {
  await press(page, `Más acciones: ${name}`);
  await press(page, item);
}

test.use({ viewport: desktop });

test('a link takes the place of one’s own trip only after a question, and undoing brings it back @main', async ({
  page,
}) => {
  await keepTrip(page, seoulToBusan);
  await open(page, pathTo('busan-3days', 'es'));
  await page.getByRole('link', { name: myTrip.fromItinerary.button.es }).first().click();
  await expect(page.getByRole('heading', { name: /^Estás mirando/ })).toBeVisible();
  const more = `${tool.head.people}: uno más`;
  await press(page, more);
  await expect(dialog(page)).toContainText(seoulToBusan.name);
  await expect(dialog(page)).toContainText('Cuatro días, 4 paradas');
  await press(dialog(page), tool.replace.keep);
  await expect(page.getByRole('heading', { name: /^Estás mirando/ })).toBeVisible();
  expect(await kept(page)).toMatchObject({ name: seoulToBusan.name, people: 2 });

  await press(page, more);
  await press(dialog(page), tool.looking.replace);
  await expect(heading(page, /Busan/)).toBeVisible();
  await expect(page.getByRole('group', { name: tool.head.people })).toContainText('2');
  await press(snack(page), tool.toast.undo);
  await expect(heading(page, seoulToBusan.name)).toBeVisible();
  await expect.poll(async () => (await kept(page))?.name).toBe(seoulToBusan.name);
});

test('a file takes the place of one’s own trip only after a question, and a newer one is not opened', async ({
  page,
}) => {
  await keepTrip(page, seoulToBusan);
  await open(page, path);
  const choose = async (record: object) => {
    await press(page, tool.head.menu);
    await press(page, tool.head.open);
    const buffer = Buffer.from(JSON.stringify({ format: 'rumbo-corea-trip', v: 1, ...record }));
    const file = { name: 'a.viaje.json', mimeType: 'application/json', buffer };
    await page.getByLabel(tool.open.file).setInputFiles(file);
  };
  const trip = { ...emptyTrip, name: 'Busan con Ana', tray: [{ of: 'hakrim', note: 'Reservado' }] };
  await choose({ v: 9, trip });
  await expect(dialog(page)).toContainText(tool.open.newer);
  await page.keyboard.press('Escape');

  await choose({ trip, names: { hakrim: 'Hakrim Dabang' } });
  await expect(dialog(page)).toContainText('Busan con Ana');
  await page.keyboard.press('Escape');
  await expect(heading(page, seoulToBusan.name)).toBeVisible();

  await choose({ trip, names: { hakrim: 'Hakrim Dabang' } });
  await press(dialog(page), tool.looking.replace);
  await expect(heading(page, 'Busan con Ana')).toBeVisible();
  await expect(stops(page).first()).toContainText('Hakrim Dabang');
  await expect(stops(page).first()).toContainText('Reservado');
});

test('emptying the trip leaves its way back in focus, and Ctrl+Z takes it', async ({ page }) => {
  await keepTrip(page, seoulToBusan);
  await open(page, path);
  for (const back of [() => page.keyboard.press('Enter'), () => page.keyboard.press('Control+z')]) {
    await press(page, tool.head.menu);
    await press(page, tool.head.empty);
    const undo = page.getByRole('button', { name: `Deshacer: ${tool.did.empty}` });
    await expect(undo).toBeFocused();
    await expect(undo).toBeInViewport();
    await back();
    await expect(heading(page, seoulToBusan.name)).toBeVisible();
  }
});

test('what was done can be undone from its message only, which goes by itself', async ({
  page,
}) => {
  await page.clock.install();
  await keepTrip(page, seoulToBusan);
  await open(page, path);
  await page.getByLabel(tool.day.sleep).fill('Myeong-dong');
  await expect(snack(page)).toContainText('Myeongdong (Seúl)');
  const [first = ''] = await names(page);
  await menuOf(page, first, tool.stop.time);
  await page.getByLabel(tool.edit.at, { exact: true }).fill('10:30');
  await press(page, tool.edit.save);
  await expect(page.getByText('Myeongdong (Seúl)', { exact: false }).and(snack(page))).toHaveCount(
    0,
  );

  await page.getByLabel(tool.day.sleep).fill('hongdae');
  await expect(snack(page)).toContainText('Hongik Univ.');
  await page.getByLabel(tool.day.sleep).blur();
  await page.clock.runFor(25_000);
  await expect(snack(page)).toHaveCount(0);
});

test('hours in the wrong order come right by one press', async ({ page }) => {
  await keepTrip(
    page,
    busanDay(
      { of: 'haeundae', at: 570 },
      { of: 'gwangan-bridge', at: 1200 },
      { of: 'haedong-yonggungsa', at: 840 },
    ),
  );
  await open(page, path);
  await expect(warnings(page)).toContainText('anterior');
  const [first, second = '', third = ''] = await names(page);
  await press(warnings(page), fixes['by-time'].es);
  expect(await names(page)).toEqual([first, third, second]);
  await expect(warnings(page)).not.toContainText('anterior');
  await press(page, tool.toast.undo);
  await menuOf(page, second, tool.stop.down);
  expect(await names(page)).toEqual([first, third, second]);
  await expect(stops(page).last().locator('time')).toHaveText('20:00');
});

test('a better order that times stand in the way of is offered without them', async ({ page }) => {
  const planned = ['haeundae', 'jagalchi', 'haedong-yonggungsa', 'biff-square'];
  await keepTrip(page, busanDay(...planned.map((of, index) => ({ of, at: 540 + index * 150 }))));
  await open(page, path);
  await expect(stops(page)).toHaveCount(planned.length);
  const before = await names(page);
  await press(page, tool.day.order);
  await expect(snack(page)).toContainText(/Sin ellas ahorras \d+ min/);
  await press(snack(page), tool.day.dropTimes);
  await expect(snack(page)).toContainText(/Día ordenado: \d+ min menos/);
  expect(await names(page)).not.toEqual(before);
  await press(page, tool.day.order);
  await expect(snack(page)).toContainText(/mejor orden/);
});

test('the journey to the next city stands in the plan without a place to sleep, and no station fills its nights', async ({
  page,
}) => {
  const days = seoulToBusan.days.map(({ title, stops: planned }) => ({
    title,
    sleep: '',
    stops: planned,
  }));
  await keepTrip(page, { ...seoulToBusan, days });
  await open(page, path);
  await press(page.locator('.trip-board'), /Haeundae/);
  const leg = page.locator('#trip-day .trip-leg').first();
  await expect(leg).toContainText('Desde Seúl');
  await expect(leg).toContainText(
    /puerta a puerta; el tren de Seoul Station a Busan Station, 2 h 30 min/,
  );
  await expect(page.locator('.trip-bill')).toContainText('la vuelta de Busan');
  await expect(page.locator('.trip-bill')).toContainText(tool.cost.leftAirport.both);

  await press(warnings(page), tool.found.choose);
  await page.getByLabel(tool.day.sleep).fill('Myeongdong');
  await expect(snack(page)).toContainText('dos noches, hasta la del miércoles 7');
});

test('an own stop has a name and a note', async ({ page }) => {
  await keepTrip(page, busanDay({ of: 'own', note: 'Cena con Ana' }));
  await open(page, path);
  await menuOf(page, 'Cena con Ana', tool.stop.nameAndNote);
  await page.getByLabel(tool.edit.note, { exact: true }).fill('Reservado a las 20:30');
  await press(dialog(page), tool.edit.save);
  expect(await names(page)).toEqual(['Cena con Ana']);
  await expect(stops(page).first()).toContainText('Reservado a las 20:30');
});

test('a day that is removed says where its stops are, and what becomes of the dates', async ({
  page,
}) => {
  await keepTrip(page, seoulToBusan);
  await open(page, path);
  await press(main(page), tool.day.move);
  await press(main(page), tool.day.remove);
  await expect(snack(page)).toContainText('sus dos paradas están en «Sin día»');
  await expect(snack(page)).toContainText(tool.day.removed.earlier);
});

test('where nothing can be stored, adding says so, and the link to the trip holds it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, pathTo('seoul', 'es'));
  const add = addToTrip.place.map(({ es }) => es).join('');
  await press(page.locator('#insadong'), new RegExp(`^${add}`));
  await press(dialog(page).getByRole('list'), new RegExp(addWindow.first.es));
  const toast = page.locator('.trip-toast');
  await expect(toast).toContainText(tool.blocked.added);
  await toast.getByRole('link', { name: addWindow.see.es }).click();
  await expect(stops(page).filter({ hasText: 'Insadong' })).toHaveCount(1);
});
