import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { owner } from '#content/data/owner.ts';
import { embedPath, ratioOf, type Embed } from '#content/embed-paths.ts';
import { localize } from '#content/localize.ts';
import { locales } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { embedText } from '#content/text/embeds.ts';
import { expectNoViolations } from '../../../tests/audits/axe.ts';
import { expect, test } from '../../../tests/fixtures.ts';

/** Serves a bare page of somebody else on another origin, which is isolated from others as strictly as can be. */
async function elsewhere(body: string) {
  const other = createServer((_request, response) => {
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .setHeader('cross-origin-opener-policy', 'same-origin')
      .setHeader('cross-origin-embedder-policy', 'require-corp')
      .end(`<!doctype html><html lang="es"><title>Mi blog</title><h1>Mi blog</h1>${body}`);
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => other.close() };
}

const phrase = { kind: 'phrase', phrase: 'thisPlease' } as const;

const kinds = ['map', 'day', 'phrase', 'weather'] as const;

const text = localize(embedText.page, 'es');

/** The first code of each kind as its button copies it, with this server in place of the published guide. */
async function copiedCodes(browser: Browser, origin: string): Promise<readonly string[]> {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await browser.newPage({ permissions });
  await page.goto(origin + pathTo('data', 'es'));
  const codes: string[] = [];
  for (const kind of kinds) {
    const part = page.locator(`#embed-${kind}`);
    await part.locator('summary').click();
    await part.getByRole('button', { name: text.copy }).first().click();
    await expect(part.getByRole('status').first()).toHaveText(text.done);
    const code = await page.evaluate(() => navigator.clipboard.readText());
    expect(code).toBe(await part.locator('pre').first().textContent());
    expect(code).toContain(`src="${owner.origin}/`);
    codes.push(code.replace(owner.origin, origin));
  }
  await page.context().close();
  return codes;
}

test.describe('on a bare page of another origin', () => {
  // What answered earlier would stand in the storage of the frames.
  test.use({ consent: 'unset' });

  test('the code of the guide shows what it says, and nothing else @main', async ({
    browser,
    page,
    context,
    server,
    allowed,
  }) => {
    allowed.push(/favicon/);
    const codes = await copiedCodes(browser, server.url);
    const blog = await elsewhere(codes.join('\n'));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(blog.url);
    const frames = page.locator('iframe');
    await expect(frames).toHaveCount(kinds.length);
    for (const frame of await frames.all()) await frame.scrollIntoViewIfNeeded();
    const inFrame = (kind: (typeof kinds)[number]) =>
      frames.nth(kinds.indexOf(kind)).contentFrame();
    await expect(inFrame('phrase').getByText('이거 주세요.')).toBeVisible();
    await expect(inFrame('map').getByRole('link', { name: 'Palacio Gyeongbokgung' })).toBeVisible();
    await expect(inFrame('day').getByRole('listitem').first()).toBeVisible();
    await expect(inFrame('weather').locator('[aria-current]')).toHaveCount(1);

    for (const frame of page.frames().slice(1)) {
      const seen = await frame.evaluate(() => ({
        scripts: document.scripts.length,
        cookies: document.cookie,
        stored: localStorage.length + sessionStorage.length,
        laidOut: getComputedStyle(document.body).display,
        cut: document.documentElement.scrollHeight - innerHeight,
      }));
      expect(seen).toEqual({ scripts: 0, cookies: '', stored: 0, laidOut: 'flex', cut: 0 });
    }
    expect(await context.cookies(server.url)).toEqual([]);
    expect(asked.filter((url) => /\.(?:js|css)\b/.test(url))).toEqual([]);
    const origins = new Set(asked.map((url) => new URL(url).origin));
    expect(origins).toEqual(new Set([new URL(blog.url).origin, server.url]));

    const opened = context.waitForEvent('page');
    await inFrame('phrase').getByRole('link', { name: 'Esto, por favor.' }).click();
    const guide = await opened;
    await expect(guide.locator('#thisPlease')).toBeVisible();
    expect(new URL(guide.url()).origin).toBe(server.url);
    await expect(page).toHaveURL(blog.url);
    blog.stop();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the code stands on the page of the data', async ({ page }) => {
    await page.goto(pathTo('data', 'es'));
    for (const kind of kinds) {
      const part = page.locator(`#embed-${kind}`);
      await expect(part.locator('pre').first()).toContainText('<iframe src="');
      await expect(part.getByRole('button', { name: text.copy })).toHaveCount(0);
    }
  });
});

const samples: readonly Embed[] = [
  { kind: 'map', city: 'seoul' },
  { kind: 'map', city: 'busan' },
  { kind: 'day', itinerary: 'seoul-5days', day: 1 },
  { kind: 'phrase', phrase: 'incidentCertificate' },
  phrase,
  { kind: 'weather', city: 'busan', month: 9 },
];

for (const locale of locales) {
  test(`at their ratio documents are whole in every width (${locale})`, async ({ page }) => {
    for (const embed of samples) {
      await page.goto(embedPath(embed, locale));
      const [across, down] = ratioOf(embed);
      for (const width of [280, 400, 640, 1000]) {
        await page.setViewportSize({ width, height: Math.floor((width * down) / across) });
        const cut = await page.evaluate(() => {
          const { scrollWidth, scrollHeight } = document.documentElement;
          return Math.max(scrollWidth - innerWidth, scrollHeight - innerHeight);
        });
        expect.soft(cut, `${page.url()} ${width} px`).toBe(0);
      }
      await page.setViewportSize({ width: 400, height: Math.floor((400 * down) / across) });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNoViolations(page, `${page.url()} ${colorScheme}`);
      }
    }
  });
}

test('whoever frames a document chooses its theme by the fragment of the address', async ({
  page,
}) => {
  const path = embedPath(phrase, 'es');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(path);
  const light = await ground();
  await page.goto(`${path}#oscuro`);
  const dark = await ground();
  expect(dark).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground()).toBe(dark);
  await page.goto(`${path}#claro`);
  expect(await ground()).toBe(light);
});
