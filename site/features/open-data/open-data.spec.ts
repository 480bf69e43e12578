import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dataFilesOn } from '#content/open-data/datasets.ts';
import { figurePath, openDataFolder } from '#content/open-data-paths.ts';
import { pathTo } from '#content/pages.ts';
import { readFigure } from '#content/register/figures.ts';
import { expectNoViolations } from '../../../tests/audits/axe.ts';
import { overflow } from '../../../tests/audits/layout.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { desktop, phone } from '../../../tests/site.ts';

/** A page of somebody else, on another origin, that draws every place of the file at an address. */
const strangersPage = (url: string) => `<!doctype html><title>Mi mapa</title>
<svg viewBox="124 -39 8 6" width="800" height="600"></svg><p></p><script type="module">
  const { features } = await (await fetch(${JSON.stringify(url)})).json();
  for (const { geometry, properties } of features) {
    const [lng, lat] = geometry.coordinates;
    const point = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
    point.setAttribute('cx', lng);
    point.setAttribute('cy', -lat);
    point.setAttribute('r', 0.02);
    point.dataset.name = properties.name_es;
    document.querySelector('svg').append(point);
  }
  document.querySelector('p').textContent = features.length + ' lugares';
</script>`;

function listen(body: () => string): Promise<HttpServer> {
  const other = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(body());
  });
  return new Promise((resolve) => other.listen(0, '127.0.0.1', () => resolve(other)));
}

test('a page of another origin draws the places from the file alone @main', async ({
  page,
  server,
  allowed,
}) => {
  allowed.push(/favicon/);
  const [file] = dataFilesOn('tourism', 'es');
  const other = await listen(() => strangersPage(server.url + openDataFolder + file?.name));
  const { port } = other.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/`);
  await expect(page.getByText(/^\d{3} lugares$/)).toBeVisible();
  await expect(page.locator('circle[data-name="Palacio Gyeongbokgung"]')).toHaveCount(1);
  other.close();
});

test('the sources of a page lead to what one cites', async ({ page }) => {
  const id = 'seoul-subway-base-fare';
  const figure = readFigure(id, 'es');
  await page.goto(pathTo('transport', 'es'));
  const sources = page.locator('#figures');
  await sources.locator('summary').click();
  await sources.getByRole('link', { name: figure.what, exact: true }).click();
  await expect(page).toHaveURL(figurePath(id, 'es'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(figure.what);
  await expect(page.getByText(figure.value, { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(figurePath(id, 'en'));
  for (const { viewport, colorScheme } of [
    { viewport: phone, colorScheme: 'dark' },
    { viewport: desktop, colorScheme: 'light' },
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page, `${viewport.width} px ${colorScheme}`);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(overflow)).toBe(0);
});
