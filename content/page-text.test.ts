import { describe, expect, it, test } from 'vitest';
import { locales } from './locale.ts';
import { pageIds } from './pages.ts';
import { readNotFound } from '#site/layout/read-not-found.ts';
import { readPage } from '#site/lib/read-page.ts';

/** What search engines show of a text without cutting it, in characters. */
const longest = { title: 65, description: 160 };

const ofPages = locales.flatMap((locale) =>
  pageIds.map((page) => ({ page: `${page} ${locale}`, text: readPage(locale, page).text })),
);
const ofMissing = locales.map((locale) => ({
  page: `not-found ${locale}`,
  text: readNotFound(locale).text,
}));
const copies = [...ofPages, ...ofMissing];

describe.each(['title', 'description'] as const)('the %s of a page', (field) => {
  const texts = copies.map(({ page, text }) => ({ page, text: text[field] }));

  it('is shown in full by search engines', () => {
    expect(texts.filter(({ text }) => text.length > longest[field])).toEqual([]);
  });

  it('belongs to one page in one language', () => {
    expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length);
  });
});

test('the ways on from a page name it and say in a line what is there', () => {
  const lines = copies.flatMap(({ page, text }) =>
    ('next' in text ? text.next.links : []).map((line) => `${page}: ${line}`),
  );
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !/^[\w -]+: \[[^\]]+\]\([\w#-]+\): .*[^.]$/.test(line))).toEqual(
    [],
  );
});
