import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { itineraries } from '#content/data/itineraries/itineraries.ts';
import { owner } from '#content/data/owner.ts';
import { locales, type Locale } from '#content/locale.ts';
import { figurePath } from '#content/open-data-paths.ts';
import { pathTo, searchApiPath } from '#content/pages.ts';
import { readFigure } from '#content/register/figures.ts';
import type { FigureId } from '#content/register/register.ts';
import { text as myTrip } from '#content/text/my-trip.ts';
import { text as tool } from '#content/text/my-trip-tool.ts';
import { expectNoViolations } from '../../../tests/audits/axe.ts';
import { overflow } from '../../../tests/audits/layout.ts';
import { expect, open, test } from '../../../tests/fixtures.ts';
import { desktop, phone } from '../../../tests/site.ts';

/** A page of somebody else, on another origin, with Leaflet and what the guide proposes. */
const strangersPage = (code: string) => `<!doctype html><title>Mi mapa</title>
<link rel="stylesheet" href="/leaflet.css"><div id="map" style="height: 600px"></div>
<script src="/leaflet.js"></script><script type="module">
  const map = L.map('map', { zoomAnimation: false }).setView([36.5, 127.8], 6);
  ${code}
  document.title = 'Dibujado';
</script>`;

const leaflet = join(dirname(fileURLToPath(import.meta.resolve('leaflet'))));

/** Another website, with the files of Leaflet. */
function listen(body: string): Promise<HttpServer> {
  const other = createServer(({ url = '' }, response) => {
    const file = join(leaflet, url);
    if (url !== '/' && existsSync(file)) {
      response.setHeader('content-type', url.endsWith('.css') ? 'text/css' : 'text/javascript');
      response.end(readFileSync(file));
    } else response.setHeader('content-type', 'text/html; charset=utf-8').end(body);
  });
  return new Promise((resolve) => other.listen(0, '127.0.0.1', () => resolve(other)));
}

for (const locale of locales)
  test(`a stranger draws the places with what the page of the data shows (${locale}) @main`, async ({
    page,
    server,
    allowed,
  }) => {
    allowed.push(/favicon/);
    await page.goto(pathTo('data', locale));
    const shown = page.locator('code', { hasText: 'L.geoJSON' });
    const code = (await shown.innerText()).replace(owner.origin, server.url);
    const { features }: Places = await (await fetch(/https?:[^']*/.exec(code)?.[0] ?? '')).json();
    const other = await listen(strangersPage(code));
    const { port } = other.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/`);
    await expect(page).toHaveTitle('Dibujado');
    await expect(page.locator('.leaflet-marker-icon')).toHaveCount(features.length);
    await page.locator('.leaflet-marker-icon').last().focus();
    await page.keyboard.press('Enter');
    const last = features.at(-1)?.properties[`name_${locale}`] ?? '';
    await expect(page.locator('.leaflet-popup')).toContainText(last);
    other.close();
  });

interface Places {
  readonly features: readonly {
    readonly properties: Readonly<Record<`name_${Locale}`, string>>;
  }[];
}

test('a stranger opens an itinerary of the data as a trip', async ({ page }, info) => {
  await page.goto(pathTo('data', 'es'));
  const title = itineraries[0]?.title.es ?? '';
  const link = page.locator('#itineraries').getByRole('link', { name: title });
  const file = info.outputPath('trip.json');
  const href = (await link.getAttribute('href')) ?? '';
  const answer = await page.request.get(href);
  writeFileSync(file, await answer.body());
  await open(page, pathTo('trip', 'es'));
  await page.getByRole('button', { name: myTrip.open.button.es }).click();
  await page.getByLabel(tool.open.file.es).setInputFiles(file);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a stranger finds what to cite from the page of the data', async ({ page }) => {
  await page.goto(pathTo('data', 'es'));
  await page.locator('a[href^="/datos/cifras/"]').first().click();
  const id = page.url().split('/').at(-1) as FigureId;
  const { what, value } = readFigure(id, 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(what);
  const citation = page
    .getByRole('definition')
    .filter({ hasText: `Rumbo Corea, «${what}», ${value}` });
  await expect(citation).toContainText(owner.origin + figurePath(id, 'es'));
});

test('a page of another origin asks the search', async ({ page, server, allowed }) => {
  allowed.push(/favicon/);
  const asking = `<!doctype html><title>Mi asistente</title><p></p><script type="module">
    const answer = await fetch('${server.url}${searchApiPath}?q=cu%C3%A1nto+cuesta+el+metro&lang=es');
    const { answers } = await answer.json();
    document.querySelector('p').textContent = answers[0].question;
  </script>`;
  const other = await listen(asking);
  const { port } = other.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/`);
  await expect(page.getByText(/metro.*\?$/)).toBeVisible();
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
