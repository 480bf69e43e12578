import { expect, test } from 'vitest';
import { places } from './data/places.ts';
import { locales } from './locale.ts';
import { stations, terms, type Term } from './terms.ts';
import { allStrings, seenTexts } from './testing-texts.ts';

const texts = seenTexts();

const entries: readonly (readonly [string, Term])[] = Object.entries(terms);

const avoided = entries.flatMap(([id, { avoid }]) =>
  locales.flatMap((locale) => {
    const others = avoid?.[locale];
    return others ? [{ id, locale, others }] : [];
  }),
);

test.each(avoided)('no text in $locale uses another name for $id', ({ locale, others }) => {
  const other = new RegExp(`(?<![\\p{L}-])(?:${others.join('|')})(?!\\p{L})`, 'gu');
  const found = texts
    .filter((text) => text.locale === locale)
    .flatMap(({ at, text }) => Array.from(text.matchAll(other), ([match]) => `${at}: ${match}`));
  expect(found, 'say these as content/terms.ts does').toEqual([]);
});

test('every term is in use in both languages', () => {
  const unused = entries.flatMap(([id, term]) =>
    locales
      .filter((locale) => {
        const name = term[locale].toLowerCase();
        return !texts.some(
          (text) => text.locale === locale && text.text.toLowerCase().includes(name),
        );
      })
      .map((locale) => `${id} ${locale}`),
  );
  expect(unused, 'take these out of terms in content/terms.ts').toEqual([]);
});

test('no two terms share a name in Hangul', () => {
  const names = entries.flatMap(([, { hangul }]) => hangul ?? []);
  expect(new Set(names).size).toBe(names.length);
});

test('stations are named as on their signs', () => {
  const named = places.flatMap(({ station }) => station ?? []);
  expect(named.length).toBeGreaterThan(20);
  for (const { name, hangul } of named) {
    const known = stations[hangul.replace(/역$/, '')];
    expect(known, `add ${hangul} to stations in content/terms.ts`).toBeDefined();
    const { sign, meaning } = known ?? { sign: '' };
    expect(name).toEqual({ es: meaning ? `${sign} (${meaning})` : sign, en: sign });
  }
});

test('every station is in use', () => {
  const strings = new Set(allStrings().map(({ text }) => text));
  const unused = Object.keys(stations).filter(
    (hangul) => !strings.has(hangul) && !strings.has(`${hangul}역`),
  );
  expect(unused, 'take these out of stations in content/terms.ts').toEqual([]);
});
