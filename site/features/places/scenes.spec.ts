import { allScenes, sceneAreas, sceneId, scenes, workOf } from '#content/data/scenes/scenes.ts';
import { places } from '#content/data/places.ts';
import { text as mapText } from '#content/text/map.ts';
import { text } from '#content/text/series-and-music.ts';
import { pathTo } from '#content/pages.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';

test('a fan finds the place of a series, reads what is there today and sees it on the map @main', async ({
  page,
}) => {
  await open(page, pathTo('series-and-music', 'es'));
  const works = page.getByRole('region', { name: text.spread.heading.es });
  await works.getByRole('link', { name: workOf('black-panther').name.es }).click();
  const row = page.locator(`#${sceneId({ place: 'jagalchi', work: 'black-panther' })}`);
  await expect(row).toBeVisible();
  await expect(row).toContainText(text.row.today.es);
  await expect(row.getByRole('link', { name: 'MBN' })).toBeVisible();
  await row.getByRole('link', { name: text.row.onMap.es }).click();
  await expect(page.getByRole('dialog')).toContainText(workOf('black-panther').name.es);
});

test('the page has a row for each scene, with a Korean name and a source', async ({ page }) => {
  await open(page, pathTo('series-and-music', 'en'));
  for (const area of sceneAreas) {
    const rows = page.locator(`#${area} li[id]`);
    await expect(rows).toHaveCount(scenes[area].length);
    await expect(rows.locator('.note a')).not.toHaveCount(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the map lists the places of films alone', async ({ page }) => {
    const ofFilms = new Set<string>(
      allScenes.filter(({ work }) => workOf(work).kind === 'film').map(({ place }) => place),
    );
    await page.goto(`${pathTo('tourism', 'es')}?scene=film`);
    const list = page.getByRole('list', { name: mapText.list.label.es });
    const count = places.filter(({ id }) => ofFilms.has(id)).length;
    await expect(list.locator(':scope > li:visible')).toHaveCount(count);
  });
});
