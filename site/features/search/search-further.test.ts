import { beforeAll, describe, expect, it } from 'vitest';
import { openSearch } from './search.ts';
import type { Search } from './search-index.ts';
import { furtherAttractions } from '#content/data/attractions.ts';
import { locales } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { readSearchIndex } from './read-search-index.ts';

const all = (['seoul', 'busan'] as const).flatMap((city) =>
  furtherAttractions[city].map(({ id, name, hangul }) => ({
    id,
    city,
    names: [...new Set([name.es, name.en, hangul])],
  })),
);

describe.each(locales)('the further places in the search in %s', (locale) => {
  let search: Search;

  beforeAll(async () => {
    search = await openSearch(readSearchIndex(locale));
  });

  const found = (query: string) =>
    search(query)
      .groups.filter(({ kind }) => kind === 'place')
      .flatMap(({ hits }) => hits.map(({ href }) => href));

  it.each(all)('$id is found by each of its names', ({ id, city, names }) => {
    const href = `${pathTo(`more-${city}`, locale)}#${id}`;
    for (const name of names) expect(found(name).slice(0, 3), name).toContain(href);
  });

  it.each([
    ['everland', 'everland'],
    ['nami', 'nami-island'],
    ['suwon', 'suwon-hwaseong'],
    ['dmz', 'imjingak-dmz'],
    ['hwaseong', 'suwon-hwaseong'],
    ['coex', 'starfield-library'],
  ])('“%s” finds a card', (query, id) => {
    expect(found(query)).toContain(`${pathTo('more-seoul', locale)}#${id}`);
  });
});
