import { pathTo } from '#content/pages.ts';
import { text } from '#content/text/changes.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';

test('the needle says of each change what it was and is, and leads to its row', async ({
  page,
}) => {
  await open(page, pathTo('changes', 'es'));
  const needle = page.getByRole('slider', { name: text.cloth.needle.es });
  const link = page.locator('stitch-cloth').getByRole('link');
  const first = await link.textContent();
  await needle.press('End');
  const last = (await link.textContent()) ?? '';
  expect(last).not.toBe(first);
  expect(await needle.getAttribute('aria-valuetext')).toContain(`${last}: `);
  await link.click();
  await expect(page.getByRole('listitem').filter({ hasText: last }).first()).toBeInViewport();
});

test('a finger on a stitch shows its change', async ({ page }) => {
  await open(page, pathTo('changes', 'en'));
  const link = page.locator('stitch-cloth').getByRole('link');
  const first = await link.textContent();
  const cloth = page.getByRole('img', { name: text.cloth.label.en }).filter({ visible: true });
  await cloth.hover({ position: { x: 200, y: 20 } });
  await expect(link).not.toHaveText(first ?? '');
});
