import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { owner } from '#content/data/owner.ts';
import { documents } from '../site.ts';
import { dayEmbeds } from '#site/features/trips/read-embedded-day.ts';
import { embedFolder, embedPath, type Embed } from '#content/embed-paths.ts';
import { locales } from '#content/locale.ts';
import { mapEmbeds } from '#site/features/places/read-embedded-map.ts';
import { pathTo, searchIndexPath } from '#content/pages.ts';
import { phraseEmbeds } from '#site/features/phrases/read-embedded-phrase.ts';
import { weatherEmbeds } from '#site/features/seasons/read-embedded-weather.ts';
import { startCrawl, type Crawl } from './crawl.ts';
import { attribute, idsOf, links, metaOf, tags } from './html.ts';
import { rules } from './html-rules.ts';

let site: Crawl;

beforeAll(async () => {
  site = await startCrawl();
});

afterAll(() => site.stop());

/** Every document that other websites frame. */
const embeds = locales.flatMap((locale) => {
  const route = { routePattern: pathTo('data', locale) };
  const all: Embed[] = [
    ...mapEmbeds(route).map(({ props: { city } }) => ({ kind: 'map', city }) as const),
    ...dayEmbeds(route).map(({ props: { itinerary, day } }) => {
      return { kind: 'day', itinerary, day } as const;
    }),
    ...phraseEmbeds(route).map(({ props: { phrase } }) => ({ kind: 'phrase', phrase }) as const),
    ...weatherEmbeds(route).map(({ props: { city, month } }) => {
      return { kind: 'weather', city, month } as const;
    }),
  ];
  return all.map((embed) => ({ embed, locale, path: embedPath(embed, locale) }));
});

/** The largest document of each kind with its styles as it is sent, in bytes. */
const most = { map: 12_000, day: 14_000, phrase: 4_500, weather: 6_000 } as const;

test(
  'each is valid, in its language, by itself and says whose it is',
  { timeout: 240_000 },
  async () => {
    const validator = new HtmlValidate(rules);
    const found: string[] = [];
    for (const { path, locale } of embeds) {
      const { status, text: html } = await site.ask(path);
      if (status !== 200 || !html.includes(`<html lang="${locale}"`))
        found.push(`${path}: ${status}`);
      if (metaOf(html, 'name', 'robots') !== 'noindex') found.push(`${path}: indexed`);
      if (/<script|<astro-island|\son\w+=|\sstyle=/.test(html))
        found.push(`${path}: script or style`);
      if (tags(html, 'link').some((tag) => attribute(tag, 'rel') === 'stylesheet'))
        found.push(`${path}: a sheet of its own`);
      const report = await validator.validateString(html);
      const messages = report.results.flatMap((result) => result.messages);
      found.push(...messages.map(({ ruleId, message }) => `${path} ${ruleId}: ${message}`));
      for (const tag of links(html)) {
        const apart = attribute(tag, 'target') === '_blank' && attribute(tag, 'rel') === 'noopener';
        if (!apart) found.push(`${path}: ${tag} does not open apart`);
      }
    }
    expect(found).toEqual([]);
  },
);

test('every link leads to a page of the guide in the same language', async () => {
  const found: string[] = [];
  for (const { path, locale } of embeds) {
    const hrefs = links((await site.ask(path)).text).map((tag) => attribute(tag, 'href') ?? '');
    expect(hrefs.length, path).toBeGreaterThan(1);
    for (const href of new Set(hrefs)) {
      const { pathname, hash, search } = new URL(href, site.url);
      const { status, text } = await site.ask(pathname);
      const anchor = decodeURIComponent(hash.slice(1));
      if (status !== 200 || !text.includes(`<html lang="${locale}"`))
        found.push(`${path}: ${href}`);
      if (anchor && !idsOf(text).includes(anchor)) found.push(`${path}: no ${href}`);
      if (search && !/^\?day=\d+$/.test(search)) found.push(`${path}: ${search}`);
    }
  }
  expect(found).toEqual([]);
});

test('none is listed, searched or copied', async () => {
  const lists = ['/sitemap.xml', '/llms.txt', '/sw.js', ...locales.map(searchIndexPath)];
  for (const list of lists) {
    const { status, text } = await site.ask(list);
    expect(status, list).toBe(200);
    for (const locale of locales)
      expect(text.includes(`${embedFolder(locale)}/`), list).toBe(false);
  }
  for (const { path } of embeds.filter(({ embed }) => embed.kind === 'map'))
    expect((await site.ask(`${path}.md`)).status, path).toBe(404);
  const named: string[] = [];
  for (const { page, path } of documents) {
    const { text } = await site.ask(path);
    if (page !== 'data' && /(?:href|src)="\/(?:datos\/insertar|data\/embed)/.test(text))
      named.push(path);
  }
  expect(named).toEqual([]);
});

test('each is small', async () => {
  const sizes: Record<string, number> = {};
  for (const { embed, path } of embeds) {
    const response = await fetch(site.url + path, { headers: { 'accept-encoding': 'br' } });
    await response.body?.cancel();
    const size = Number(response.headers.get('content-length'));
    expect(size, path).toBeGreaterThan(0);
    sizes[embed.kind] = Math.max(sizes[embed.kind] ?? 0, size);
  }
  for (const [kind, size] of Object.entries(most)) expect(sizes[kind], kind).toBeLessThan(size);
});

test('the page of the data shows one of each kind, and the code for it', async () => {
  for (const locale of locales) {
    const html = (await site.ask(pathTo('data', locale))).text;
    const frames = tags(html, 'iframe').map((tag) => attribute(tag, 'src'));
    const firsts = (['map', 'day', 'phrase', 'weather'] as const).map((kind) =>
      frames.find((src) => embeds.some(({ path, embed }) => path === src && embed.kind === kind)),
    );
    expect(firsts.every(Boolean), locale).toBe(true);
    const codes = Array.from(
      html.matchAll(/&lt;iframe src=(?:&quot;|")([^"&]*)/g),
      ([, src = '']) => src,
    );
    expect(codes.length, locale).toBeGreaterThanOrEqual(frames.length);
    for (const src of codes)
      expect((await site.ask(src.replace(owner.origin, ''))).status, src).toBe(200);
  }
});
