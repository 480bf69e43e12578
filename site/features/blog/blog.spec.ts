import { feedPath, pageEntry, pageIds, pathTo } from '#content/pages.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';

test('an article keeps its place in the other language, and the blog is one step back @main', async ({
  page,
}) => {
  await open(page, pathTo('blog', 'es'));
  const main = page.getByRole('main');
  const articles = pageIds.filter((id) => pageEntry(id).file === 'article');
  await expect(main.getByRole('listitem').getByRole('heading')).toHaveCount(articles.length);
  await main.getByRole('link', { name: 'Vegetariano o celíaco en Corea' }).click();
  await expect(page).toHaveURL(pathTo('vegetarian-or-coeliac', 'es'));
  await expect(main.getByText('고기 빼고 주세요')).toHaveAttribute('lang', 'ko');

  await main.getByRole('link', { name: 'Las frases que sirven' }).click();
  await expect(page).toHaveURL(/#phrases$/);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(`${pathTo('vegetarian-or-coeliac', 'en')}#phrases`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(main.getByRole('heading', { name: 'The sentences that help' })).toBeInViewport();

  await main.getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL(pathTo('blog', 'en'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Korea in more detail');
});

test('a link to the sources of an article unfolds them', async ({ page }) => {
  await open(page, pathTo('vegetarian-or-coeliac', 'es'));
  const main = page.getByRole('main');
  const source = main.getByRole('link', { name: 'Blog Kfoodinsights' });
  await expect(source).toBeHidden();
  await main.getByRole('link', { name: 'Fuentes' }).click();
  await expect(source).toBeVisible();
});

test('the feed of each language is named in the head and answers', async ({ page, request }) => {
  for (const [path, locale] of [
    [pathTo('blog', 'en'), 'en'],
    [pathTo('korean-from-scratch', 'es'), 'es'],
  ] as const) {
    await page.goto(path);
    const link = page.locator('head > link[type="application/rss+xml"]');
    await expect(link).toHaveAttribute('href', feedPath(locale));
    const answer = await request.get(feedPath(locale));
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toContain('xml');
    expect(await answer.text()).toContain(pathTo('korean-from-scratch', locale));
  }
});
