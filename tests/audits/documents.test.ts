import { HtmlValidate } from 'html-validate';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import sharp from 'sharp';
import { unified } from 'unified';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { externalSites } from '#content/data/external-sites.ts';
import { owner } from '#content/data/owner.ts';
import { schoolSources } from '#content/data/school-sources.ts';
import { schools } from '#content/data/schools.ts';
import { markdownPath } from '#content/document-paths.ts';
import { otherLocale } from '#content/locale.ts';
import { opensInNewTab } from '#content/new-tab.ts';
import { readPage } from '#site/lib/read-page.ts';
import { figureIds, figureOf } from '#content/register/register.ts';
import { localeOf, pageAt, registeredPath } from '#content/pages-by-path.ts';
import { isService, pageEntry, paths, pathTo } from '#content/pages.ts';
import { startCrawl, type Crawl } from './crawl.ts';
import { attribute, idsOf, links, metaOf, tags } from './html.ts';
import { rules } from './html-rules.ts';
import { documents, inEveryView, missing } from '../site.ts';

/** The data that names a page beside each of its statements. */
const sourced = import.meta.glob<string>(
  '../../content/data/{guide-sources,seasons,embassies,hospitals,airports}.ts',
  { query: '?raw', import: 'default', eager: true },
);

/** Where figures, statements and the values of schools were read, and the pages of schools and embassies. */
const sourceHosts = new Set(
  [
    ...Object.values(sourced).flatMap((text) => text.match(/https?:\/\/[^'\s)]+/g) ?? []),
    ...figureIds.map((id) => figureOf(id).source?.url),
    ...Object.values(schoolSources).map(({ url }) => url),
    ...schools.map(({ site: own }) => own),
  ].flatMap((url) => (url ? [new URL(url).host] : [])),
);

const addresses = [...documents, ...missing].map(({ path }) => path);

let site: Crawl;

beforeAll(async () => {
  site = await startCrawl();
});

afterAll(() => site.stop());

test('every head is complete, unique and in its language', async () => {
  const seen = new Set<string>();
  for (const { page, locale, path } of documents) {
    const html = (await site.ask(path)).text;
    const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    const description = metaOf(html, 'name', 'description') ?? '';
    expect(html.match(/<title>/g), path).toHaveLength(1);
    expect(title.length, path).toBeGreaterThan(10);
    expect(description.length, path).toBeGreaterThan(50);
    for (const text of [title, description]) {
      expect(seen.has(text), `${path}: ${text}`).toBe(false);
      seen.add(text);
    }
    expect(html).toContain(`<html lang="${locale}"`);
    expect(metaOf(html, 'name', 'keywords'), path).toBeTruthy();
    expect(metaOf(html, 'property', 'og:title'), path).toBe(title);
    expect(metaOf(html, 'property', 'og:description'), path).toBe(description);
    const address = owner.origin + pathTo(page, locale);
    expect(metaOf(html, 'property', 'og:url'), path).toBe(address);
    expect(metaOf(html, 'property', 'og:locale'), path).toMatch(new RegExp(`^${locale}_`));
    const heads = tags(html, 'link');
    const hrefs = (rel: string, lang?: string) =>
      heads
        .filter((tag) => attribute(tag, 'rel') === rel && attribute(tag, 'hreflang') === lang)
        .map((tag) => attribute(tag, 'href'));
    expect(hrefs('canonical'), path).toEqual([address]);
    expect(hrefs('alternate', 'es'), path).toEqual([owner.origin + pathTo(page, 'es')]);
    expect(hrefs('alternate', 'en'), path).toEqual([owner.origin + pathTo(page, 'en')]);
    expect(hrefs('alternate', 'x-default'), path).toEqual([owner.origin + pathTo(page, 'es')]);
    // Header, menu of a phone, and foot.
    const other = otherLocale(locale);
    const switches = links(html).filter((tag) => attribute(tag, 'hreflang') === other);
    expect(switches.length, path).toBeGreaterThan(1);
    for (const tag of switches) {
      expect(attribute(tag, 'lang'), path).toBe(other);
      const target = new URL(attribute(tag, 'href') ?? '', owner.origin);
      expect(target.pathname, path).toBe(paths[page][other]);
      expect(localeOf(target), path).toBe(other);
    }
  }
});

test('an article says that it is one, and when it appeared', async () => {
  for (const { page, path } of documents) {
    const html = (await site.ask(path)).text;
    const dates = ['published', 'modified'].map((day) =>
      metaOf(html, 'property', `article:${day}_time`),
    );
    const isArticle = pageEntry(page).file === 'article';
    expect(metaOf(html, 'property', 'og:type'), path).toBe(isArticle ? 'article' : 'website');
    for (const date of dates)
      expect(date ?? '', path).toMatch(isArticle ? /^20\d\d-\d\d-\d\d$/ : /^$/);
  }
});

test('every page has a preview picture and structured data of its own', async () => {
  const seen = new Set<string>();
  for (const { page, path } of documents.filter((each) => !isService(each.page))) {
    const html = (await site.ask(path)).text;
    const image = metaOf(html, 'property', 'og:image') ?? '';
    expect(image.startsWith(`${owner.origin}/assets/`), path).toBe(true);
    expect(seen.has(image), path).toBe(false);
    seen.add(image);
    const picture = await site.ask(new URL(image).pathname);
    expect(picture.type, path).toBe('image/jpeg');
    const [width, height] = ['width', 'height'].map((side) =>
      Number(metaOf(html, 'property', `og:image:${side}`)),
    );
    expect(await sharp(picture.bytes).metadata(), path).toMatchObject({
      width,
      height,
    });
    expect(metaOf(html, 'property', 'og:image:alt')?.length, path).toBeGreaterThan(3);
    expect(metaOf(html, 'name', 'twitter:card'), path).toBe('summary_large_image');
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    expect(blocks, path).toHaveLength(1);
    const graph = JSON.parse(blocks[0]?.[1] ?? '') as { '@graph': { '@type': string }[] };
    expect(
      graph['@graph'].map((thing) => thing['@type']),
      path,
    ).toEqual(expect.arrayContaining(['WebSite', ...(page === 'home' ? [] : ['BreadcrumbList'])]));
  }
});

test('no drawing heads two pages', async () => {
  const headed = new Map<string, string>();
  for (const { page, path } of documents) {
    const html = (await site.ask(path)).text;
    const [, drawing] =
      /data-header-picture=""><picture[^>]*>(?:<source[^>]*>)*<img src="([^"]*)"/.exec(html) ?? [];
    if (!drawing) continue;
    expect(headed.get(drawing) ?? page, path).toBe(page);
    headed.set(drawing, page);
  }
  expect(headed.size).toBeGreaterThan(0);
});

test('crawlers find the sitemap, and in it pages that exist', async () => {
  const robots = (await site.ask('/robots.txt')).text;
  expect(robots).toContain(`Sitemap: ${owner.origin}/sitemap.xml`);
  const { type, text: xml } = await site.ask('/sitemap.xml');
  expect(type).toContain('xml');
  const listed = Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, loc = '']) => new URL(loc));
  expect(listed.length).toBeGreaterThan(40);
  for (const { pathname, search } of listed)
    expect((await site.ask(pathname + search)).status, pathname).toBe(200);
  expect((await site.ask('/llms.txt')).type).toContain('text/plain');
});

test('the sitemap dates every page that shows a figure or names a source', async () => {
  const xml = (await site.ask('/sitemap.xml')).text;
  const entries = Array.from(
    xml.matchAll(/<loc>([^<]*)<\/loc>(<lastmod>)?/g),
    ([, loc = '', dated]) => [new URL(loc).pathname, dated !== undefined] as const,
  );
  const isDated = new Map(entries);
  const dated: string[] = [];
  for (const { path } of documents.filter((each) => isDated.has(each.path))) {
    const html = (await site.ask(path)).text;
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
    const namesSource = links(main).some((link) => {
      const url = new URL(attribute(link, 'href') ?? '', owner.origin);
      return url.origin !== owner.origin && sourceHosts.has(url.host);
    });
    if (main.includes('data-status=') || namesSource) dated.push(path);
  }
  expect(dated.length).toBeGreaterThan(40);
  expect(dated.filter((path) => !isDated.get(path))).toEqual([]);
});

test('every page of the guide is there as Markdown', async () => {
  const listed = (await site.ask('/llms.txt')).text;
  for (const { page, locale, path } of documents) {
    const markdown = markdownPath(page, locale);
    if (!markdown) continue;
    const { status, type, text } = await site.ask(markdown);
    expect([status, type], markdown).toEqual([200, 'text/markdown; charset=utf-8']);
    const { heading } = readPage(locale, page).text;
    expect(text.match(/^# .*$/gm), markdown).toEqual([`# ${heading}`]);
    expect(text, markdown).toContain(`<${owner.origin}${path}>`);
    // Addresses, and code that is to be copied.
    const written = text.replaceAll(/<https:[^>]*>|^( *)```[\s\S]*?^\1```/gm, '');
    expect(written, markdown).not.toMatch(/<[a-z-]+[ />]|\]\(\//);
    expect((await site.ask(path)).text).toContain(
      `<link rel="alternate" type="text/markdown" href="${markdown}"/>`,
    );
    expect(listed).toContain(`(${owner.origin}${markdown})`);
    expect((await site.ask('/sitemap.xml')).text).not.toContain(markdown);
  }
});

test('every page is valid HTML', async () => {
  const validator = new HtmlValidate(rules);
  const found: string[] = [];
  for (const path of addresses) {
    const page = (await site.ask(path)).text;
    // Astro writes this rule beside the first island, where HTML knows no style element.
    const html = page.replace(/<style>astro-island,[^<]*<\/style>/, '');
    const report = await validator.validateString(html);
    for (const { ruleId, message, offset } of report.results.flatMap(({ messages }) => messages)) {
      const around = html.slice(Math.max(0, offset - 60), offset + 90);
      found.push(`${path} ${ruleId}: ${message} … ${around}`);
    }
  }
  expect(found).toEqual([]);
});

test('links within a page and between pages name them as they are registered', async () => {
  const wrong: string[] = [];
  for (const path of addresses) {
    const html = (await site.ask(path)).text;
    for (const tag of links(html)) {
      const { pathname, origin } = new URL(attribute(tag, 'href') ?? '', site.url + path);
      if (origin === site.url && registeredPath(pathname) && registeredPath(pathname) !== pathname)
        wrong.push(`${path}: ${tag}`);
    }
  }
  expect(wrong).toEqual([]);
});

// It asks for the page of every figure as well.
test('every link and anchor exists and stays in the language', { timeout: 240_000 }, async () => {
  const wrong: string[] = [];
  const known = new Map<string, Set<string>>();
  // The planner answers all pairs of stations alike: in the run of every view alone it is asked for each.
  const journeys = new Map<string, string>();
  const asked = ({ pathname, search, searchParams }: URL) => {
    if (inEveryView || pageAt(pathname) !== 'metro') return pathname + search;
    const kind = [pathname, ...searchParams.keys()].join(' ');
    const first = journeys.get(kind) ?? pathname + search;
    journeys.set(kind, first);
    return first;
  };
  const idsIn = (html: string) => {
    const ids = known.get(html) ?? new Set(idsOf(html));
    known.set(html, ids);
    return ids;
  };
  for (const path of addresses) {
    const html = (await site.ask(path)).text;
    const here = new URL(path, site.url);
    const locale = localeOf(here);
    for (const tag of links(html)) {
      const target = new URL(attribute(tag, 'href') ?? '', here);
      if (target.origin !== here.origin) continue;
      const where = `${path} → ${target.pathname}${target.search}${target.hash}`;
      const { status, text: found } = await site.ask(asked(target));
      // A page that does not exist leads to itself in the other language.
      const itself =
        target.pathname === here.pathname && missing.some((each) => each.path === path);
      if (status !== 200 && !itself) wrong.push(`${where}: ${status}`);
      const anchor = decodeURIComponent(target.hash.slice(1));
      // The fragment of a trip's link is the trip.
      const isTrip = pageAt(target.pathname) === 'trip';
      if (anchor && !isTrip && !idsIn(found).has(anchor)) wrong.push(`${where}: no such anchor`);
      const wanted = attribute(tag, 'hreflang') ?? locale;
      if (pageAt(target.pathname) && localeOf(target) !== wanted) wrong.push(`${where}: language`);
    }
  }
  expect(wrong).toEqual([]);
});

test('links to other sites are known, open apart, tell nothing and say so', async () => {
  const wrong: string[] = [];
  const seen = new Set<string>();
  const accounts = new Set(owner.social.map(({ url }) => new URL(url).host));
  for (const { path, locale } of documents) {
    const html = (await site.ask(path)).text;
    for (const [, tag = '', text = ''] of html.matchAll(
      /<a ([^>]*href="https?:[^>]*)>(.*?)<\/a>/gs,
    )) {
      const { host, protocol } = new URL(
        (attribute(`<a ${tag}>`, 'href') ?? '').replaceAll('&amp;', '&'),
      );
      if (accounts.has(host)) continue;
      seen.add(host);
      const purpose = externalSites[host] ?? (sourceHosts.has(host) ? 'source' : undefined);
      const apart = /target="_blank"/.test(tag) && /rel="noopener noreferrer"/.test(tag);
      // Where a figure was read may have nothing better than plain HTTP.
      const safe = protocol === 'https:' || purpose === 'source' || sourceHosts.has(host);
      if (!purpose || !apart || !safe || !text.includes(opensInNewTab[locale]))
        wrong.push(`${path}: ${tag}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(Object.keys(externalSites).filter((host) => !seen.has(host))).toEqual([]);
});

test("every amount in won has room for the visitor's currency", async () => {
  const found: string[] = [];
  let marked = 0;
  for (const path of addresses) {
    const body = await bodyOf(path);
    const amounts = selectAll('won-amount', body);
    marked += amounts.length;
    // An option holds nothing but text; the rate of 1,000 won is what the visitor types.
    for (const part of [...amounts, ...selectAll('option, script, .own-currency', body)])
      part.children = [];
    const rest = toString(body).match(/.{0,40}(?:\d\s₩|₩\d).{0,20}/g) ?? [];
    found.push(...rest.map((text) => `${path}: ${text}`));
  }
  expect(found).toEqual([]);
  expect(marked).toBeGreaterThan(1000);
});

test('a page with prices offers them in the visitor’s currency, above the first', async () => {
  const without: string[] = [];
  // The home page names a few in passing.
  const priced = addresses.filter(
    (path) => pageAt(new URL(path, 'http://localhost').pathname) !== 'home',
  );
  for (const path of priced) {
    const [main] = selectAll('main', await bodyOf(path));
    const [first] = main ? selectAll('won-amount, [name=own-currency]', main) : [];
    if (first?.tagName === 'won-amount') without.push(path);
  }
  expect(without).toEqual([]);
});

test('Korean is marked as Korean', async () => {
  const found: string[] = [];
  let marked = 0;
  for (const path of addresses) {
    const body = await bodyOf(path);
    const korean = selectAll('[lang=ko]', body);
    marked += korean.length;
    for (const part of [...korean, ...selectAll('script, style', body)]) part.children = [];
    const rest = toString(body).match(/.{0,40}\p{Script=Hangul}+.{0,20}/gu) ?? [];
    found.push(...rest.map((text) => `${path}: ${text}`));
  }
  expect(found).toEqual([]);
  expect(marked).toBeGreaterThan(1000);
});

async function bodyOf(path: string) {
  const body = select(
    'body',
    unified()
      .use(rehypeParse)
      .parse((await site.ask(path)).text),
  );
  if (!body) throw new Error(`${path} has no body`);
  return body;
}

test('every file that a page names exists', async () => {
  const files = new Set<string>();
  for (const path of addresses) {
    const html = (await site.ask(path)).text;
    for (const [, file = ''] of html.matchAll(/\s(?:src|href)="(\/[^"?#]*\.\w+)"/g))
      files.add(file);
  }
  expect(files.size).toBeGreaterThan(5);
  for (const file of files) expect((await site.ask(file)).status, file).toBe(200);
});
