import type { Page } from '@playwright/test';
import { copy as gastronomy } from '#content/copy/gastronomy.ts';
import { pathTo, type PageId } from '#content/pages.ts';
import { expect, holdBack, open, test } from '../fixtures.ts';

/** Opens a page whose tools wait for their code until the function that it resolves to is called. */
async function openEarly(page: Page, id: PageId, query = ''): Promise<() => void> {
  const release = await holdBack(page, /react\.[\w-]+\.js$/);
  await page.goto(pathTo(id, 'es') + query, { waitUntil: 'domcontentloaded' });
  return release;
}

test.describe('what is chosen before the code has come counts:', () => {
  test('the city of the calculator', async ({ page }) => {
    const release = await openEarly(page, 'budget');
    await page.getByRole('radio', { name: 'Busan' }).check();
    release();
    await expect(page).toHaveURL(/city=busan/);
    await expect(page.getByRole('complementary')).toContainText('Busan');
    await expect(page.getByRole('radio', { name: 'Busan' })).toBeChecked();
  });

  test('the rate and the one-off costs of a result', async ({ page }) => {
    const query = '?step=results&city=busan&duration=2';
    const release = await openEarly(page, 'budget', query);
    await page.locator('#budget-once-flight').fill('900000');
    await page.locator('#budget-rate').fill('3');
    release();
    await expect(page).toHaveURL(/flight=900000/);
    await expect(page).toHaveURL(/rate=3/);
    await expect(page.locator('.budget-once-sum')).toContainText('900.000');
    await expect(page.locator('#budget-once-flight')).toHaveValue('900000');
  });

  test('the passport of the entry checker', async ({ page }) => {
    const release = await openEarly(page, 'requirements');
    const passport = page.locator('#check-passport');
    await passport.selectOption('VE');
    release();
    await expect(page).toHaveURL(/passport=VE/);
    await expect(passport).toHaveValue('VE');
  });

  test('the means of transport of the fare calculator', async ({ page }) => {
    const release = await openEarly(page, 'transport');
    const calculator = page.getByRole('region', { name: '¿Cuánto costará el trayecto?' });
    await calculator.scrollIntoViewIfNeeded();
    await calculator.getByLabel('Medio de transporte').selectOption('Taxi negro (Seúl)');
    release();
    await expect(calculator.getByLabel('Distancia en kilómetros')).toBeVisible();
    await expect(calculator.getByLabel('Medio de transporte')).toHaveValue('black-taxi');
  });

  test('the price of a purchase', async ({ page }) => {
    const release = await openEarly(page, 'shopping');
    const calculator = page.getByRole('region', { name: '¿Cuánto IVA recuperas?' });
    await calculator.getByLabel('Precio de la compra').fill('15000');
    release();
    await expect(calculator.locator('output')).toContainText(/750-1\.200\s₩/);
    await expect(calculator.getByLabel('Precio de la compra')).toHaveValue('15000');
  });

  test('the dates of a trip', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-23T03:00:00Z'));
    const release = await openEarly(page, 'seasons');
    await page.getByLabel('Llegada').fill('2027-03-29');
    await page.getByLabel('Salida').fill('2027-04-07');
    release();
    await expect(page).toHaveURL(/start=2027-03-29&end=2027-04-07/);
    await expect(page.getByRole('status').filter({ hasText: '10 días' })).toBeVisible();
    await expect(page.getByLabel('Salida')).toHaveValue('2027-04-07');
  });

  test('the first day of an itinerary', async ({ page }) => {
    const release = await openEarly(page, 'seoul-5days');
    const start = page.getByLabel('Primer día del viaje');
    await start.fill('2027-04-06');
    release();
    await expect(page).toHaveURL(/start=2027-04-06/);
    await expect(page.getByRole('heading', { name: 'Cierra en esas fechas' })).toBeVisible();
    await expect(start).toHaveValue('2027-04-06');
  });

  test('the stations of the metro', async ({ page }) => {
    const release = await openEarly(page, 'metro');
    await page.getByLabel('Desde', { exact: true }).fill('Hongik');
    release();
    await expect(page.locator('#metro-keep')).toBeEnabled();
    await expect(page.getByLabel('Desde', { exact: true })).toHaveValue('Hongik');
  });

  test('an ingredient, beside those that are kept on the device', async ({ page }) => {
    const allergy = (name: string) =>
      page.getByRole('group', { name }).getByRole('radio', { name: 'Alergia', exact: true });
    await open(page, pathTo('gastronomy', 'es'));
    await allergy('Cacahuete (maní)').check();
    await page.getByRole('button', { name: gastronomy.card.askYes.es }).click();

    const release = await openEarly(page, 'gastronomy');
    await allergy('Leche').check();
    release();
    await expect(page.getByText(gastronomy.card.kept.es)).toBeVisible();
    await expect(allergy('Leche')).toBeChecked();
    await expect(allergy('Cacahuete (maní)')).toBeChecked();
  });

  test('a city, beside the answers that are kept on the device', async ({ page }) => {
    await open(page, `${pathTo('budget', 'es')}?step=duration&durationType=months&duration=5`);
    await page.locator('#keep-answers').check();

    const release = await openEarly(page, 'budget');
    await page.getByRole('radio', { name: 'Busan' }).check();
    release();
    await expect(page).toHaveURL(/city=busan/);
    await expect(page).toHaveURL(/duration=5/);
  });
});

test('what the URL says anyway is no choice that the device keeps', async ({ page }) => {
  await open(page, `${pathTo('requirements', 'es')}?passport=PE&purpose=tourism&days=14`);
  await page.locator('#keep-answers').check();

  // As Firefox fills the fields after a reload.
  const release = await openEarly(page, 'requirements', '?passport=VE&purpose=tourism&days=14');
  const passport = page.locator('#check-passport');
  await passport.selectOption('VE');
  release();
  await expect(page.locator('#keep-answers')).toBeChecked();
  await expect(passport).toHaveValue('VE');
  const kept = await page.evaluate(() => localStorage.getItem('trip'));
  expect(kept).toContain('"passport":"PE"');
});

test.describe('what is pressed before the code has come is done then:', () => {
  test('a step of the calculator, from what is typed', async ({ page }) => {
    const release = await openEarly(
      page,
      'budget',
      '?step=duration&durationType=months&duration=2',
    );
    await page.getByLabel('Duración', { exact: true }).fill('5');
    await page.getByRole('button', { name: 'Sumar' }).click();
    release();
    await expect(page).toHaveURL(/duration=6/);
    await expect(page.getByLabel('Duración', { exact: true })).toHaveValue('6');
  });

  test('the diets of the card, beside those that are kept on the device', async ({ page }) => {
    const diet = (name: string) =>
      page
        .getByRole('group', { name: 'Añadir de una vez' })
        .getByRole('button', { name, exact: true });
    await open(page, pathTo('gastronomy', 'es'));
    await diet('Embarazo').click();
    await page.getByRole('button', { name: gastronomy.card.askYes.es }).click();

    const release = await openEarly(page, 'gastronomy');
    await diet('Halal').click();
    await diet('Celíaca').click();
    release();
    await expect(page.getByText(gastronomy.card.kept.es)).toBeVisible();
    for (const name of ['Embarazo', 'Halal', 'Celíaca'])
      await expect(diet(name)).toHaveAttribute('aria-pressed', 'true');
  });

  test('the ingredients at the dishes', async ({ page }) => {
    const release = await openEarly(page, 'gastronomy');
    const filter = page.getByRole('group', { name: '¿Qué no puedes comer?' });
    for (const name of ['Leche', 'Huevo']) await filter.getByRole('button', { name }).click();
    release();
    await expect(page).toHaveURL(/without=milk&without=egg/);
    await expect(filter.getByRole('button', { pressed: true })).toHaveText(['Leche', 'Huevo']);
  });

  test('the swap of the metro, of what is typed', async ({ page }) => {
    const release = await openEarly(page, 'metro');
    await page.getByLabel('Desde', { exact: true }).fill('Hongik');
    await page.getByRole('button', { name: 'Cambiar el sentido' }).click();
    release();
    await expect(page.getByLabel('Hasta', { exact: true })).toHaveValue('Hongik');
    await expect(page.getByLabel('Desde', { exact: true })).toHaveValue('');
  });
});
