import type { Page } from '@playwright/test';
import { dishes as list } from '#content/data/dishes.ts';
import { pathTo } from '#content/pages.ts';
import { dishesOf as ofCategory, dishesWithout, type HideChoice } from './dishes.ts';
import { expectNoViolations } from '../../../tests/audits/axe.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';
import { phone } from '../../../tests/site.ts';

const dishesOf = (page: Page) =>
  page.getByRole('region', { name: new RegExp(`^${list.length} (platos para|dishes to)`) });
/** The chips of what one does not eat stand above the table. */
const tableOf = (page: Page) => page.getByRole('region', { name: /^(La mesa|The table)$/ });
const card = (page: Page, name: string) =>
  dishesOf(page)
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', { name, exact: true }),
    });

/** How many dishes of the street are left, as the status says it. */
function leftOf(hide: HideChoice): string {
  const { length } = dishesWithout(ofCategory('street', list), ['peanut', 'crustaceans'], hide);
  return `${length} ${length === 1 ? 'plato' : 'platos'}`;
}

test('dishes say what they contain of what was chosen, and the URL carries it', async ({
  page,
}) => {
  await open(page, `${pathTo('gastronomy', 'es')}?category=street`);
  const dishes = dishesOf(page);
  const status = dishes.getByRole('status');
  await tableOf(page).getByRole('button', { name: 'Cacahuete' }).click();
  await tableOf(page).getByRole('button', { name: 'Crustáceos' }).click();
  await expect(page).toHaveURL(/\?category=street&without=peanut&without=crustaceans$/);
  await expect(card(page, 'Hotteok')).toContainText('Lleva cacahuete');
  // What is harmless stands in the dish alone.
  await expect(card(page, 'Hotteok')).not.toContainText('crustáceos');
  await card(page, 'Hotteok').getByRole('heading').click({ force: true });
  await expect(page.getByRole('dialog', { name: /^Hotteok/ })).toContainText(
    'Sin crustáceos según la receta habitual: pregunta',
  );
  await page.keyboard.press('Escape');
  await expect(card(page, 'Tteokbokki')).toContainText('A veces lleva crustáceos');
  await expect(dishes).toContainText('cada cocina tiene la suya');
  await expectNoViolations(page, 'with dishes marked', { within: 'main' });

  await expect(status).toHaveText(leftOf('none'));
  await dishes.getByRole('button', { name: 'Los que lo llevan', exact: true }).click();
  await expect(status).toHaveText(leftOf('contains'));
  await expect(card(page, 'Hotteok')).toHaveCount(0);
  await dishes.getByRole('button', { name: 'También los que a veces lo llevan' }).click();
  await expect(status).toHaveText(leftOf('sometimes'));
  await expect(card(page, 'Bungeoppang')).toBeVisible();

  // Whoever gets the link sees the same.
  await page.reload();
  await expect(status).toHaveText(leftOf('sometimes'));
  await dishes.getByRole('button', { name: 'Todos', exact: true }).click();
  await dishes.getByRole('button', { name: 'Quitar todo, también de la tarjeta' }).click();
  await expect(page).not.toHaveURL(/without/);
  await expect(card(page, 'Hotteok')).not.toContainText('Lleva cacahuete');
});

test('a shared link opens a dish with what it contains of what was chosen', async ({ page }) => {
  await open(page, `${pathTo('gastronomy', 'es')}?without=egg#bibimbap`);
  const dialog = page.getByRole('dialog', { name: /^Bibimbap/ });
  await expect(dialog).toContainText('Lleva huevo');
  await expect(dialog).toContainText('cada cocina tiene la suya');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\?without=egg$/);
});

test('what is chosen at the dishes is on the card, and the other way round', async ({ page }) => {
  await open(page, `${pathTo('gastronomy', 'en')}?without=egg`);
  const dishes = dishesOf(page);
  const section = page.getByRole('region', { name: 'Your card in Korean' });
  const reason = (ingredient: string, name: string) =>
    section.getByRole('group', { name: ingredient }).getByRole('radio', { name, exact: true });
  await expect(reason('Egg', 'Allergy')).toBeChecked();
  await tableOf(page).getByRole('button', { name: 'Peanut' }).click();
  await expect(reason('Peanut', 'Allergy')).toBeChecked();

  await reason('Sesame', 'I do not eat it').check();
  await expect(tableOf(page).getByRole('button', { name: 'Sesame' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(card(page, 'Japchae')).toContainText('Contains sesame');
  // What is only on the card stays out of the URL.
  await expect(page).toHaveURL(/\?without=egg&without=peanut$/);
  await reason('Egg', 'I eat it').check();
  await expect(page).toHaveURL(/\?without=peanut$/);
  // Nobody looked for mustard dish by dish.
  await section.getByText('Sulphites, mustard, celery and lupin').click();
  await reason('Mustard', 'Allergy').check();
  await expect(dishes).toContainText('We have no data dish by dish about mustard. Always ask.');
});

test('on a phone the pictures fill the cards that say what they hold, a line longer at most', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const height = async () => (await dishesOf(page).boundingBox())?.height ?? 0;
  await open(page, pathTo('gastronomy', 'es'));
  const unmarked = await height();
  await open(page, `${pathTo('gastronomy', 'es')}?without=sesame`);
  await expect(card(page, 'Japchae')).toContainText('Lleva sésamo');
  const gaps = await dishesOf(page)
    .getByRole('listitem')
    .filter({ has: page.locator('picture') })
    .evaluateAll((cards) =>
      cards.map((each) => {
        const picture = each.querySelector('img')?.getBoundingClientRect();
        return each.getBoundingClientRect().height - (picture?.height ?? 0);
      }),
    );
  expect(gaps).toHaveLength(list.length);
  for (const gap of gaps) expect.soft(gap).toBeLessThan(16);
  const line = 22;
  expect((await height()) - unmarked).toBeLessThan(list.length * line);
});
