import { pageAt } from '#content/pages-by-path.ts';
import { paths, pathTo, redirects } from '#content/pages.ts';
import { startCountingProxy } from '../../tests/counting-proxy.ts';
import { expect, open, test } from '../../tests/fixtures.ts';
import { contactText, journeyLocales, notFoundText, headerText } from '../../tests/site.ts';

for (const [path, cookie, locale] of [
  ['/turismo/nada', 'en', 'es'],
  ['/tourism/nope', 'es', 'en'],
  ['/nada', undefined, 'es'],
  ['/nada', 'en', 'en'],
  ['/contact/nothing', 'es', 'en'],
] as const) {
  test(`${path} with cookie ${cookie}: not found, in ${locale}`, async ({
    page,
    context,
    server,
    allowed,
  }) => {
    allowed.push(/status of 404/);
    if (cookie) await context.addCookies([{ name: 'language', value: cookie, url: server.url }]);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    const text = notFoundText(locale);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page).toHaveTitle(text.title);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.heading);
    await page.getByRole('main').getByRole('link', { name: text.home }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    // An English page names the language of the home page; the bare path follows what was chosen.
    const home = locale === 'en' ? locale : (cookie ?? locale);
    await expect(page.locator('html')).toHaveAttribute('lang', home);
  });
}

for (const { from, to, locale, hash = '' } of redirects) {
  test(`${from} has moved for good`, async ({ server }) => {
    const response = await fetch(`${server.url}${from}?start=2027-04-06`, { redirect: 'manual' });
    expect(response.status).toBe(301);
    const location = new URL(response.headers.get('location') ?? '', server.url);
    expect(location.href).toBe(`${server.url}${paths[to][locale]}?start=2027-04-06${hash}`);
  });
}

test('a slash at the end leads to the URL without', async ({ server }) => {
  const response = await fetch(`${server.url}/contacto/?a=1`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([301, '/contacto?a=1']);
});

for (const locale of journeyLocales) {
  for (const anchor of ['inicio', 'estudiar', 'turismo', 'requisitos', 'contacto'] as const) {
    test(`the footer leads to #${anchor} of the home page (${locale})`, async ({ page }) => {
      const { footer } = headerText[locale];
      await open(page, pathTo('contact', locale));
      const links = page.getByRole('navigation', { name: footer.sections });
      await links.getByRole('link', { name: footer.anchors[anchor], exact: true }).click();
      await expect(page).toHaveURL((url) => url.pathname === '/' && url.hash === `#${anchor}`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      const top = () =>
        page.locator(`#${anchor}`).evaluate((element) => {
          const foot = document.documentElement.scrollHeight - innerHeight - scrollY;
          // The last parts of a page cannot reach the top.
          return foot < 2 || scrollY === 0 ? 100 : element.getBoundingClientRect().top;
        });
      await expect.poll(top).toBeGreaterThan(90);
      expect(await top()).toBeLessThan(110);
    });
  }
}

test('a link into the page scrolls smoothly to 100 px below the top', async ({ page }) => {
  await open(page, '/blog/vegetariano-o-celiaco-en-corea');
  const links = page.getByRole('main').locator('a[href^="#"]').filter({ visible: true });
  const [, target] = (await links.nth(2).getAttribute('href'))?.split('#') ?? [];
  await links.nth(2).click();
  const top = () => page.locator(`#${target}`).evaluate((part) => part.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs((await top()) - 100)).toBeLessThan(12);
});

test('a link with a broken anchor opens its page all the same', async ({ page }) => {
  await open(page, `${pathTo('contact', 'es')}#100%`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactText('es').heading);
});

test('a page opens at its top, and Back returns to where one was', async ({ page }) => {
  await open(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Condiciones de uso' });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL(/terminos-condiciones/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 60);
  await expect(link).toBeInViewport();
});

test('a link fetches its page when it is pointed at, once, and no other', async ({
  page,
  server,
}) => {
  const proxy = await startCountingProxy(server.url);
  try {
    const fetched = () => proxy.asked.filter((path) => pageAt(path));
    await page.goto(`${proxy.url}/sitemap`);
    const link = page.getByRole('main').locator(`a[href="${pathTo('faq', 'es')}"]`);
    for (let round = 0; round < 2; round++) {
      await link.hover();
      await expect.poll(fetched).toEqual(['/sitemap', pathTo('faq', 'es')]);
      await page.getByRole('heading', { level: 1 }).hover();
    }
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname === pathTo('faq', 'es'));
    const delivery = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return (entry as PerformanceNavigationTiming & { deliveryType: string }).deliveryType;
    });
    expect(delivery).toBe('navigational-prefetch');
    expect(fetched()).toEqual(['/sitemap', pathTo('faq', 'es')]);
  } finally {
    proxy.stop();
  }
});

for (const motion of ['reduce', 'no-preference'] as const) {
  test(`pages fade into each other unless motion is unwanted (${motion})`, async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset['transition'] = viewTransition ? 'yes' : 'no';
      }),
    );
    await page.emulateMedia({ reducedMotion: motion });
    await open(page, '/contacto');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Condiciones de uso' });
    await link.click();
    await expect(page).toHaveURL(/terminos-condiciones/);
    await expect(page.locator('html')).toHaveAttribute(
      'data-transition',
      motion === 'reduce' ? 'no' : 'yes',
    );
  });
}

for (const [from, to] of [
  ['tourism', 'busan'],
  ['home', 'other-destinations'],
] as const) {
  test(`the picture of ${to} has one name on the way from ${from}`, async ({ page }) => {
    // Pictures with the same name in both documents move into each other.
    const nameOf = (selector: string) =>
      page.locator(selector).evaluate((part) => getComputedStyle(part).viewTransitionName);
    await open(page, pathTo(from, 'es'));
    expect(await nameOf(`[data-leads-to="${to}"]`)).toBe(to);
    await open(page, pathTo(to, 'es'));
    expect(await nameOf('[data-header-picture]')).toBe(to);
  });
}
