import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { appleIconPath } from '../content/app-icons.ts';
import { locales } from '../content/locale.ts';
import { appManifestPath } from '../content/offline-paths.ts';
import { localeOf, pageAt } from '../content/pages-by-path.ts';
import { entryRulesPath, isService, pageIds, paths } from '../content/pages.ts';
import type { readAppManifest } from '../site/features/offline/read.ts';
import { cacheKeyOf } from '../site/lib/cache-keys.ts';
import { bytesOf, type GuideList } from '../domain/saved-guide.ts';
import { client, isBuilt } from './built-site.ts';

beforeAll(() => {
  if (!isBuilt()) throw new Error('The website is not built: run `npm run build` first.');
});

const text = (path: string) => readFileSync(join(client, path), 'utf8');
const list = (locale: string) => JSON.parse(text(`offline/${locale}.json`)) as GuideList;

describe.each(locales)('what can be saved in %s', (locale) => {
  const { files, bytes, pages: count, version } = list(locale);
  const urls = files.map(({ url }) => url);

  it('has every page of the language under the URL it is kept at, and none of the other', () => {
    const kept = urls.filter((url) => pageAt(new URL(url, 'http://localhost').pathname));
    const wanted = pageIds.filter((page) => !isService(page) || page === 'offline');
    expect(kept.map((url) => pageAt(url.split('?')[0] ?? ''))).toEqual(wanted);
    expect(count).toBe(wanted.length);
    for (const url of kept) {
      const asked = new URL(url, 'http://localhost');
      expect(cacheKeyOf(asked)).toBe(url);
      expect(localeOf(asked)).toBe(locale);
    }
  });

  it('has what the pages need: code, typefaces, drawings, data', () => {
    const has = (kind: RegExp) => urls.filter((url) => kind.test(url)).length;
    expect(has(/\.js$/)).toBeGreaterThan(50);
    expect(has(/\.css$/)).toBeGreaterThan(20);
    for (const font of ['hahmlet-latin', 'hahmlet-kr', 'instrument-sans-latin'])
      expect(has(new RegExp(`/${font}[.-].*\\.woff2$`)), font).toBeGreaterThan(0);
    expect(has(/\.svg$/)).toBeGreaterThan(80);
    expect(urls).toContain(entryRulesPath(locale));
    // Pictures for networks are not for readers.
    expect(has(/\.jpg$/)).toBe(0);
    for (const url of urls.filter((each) => each.startsWith('/assets/')))
      expect(existsSync(join(client, url)), url).toBe(true);
    const html = text(`${paths.seoul[locale]}/index.html`);
    for (const [asset] of html.matchAll(/\/assets\/[\w.-]+\.(?:js|css|svg|woff2)\b/g))
      expect(urls).toContain(asset);
  });

  it('names each file once, with a size that adds up to what is said', () => {
    expect(new Set(urls).size).toBe(urls.length);
    expect(bytesOf(files)).toBe(bytes);
    for (const { url, bytes: size } of files) expect(size, url).toBeGreaterThanOrEqual(0);
    expect(bytes).toBeGreaterThan(500_000);
    expect(bytes).toBeLessThan(3_600_000);
  });

  it('belongs to the build of the service worker', () => {
    expect(text('sw.js').startsWith(`/* ${version} */`)).toBe(true);
  });
});

it('the service worker brings the page for a lost connection in every language', () => {
  const script = text('sw.js');
  for (const locale of locales)
    expect(script).toMatch(new RegExp(`["'\`]${paths.offline[locale]}["'\`]`));
});

describe.each(locales)('what a browser reads to install the guide in %s', (locale) => {
  const manifest = JSON.parse(text(appManifestPath(locale))) as ReturnType<typeof readAppManifest>;

  it('is complete', () => {
    expect(manifest).toMatchObject({ lang: locale, scope: '/', display: 'standalone' });
    for (const said of [manifest.name, manifest.description])
      expect(said.length).toBeGreaterThan(10);
    expect(manifest.short_name.length).toBeLessThanOrEqual(12);
    for (const color of [manifest.background_color, manifest.theme_color])
      expect(color).toMatch(/^#[\da-f]{6}$/);
    const start = new URL(manifest.start_url, 'http://localhost');
    expect([pageAt(start.pathname), localeOf(start)]).toEqual(['home', locale]);
  });

  it('has shortcuts to pages of the language, and the parts they name', () => {
    expect(manifest.shortcuts).toHaveLength(4);
    for (const { name, url } of manifest.shortcuts) {
      const { pathname, hash, searchParams } = new URL(url, 'http://localhost');
      expect(name.length).toBeGreaterThan(2);
      expect(pageAt(pathname), url).toBeDefined();
      expect(localeOf({ pathname, searchParams })).toBe(locale);
      if (hash) expect(text(`${pathname}/index.html`)).toContain(`id="${hash.slice(1)}"`);
    }
  });

  it('has icons of the sizes it states', async () => {
    const sizes = manifest.icons.map(({ sizes: size, purpose }) => `${size} ${purpose}`);
    expect(sizes.sort()).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
    for (const { src, sizes: size, type } of manifest.icons) {
      const { width, height, format } = await sharp(join(client, src)).metadata();
      expect([`${width}x${height}`, `image/${format}`]).toEqual([size, type]);
    }
    const apple = await sharp(join(client, appleIconPath)).metadata();
    expect([apple.width, apple.hasAlpha]).toEqual([180, false]);
    const icon = readFileSync(join(client, 'favicon.ico'));
    const picture = await sharp(icon.subarray(icon.readUInt32LE(18))).metadata();
    expect([picture.format, picture.width]).toEqual(['png', icon.readUInt8(6)]);
  });
});
