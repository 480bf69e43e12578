import { beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '#content/locale.ts';
import { readSearchIndex } from '#site/features/search/read-search-index.ts';
import { openSearch } from '#site/features/search/search.ts';
import type { Search } from '#site/features/search/search-index.ts';

const asked: Readonly<Record<Locale, readonly (readonly [query: string, id: string])[]>> = {
  es: [
    ['gamsa', 'thanks'],
    ['gamsahamnida', 'thanks'],
    ['감사합니다', 'thanks'],
    ['gam-sa-ham-ni-da', 'thanks'],
    ['perdi el pasaporte', 'lostPassport'],
    ['alergia mani', 'allergicTo'],
    ['la cuenta por favor', 'billPlease'],
    ['me estan siguiendo', 'followed'],
  ],
  en: [
    ['annyeonghaseyo', 'hello'],
    ['i lost my passport', 'lostPassport'],
    ['the bill please', 'billPlease'],
    ['gwaenchanayo', 'fine'],
    ['where is the toilet', 'restroom'],
  ],
};

describe.each(Object.entries(asked) as [Locale, (typeof asked)[Locale]][])(
  'in %s',
  (locale, queries) => {
    let search: Search;

    beforeAll(async () => {
      search = await openSearch(readSearchIndex(locale));
    });

    test.each(queries)('%s finds its phrase', (query, id) => {
      const phrases = search(query).groups.find(({ kind }) => kind === 'phrase');
      const anchors = phrases?.hits.slice(0, 5).map(({ href }) => href.split('#')[1]);
      expect(anchors).toContain(id);
    });
  },
);
