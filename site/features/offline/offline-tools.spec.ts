import type { Page } from '@playwright/test';
import { keptAhead } from '#content/offline-paths.ts';
import { pathTo } from '#content/pages.ts';
import { expect } from '../../../tests/fixtures.ts';
import { atRest, kept, keptUrls, test, visit } from '../../../tests/journeys/offline.ts';

/** A card is made and fills the screen. */
async function showCard(page: Page): Promise<void> {
  await page.goto(`${pathTo('gastronomy', 'es')}#allergy-card`);
  const card = page.getByRole('region', { name: 'Tu tarjeta en coreano' });
  await card
    .getByRole('group', { name: 'Gluten' })
    .getByRole('radio', { name: 'Alergia', exact: true })
    .check();
  await card.getByRole('button', { name: 'Abrir a pantalla completa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tu tarjeta en coreano' });
  await expect(dialog).toContainText('글루텐');
  // With its own style sheet.
  await expect(dialog).toHaveCSS('background-color', 'rgb(255, 253, 248)');
  await page.keyboard.press('Escape');
}

test('the card, the subway and the emergencies work offline after a visit of the home page alone', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  for (const id of keptAhead) await kept(page, pathTo(id, 'es'));
  await atRest(page);
  await context.setOffline(true);
  await showCard(page);

  await page.goto(pathTo('metro', 'es'));
  await page.getByRole('combobox', { name: 'Desde' }).fill('myeongdong');
  await page.getByRole('option').first().click();
  await page.getByRole('combobox', { name: 'Hasta' }).fill('gangnam');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Ver el viaje' }).click();
  await expect(page.getByRole('main')).toContainText(/\d+\s*min/);

  await page.goto(`${pathTo('emergencies', 'es')}#passport-stolen`);
  await expect(
    page.locator('#passport-stolen').getByText('여권을 도난당했어요').first(),
  ).toBeVisible();
  // Nothing of the other language came along.
  expect((await keptUrls(page)).filter((url) => url.startsWith('/gastronomy'))).toEqual([]);
});

test('a card works at the first opening offline after a single visit', async ({
  page,
  context,
}) => {
  await visit(page, pathTo('gastronomy', 'es'));
  await atRest(page);
  await context.setOffline(true);
  await page.close();
  await showCard(await context.newPage());
});

test('who spares data is sent nothing ahead', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await visit(page, '/');
  await atRest(page);
  const urls = await keptUrls(page);
  for (const id of keptAhead) expect(urls).not.toContain(pathTo(id, 'es'));
});
