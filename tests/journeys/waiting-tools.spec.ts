import type { Page } from '@playwright/test';
import { pathTo, type PageId } from '#content/pages.ts';
import { expect, holdBack, test } from '../fixtures.ts';

/** Opens a page whose tools wait for their code until the function that it resolves to is called. */
async function openEarly(page: Page, id: PageId): Promise<() => void> {
  const release = await holdBack(page, /react\.[\w-]+\.js$/);
  await page.goto(pathTo(id, 'es'), { waitUntil: 'domcontentloaded' });
  return release;
}

test('a tool whose code has not come yet takes no choices, and says so', async ({ page }) => {
  const release = await openEarly(page, 'requirements');
  const passport = page.locator('#check-passport');
  const before = await passport.inputValue();
  await expect(passport).toHaveCSS('pointer-events', 'none');
  await expect(passport).toHaveCSS('opacity', '0.6');
  await passport.focus();
  await page.keyboard.press('ArrowDown');
  await expect(passport).toHaveValue(before);
  // The keyboard still leaves the field.
  await page.keyboard.press('Tab');
  await expect(passport).not.toBeFocused();

  release();
  await expect(passport).toHaveCSS('pointer-events', 'auto');
  await expect(passport).toHaveCSS('opacity', '1');
  await passport.selectOption('VE');
  await expect(page).toHaveURL(/passport=VE/);
});

test('a press waits for the code of the calculator', async ({ page }) => {
  const release = await openEarly(page, 'budget');
  const busan = page.getByRole('radio', { name: 'Busan' });
  await expect(busan).toHaveCSS('pointer-events', 'none');
  release();
  await busan.check();
  await expect(page).toHaveURL(/city=busan/);
});

test('a message that is typed before the code of its form has come stays', async ({ page }) => {
  const release = await openEarly(page, 'contact');
  const message = page.locator('[name=message]');
  await message.click();
  await page.keyboard.type('Busco piso en Mapo');
  const form = page.locator('astro-island', { has: message });
  release();
  await expect(form).not.toHaveAttribute('ssr');
  await expect(message).toHaveValue('Busco piso en Mapo');
});

test('a station that is typed before the code of the planner has come counts', async ({ page }) => {
  const release = await openEarly(page, 'metro');
  const from = page.getByLabel('Desde', { exact: true });
  await from.click();
  await page.keyboard.type('Hongik');
  release();
  await page.getByRole('button', { name: 'Cambiar el sentido' }).click();
  await expect(page.getByLabel('Hasta', { exact: true })).toHaveValue('Hongik');
  await expect(from).toHaveValue('');
});
