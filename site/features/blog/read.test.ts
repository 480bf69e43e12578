import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readBlog, readArticle, readFeed } from './read.ts';
import { articleFile, articles, articleText } from '#content/blog/articles.server.ts';
import { owner } from '#content/data/owner.ts';
import { locales } from '#content/locale.ts';
import { textsOf } from '#content/markdown.ts';
import { localeOf } from '#content/pages-by-path.ts';
import { feedPath, isService, pageEntry, pageGroups, pageIds, pathTo } from '#content/pages.ts';
import { readSitemap } from '#site/lib/read-page.ts';

const ids = articles.map(({ page }) => page);
const textOf = (id: (typeof ids)[number], locale: 'es' | 'en') =>
  articleText(id, locale).blocks.flatMap(textsOf);

describe('the articles', () => {
  it('are those of the registry, with exactly one file for each language', () => {
    const registered = pageIds.filter((id) => pageEntry(id).file === 'article');
    expect([...ids].sort()).toEqual([...registered].sort());
    const files = ids.flatMap((id) => locales.map((locale) => articleFile(id, locale)));
    const found = globSync('content/blog/*/*.md').map((file) => file.replace('content/blog', '.'));
    expect(found.sort()).toEqual(files.sort());
  });

  it('are in order from the newest, with dates that exist', () => {
    const days = articles.map(({ published }) => published);
    expect(days).toEqual([...days].sort().reverse());
    for (const day of days) expect(new Date(day).toISOString()).toMatch(new RegExp(`^${day}T`));
  });

  it.each(ids)('%s has its language in its path', (id) => {
    for (const locale of locales) {
      const url = new URL(pathTo(id, locale), 'http://localhost');
      expect(url.search).toBe('');
      expect(localeOf(url, locale === 'es' ? 'en' : 'es')).toBe(locale);
    }
  });

  it.each(ids)('%s has the same parts, anchors and links in both languages', (id) => {
    const shape = (locale: 'es' | 'en') =>
      articleText(id, locale).blocks.map((block) => [
        block.kind,
        'id' in block ? block.id : textsOf(block).length,
        textsOf(block).map((text) =>
          [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target),
        ),
      ]);
    expect(shape('en')).toEqual(shape('es'));
    const english = textOf(id, 'en');
    textOf(id, 'es').forEach((text, index) => expect(english[index]).not.toBe(text));
  });

  it.each(ids)('%s is between 700 and 1,500 words long', (id) => {
    for (const locale of locales) {
      const words = textOf(id, locale).join(' ').split(/\s+/).length;
      expect(words, locale).toBeGreaterThanOrEqual(700);
      expect(words, locale).toBeLessThanOrEqual(1_500);
    }
  });

  it.each(ids)('%s has no marked Korean within a link or in bold', (id) => {
    for (const locale of locales)
      for (const text of textOf(id, locale))
        for (const [mark] of text.matchAll(/\[[^\]]+\]\([^)]+\)|\*\*[^*]+\*\*/g))
          expect(mark).not.toMatch(/\p{Script=Hangul}/u);
  });

  it.each(ids)('%s pulls a sentence of its own, and has its picture and its grid once', (id) => {
    for (const locale of locales) {
      const { pieces, card, inset } = readArticle(locale, id);
      expect(inset?.drawing).not.toBe(card.picture);
      const kinds = pieces.map(({ kind }) => kind);
      for (const kind of ['pull', 'grid', 'sources'])
        expect(
          kinds.filter((each) => each === kind),
          kind,
        ).toHaveLength(1);
      expect(kinds.filter((kind) => kind === 'inset' || kind === 'stair')).toHaveLength(1);
      const grid = pieces.find((piece) => piece.kind === 'grid');
      expect(grid?.items).toHaveLength(4);
    }
  });

  it.each(ids)('%s shows each of its blocks once', (id) => {
    const { pieces, ways, packet, day } = readArticle('es', id);
    const label = packet?.words.map(({ korean, meaning }) => `${korean}: ${meaning}.`) ?? [];
    const above = [
      ...ways.flatMap(({ items }) => items),
      ...label,
      ...(packet?.outside ?? []),
    ].concat(day?.items ?? []);
    const shown = pieces.flatMap((piece) => {
      if (piece.kind === 'grid') return piece.items;
      if (piece.kind === 'pull') return [piece.text];
      if (piece.kind === 'stair')
        return piece.steps.map(
          ({ time, what, korean, reading, meaning }) =>
            `**${time}** ${what}: ${korean} (${reading}), ${meaning}.`,
        );
      const title = piece.kind === 'sources' ? [piece.title] : [];
      return 'blocks' in piece ? title.concat(piece.blocks.flatMap(textsOf)) : [];
    });
    const all = textOf(id, 'es');
    // The pulled sentence parts its paragraph.
    expect(shown.join(' ')).toBe(all.filter((line) => !above.includes(line)).join(' '));
    expect(all).toEqual(expect.arrayContaining(above));
  });

  it.each(locales)('what three kinds of student pay is said in won (%s)', (locale) => {
    const { blocks } = articleText('korean-from-scratch', locale);
    const start = blocks.findIndex((block) => 'id' in block && block.id === 'budgets');
    const list = blocks[start + 1];
    expect(start).toBeGreaterThan(0);
    const items = list ? textsOf(list) : [];
    expect(items).toHaveLength(3);
    for (const item of items) expect(item).toMatch(/₩.*₩/su);
  });

  it('link to pages of the same language', () => {
    for (const id of ids) {
      for (const locale of locales) {
        const { related, card, page } = readArticle(locale, id);
        expect(related.length).toBeGreaterThan(2);
        expect(related.join()).not.toContain(`(${page})`);
        expect(card.date).toMatch(locale === 'es' ? /de noviembre de 2026$/ : /November 2026$/);
      }
    }
  });
});

/** A text of an article without its marks, as HTML writes it. */
const asShown = (text: string) =>
  text
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll('**', '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

describe('the feed', () => {
  it.each(locales)('has the articles in %s, with absolute URLs', (locale) => {
    const xml = readFeed(locale);
    const all = (tag: string) =>
      [...xml.matchAll(new RegExp(`<${tag}>([^<]*|<!\\[CDATA\\[[^]*?\\]\\]>)</${tag}>`, 'g'))].map(
        ([, text = '']) => text.replace(/^<!\[CDATA\[|\]\]>$/g, ''),
      );
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>\s*<rss version="2\.0"/);
    expect(all('language')).toEqual([locale]);
    expect(xml).toContain(`href="${owner.origin}${feedPath(locale)}" rel="self"`);
    const { articles: cards } = readBlog(locale);
    const links = cards.map(({ href }) => owner.origin + href);
    // The first title, link and description are those of the channel.
    expect(all('title').slice(1)).toEqual(cards.map(({ heading }) => heading));
    expect(all('link').slice(1)).toEqual(links);
    expect(all('description').slice(1)).toEqual(cards.map(({ lead }) => lead));
    const guids = [...xml.matchAll(/<guid[^>]*>([^<]*)<\/guid>/g)].map(([, guid]) => guid);
    expect(guids).toEqual(links);
    const days = all('pubDate').map((date) => new Date(date).toISOString().slice(0, 10));
    expect(days).toEqual(articles.map(({ published }) => published));
  });

  it.each(locales)('has the whole text of each article in %s, with absolute URLs', (locale) => {
    const texts = Array.from(
      readFeed(locale).matchAll(/<content:encoded><!\[CDATA\[([^]*?)\]\]><\/content:encoded>/g),
      ([, html = '']) => html,
    );
    expect(texts).toHaveLength(ids.length);
    texts.forEach((html, index) => {
      const blocks = articleText(articles[index]?.page ?? 'korean-from-scratch', locale).blocks;
      const shown = html.replaceAll(/<[^>]+>/g, '');
      for (const text of blocks.flatMap(textsOf)) expect(shown).toContain(asShown(text));
      const targets = Array.from(html.matchAll(/(?:href|src)="([^"]*)"/g), ([, url = '']) => url);
      expect(targets.length).toBeGreaterThan(0);
      for (const url of targets) expect(url).toMatch(/^https?:\/\/[^/]/);
    });
  });

  it.each(locales)('is well-formed in %s: every element closes', (locale) => {
    const bare = readFeed(locale).replaceAll(/<!\[CDATA\[[^]*?\]\]>|<\?[^]*?\?>/g, '');
    const open: string[] = [];
    for (const [, end, name = '', self] of bare.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
      if (end) expect(open.pop()).toBe(name);
      else if (!self) open.push(name);
    }
    expect(open).toEqual([]);
    expect(bare).not.toMatch(/&(?!(?:amp|lt|gt|quot|apos|#\d+);)/);
  });
});

it('the site map lists every page once, in the order of the specification', () => {
  for (const locale of locales) {
    const groups = readSitemap(locale);
    expect(groups.map(({ group }) => group)).toEqual([...pageGroups]);
    const listed = groups.flatMap(({ links }) => links.map(({ id }) => id));
    expect(listed.sort()).toEqual(pageIds.filter((id) => !isService(id)).sort());
  }
});
