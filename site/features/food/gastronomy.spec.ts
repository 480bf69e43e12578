import { text } from '#content/text/gastronomy.ts';
import { dishes as dishList } from '#content/data/dishes.ts';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';
import { dishesOf, type DishChoice } from './dishes.ts';
import { expectNoViolations } from '../../../tests/audits/axe.ts';
import { textOf } from '../../../tests/journeys/document-text.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';
import { desktop, phone } from '../../../tests/site.ts';

const namesOf = (choice: DishChoice) => dishesOf(choice, dishList).map(({ name }) => name);

test('the category filter stands in the URL, and an unknown one shows all', async ({ page }) => {
  const path = pathTo('gastronomy', 'en');
  await open(page, path);
  const dishes = page.getByRole('region', { name: localize(text.dishes.heading, 'en') });
  const names = () => dishes.getByRole('heading', { level: 3 }).allTextContents();
  const chip = (name: string) => dishes.getByRole('button', { name, exact: true });
  await expect(dishes.getByRole('status')).toHaveText(`${dishList.length} dishes`);

  await chip('Barbecue').click();
  await expect(page).toHaveURL(/\?category=bbq$/);
  await expect(dishes.getByRole('status')).toHaveText(`${namesOf('bbq').length} dishes`);
  expect(await names()).toEqual(namesOf('bbq'));
  const table = page.getByRole('region', { name: localize(text.table.heading, 'en') });
  const standsOut = table.locator('li a:not([data-other]) b');
  expect((await standsOut.allTextContents()).toSorted()).toEqual(namesOf('bbq').toSorted());

  // By the flag, whatever the category.
  await open(page, `${path}?category=vegetarian`);
  await expect(chip('Vegetarian')).toHaveAttribute('aria-pressed', 'true');
  expect(await names()).toEqual(namesOf('vegetarian'));
  await chip('All').click();
  await expect(page).toHaveURL(/\/gastronomy$/);

  await open(page, `${path}?category=soup`);
  await expect(chip('All')).toHaveAttribute('aria-pressed', 'true');
  expect(await names()).toHaveLength(dishList.length);
});

test('a dish opens from its card or by its URL, and hands the focus back @main', async ({
  page,
}) => {
  const path = pathTo('gastronomy', 'es');
  await open(page, `${path}?category=bbq`);
  const dialog = page.getByRole('dialog');
  const opener = page.getByRole('link', { name: /^Ver más detalles.*Galbi$/ });
  // The cards have taken their places.
  await expect(page.getByRole('heading', { name: 'Bibimbap', exact: true })).toHaveCount(0);
  // Anywhere on the card: its link lies over all of it.
  await page.getByRole('heading', { name: 'Galbi', exact: true }).click({ force: true });
  await expect(page).toHaveURL(/\?category=bbq#galbi$/);
  await expect(dialog).toHaveAccessibleName(/^Galbi/);
  await expect(dialog).toContainText('wang-galbi');
  await expectNoViolations(page, 'with a dish open', { within: 'dialog[open]' });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\?category=bbq$/);
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await open(page, `${path}#kimchi`);
  await expect(dialog).toHaveAccessibleName(/^Kimchi/);
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page).toHaveURL(/\/gastronomia$/);
  await expect(page.getByRole('link', { name: /^Ver más detalles.*Kimchi$/ })).toBeFocused();
});

test('a plate of the table opens its dish, and gets the focus back', async ({ page }) => {
  await open(page, pathTo('gastronomy', 'es'));
  const table = page.getByRole('region', { name: text.table.heading.es });
  await expect(table.getByRole('link')).toHaveCount(dishList.length);
  for (const name of ['Bibimbap', 'Dakgalbi']) {
    const plate = table.getByRole('link', { name: new RegExp(`^${name}`) });
    await plate.click();
    await expect(page.getByRole('dialog', { name: new RegExp(`^${name}`) })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(plate).toBeFocused();
  }
});

test('the table answers in words what a dish holds of an allergy', async ({ page }) => {
  await open(page, pathTo('gastronomy', 'es'));
  const table = page.getByRole('region', { name: text.table.heading.es });
  const plate = (name: string) => table.getByRole('link', { name: new RegExp(`^${name}`) });
  await table.getByRole('button', { name: 'Crustáceos' }).click();
  await expect(plate('Kimchi')).toContainText('crustáceos');
  await expect(plate('Tteokbokki')).toContainText('crustáceos');
  await expect(plate('Bibimbap')).not.toContainText('crustáceos');
  const marks = await Promise.all(
    ['Kimchi', 'Tteokbokki'].map((name) => plate(name).getByText('crustáceos').textContent()),
  );
  expect(new Set(marks).size).toBe(2);
});

test('what one does not eat is chosen right above the plates, and they do not move', async ({
  page,
}) => {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await open(page, pathTo('gastronomy', 'es'));
    const table = page.getByRole('region', { name: text.table.heading.es });
    const chip = table.getByRole('button', { name: 'Huevo' });
    const plate = table.getByRole('link', { name: /^Bibimbap/ });
    const before = await plate.boundingBox();
    const { y = 0 } = (await chip.boundingBox()) ?? {};
    expect((before?.y ?? 0) - y).toBeGreaterThan(0);
    expect((before?.y ?? 0) - y).toBeLessThan(viewport.height / 4);
    await chip.click();
    await expect(plate).toContainText('Lleva huevo');
    // A line of words may be a little higher than one of Korean.
    const after = await plate.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(3);
  }
});

test('the names on the wood of the table are as dark in the dark', async ({ page }) => {
  await open(page, pathTo('gastronomy', 'es'));
  const colours = () =>
    page
      .getByRole('region', { name: text.table.heading.es })
      .getByRole('link')
      .first()
      .evaluate((plate) =>
        [plate, ...plate.querySelectorAll('*')].map((part) => getComputedStyle(part).color),
      );
  await page.emulateMedia({ colorScheme: 'light' });
  const inLight = await colours();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colours()).toEqual(inLight);
});

test('a double click opens a dish once', async ({ page }) => {
  await open(page, pathTo('gastronomy', 'es'));
  const link = page.getByRole('link', { name: /^Ver más detalles.*Bibimbap$/ });
  await link.dblclick();
  await expect(page.getByRole('dialog', { name: /^Bibimbap/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(pathTo('gastronomy', 'es'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(link).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a dish unfolds in its card', async ({ page }) => {
    await page.goto(`${pathTo('gastronomy', 'es')}#naengmyeon`);
    const card = page.locator('#naengmyeon');
    await expect(card.getByText('Ojang-dong')).toBeHidden();
    await card.getByText('Ver más detalles').click();
    await expect(card.getByText('Ojang-dong')).toBeVisible();
  });
});

const said = {
  es: ['No pica (1 de 5)', 'Pica un poco (2 de 5)', 'Pica (3 de 5)', 'Pica mucho (4 de 5)'],
  en: ['Not spicy (1 of 5)', 'A little spicy (2 of 5)', 'Spicy (3 of 5)', 'Very spicy (4 of 5)'],
} as const;

const dishes =
  '비빔밥 불고기 김치 떡볶이 잡채 삼겹살 해물파전 순두부찌개 호떡 갈비 냉면 붕어빵 닭갈비 전복죽';

for (const locale of ['es', 'en'] as const) {
  test(`the document names the dishes, their spice level and both listings in ${locale}`, async ({
    server,
  }) => {
    const address = server.url + pathTo('gastronomy', locale);
    const line = await textOf(address);
    for (const word of [...said[locale], ...dishes.split(' ')]) expect.soft(line).toContain(word);
    const html = await (await fetch(address)).text();
    for (const url of [
      'https://www.viator.com/Seoul/d973-ttd',
      'https://www.getyourguide.com/seoul-l197/',
    ])
      expect(html).toMatch(
        new RegExp(
          `href="${url.replaceAll('.', '\\.')}" target="_blank" rel="noopener noreferrer"`,
        ),
      );
  });
}

test('the table holds all plates beside each other on a tablet, and is pushed on a phone', async ({
  page,
}) => {
  await open(page, pathTo('gastronomy', 'es'));
  const plates = page.getByRole('region', { name: text.table.heading.es }).getByRole('link');
  const spans = () =>
    plates.evaluateAll((all) =>
      all.map((plate) => {
        const { left, right } = plate.getBoundingClientRect();
        return { left, right };
      }),
    );
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const { left, right } of await spans()) {
    expect.soft(left).toBeGreaterThanOrEqual(0);
    expect.soft(right).toBeLessThanOrEqual(768);
  }
  await page.setViewportSize(phone);
  const cut = (await spans()).filter(
    ({ left, right }) => left < phone.width && right > phone.width,
  );
  expect(cut.length).toBeGreaterThan(0);
});
