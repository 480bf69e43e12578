import type { Locator } from '@playwright/test';
import { pathTo } from '#content/pages.ts';
import { expect, open, test } from '../fixtures.ts';

/** The darkest channel of the ground that is painted behind an element, 0 to 255. */
const ground = (element: Locator) =>
  element.evaluate((start) => {
    for (let box: Element | null = start; box; box = box.parentElement) {
      const { backgroundColor } = getComputedStyle(box);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)')
        return Math.min(...(backgroundColor.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
    }
    return 0;
  });
const ink = (element: Locator) =>
  element.evaluate((start) =>
    Math.max(...(getComputedStyle(start).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)),
  );

test.use({ colorScheme: 'dark' });

for (const dark of ['of the system', 'that was chosen'] as const) {
  test(`cards that are shown to somebody are white in the dark ${dark}`, async ({ page }) => {
    if (dark === 'that was chosen')
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await open(page, pathTo('seoul', 'es'));
    const palace = page.locator('#gyeongbokgung');
    await palace.locator('summary').first().click();
    await palace.getByRole('button', { name: 'Enseñar al taxista' }).click();
    const name = page.getByRole('dialog').locator('[lang="ko"]').first();
    await expect(name).toBeVisible();
    expect(await ground(name)).toBeGreaterThan(235);
    expect(await ink(name)).toBeLessThan(60);

    await open(page, pathTo('gastronomy', 'es'));
    const card = page.locator('#allergy-card [data-paper]').first();
    expect(await ground(card)).toBeGreaterThan(235);
    expect(await ink(card)).toBeLessThan(60);
  });
}

test('a field on a light patch has the same colours in both themes', async ({ page }) => {
  await open(page, `${pathTo('budget', 'es')}?step=2`);
  const slip = page.getByRole('main').locator('[class*="hanji"]').first();
  const colours = () =>
    slip.evaluate((patch) => {
      const probe = patch.appendChild(document.createElement('i'));
      probe.style.cssText = 'color: var(--accent); background: var(--surface)';
      const { color, backgroundColor } = getComputedStyle(probe);
      probe.remove();
      return [color, backgroundColor];
    });
  const inTheDark = await colours();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await colours()).toEqual(inTheDark);
});
