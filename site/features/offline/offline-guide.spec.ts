import { expectNoViolations } from '../../../tests/audits/axe.ts';
import { keptAhead } from '#content/offline-paths.ts';
import { isService, pageIds, pathTo } from '#content/pages.ts';
import { expect } from '../../../tests/fixtures.ts';
import {
  atRest,
  cardWords,
  heading,
  kept as keptPage,
  pageWords,
  said,
  test,
  visit,
} from '../../../tests/journeys/offline.ts';
import { homeText } from '../../../tests/site.ts';

test('the guide is saved, read without a connection, and removed', async ({ page, context }) => {
  // It opens every page.
  test.slow();
  const locale = 'es';
  const { save } = said(locale);
  await visit(page, '/sitemap');
  const control = page.getByRole('region', { name: cardWords(locale).heading });
  await control.scrollIntoViewIfNeeded();
  await expect(control.getByRole('status')).toContainText(/\d,\d\u00a0MB/);
  await expect(control.getByRole('button')).toHaveText([save.start]);
  await expect(control.getByRole('progressbar')).toBeHidden();
  await expectNoViolations(page, 'before saving', { within: 'save-guide' });
  await control.getByRole('button', { name: save.start }).click();
  await expect(control.getByRole('status')).toContainText(save.saved);
  await expect(control.getByRole('button')).toHaveText([save.remove]);
  await expectNoViolations(page, 'saved', { within: 'save-guide' });

  await context.setOffline(true);
  const pages = pageIds.filter((id) => !isService(id));
  for (const id of pages) {
    await page.goto(pathTo(id, locale));
    await expect(page, id).toHaveURL((url) => url.pathname + url.search === pathTo(id, locale));
    await expect(heading(page), id).not.toHaveText(pageWords(locale).heading);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
  }

  await test.step('search answers', async () => {
    await page.goto('/buscar?q=gyeongbokgun');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Gyeongbokgung/ })
        .first(),
    ).toBeVisible();
  });
  await test.step('pictures are there', async () => {
    await page.goto('/turismo/busan');
    await page.evaluate(() =>
      Promise.all(
        [...document.images].map((image) => {
          image.loading = 'eager';
          return image.decode();
        }),
      ),
    );
    expect(await page.locator('[data-fallback]').count()).toBe(0);
  });
  await test.step('the map lists its places, and an itinerary its days', async () => {
    await page.goto('/turismo');
    await expect(page.locator('#map-list li').first()).toBeAttached();
    await page.goto('/itinerarios/corea-10-dias');
    await expect(page.getByRole('tab').nth(1)).toBeVisible();
  });
  await test.step('what was removed is gone', async () => {
    await page.goto('/sitemap');
    await control.scrollIntoViewIfNeeded();
    await control.getByRole('button', { name: save.remove }).click();
    await expect(control.getByRole('status')).toContainText(save.removed);
    expect(await page.evaluate(() => caches.has('guide-es'))).toBe(false);
    await page.goto('/compras');
    await expect(heading(page)).toHaveText(pageWords(locale).heading);
  });
});

test('what was saved stays when saving is stopped, and is not fetched again', async ({ page }) => {
  const { save } = said('en');
  let asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // One page does not come until saving is stopped. A route would not see every request of a page with a worker.
  await page.addInitScript(() => {
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) => {
      if (input !== '/shopping') return fetch(input, init);
      globalThis.fetch = fetch;
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      });
    };
  });
  await visit(page, '/sitemap?lang=en');
  const control = page.getByRole('region', { name: cardWords('en').heading });
  const status = control.getByRole('status');
  await control.scrollIntoViewIfNeeded();
  await control.getByRole('button', { name: save.start }).click();
  // All but that page has come.
  await expect(status).toContainText('75%');
  await control.getByRole('button', { name: save.cancel }).click();
  await expect(status).toContainText(/are on this device and stay there/);
  expect(asked.filter((path) => path === '/requirements')).toHaveLength(1);
  asked = [];
  await control.getByRole('button', { name: save.resume }).click();
  await expect(status).toContainText(save.saved);
  expect(asked).toContain('/shopping');
  expect(asked).not.toContain('/requirements');
});

for (const [name, room, kept] of [
  ['a full device', 0, false],
  ['a device that fills up', 400_000, true],
] as const) {
  test(`${name} is said; with room again, saving goes on`, async ({ page, context, server }) => {
    const { save } = said('es');
    await visit(page, '/sitemap');
    // What the worker keeps ahead takes room as well.
    for (const id of keptAhead) await keptPage(page, pathTo(id, 'es'));
    await atRest(page);
    const control = page.getByRole('region', { name: cardWords('es').heading });
    await control.scrollIntoViewIfNeeded();
    const status = control.getByRole('status');
    const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
    const session = await context.newCDPSession(page);
    const origin = server.url;
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + room });
    await control.getByRole('button', { name: save.start }).click();
    await expect(status).toContainText(save.stopped.full);
    const [begin = ''] = save.kept.split('{');
    await expect(status).toContainText(kept ? begin : /\d,\d\u00a0MB/);

    await session.send('Storage.overrideQuotaForOrigin', { origin });
    await control.getByRole('button', { name: kept ? save.resume : save.start }).click();
    await expect(status).toContainText(save.saved);
  });
}

test('the home page offers to save the guide', async ({ page }) => {
  await visit(page, '/?lang=en');
  const control = page.getByRole('region', { name: cardWords('en').heading });
  await control.scrollIntoViewIfNeeded();
  await expect(control.getByRole('button', { name: said('en').save.start })).toBeVisible();
  await expect(heading(page)).toHaveText(homeText('en').heading);
});
