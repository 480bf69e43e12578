import { beforeAll, describe, expect, it } from 'vitest';
import { brotliCompressSync } from 'node:zlib';
import { openSearch } from './search.ts';
import type { Search } from './search-index.ts';
import { text } from '#content/text/search.ts';
import { passports } from '#content/data/entry-rules.ts';
import { locales } from '#content/locale.ts';
import { pageAt } from '#content/pages-by-path.ts';
import { pathTo } from '#content/pages.ts';
import { isFigureId } from '#content/register/register.ts';
import { readSearchIndex } from './read-search-index.ts';
import { searchKinds } from './read-text.ts';

describe.each(locales)('what can be found in %s', (locale) => {
  const whole = readSearchIndex(locale);
  const { documents } = whole;
  let search: Search;

  beforeAll(async () => {
    search = await openSearch(whole);
  });

  it('includes every kind of document', () => {
    const kinds = new Set(documents.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual([...searchKinds].sort());
  });

  it('links to pages of the language, each URL once', () => {
    for (const { href } of documents) {
      const { pathname } = new URL(href, 'http://localhost');
      const page = pageAt(pathname);
      expect(page && new URL(pathTo(page, locale), 'http://localhost').pathname, href).toBe(
        pathname,
      );
    }
    const hrefs = documents.filter(({ href }) => !href.endsWith('#map')).map(({ href }) => href);
    const twice = hrefs.filter((href, index) => hrefs.indexOf(href) !== index);
    expect(twice, 'two entries of content/data/ have the same id').toEqual([]);
  });

  it('has plain titles and texts everywhere', () => {
    for (const { title, text: line, href } of documents) {
      expect(title.length, href).toBeGreaterThan(1);
      expect(line.length, href).toBeGreaterThan(10);
      expect(line, href).not.toMatch(/\]\(|\*\*|undefined|\[object/);
      expect(line.split(' ').filter(isFigureId), href).toEqual([]);
    }
  });

  it('has nothing that only the program reads', () => {
    const codes = passports.map(({ id }) => id).join('|');
    const raw = [
      /\b(?:true|false|null|undefined|NaN)\b/,
      /[{}<>_]|https?:/,
      // The code of a country beside a value of its row.
      new RegExp(`\\b(?:${codes}) (?:yes|no|visa|signature|\\d+)\\b`),
      /\b(?!made-to-measure\b)[a-z]+(?:-[a-z0-9]+){3,}\b/,
      /(?<![\p{L}])(?!localStorage|sessionStorage|iPhone|eSIM)[a-z]+[A-Z]\p{L}+/u,
    ];
    // A reading has a hyphen between its syllables.
    const readings = /\b[a-zŏŭ’]+(?:-[a-zŏŭ’]+)+/g;
    const seen = documents.flatMap(({ kind, title, text: written, href }) => {
      const line = kind === 'phrase' ? written.replaceAll(readings, '') : written;
      return raw
        .flatMap((shape) => shape.exec(`${title}. ${line}`)?.[0] ?? [])
        .map((found) => `${href}: ${found}`);
    });
    expect(seen, 'leave these out where site/features/search/ reads them').toEqual([]);
  });

  it('is at most 190 KB with answers and vocabulary', () => {
    expect(brotliCompressSync(JSON.stringify(whole)).length).toBeLessThanOrEqual(190 * 1024);
  });

  it.each(text.popular.map(({ query }) => query[locale]))('finds something for %s', (line) => {
    expect(search(line).total).toBeGreaterThan(1);
  });

  it.each([
    ['경복궁', '#gyeongbokgung'],
    ['Gyeongbokgung', '#gyeongbokgung'],
    ['kyongbokgung', '#gyeongbokgung'],
    ['비빔밥', '#bibimbap'],
    ['bibimbop', '#bibimbap'],
    ['myeongdong', '#myeongdong'],
    ['goshiwon', '#goshiwon'],
  ])('%s leads to %s', (query, anchor) => {
    const [best] = search(query).groups[0]?.hits ?? [];
    expect(best?.href).toMatch(new RegExp(`${anchor}$`));
  });
});
