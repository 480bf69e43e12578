import { beforeAll, describe, expect, it } from 'vitest';
import { openSearch } from '../../site/features/search/search.ts';
import type { Search } from '../../site/features/search/search-index.ts';
import { locales, type Locale } from '../locale.ts';
import { pageIds, pathTo } from '../pages.ts';
import { readSearchIndex } from '../../site/features/search/read-search-index.ts';
import { englishTravellers } from './english-travellers.ts';
import { english } from './english.ts';
import { fansAndTravellers } from './fans-and-travellers.ts';
import { first } from './first.ts';
import { furtherTravellers } from './further-travellers.ts';
import { howToSayAndStay } from './how-to-say-and-stay.ts';
import { phoneTravellers } from './phone-travellers.ts';
import { resident } from './resident.ts';
import { safetyAndNeeds } from './safety-and-needs.ts';
import { spanishTravellers } from './spanish-travellers.ts';
import { spanish } from './spanish.ts';
import type { Queries } from './queries.ts';

/** The share of queries whose answer has to stand among the first three results. */
const enough = 0.97;

const ofLanguage: Readonly<Record<Locale, readonly Queries[]>> = {
  es: [
    spanish,
    spanishTravellers,
    furtherTravellers.es,
    phoneTravellers.es,
    resident.es,
    fansAndTravellers.es,
    safetyAndNeeds.es,
    howToSayAndStay.es,
  ],
  en: [
    english,
    englishTravellers,
    furtherTravellers.en,
    phoneTravellers.en,
    resident.en,
    fansAndTravellers.en,
    safetyAndNeeds.en,
    howToSayAndStay.en,
  ],
};

const casesOf = (ofLocale: (locale: Locale) => readonly Queries[]) =>
  locales.flatMap((locale) =>
    ofLocale(locale)
      .flatMap(Object.entries<Queries[string]>)
      .flatMap(([subject, byAnswer]) =>
        Object.entries(byAnswer).flatMap(([expected, asked]) =>
          asked.map((query) => ({ locale, subject, query, expected: expected.split(', ') })),
        ),
      ),
  );

const cases = casesOf((locale) => ofLanguage[locale]);
const firstCases = casesOf((locale) => [{ first: first[locale] }]);
const all = [...firstCases, ...cases];

/** What a search shows first, as ids of answers and links, or `nothing`. */
function shownFirst(search: Search, query: string, most: number): string[] {
  const { answers, groups } = search(query);
  const shown = [
    ...answers.map(({ id }) => `=${id}`),
    ...groups.flatMap(({ hits }) => hits.map(({ href }) => href)),
  ];
  return shown.length > 0 ? shown.slice(0, most) : ['nothing'];
}

function matches(shown: string, expected: string, locale: Locale): boolean {
  if (expected === 'nothing') return shown === expected;
  if (expected.startsWith('='))
    return expected.endsWith('*') ? shown.startsWith(expected.slice(0, -1)) : shown === expected;
  const [name, anchor] = expected.split('#');
  const page = pageIds.find((id) => id === name);
  if (!page) throw new Error(`there is no page ${name}`);
  const path = pathTo(page, locale);
  return anchor ? shown === `${path}#${anchor}` : shown === path || shown.startsWith(`${path}#`);
}

describe('the queries', () => {
  it('are at least 2,000, each once in its language', () => {
    expect(all.length).toBeGreaterThanOrEqual(2000);
    const keys = all.map(({ locale, query }) => `${locale} ${query}`);
    const twice = keys.filter((key, at) => keys.indexOf(key) !== at);
    expect(twice, 'take one of each out of content/search-queries/').toEqual([]);
  });

  it('expect an answer or a page that exists', () => {
    const ids = new Set(readSearchIndex('es').answers.map(({ id }) => `=${id}`));
    const exists = (expected: string) =>
      !expected.startsWith('=') || [...ids].some((id) => matches(id, expected, 'es'));
    const astray = all.filter(({ expected }) => !expected.some(exists));
    expect(
      astray.map(({ query }) => query),
      'correct what these expect in content/search-queries/',
    ).toEqual([]);
  });
});

describe('what people type', () => {
  const searches = new Map<Locale, Search>();

  beforeAll(async () => {
    for (const locale of locales) searches.set(locale, await openSearch(readSearchIndex(locale)));
  });

  const missedOf = (asked: typeof all, most: number) =>
    asked.flatMap(({ locale, subject, query, expected }) => {
      const shown = shownFirst(searches.get(locale)!, query, most);
      const found = shown.some((each) => expected.some((one) => matches(each, one, locale)));
      return found
        ? []
        : `${locale} ${subject}: ${query} → ${shown.join(', ')} instead of ${expected.join(', ')}`;
    });

  it('is answered first where it is typed most', () => {
    const advice = 'correct content/search-queries/first.ts where the new answer is the better one';
    expect(missedOf(firstCases, 1), advice).toEqual([]);
  });

  it('is answered among the first three results', () => {
    const missed = missedOf(cases, 3);
    const share = 1 - missed.length / cases.length;
    const percent = `${(share * 100).toFixed(1)} % of ${cases.length} queries`;
    console.log([`answered among the first three: ${percent}`, ...missed].join('\n  '));
    expect(share, `${percent}\n${missed.join('\n')}`).toBeGreaterThanOrEqual(enough);
  });

  it('is answered at once', () => {
    const times = firstCases.map(({ locale, query }) => {
      const start = performance.now();
      searches.get(locale)!(query);
      return performance.now() - start;
    });
    // A quarter of 50 ms, for a phone with a quarter of the speed; the median, as other tests run at the same time.
    const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
    expect(median).toBeLessThan(12.5);
  });

  it('never leads to legal texts first, unless nothing else has the words', () => {
    const before = firstCases.filter(({ locale, query }) => {
      const kinds = searches.get(locale)!(query).groups.map(({ kind }) => kind);
      return kinds.includes('legal') && kinds.at(-1) !== 'legal';
    });
    expect(before).toEqual([]);
  });
});
