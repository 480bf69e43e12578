import { beforeAll, describe, expect, it } from 'vitest';
import { openSearch } from './search.ts';
import type { Search } from './search-index.ts';
import { ways } from '#content/data/answers/answer.ts';
import { menuDishes } from '#content/data/menu/menu.ts';
import { locales } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { readSearchIndex } from './read-search-index.ts';

describe.each(locales)('the menu in the search in %s', (locale) => {
  let search: Search;

  beforeAll(async () => {
    search = await openSearch(readSearchIndex(locale));
  });

  /** Where the answers above the results lead, and the first dishes below them. */
  const found = (query: string) => {
    const { answers, groups } = search(query);
    const dishes = groups.filter(({ kind }) => kind === 'food').flatMap(({ hits }) => hits);
    return [...answers.flatMap(({ links }) => links), ...dishes.slice(0, 6)].map(
      ({ href }) => href,
    );
  };

  it.each(menuDishes)('$id is found by each of its names and spellings', (dish) => {
    const href = `${pathTo('food-menu', locale)}#${dish.id}`;
    const missed = [dish.name, dish.nameKorean, ...ways(dish.aliases)].filter(
      (name) => !found(name).includes(href),
    );
    expect(missed, 'change its aliases in content/data/menu/').toEqual([]);
  });
});
