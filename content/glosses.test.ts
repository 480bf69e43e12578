import { describe, expect, test } from 'vitest';
import { pageEntry, pageIds, paths, type PageId } from './pages.ts';
import { readPage } from '#site/lib/read-page.ts';
import { glosses } from './terms.ts';

const articles = import.meta.glob<string>('./blog/es/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

/** The Spanish texts of a page's own copy, or the lines of its article below the head. */
function textsOf(page: PageId): string[] {
  const article = articles[`./blog/es/${paths[page].es.split('/').at(-1)}.md`];
  // Search engines and the menu show these, not the page.
  const { title: _title, description: _description, ...text } = readPage('es', page).text;
  if (article === undefined) return stringsIn({ ...text, keywords: '', menu: '' });
  return article.slice(article.indexOf('\n---', 3)).split('\n');
}

const isSentence = (text: string) => /[.!?…]["»)]?$/.test(text);

/** Pages in the words of the law, and those of mails and of the search, have no place to explain a word. */
const pages = pageIds.filter((page) => {
  const { file, group } = pageEntry(page);
  return group !== undefined && file !== 'legal' && page !== 'search' && page !== 'sitemap';
});

describe.each(glosses)('%s (%s)', (word, gloss) => {
  const used = new RegExp(`(?<!\\p{L})(?:${word})(?!\\p{L})`, 'iu');
  const explained = new RegExp(`(?<!\\p{L})(?:${word}) (?:\\(|o )(?:${gloss})(?!\\p{L})`, 'giu');
  const times = pages
    .map((page) => ({ page, texts: textsOf(page) }))
    .filter(({ texts }) => texts.some((text) => isSentence(text) && used.test(text)))
    .map(({ page, texts }) => ({
      page,
      times: texts.reduce((count, text) => count + Array.from(text.matchAll(explained)).length, 0),
    }));

  test('is explained once on each page that uses it', () => {
    expect(times.length).toBeGreaterThan(0);
    const wrong = times.filter((each) => each.times !== 1);
    expect(wrong, `write “${word} (${gloss})” once in the texts of these pages`).toEqual([]);
  });
});
