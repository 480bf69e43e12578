import { beforeAll, describe, expect, it } from 'vitest';
import { openSearch, type Search } from '../../domain/search.ts';
import { locales, type Locale } from '../locale.ts';
import { pageIds, pathTo } from '../pages.ts';
import { readSearchIndex } from '../search-index.server.ts';
import { english } from './english.ts';
import { spanish } from './spanish.ts';
import type { Queries } from './queries.ts';

/** The share of queries whose answer has to stand among the first three results. */
const enough = 0.97;

const ofLanguage: Readonly<Record<Locale, Queries>> = { es: spanish, en: english };

const cases = locales.flatMap((locale) =>
  Object.entries(ofLanguage[locale]).flatMap(([subject, byAnswer]) =>
    Object.entries(byAnswer).flatMap(([expected, asked]) =>
      asked.map((query) => ({ locale, subject, query, expected: expected.split(', ') })),
    ),
  ),
);

/** What a search shows first, as ids of answers and links. */
function firstThree(search: Search, query: string): string[] {
  const { answers, groups } = search(query);
  return [
    ...answers.map(({ id }) => `=${id}`),
    ...groups.flatMap(({ hits }) => hits.map(({ href }) => href)),
  ].slice(0, 3);
}

function matches(shown: string, expected: string, locale: Locale): boolean {
  if (expected.startsWith('='))
    return expected.endsWith('*') ? shown.startsWith(expected.slice(0, -1)) : shown === expected;
  const [name, anchor] = expected.split('#');
  const page = pageIds.find((id) => id === name);
  if (!page) throw new Error(`there is no page ${name}`);
  const path = pathTo(page, locale);
  return anchor ? shown === `${path}#${anchor}` : shown === path || shown.startsWith(`${path}#`);
}

describe('the queries', () => {
  it('are at least 400, each once in its language', () => {
    expect(cases.length).toBeGreaterThanOrEqual(400);
    const keys = cases.map(({ locale, query }) => `${locale} ${query}`);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it('expect an answer or a page that exists', () => {
    const ids = new Set(readSearchIndex('es').answers.map(({ id }) => `=${id}`));
    const exists = (expected: string) =>
      !expected.startsWith('=') || [...ids].some((id) => matches(id, expected, 'es'));
    const astray = cases.filter(({ expected }) => !expected.some(exists));
    expect(astray.map(({ query }) => query)).toEqual([]);
  });
});

describe('what people type', () => {
  const searches = new Map<Locale, Search>();

  beforeAll(async () => {
    for (const locale of locales) searches.set(locale, await openSearch(readSearchIndex(locale)));
  });

  it('is answered among the first three results', () => {
    const missed = cases.flatMap(({ locale, subject, query, expected }) => {
      const shown = firstThree(searches.get(locale)!, query);
      const found = shown.some((each) => expected.some((one) => matches(each, one, locale)));
      return found
        ? []
        : `${locale} ${subject}: ${query} → ${shown.join(', ') || 'nothing'} instead of ${expected.join(', ')}`;
    });
    const share = 1 - missed.length / cases.length;
    const percent = `${(share * 100).toFixed(1)} % of ${cases.length} queries`;
    console.log([`answered among the first three: ${percent}`, ...missed].join('\n  '));
    expect(share, `${percent}\n${missed.join('\n')}`).toBeGreaterThanOrEqual(enough);
  });
});
