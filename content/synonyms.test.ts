import { beforeAll, describe, expect, it } from 'vitest';
import { openSearch, type Search } from '../domain/search.ts';
import { indexTermsOf, termsOf } from '../domain/search-words.ts';
import { locales } from './locale.ts';
import { readSearchIndex } from './search-index.server.ts';
import { synonymPairs } from './synonyms.ts';

describe.each(locales)('the synonyms in %s', (locale) => {
  const pairs = synonymPairs(locale);
  const index = readSearchIndex(locale);
  let search: Search;

  beforeAll(async () => {
    search = await openSearch(index);
  });

  it('are at least 300 pairs', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(300);
  });

  it('stand once, and never for themselves', () => {
    const keys = pairs.map(([typed, written]) => `${termsOf(typed).join(' ')} → ${written}`);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    const same = pairs.filter(
      ([typed, written]) => termsOf(typed).join(' ') === termsOf(written).join(' '),
    );
    expect(same).toEqual([]);
    expect(pairs.filter(([typed]) => termsOf(typed).length === 0)).toEqual([]);
  });

  it('lead to words that a document or an answer has, all in the same one', () => {
    const texts = [
      ...index.documents.map(({ title, hangul, other, where, text }) => [
        title,
        hangul,
        other,
        where,
        text,
      ]),
      ...index.answers.map(({ question, text, asked }) => [question, text, asked.join(' ')]),
    ];
    const terms = texts.map((each) => new Set(indexTermsOf(each.join(' '))));
    const astray = [...new Set(pairs.map(([, written]) => written))].filter(
      (written) => !terms.some((each) => termsOf(written).every((term) => each.has(term))),
    );
    expect(astray).toEqual([]);
  });

  it('find something', () => {
    expect(pairs.filter(([typed]) => search(typed).total === 0)).toEqual([]);
  });
});
