import { expect, test } from 'vitest';
import { counts, withCounts } from './counts.ts';
import { dishes } from './data/dishes.ts';
import { formats } from './formats.ts';
import { locales } from './locale.ts';
import { localize } from './localize.ts';

test('a count is the length of its list, in digits or in words', () => {
  for (const locale of locales) {
    const words = formats[locale].inWords(dishes.length);
    expect(withCounts('{count:dishes} x', locale)).toBe(`${dishes.length} x`);
    expect(withCounts('x {words:dishes}', locale)).toBe(`x ${words}`);
    expect(withCounts('{Words:dishes}', locale).toLowerCase()).toBe(words);
    expect(withCounts('{Words:dishes}', locale)).not.toBe(words);
  }
  expect(localize({ es: '{words:dishes}', en: '' }, 'es')).toBe(formats.es.inWords(dishes.length));
});

test('numbers up to twenty are words, larger ones digits', () => {
  expect(formats.es.inWords(14)).toBe('catorce');
  expect(formats.en.inWords(20)).toBe('twenty');
  expect(formats.en.inWords(21)).toBe('21');
});

test('an unknown count throws an error that names it, and no list is empty', () => {
  expect(() => withCounts('{count:cats}', 'es')).toThrow('{count:cats}');
  for (const [what, count] of Object.entries(counts)) expect(count, what).toBeGreaterThan(1);
});

const sources = import.meta.glob<string>(
  ['./{text,ui}/**/*.ts', './legal/*.md', './data/dish-categories.ts', '!./**/*.test.ts'],
  { query: '?raw', import: 'default', eager: true },
);

/** What the catalogue contains; texts count it by placeholders. */
const nouns =
  'lugares|places|platos|dishes|itinerarios|itineraries|destinos|destinations|pasaportes|passports|zonas de compras|shopping areas|maneras de (?:vivir|moverse)|ways to (?:live|get around)';
const small = Array.from({ length: 19 }, (_, index) => index + 2).flatMap((number) =>
  locales.map((locale) => formats[locale].inWords(number)),
);

test('no text states a count of the catalogue as a literal', () => {
  const counted = new RegExp(
    `(?<![\\w-])(?:\\d+|${small.join('|')}) (?:\\p{L}+ )?(?:${nouns})\\b`,
    'giu',
  );
  const written = Object.entries(sources).flatMap(([file, source]) =>
    Array.from(source.matchAll(counted), ([found]) => `${file}: ${found}`),
  );
  expect(written, 'name a list of content/counts.ts instead: {count:dishes}').toEqual([]);
});
