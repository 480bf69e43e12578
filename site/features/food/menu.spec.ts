import type { Page } from '@playwright/test';
import { dishes } from '#content/data/dishes.ts';
import { menuDishes } from '#content/data/menu/menu.ts';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';
import { text } from '#content/text/food-menu.ts';
import { diets } from '#content/allergy-card/diets.ts';
import { dishesWithout } from './dishes.ts';
import { traitsOf, withTraits } from './menu-dishes.ts';
import { expectNoViolations } from '../../../tests/audits/axe.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';
import { desktop, phone } from '../../../tests/site.ts';

const all = [...menuDishes, ...dishes].map((dish) =>
  Object.assign({ id: dish.id }, withTraits(dish)),
);
const row = (page: Page, id: string) => page.locator(`li:has(> [id="${id}"])`);
const counted = (count: number) =>
  localize(text.controls.count[count === 1 ? 'one' : 'other'], 'es').replace(
    '{count}',
    String(count),
  );

/** How many rows are left when those that contain these are hidden. */
const withoutThese = (avoided: readonly string[]) => dishesWithout(all, avoided, 'contains').length;

test('a dish of the menu is found by a misspelling and opened, with the way to order it @main', async ({
  page,
}) => {
  await open(page, pathTo('food-menu', 'es'));
  const menu = page.getByRole('search', { name: text.controls.label.es });
  await expect(menu.getByRole('status')).toHaveText(counted(all.length));
  await menu.getByRole('searchbox').fill('Kopchang');
  await expect(menu.getByRole('status')).toHaveText(counted(1));
  await expect(row(page, 'makgeolli')).toBeHidden();
  const gopchang = row(page, 'gopchang');
  await gopchang.getByText('Intestino').click();
  await expect(gopchang).toContainText('곱창 2인분 주세요.');
  await expect(gopchang.getByText('Gluten')).toBeVisible();
  await gopchang.getByRole('button', { name: text.row.show.es }).click();
  const card = page.getByRole('dialog', { name: 'Gopchang' });
  await expect(card).toContainText('Dos porciones de gopchang');
  await expectNoViolations(page, 'with the order shown', { within: 'dialog[open]' });
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();

  await menu.getByRole('searchbox').fill('xyz');
  await expect(page.getByRole('heading', { name: text.controls.none.title.es })).toBeVisible();
});

test('the menu is marked and filtered by the choice of the allergy card, diets too', async ({
  page,
}) => {
  await open(page, pathTo('food-menu', 'es'));
  const menu = page.getByRole('search', { name: text.controls.label.es });
  const status = menu.getByRole('status');
  await menu.getByRole('button', { name: 'Crustáceos' }).click();
  await expect(page).toHaveURL(/\?without=crustaceans$/);
  await expect(row(page, 'eomuk')).toContainText('Lleva crustáceos.');
  await expect(row(page, 'sundae')).toContainText('A veces lleva crustáceos.');
  await menu.getByRole('button', { name: 'Los que lo llevan', exact: true }).click();
  await expect(status).toHaveText(counted(withoutThese(['crustaceans'])));
  await expect(row(page, 'eomuk')).toBeHidden();

  await menu.getByRole('button', { name: 'Crustáceos' }).click();
  await menu.getByRole('button', { name: 'Halal' }).click();
  await expect(page).toHaveURL(/diet=halal/);
  await expect(row(page, 'soju')).toBeHidden();
  await expect(row(page, 'samgyetang')).toBeHidden();
  await expect(status).toHaveText(counted(withoutThese(['pork', ...traitsOf(diets, ['halal'])])));
  // Whoever gets the link sees the same.
  await page.reload();
  await expect(row(page, 'soju')).toBeHidden();
  await menu.getByRole('button', { name: 'Ninguno', exact: true }).click();
  await expect(row(page, 'soju')).toContainText('Lleva alcohol.');
  await expectNoViolations(page, 'with rows marked', { within: 'main' });

  // The same choice stands at the dishes and on the card.
  await open(page, `${pathTo('gastronomy', 'es')}?without=egg&diet=halal`);
  await expect(page.getByRole('button', { name: 'Huevo' }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('button', { name: 'Cerdo' }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('link', { name: /en la carta coreana/ }).click();
  await expect(page).toHaveURL(/\/carta\?without=egg&diet=halal$/);
  await expect(row(page, 'gimbap')).toContainText('Lleva huevo');
});

test('the signs are explained right above the menu, and say what is so alone', async ({ page }) => {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await open(page, pathTo('food-menu', 'es'));
    const key = await page.getByText(text.key.es).boundingBox();
    const first = await page.getByRole('heading', { level: 2 }).first().boundingBox();
    const distance = (first?.y ?? 0) - (key?.y ?? 0);
    expect(distance).toBeGreaterThan(0);
    expect(distance).toBeLessThan(160);
  }
  const sign = (id: string) => row(page, id).getByText('V', { exact: true });
  await expect(sign('hotteok')).toBeVisible();
  for (const id of ['americano', 'boricha', 'samgyeopsal']) await expect(sign(id)).toHaveCount(0);
  await expect(row(page, 'japchae')).toContainText('sin carne ni salsa de ostras');
});

test('the dishes of the guide stand drawn beside their lines', async ({ page }) => {
  await open(page, pathTo('food-menu', 'es'));
  for (const { id } of dishes) {
    const drawing = row(page, id).locator('img');
    await drawing.scrollIntoViewIfNeeded();
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('a diet of the link can be taken apart', async ({ page }) => {
  await open(page, `${pathTo('food-menu', 'en')}?diet=vegan`);
  const menu = page.getByRole('search', { name: text.controls.label.en });
  await expect(menu.getByRole('button', { name: 'Vegan', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(row(page, 'yuja-cha')).toContainText('Contains honey.');
  await menu.getByRole('button', { name: 'Milk' }).click();
  await expect(page).not.toHaveURL(/diet=|without=milk/);
  await expect(page).toHaveURL(/without=egg/);
  await expect(row(page, 'banana-uyu')).not.toContainText('Contains milk');
});

test('a link opens its dish', async ({ page }) => {
  await open(page, `${pathTo('food-menu', 'en')}#milmyeon`);
  await expect(page.locator('#milmyeon')).toHaveAttribute('open');
  await expect(row(page, 'milmyeon').getByText('밀면 하나 주세요.').first()).toBeVisible();
  await expect(page.locator('#kalguksu')).not.toHaveAttribute('open');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole menu can be read and opened', async ({ page }) => {
    await page.goto(pathTo('food-menu', 'es'));
    await expect(page.locator('li:has(> details > summary > [data-part=marks])')).toHaveCount(
      all.length,
    );
    const soju = row(page, 'soju');
    await expect(soju).toContainText(text.row.alcohol.es);
    await soju.getByText('Aguardiente').click();
    await expect(soju.getByText('소주 한 병 주세요.').first()).toBeVisible();
  });
});

test('on paper the menu says what each dish contains', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(pathTo('food-menu', 'es'));
  const gopchang = row(page, 'gopchang');
  await expect(gopchang.getByText('곱창', { exact: true }).first()).toBeVisible();
  await expect(gopchang.getByText('Gluten')).toBeVisible();
  await expect(gopchang.getByText(text.row.note.es)).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeHidden();
});
