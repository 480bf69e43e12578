import { beforeAll, describe, expect, it } from 'vitest';
import { openSearch } from '../../site/features/search/search.ts';
import type { Search } from '../../site/features/search/search-index.ts';
import { indexTermsOf, termsOf } from '../../domain/text/search-terms.ts';
import { locales } from '../locale.ts';
import { readSearchIndex } from '../../site/features/search/read-search-index.ts';
import { countries } from './country-words.ts';
import { otherWords } from './other-words.ts';
import { ofCountries, vocabularyPairs } from './vocabulary.ts';

describe.each(locales)('the words of the countries in %s', (locale) => {
  const words = ofCountries[locale]
    .flatMap((subject) => Object.entries(subject))
    .flatMap(([written, typed]) =>
      Object.entries(typed).map(([each, where]) => ({ each, written, where: where.split(' ') })),
    );

  it('are many', () => {
    expect(words.length).toBeGreaterThanOrEqual(locale === 'es' ? 300 : 100);
  });

  it('name countries that speak the language, each once', () => {
    const known = new Set<string>(countries[locale].split(' '));
    const astray = words.filter(
      ({ where }) => where.length !== new Set(where).size || where.some((code) => !known.has(code)),
    );
    expect(astray, 'correct the codes in content/vocabulary/').toEqual([]);
  });

  it('come from every country', () => {
    const named = new Set(words.flatMap(({ where }) => where));
    expect(countries[locale].split(' ').filter((code) => !named.has(code))).toEqual([]);
  });
});

describe.each(locales)('the vocabulary in %s', (locale) => {
  const pairs = vocabularyPairs(locale);
  const index = readSearchIndex(locale);
  let search: Search;

  beforeAll(async () => {
    search = await openSearch(index);
  });

  it('has no word of its own among those of which the guide says nothing', () => {
    const others = termsOf(otherWords[locale]);
    const advice = 'take these words out of content/vocabulary/other-words.ts';
    const twice = others.filter((word, at) => others.indexOf(word) !== at);
    expect(twice, `${advice}: they stand there twice`).toEqual([]);
    const found = others.filter((word) => search(word).total > 0);
    expect(found, `${advice}: the guide has something for them now`).toEqual([]);
  });

  it('has each pair once, and none for the word itself', () => {
    const keys = pairs.map(([typed, written]) => `${termsOf(typed).join(' ')} → ${written}`);
    const twice = keys.filter((key, at) => keys.indexOf(key) !== at);
    expect(twice, 'take one of each out of content/vocabulary/').toEqual([]);
    const same = pairs.filter(
      ([typed, written]) => termsOf(typed).join(' ') === termsOf(written).join(' '),
    );
    expect(same, 'take these pairs out of content/vocabulary/').toEqual([]);
    const empty = pairs.filter(([typed]) => termsOf(typed).length === 0);
    expect(empty, 'content/vocabulary/: only words that the search leaves out').toEqual([]);
  });

  it('leads to words that a document or an answer has, all in the same one', () => {
    const texts = [
      ...index.documents.map(({ title, hangul, other, where, text }) => [
        title,
        hangul,
        other,
        where,
        text,
      ]),
      ...index.answers.map(({ question, text }, at) => [
        question,
        text,
        index.asked[at]?.join(' '),
      ]),
    ];
    const terms = texts.map((each) => new Set(indexTermsOf(each.join(' '))));
    const astray = [...new Set(pairs.map(([, written]) => written))].filter(
      (written) => !terms.some((each) => termsOf(written).every((term) => each.has(term))),
    );
    expect(astray, 'content/vocabulary/: nothing in the guide has these words').toEqual([]);
  });

  it('finds something', () => {
    const lost = pairs.filter(([typed]) => search(typed).total === 0);
    expect(lost, 'content/vocabulary/: nothing is found for the first of each').toEqual([]);
  });
});
