import { describe, expect, it } from 'vitest';
import { articles } from '#content/blog/articles.server.ts';
import { owner } from '#content/data/owner.ts';
import { markdownPath } from '#content/document-paths.ts';
import { llmsTxt, robotsTxt, sitemapXml } from './read-discovery.ts';
import { locales } from '#content/locale.ts';
import { isService, pageIds, pathTo } from '#content/pages.ts';

/** `loc` → language → URL. */
function entriesOf(xml: string) {
  return new Map(
    Array.from(
      xml.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g),
      ([, loc = '', links = '']) => {
        const alternates = Array.from(
          links.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]*)" href="([^"]*)"\/>/g),
          ([, language = '', href = '']) => [language, href] as const,
        );
        return [loc, Object.fromEntries(alternates)];
      },
    ),
  );
}

describe('sitemap.xml', () => {
  const xml = sitemapXml();
  const entries = entriesOf(xml);

  it('contains no URL that XML would have to escape', () => {
    const paths = locales.flatMap((locale) => pageIds.map((page) => pathTo(page, locale)));
    expect(paths.filter((path) => /[&<>"]/.test(path))).toEqual([]);
  });

  it('contains every page for search engines, in every language', () => {
    const wanted = pageIds.filter((page) => !isService(page) && page !== 'search');
    expect([...entries.keys()].toSorted()).toEqual(
      wanted
        .flatMap((page) => locales.map((locale) => owner.origin + pathTo(page, locale)))
        .toSorted(),
    );
  });

  it('gives all languages of a page the same alternates, including itself', () => {
    for (const [loc, alternates] of entries) {
      expect(Object.keys(alternates)).toEqual([...locales, 'x-default']);
      expect(Object.values(alternates)).toContain(loc);
      for (const other of Object.values(alternates))
        expect(entries.get(other ?? '')).toEqual(alternates);
    }
  });

  it('says when the content of a page was last checked', () => {
    const days = new Map(
      Array.from(
        xml.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)</g),
        ([, loc = '', day = '']) => [loc, day],
      ),
    );
    for (const day of days.values()) expect(day).toMatch(/^20\d\d-\d\d-\d\d$/);
    for (const { page, ...facts } of articles) {
      const day = 'updated' in facts ? facts.updated : facts.published;
      for (const locale of locales)
        expect(days.get(owner.origin + pathTo(page, locale)), page).toBe(day);
    }
  });

  it('is well-formed', () => {
    expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset ')).toBe(true);
    expect(xml.match(/&(?!amp;|lt;|quot;)/g)).toBeNull();
    const open: string[] = [];
    for (const [, close, name, rest = ''] of xml.matchAll(/<(\/?)([a-z:]+)([^>]*)>/g)) {
      if (close) expect(open.pop()).toBe(name);
      else if (!rest.endsWith('/')) open.push(name ?? '');
    }
    expect(open).toEqual([]);
  });
});

it('allows crawlers and names the sitemap', () => {
  expect(robotsTxt().split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Allow: /api/search',
    'Allow: /api/openapi.json',
    '',
    `Sitemap: ${owner.origin}/sitemap.xml`,
    '',
  ]);
});

it('lists every page for language models', () => {
  const text = llmsTxt();
  expect(text).toMatch(/^# Rumbo Corea\n\n> /);
  const links = Array.from(text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .{40,}$/gm), ([, url]) => url);
  expect(new Set(links).size).toBe(links.length);
  for (const page of pageIds.filter((id) => !isService(id)))
    for (const locale of locales)
      expect(links).toContain(owner.origin + (markdownPath(page, locale) ?? pathTo(page, locale)));
});
